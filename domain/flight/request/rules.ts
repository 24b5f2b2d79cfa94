/**
 * What may be asked of a person about flights. The same rules run beside the fields of the forms and in the back office.
 */
import { checkText, checkStanding, checkTravellersWished, checkUnitsWished } from '../../booking/request/rules.ts';
import { checkContact } from '../../people/contact.ts';
import { checkTraveller } from '../../people/traveller.ts';
import type { TravellerDraft } from '../../people/traveller.ts';
import { assistanceCodes, mealCodes } from '../../people/wishes.ts';
import { firstOf, required, type Violation, violation, within } from '../../rules/violation.ts';
import { allPlaces } from '../booking/aboard.ts';
import type { FlightBooking } from '../booking/flight-booking.ts';
import { checkSearch, defaultSearch, type SearchFacts } from '../search/rules.ts';
import { checkGroupParty } from './group.ts';
import { checkNamesFit, travelDatesOf } from './name-list.ts';
import type { BookingWishKind, FlightWish, GroupWish } from './request.ts';

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
  'RQST',
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
    ...within('contact', checkContact(contact)),
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
 * a change says in words what is wanted. Paths: `travellers`, `place`, `code`, `items`, `remarks`.
 */
export function checkBookingWish(
  kind: BookingWishKind,
  wish: FlightWish,
  booking: BookingWished,
): readonly Violation[] {
  const { travellers, place, code, remarks } = wish;
  const wished = { units: allPlaces(booking), ...(booking.gone && { gone: booking.gone }) };
  return [
    ...(kind === 'offline-ssr'
      ? [
          ...checkTravellersWished(travellers, wished),
          ...checkService(wish, booking),
          ...checkStanding(travellers, place === undefined ? [] : [place.itinerary], wished),
        ]
      : checkUnitsWished(wish, wished)),
    ...firstOf(kind === 'change' || code === 'OTHS' ? required(remarks, 'remarks') : [], checkText(remarks, 'remarks')),
  ];
}

function checkService({ place, code }: FlightWish, { itineraries }: BookingWished): readonly Violation[] {
  const flight = place === undefined ? undefined : itineraries[place.itinerary]?.segments[place.segment];
  return [
    ...firstOf(required(place, 'place'), flight === undefined ? [violation('place-not-booked', 'place')] : []),
    ...firstOf(
      required(code, 'code'),
      requestServiceCodes.includes(code ?? '') ? [] : [violation('not-a-choice', 'code')],
    ),
  ];
}
