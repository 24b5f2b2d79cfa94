/** The time before departure that an airline's fee is for, in words of the area `fees`. */
import type { FeeStep } from '#domain/flight/fare-rules.ts';
import type { Words } from '#ui/design/words.ts';

export function feeSpanText(words: Words, { hoursFrom, hoursTo }: Pick<FeeStep, 'hoursFrom' | 'hoursTo'>): string {
  if (hoursFrom === null) return hoursTo === 0 ? words('fees-hours-any') : words('fees-hours-over', { hours: hoursTo });
  return hoursTo === 0
    ? words('fees-hours-under', { hours: hoursFrom })
    : words('fees-hours-between', { from: hoursFrom, to: hoursTo });
}
