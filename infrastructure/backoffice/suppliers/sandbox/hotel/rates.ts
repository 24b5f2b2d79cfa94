/** What rooms of the sandbox's hotels cost: by stars, city, season, day of the week, length of stay, board and how many are taken. */
import type { CancelPolicy } from '#domain/hotel/cancel/policy.ts';
import type { PayableThere } from '#domain/hotel/search/found.ts';
import type { RoomParty } from '#domain/hotel/search/request.ts';
import type { Board, Room } from '#domain/hotel/stay/hotel.ts';
import { nightsTotal, type SupplierNight, type SupplierNights } from '#domain/hotel/stay/night.ts';
import { cityTax } from '#domain/hotel/tax/city-tax.ts';
import { nightTax } from '#domain/hotel/tax/room-tax.ts';
import type { Currency } from '#domain/money/currency.ts';
import { add, money } from '#domain/money/money.ts';
import { exchanged, fromRupees, type Rate, rateOf } from '#domain/price/exchange.ts';
import { type IsoDate, monthNumberOf, weekday } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { SupplierRate } from '#application/backoffice/ports/hotel/hotel-supplier.ts';
import { fraction } from '../chance.ts';
import { dayNumber } from '../store/unit-seller.ts';
import { allotment, type Band, bandAt } from './allotment.ts';
import type { MadeHotel } from './hotels.ts';
import { policyOf } from './policies.ts';
import { nightsOf, rateKeyOf } from './rate-key.ts';

/** Rooms taken here of a kind on a night: what the database counts. */
export type TakenOf = (hotelId: string, kind: string, day: number) => number;

/** One search or quote: what it is for, and what all its rates follow from. */
export interface RateContext {
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly nights: readonly IsoDate[];
  readonly days: readonly number[];
  readonly nationality: string;
  readonly currency: Currency;
  readonly rate: Rate;
  readonly now: Instant;
  readonly on: IsoDate;
  readonly taken: TakenOf;
}

export function rateContext(given: Omit<RateContext, 'nights' | 'days' | 'rate'>): RateContext {
  const nights = nightsOf(given.checkIn, given.checkOut);
  return { ...given, nights, days: nights.map(dayNumber), rate: rateOf(given.currency, given.on) };
}

/** What a night of the simplest room costs by stars, in rupees. */
const byStars = [1150, 1950, 3600, 6900, 14_800] as const;

/** In hundredths of India's. */
const countryLevels: Readonly<Record<string, number>> = {
  IN: 100,
  NP: 85,
  LK: 95,
  TH: 110,
  VN: 90,
  ID: 95,
  MY: 105,
  AE: 190,
  SG: 260,
  JP: 210,
  FR: 280,
  GB: 290,
  CH: 340,
  US: 320,
};

/** In hundredths, January first. */
const seasons = [112, 106, 100, 94, 92, 90, 92, 95, 96, 104, 110, 124] as const;

const kindLevels: Readonly<Record<Room['kind'], number>> = {
  standard: 100,
  superior: 118,
  deluxe: 140,
  club: 175,
  'junior-suite': 215,
  suite: 290,
  family: 165,
};

/** Rupees a grown person and night, of a hotel with three stars. */
const meals: Readonly<Record<Board, number>> = { RO: 0, BB: 350, HB: 950, FB: 1500, AI: 2600 };

const boardsByStars: readonly (readonly Board[])[] = [
  ['RO'],
  ['RO', 'BB'],
  ['RO', 'BB'],
  ['RO', 'BB', 'HB'],
  ['BB', 'HB', 'FB'],
];

export function boardsOf({ hotel: { stars, amenities } }: MadeHotel): readonly Board[] {
  const usual = boardsByStars[stars - 1] ?? ['RO'];
  return amenities.includes('beach') && stars >= 4 ? [...usual, 'AI'] : usual;
}

/** Whether a party fits into a room. */
export function fits(room: Room, { adults, childAges }: RoomParty): boolean {
  return adults <= room.mostAdults && adults + childAges.length <= room.mostGuests;
}

/** Some hotels let their best rooms be asked for alone. */
export function isAskedFor({ number, rooms }: MadeHotel, kind: number): boolean {
  const { kind: what } = rooms[kind] ?? {};
  return (what === 'suite' || what === 'junior-suite') && fraction(number, 703, kind) < 0.4;
}

/** Of a kind of room: the band of its scarcest night, and how many are left on all nights; undefined where not so many are. */
export function bandOf(
  made: MadeHotel,
  kind: number,
  { days, taken }: RateContext,
  wanted: number,
): (Band & { readonly left: number }) | undefined {
  const { roomId = '' } = made.rooms[kind] ?? {};
  let left = Number.POSITIVE_INFINITY;
  let worst: Band | undefined;
  for (const day of days) {
    const units = allotment(made, kind, day);
    const count = taken(made.hotel.hotelId, roomId, day);
    left = Math.min(left, units - count);
    const band = bandAt(units, count);
    if (worst === undefined || band.percent > worst.percent) worst = band;
  }
  return worst === undefined || left < wanted ? undefined : { ...worst, left };
}

/** Hundredths on a night of a hotel: season, day of the week, and chance that stays the same. */
function nightLevel({ number, city }: MadeHotel, night: IsoDate, day: number): number {
  const business = fraction(number, 700) < 0.5;
  const weekend = weekday(night) === 5 || weekday(night) === 6;
  const week = weekend ? (business ? 94 : 114) : business ? 105 : 98;
  const season = seasons[monthNumberOf(night) - 1] ?? 100;
  const own = 94 + Math.floor(fraction(number, 701, day) * 13);
  const southern = city.latitude < -15 ? (seasons[(monthNumberOf(night) + 5) % 12] ?? 100) : season;
  return (week * southern * own) / 10_000;
}

