/**
 * What may be asked of a person about any booking, and what may be answered. The same rules run beside the fields of the forms
 * and in the back office.
 */
import type { PartyCounts } from '../../people/traveller.ts';
import { type TravellerType, travellerTypes } from '../../people/traveller-type.ts';
import { firstOf, required, type Violation, violation, within } from '../../rules/violation.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import type { GoneUnit, Unit } from '../booking.ts';
import { hasUnit, partsOf } from '../units.ts';
import { checkOfferTerms, checkTaxes, offerCost } from './offer-terms.ts';
import type { BookingWish, RequestAct, RequestAnswer } from './request.ts';

/** Longest wishes, remarks, conditions and reasons. */
export const requestMostText = 2_000;

/** Of the booking that is asked about: all its units as sold, and those that are cancelled. */
export interface WishedUnits {
  readonly units: readonly Unit[];
  readonly gone?: readonly GoneUnit[];
}

/** Whom it is for, and which items: of the booking, each once, all of them still standing. Paths: `travellers`, `items`. */
export function checkUnitsWished(
  { travellers, items = [] }: Pick<BookingWish, 'travellers' | 'items'>,
  booking: WishedUnits,
): readonly Violation[] {
  return [
    ...checkTravellersWished(travellers, booking),
    ...(items.length === 0 ? [violation('required', 'items')] : []),
    ...outside(items, partsOf(booking.units).items, 'items'),
    ...checkStanding(travellers, items, booking),
  ];
}

/** Whom it is for: in the booking, each once. Path: `travellers`. */
export function checkTravellersWished(travellers: readonly number[], { units }: WishedUnits): readonly Violation[] {
  return [
    ...(travellers.length === 0 ? [violation('required', 'travellers')] : []),
    ...outside(travellers, partsOf(units).travellers, 'travellers'),
  ];
}

/** Nobody for whom one of the items is cancelled. Path: `travellers[n]`. */
export function checkStanding(
  travellers: readonly number[],
  items: readonly number[],
  { gone = [] }: WishedUnits,
): readonly Violation[] {
  return travellers.flatMap((traveller, at) =>
    items.some((item) => hasUnit(gone, { traveller, item })) ? [violation('place-cancelled', `travellers[${at}]`)] : [],
  );
}

/**
 * An answer: an offer has a price for every type that travels, of the account's currency and above zero, and a last day
 * that is still to come, its terms by {@link checkOfferTerms}; a no has a reason. Paths: `prices[n].amount`, `prices[n].tax`,
 * `prices`, `validUntil`, `deposit`, `depositDue`, `namesDue`, `balanceDue`, `note`, `price`.
 */
export function checkAnswer(
  act: RequestAct,
  answer: RequestAnswer,
  {
    today,
    currency,
    party,
    startsOn,
  }: {
    readonly today: IsoDate;
    readonly currency: string;
    readonly party?: PartyCounts | undefined;
    /** The first day of what is offered. */
    readonly startsOn?: IsoDate | undefined;
  },
): readonly Violation[] {
  const { prices = [], price, note, validUntil } = answer;
  const foreign = (code: string, path: string) =>
    code === currency ? [] : [violation('amount-currency', path, { currency })];
  const wrongPrices =
    party === undefined
      ? []
      : [
          ...travellingTypes(party)
            .filter((type) => !prices.some((each) => each.type === type))
            .map(() => violation('required', 'prices')),
          ...(new Set(prices.map(({ type }) => type)).size < prices.length ? [violation('sent-twice', 'prices')] : []),
          ...prices.flatMap(({ amount }, at) =>
            firstOf(
              foreign(amount.currency, `prices[${at}].amount`),
              amount.minor > 0 ? [] : [violation('amount-not-positive', `prices[${at}].amount`)],
            ),
          ),
          ...within('prices', checkTaxes(prices, currency)),
        ];
  return [
    ...(act === 'offer' && party !== undefined
      ? [
          ...wrongPrices,
          ...firstOf(
            required(validUntil, 'validUntil'),
            validUntil !== undefined && validUntil < today ? [violation('date-past', 'validUntil')] : [],
          ),
          ...checkOfferTerms(answer, {
            today,
            currency,
            total: wrongPrices.length > 0 ? undefined : offerCost({ prices }, party)?.total,
            validUntil,
            startsOn,
          }),
        ]
      : []),
    ...(price === undefined
      ? []
      : firstOf(foreign(price.currency, 'price'), price.minor < 0 ? [violation('amount-not-positive', 'price')] : [])),
    ...firstOf(act === 'refuse' ? required(note, 'note') : [], checkText(note, 'note')),
  ];
}

/** The types that travel in a party. */
export function travellingTypes({ adults, children, infants }: PartyCounts): readonly TravellerType[] {
  const counts = { adult: adults, child: children, infant: infants };
  return travellerTypes.filter((type) => counts[type] > 0);
}

/** Not longer than a person reads. */
export function checkText(text: string | undefined, path: string): readonly Violation[] {
  return (text ?? '').length > requestMostText ? [violation('too-long', path, { most: requestMostText })] : [];
}

function outside(positions: readonly number[], known: readonly number[], path: string): readonly Violation[] {
  return positions.flatMap((position, at) =>
    known.includes(position) && positions.indexOf(position) === at
      ? []
      : [violation('place-not-booked', `${path}[${at}]`)],
  );
}
