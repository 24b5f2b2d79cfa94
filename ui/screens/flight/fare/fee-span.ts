/** What an airline's fee is for, and the time before departure that it holds for, in words of the area `fees`. */
import type { FeeStep, SectorRules } from '#domain/flight/fare/fare-rules.ts';
import type { Words } from '#ui/design/words/words.ts';

export function feeSpanText(words: Words, { hoursFrom, hoursTo }: Pick<FeeStep, 'hoursFrom' | 'hoursTo'>): string {
  if (hoursFrom === null) return hoursTo === 0 ? words('fees-hours-any') : words('fees-hours-over', { hours: hoursTo });
  return hoursTo === 0
    ? words('fees-hours-under', { hours: hoursFrom })
    : words('fees-hours-between', { from: hoursFrom, to: hoursTo });
}

/** What a fee is asked once for: a traveller's ticket, or each direction of it. */
export function feeBasisText(words: Words, { cancel, change }: SectorRules['per']): string {
  return cancel === change ? words('fees-basis', { per: cancel }) : words('fees-basis-apart', { cancel, change });
}
