/**
 * Services that airlines were asked for by hand and have confirmed: extra baggage, meals, a seat, assistance. What was
 * agreed becomes lines of the booking like those that are bought, so that price, ticket, invoice and refund count them.
 */
import { stands } from '../../booking/units.ts';
import { isNegative, type Money } from '../../money/money.ts';
import { mealCodes } from '../../people/wishes.ts';
import { baggageMostKilograms } from '../../rules/limits.ts';
import { type Violation, violation } from '../../rules/violation.ts';
import type { FlightBooking } from '../booking/flight-booking.ts';
import { type BookedSsr, type FlightPlace, isSamePlace } from './ancillaries.ts';
import type { SsrKind } from './selection-rules.ts';

/** What was asked for, for whom, on which flight. */
export interface WishedService {
  readonly travellers: readonly number[];
  readonly place: FlightPlace;
  readonly code: string;
}

/** As the airline confirmed it for one of them. */
export interface AgreedService {
  readonly traveller: number;
  /** What the airline charges, tax included; zero where it is free. */
  readonly price: Money;
  /** Of baggage. */
  readonly kilograms?: number;
  /** Of a seat: row and letter. */
  readonly seat?: string;
}

type Aboard = Pick<FlightBooking, 'travellers' | 'itineraries' | 'gone' | 'ssr' | 'price'>;

/** 'RQST' is how a seat is asked for, 'XBAG' baggage; 'SPML' is a meal as described. */
export function serviceKind(code: string): SsrKind {
  if (code === 'RQST') return 'seat';
  if (code === 'XBAG') return 'baggage';
  return code === 'SPML' || mealCodes.some((meal) => meal === code) ? 'meals' : 'special_ssr';
}

/**
 * What is wrong with what was agreed: `ssr-nothing` (`services`); `place-not-booked` (`services[n]`) for a traveller whom it was
 * not asked for, or named twice; `place-cancelled` for one who does not fly there any more; `ssr-twice` where it is booked
 * already; amounts (`services[n].price`); `required` and `baggage-weight` (`.kilograms`), `required`, `seat-unknown` and
 * `seat-taken` (`.seat`).
 */
export function checkAgreedServices(
  { travellers, place, code }: WishedService,
  booking: Aboard,
  services: readonly AgreedService[],
): readonly Violation[] {
  if (services.length === 0) return [violation('ssr-nothing', 'services')];
  const { currency } = booking.price.total;
  const kind = serviceKind(code);
  const there = booking.ssr.filter((each) => isActive(each) && isSamePlace(each.place, place));
  return services.flatMap((service, at): readonly Violation[] => {
    const path = `services[${at}]`;
    const { traveller, price, kilograms, seat } = service;
    const isNamed = services.slice(0, at).some((each) => each.traveller === traveller);
    if (!travellers.includes(traveller) || isNamed) return [violation('place-not-booked', path)];
    if (!stands(booking, { traveller, item: place.itinerary })) return [violation('place-cancelled', path)];
    if (kind !== 'seat' && there.some((each) => each.traveller === traveller && each.code === code)) {
      return [violation('ssr-twice', path)];
    }
    const taken = [...there.map((each) => each.code), ...services.slice(0, at).map((each) => each.seat)];
    return [
      ...(price.currency !== currency
        ? [violation('amount-currency', `${path}.price`, { currency })]
        : isNegative(price)
          ? [violation('amount-not-positive', `${path}.price`)]
          : []),
      ...(kind === 'baggage' ? checkWeight(kilograms, `${path}.kilograms`) : []),
      ...(kind === 'seat' ? checkSeat(seat, taken, `${path}.seat`) : []),
    ];
  });
}

function checkWeight(kilograms: number | undefined, path: string): readonly Violation[] {
  if (kilograms === undefined) return [violation('required', path)];
  return Number.isInteger(kilograms) && kilograms > 0 && kilograms <= baggageMostKilograms
    ? []
    : [violation('baggage-weight', path, { most: baggageMostKilograms })];
}

function checkSeat(seat: string | undefined, taken: readonly (string | undefined)[], path: string) {
  if (seat === undefined) return [violation('required', path)];
  if (!/^[1-9]\d?[A-HJ-L]$/.test(seat)) return [violation('seat-unknown', path, { seat })];
  return taken.includes(seat) ? [violation('seat-taken', path, { seat })] : [];
}

/** The lines that the booking grows by; `number` is the request's, which no line of a supplier has. */
export function agreedSsr(
  { place, code }: WishedService,
  services: readonly AgreedService[],
  number: string,
): readonly BookedSsr[] {
  const kind = serviceKind(code);
  return services.map(({ traveller, price, kilograms, seat }): BookedSsr => {
    const own = kind === 'seat' && seat !== undefined ? seat : code;
    return {
      ssrId: `${number}-${traveller}`,
      kind,
      place,
      code: own,
      name: own,
      ...(kind === 'baggage' && kilograms !== undefined && { kilograms }),
      price,
      traveller,
      status: 'confirmed',
    };
  });
}

function isActive({ status }: BookedSsr): boolean {
  return status === 'requested' || status === 'confirmed';
}
