/** From files to a catalog and diagnostics: discovery, layering, inheritance, patches, schemas, linking. Imports no machine that plays. */
@NullMarked
package soulwright.pack;

import org.jspecify.annotations.NullMarked;
