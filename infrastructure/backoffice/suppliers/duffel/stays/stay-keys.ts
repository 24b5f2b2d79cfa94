/** The key of a rate: what a search was for, and which of Duffel’s rates it is. */
import type { RoomParty } from '#domain/hotel/search/request.ts';
import { type IsoDate, parseIsoDate } from '#domain/time/calendar-date.ts';

export interface StayKey {
  readonly rateId: string;
  readonly hotelId: string;
  readonly party: RoomParty;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly nationality: string;
}

/** 'rat_1~acc_2~2.5.8~2026-12-01~2026-12-03~IN'. */
export function stayKey({ rateId, hotelId, party, checkIn, checkOut, nationality }: StayKey): string {
  const people = [party.adults, ...party.childAges].join('.');
  return [rateId, hotelId, people, checkIn, checkOut, nationality].join('~');
}

/** Undefined of what is none of ours. */
export function readStayKey(key: string): StayKey | undefined {
  const [, rateId, hotelId, people = '', first = '', last = '', nationality] =
    /^(rat_\w+)~(acc_\w+)~(\d+(?:\.\d+)*)~([\d-]{10})~([\d-]{10})~([A-Z]{2})$/.exec(key) ?? [];
  const [checkIn, checkOut] = [parseIsoDate(first), parseIsoDate(last)];
  const [adults, ...childAges] = people.split('.').map(Number);
  if (rateId === undefined || hotelId === undefined || nationality === undefined) return undefined;
  if (checkIn === undefined || checkOut === undefined || adults === undefined) return undefined;
  return { rateId, hotelId, party: { adults, childAges }, checkIn, checkOut, nationality };
}
