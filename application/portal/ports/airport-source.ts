/** Where the portal gets its airports. */
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';

export interface AirportSource {
  /**
   * All airports; or, where codes are named, a directory that knows at least these if anybody does: the larger airports,
   * which are a small file, where they are enough.
   */
  readonly load: (codes?: readonly string[]) => Promise<AirportDirectory>;
}