export function nightLevels(made: MadeHotel, { nights, days }: RateContext): readonly number[] {
  return nights.map((night, at) => nightLevel(made, night, days[at] ?? 0));
}

interface Priced {
  readonly kind: number;
  readonly party: RoomParty;
  readonly board: Board;
  readonly flexible: boolean;
  readonly percent: number;
}

/** Minor units of each night before tax, in whole tens of rupees where it is sold in rupees. */
function basesOf(made: MadeHotel, levels: readonly number[], context: RateContext, priced: Priced): readonly number[] {
  const { hotel, number, rooms } = made;
  const { party, board, flexible, percent } = priced;
  const room = rooms[priced.kind];
  const country = countryLevels[hotel.country] ?? 170;
  const size = Math.min(118, 82 + Math.log10(Math.max(1000, made.city.population)) * 5);
  const own = 72 + fraction(number, 702) * 78;
  const grown = party.adults + party.childAges.filter((age) => age >= 12).length;
  const young = party.childAges.filter((age) => age >= 6 && age < 12).length;
  const people = 88 + Math.min(grown, 2) * 6 + Math.max(0, grown - 2) * 24 + young * 12;
  const long = context.nights.length >= 7 ? 91 : context.nights.length >= 3 ? 96 : 100;
  const plan = flexible ? 100 : 89;
  const level =
    ((byStars[hotel.stars - 1] ?? 1000) *
      (country * size * own * (kindLevels[room?.kind ?? 'standard'] / 100) * people * long * plan * percent)) /
    1e14;
  const food = meals[board] * (0.55 + hotel.stars * 0.15) * (country / 100) * (grown + young * 0.5);
  return levels.map((night) =>
    fromRupees(Math.max(300, Math.round((level * night) / 1000 + food / 10) * 10), context.rate),
  );
}

/** The cheapest way for a party to stay, without its trees: for lists. Undefined where nothing is left for it. */
export interface Cheapest {
  readonly base: number;
  readonly tax: number;
  readonly left: number;
  readonly kind: number;
}

/** Minor units. */
export function cheapestOf(
  made: MadeHotel,
  levels: readonly number[],
  context: RateContext,
  asked: Pick<Priced, 'party' | 'board' | 'flexible'> & { readonly wanted: number },
): Cheapest | undefined {
  for (const [kind, room] of made.rooms.entries()) {
    if (!fits(room, asked.party)) continue;
    const band = bandOf(made, kind, context, asked.wanted);
    if (band === undefined) continue;
    const bases = basesOf(made, levels, context, { ...asked, kind, percent: band.percent });
    let [base, tax] = [0, 0];
    for (const [at, minor] of bases.entries()) {
      base += minor;
      tax += taxOf(minor, made, context, at).amount.minor;
    }
    return { base, tax, left: band.left, kind };
  }
  return undefined;
}

function taxOf(minor: number, { hotel }: MadeHotel, { currency, nights, on }: RateContext, at: number) {
  return nightTax(money(minor, currency), hotel.country, nights[at] ?? on);
}

/** A rate whole; undefined where so many rooms are not left, or the party does not fit. */
export function rateOfRoom(
  made: MadeHotel,
  context: RateContext,
  { wanted, ...asked }: Omit<Priced, 'percent'> & { readonly wanted: number },
): (SupplierRate & { readonly band: Band }) | undefined {
  const { hotel, rooms } = made;
  const room = rooms[asked.kind];
  const band = bandOf(made, asked.kind, context, wanted);
  if (room === undefined || band === undefined || !fits(room, asked.party)) return undefined;
  const { party, board, flexible } = asked;
  const { checkIn, checkOut, nationality, currency, now, on } = context;
  const bases = basesOf(made, nightLevels(made, context), context, { ...asked, percent: band.percent });
  const [first, ...others] = bases.map((minor, at): SupplierNight => {
    const { amount: tax, basisPoints, rule } = taxOf(minor, made, context, at);
    return {
      date: context.nights[at] ?? checkIn,
      base: money(minor, currency),
      tax,
      basisPoints,
      ...(rule && { rule }),
    };
  });
  if (first === undefined) return undefined;
  const nights: SupplierNights = [first, ...others];
  const policy: CancelPolicy = policyOf(made, { checkIn, flexible, earlierDays: band.earlierDays, currency, now, on });
  return {
    rateKey: rateKeyOf({
      hotelId: hotel.hotelId,
      checkIn,
      checkOut,
      party,
      nationality,
      kind: room.kind,
      board,
      flexible,
    }),
    room,
    party,
    board,
    policy,
    nights,
    payableThere: payableOf(made, context, party, nights),
    ...(isAskedFor(made, asked.kind) ? { onRequest: true } : band.left <= 5 && { left: band.left }),
    band,
  };
}

function payableOf(
  { hotel }: MadeHotel,
  { checkIn, nationality, currency, on }: RateContext,
  party: RoomParty,
  nights: SupplierNights,
): readonly PayableThere[] {
  const { base, tax } = nightsTotal(nights);
  const city = cityTax({
    city: hotel.city,
    country: hotel.country,
    stars: hotel.stars,
    nationality,
    party,
    checkIn,
    nights: nights.length,
    price: add(base, tax),
  });
  const isResort = hotel.amenities.includes('beach') && hotel.stars >= 4 && hotel.country !== 'IN';
  return [
    ...(city === undefined ? [] : [{ what: 'city-tax' as const, amount: city }]),
    ...(isResort
      ? [{ what: 'resort-fee' as const, amount: exchanged(1400 * nights.length, 'INR', currency, on) }]
      : []),
  ];
}
