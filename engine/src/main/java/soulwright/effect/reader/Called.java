package soulwright.effect.reader;

import java.util.Optional;
import soulwright.effect.Givens;
import soulwright.effect.compiled.Abilities;

/**
 * A keyword or a named list of steps as those who use it see it.
 *
 * @param body the abilities of a keyword
 */
record Called(Givens givens, Optional<Abilities> body) {}
