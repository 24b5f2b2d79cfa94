/** Buying a package that was quoted. */
import { checkHoliday, guestsInOrder, payersKept, travellerOf } from '#domain/holiday/checkout/rules.ts';
import { holidayInShort } from '#domain/holiday/booking/in-short.ts';
import { holidayRules } from '#domain/holiday/booking/rules.ts';
import { isAbroad } from '#domain/holiday/package/package.ts';
import { scheduleOf } from '#domain/booking/schedule/schedule.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { BookHoliday, HolidayDesk } from '#application/desk/holiday/holiday.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { type QuotedSale, sellQuoted, type SellQuotedPorts } from '#application/backoffice/booking/sale/sell-quoted.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { HolidayTypes } from './holiday-types.ts';

export type BookHolidayPorts = SellQuotedPorts<HolidayTypes>;

/** What the customer pays when is agreed by the business day of the sale. */
export function holidaySale(ports: {
  readonly clock: Clock;
  readonly businessZone: string;
}): QuotedSale<HolidayTypes, BookHoliday> {
  return {
    rules: holidayRules,
    international: ({ offer: { trip } }) => isAbroad(trip),
    check: ({ offer: { trip, collects } }, asked) => checkHoliday(asked, { rooms: trip.rooms, collects }),
    accept: (
      { offer: { trip, collects }, price },
      { guests: drafts, payers, wishes = '', contact, gst },
      parameters,
    ) => {
      const ordered = guestsInOrder(drafts, trip.rooms.length);
      const travellers = ordered.map(travellerOf);
      const guests = trip.rooms.map((_, room): readonly [number, ...number[]] => [
        room,
        ...ordered.flatMap((guest, at) => (at !== room && guest.room === room ? [at] : [])),
      ]);
      const inShort = holidayInShort({ trip, guests, travellers });
      const bookedOn = dateIn(ports.clock.now(), ports.businessZone);
      return {
        travellers,
        inShort,
        terms: {
          trip,
          guests,
          payers: collects ? payersKept(payers, trip.rooms.length) : [],
          instalments: scheduleOf(price.total, { bookedOn, startsOn: trip.startsOn }),
          ...(wishes.trim() !== '' && { wishes: wishes.trim() }),
          travellers,
          contact,
          ...(gst && { gst }),
          parameters: parameters(inShort),
          price,
        },
      };
    },
  };
}

export function bookHoliday(ports: BookHolidayPorts, caller: Caller): HolidayDesk['book'] {
  return (request) => sellQuoted(ports, holidaySale(ports), caller, request);
}
