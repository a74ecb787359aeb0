package soulwright.tools.bench;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.jspecify.annotations.Nullable;

/** All that was measured; one flat object in JSON, without what was not asked for. */
public record Speed(
        @JsonUnwrapped @Nullable LoadSpeed load,
        @JsonUnwrapped @Nullable GameSpeed game,
        @JsonUnwrapped @Nullable PaintSpeed paint) {}
