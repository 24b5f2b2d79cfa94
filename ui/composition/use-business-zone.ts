/** The zone whose days count, for a screen. */
import { businessZone } from './business-zone.ts';
import { parts } from './parts.ts';
import { usePart, useStateOf } from './use-part.ts';

export function useBusinessZone(): string {
  const configuration = usePart(parts.configuration);
  useStateOf(configuration.state$);
  return businessZone(configuration);
}
