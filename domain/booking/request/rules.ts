/**
 * What may be asked of a person, and what may be answered. The same rules run beside the fields of the forms and in the
 * back office.
 */
import { checkSearch, defaultSearch, type SearchFacts } from '../../flight/search/rules.ts';
import { checkEmailList, checkRequiredEmail, checkRequiredMobile } from '../../people/contact.ts';
import { checkTraveller } from '../../people/traveller.ts';
import type { PartyCounts, TravellerDraft } from '../../people/traveller.ts';
import { assistanceCodes, mealCodes } from '../../people/wishes.ts';
import { type TravellerType, travellerTypes } from '../../people/traveller-type.ts';
import { firstOf, required, type Violation, violation, within } from '../../rules/violation.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import type { FlightBooking } from '../../flight/booking/flight-booking.ts';
import { checkGroupParty } from './group.ts';
import { checkNamesFit, travelDatesOf } from './name-list.ts';
import type { BookingWish, BookingWishKind, GroupWish, RequestAct, RequestAnswer } from './request.ts';

/** Longest wishes, remarks, conditions and reasons. */
export const requestMostText = 2_000;

/** Services beside meals that airlines are asked for by hand, by the codes that they know. */
export const handServiceCodes = [
  ...assistanceCodes,
  'WCBD',
  'WCBW',
  'MAAS',
  'UMNR',
  'MEDA',
  'OXYG',
  'STCR',
  'BSCT',
  'EXST',
  'CBBG',
  'XBAG',
  'SPEQ',
  'BIKE',
  'PETC',
  'AVIH',
  'SPML',
  'OTHS',
] as const;

/** Every service that can be asked for by hand. */
export const requestServiceCodes: readonly string[] = [...handServiceCodes, ...mealCodes];

/** A group request as it is being filled in. Every `GroupWish` is one. */
export interface GroupDraft extends Omit<GroupWish, 'sectors' | 'contact'> {
  readonly sectors: readonly { readonly origin?: string; readonly destination?: string; readonly date?: string }[];
  readonly contact: { readonly email?: string; readonly alternateEmail?: string; readonly mobile?: string };
}

/** The journey as of a search; the party as of a group; the contact as of a booking. Paths: `sectors[0].origin`, `party` … */
export function checkGroup(group: GroupDraft, facts: SearchFacts): readonly Violation[] {
  const { journeyType, sectors, party, cabin, wishes, contact } = group;
  const one = { adults: 1, children: 0, infants: 0 };
  return [
    ...checkSearch({ ...defaultSearch, journeyType, sectors, cabin, party: one }, facts),
    ...within('party', checkGroupParty(party)),
    ...checkText(wishes, 'wishes'),
    ...within('contact', [
      ...checkRequiredEmail(contact.email, 'email'),
      ...checkEmailList(contact.alternateEmail ?? '', 'alternateEmail'),
      ...checkRequiredMobile(contact.mobile, 'mobile'),
    ]),
  ];
}

/** The travellers of a group who are named: each by the rules of travellers, not more than travel. Paths: `travellers[n]…`. */
export function checkGroupNames(
  travellers: readonly TravellerDraft[],
  group: Pick<GroupWish, 'party' | 'sectors'>,
): readonly Violation[] {
  const travelDates = travelDatesOf(group);
  if (travelDates === undefined) return [];
  return [
    ...checkNamesFit(travellers, group),
    ...travellers.flatMap((traveller, index) =>
      checkTraveller(traveller, { index, travelDates, international: traveller.passport !== undefined }),
    ),
  ];
}

/** What a wish needs to know of the booking that it is about. */
export type BookingWished = Pick<FlightBooking, 'travellers' | 'itineraries' | 'gone'>;

/**
 * A wish about a booking: whom it is for (all of them still flying there), which flight and service, or which directions;
 * a change says in words what is wanted. Paths: `travellers`, `place`, `code`, `itineraries`, `remarks`.
 */
export function checkBookingWish(
  kind: BookingWishKind,
  wish: BookingWish,
  booking: BookingWished,
): readonly Violation[] {
  const { travellers, itineraries = [], place, code, remarks } = wish;
  const service = kind === 'offline-ssr';
  const directions = service ? (place === undefined ? [] : [place.itinerary]) : itineraries;
  return [
    ...(travellers.length === 0 ? [violation('required', 'travellers')] : []),
    ...outside(travellers, booking.travellers.length, 'travellers'),
    ...(service ? checkService(wish, booking) : []),
    ...(!service && itineraries.length === 0 ? [violation('required', 'itineraries')] : []),
    ...(service ? [] : outside(itineraries, booking.itineraries.length, 'itineraries')),
    ...travellers.flatMap((traveller, at) =>
      (booking.gone ?? []).some((gone) => gone.traveller === traveller && directions.includes(gone.item))
        ? [violation('place-cancelled', `travellers[${at}]`)]
        : [],
    ),
    ...firstOf(kind === 'change' || code === 'OTHS' ? required(remarks, 'remarks') : [], checkText(remarks, 'remarks')),
  ];
}

/**
 * An answer: an offer has a fare for every type that travels, of the account's currency and above zero, and a last day
 * that is still to come; a no has a reason. Paths: `fares[n].amount`, `fares`, `validUntil`, `note`, `price`.
 */
export function checkAnswer(
  act: RequestAct,
  answer: RequestAnswer,
  {
    today,
    currency,
    party,
  }: { readonly today: IsoDate; readonly currency: string; readonly party?: PartyCounts | undefined },
): readonly Violation[] {
  const { fares = [], price, note, validUntil } = answer;
  const foreign = (code: string, path: string) =>
    code === currency ? [] : [violation('amount-currency', path, { currency })];
  return [
    ...(act === 'offer' && party !== undefined
      ? [
          ...travellingTypes(party)
            .filter((type) => !fares.some((fare) => fare.type === type))
            .map(() => violation('required', 'fares')),
          ...fares.flatMap(({ amount }, at) =>
            firstOf(
              foreign(amount.currency, `fares[${at}].amount`),
              amount.minor > 0 ? [] : [violation('amount-not-positive', `fares[${at}].amount`)],
            ),
          ),
          ...firstOf(
            required(validUntil, 'validUntil'),
            validUntil !== undefined && validUntil < today ? [violation('date-past', 'validUntil')] : [],
          ),
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

function checkService({ place, code }: BookingWish, { itineraries }: BookingWished): readonly Violation[] {
  const flight = place === undefined ? undefined : itineraries[place.itinerary]?.segments[place.segment];
  return [
    ...firstOf(required(place, 'place'), flight === undefined ? [violation('place-not-booked', 'place')] : []),
    ...firstOf(
      required(code, 'code'),
      requestServiceCodes.includes(code ?? '') ? [] : [violation('not-a-choice', 'code')],
    ),
  ];
}

function outside(positions: readonly number[], count: number, path: string): readonly Violation[] {
  return positions.flatMap((position, at) =>
    Number.isSafeInteger(position) && position >= 0 && position < count && positions.indexOf(position) === at
      ? []
      : [violation('place-not-booked', `${path}[${at}]`)],
  );
}

function checkText(text: string | undefined, path: string): readonly Violation[] {
  return (text ?? '').length > requestMostText ? [violation('too-long', path, { most: requestMostText })] : [];
}
