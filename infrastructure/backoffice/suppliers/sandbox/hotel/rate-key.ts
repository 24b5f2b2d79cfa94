/** Keys of rates: self-contained, so that any replica can price them again. */
import { type Board, boards, type RoomKind, roomKinds } from '#domain/hotel/stay/hotel.ts';
import type { RoomParty } from '#domain/hotel/search/request.ts';
import { addDays, type IsoDate, parseIsoDate } from '#domain/time/calendar-date.ts';

export interface KeyedRate {
  readonly hotelId: string;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly party: RoomParty;
  readonly nationality: string;
  readonly kind: RoomKind;
  readonly board: Board;
  /** Whether it can be given up as the hotel's policy says; else it cannot. */
  readonly flexible: boolean;
}

/** 'H1275339-17:2027-01-12:3:2_5_8:IN:deluxe:BB:F'. */
export function rateKeyOf({
  hotelId,
  checkIn,
  checkOut,
  party,
  nationality,
  kind,
  board,
  flexible,
}: KeyedRate): string {
  const people = [party.adults, ...party.childAges].join('_');
  return [hotelId, checkIn, checkOut, people, nationality, kind, board, flexible ? 'F' : 'N'].join(':');
}

/** Undefined of what is none. */
export function readRateKey(text: string): KeyedRate | undefined {
  const [hotelId = '', from = '', to = '', people = '', nationality = '', kindText, boardText, plan, ...rest] =
    text.split(':');
  const [checkIn, checkOut] = [parseIsoDate(from), parseIsoDate(to)];
  const [adults = Number.NaN, ...childAges] = people.split('_').map(Number);
  const kind = roomKinds.find((each) => each === kindText);
  const board = boards.find((each) => each === boardText);
  if (rest.length > 0 || checkIn === undefined || checkOut === undefined || kind === undefined || board === undefined) {
    return undefined;
  }
  if (![adults, ...childAges].every(Number.isInteger) || !['F', 'N'].includes(plan ?? '')) return undefined;
  return { hotelId, checkIn, checkOut, party: { adults, childAges }, nationality, kind, board, flexible: plan === 'F' };
}

/** The nights of a stay, each by the day on whose evening it begins. */
export function nightsOf(checkIn: IsoDate, checkOut: IsoDate): readonly IsoDate[] {
  const nights: IsoDate[] = [];
  for (let night = checkIn; night < checkOut; night = addDays(night, 1)) nights.push(night);
  return nights;
}
