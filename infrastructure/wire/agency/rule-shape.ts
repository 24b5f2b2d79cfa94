/** What rules about prices are alike in. */
import type { MarkupAmount, MarkupMatch } from '#domain/agency/markup/rule-fields.ts';
import { cabins, fareTypes } from '#domain/flight/reference/cabin.ts';
import { fareTrips } from '#domain/flight/terms/terms.ts';
import type { Money } from '#domain/money/money.ts';
import { percent } from '../flight/ask.ts';
import { date, money, oneOf, text } from '../form/leaves.ts';
import { list, mapped, maybe, record, type Shape } from '../form/shape.ts';

interface FlatAmount {
  readonly each: Money | undefined;
  readonly basisPoints: number | undefined;
  readonly most: Money | undefined;
}

/** `each`, or `percent` and perhaps `most`. */
export const amount: Shape<MarkupAmount> = mapped(
  record<FlatAmount>({
    each: maybe('each', money),
    basisPoints: maybe('percent', percent),
    most: maybe('most', money),
  }),
  ({ each, basisPoints = 0, most }): MarkupAmount =>
    each === undefined ? { basisPoints, ...(most && { most }) } : { each },
  (of: MarkupAmount): FlatAmount =>
    'each' in of
      ? { each: of.each, basisPoints: undefined, most: undefined }
      : { each: undefined, basisPoints: of.basisPoints, most: of.most },
);

/** What narrows a rule of flights. */
export const flightMatch = {
  journey: maybe('journey', oneOf(['domestic', 'international'] as const)),
  trips: maybe('trips', list(oneOf(fareTrips))),
  carriers: maybe('airlines', list(text)),
  cabins: maybe('cabins', list(oneOf(cabins))),
  fareTypes: maybe('faretypes', list(oneOf(fareTypes))),
  origins: maybe('origins', list(text)),
  destinations: maybe('destinations', list(text)),
  travelFrom: maybe('travelfrom', date),
  travelTo: maybe('travelto', date),
} satisfies { readonly [Field in keyof Omit<MarkupMatch, 'companies'>]-?: unknown };

/** The same while it is written. */
export const flightMatchDraft = {
  ...flightMatch,
  travelFrom: maybe('travelfrom', text),
  travelTo: maybe('travelto', text),
};
