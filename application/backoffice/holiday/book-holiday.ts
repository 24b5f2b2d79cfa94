/** Buying a package that was quoted. */
import { Effect } from 'effect';
import { asKept, checkHoliday, payersKept, tripJourney } from '#domain/holiday/checkout/rules.ts';
import { holidayInShort } from '#domain/holiday/booking/in-short.ts';
import { holidayRules } from '#domain/holiday/booking/rules.ts';
import { isAbroad } from '#domain/holiday/package/package.ts';
import { scheduleOf } from '#domain/booking/schedule/schedule.ts';
import { completeTraveller } from '#domain/people/traveller.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { BookHoliday, HolidayDesk } from '#application/desk/holiday/holiday.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { type QuotedSale, sellQuoted, type SellQuotedPorts } from '#application/backoffice/booking/sale/sell-quoted.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { HolidayTypes } from './holiday-types.ts';
import { claimPayers, type PayerTaxPorts } from './payer-tax.ts';

export type BookHolidayPorts = SellQuotedPorts<HolidayTypes> & PayerTaxPorts;

/** What the customer pays when is agreed by the business day of the sale. */
export function holidaySale(ports: {
  readonly clock: Clock;
  readonly businessZone: string;
}): QuotedSale<HolidayTypes, BookHoliday> {
  return {
    rules: holidayRules,
    international: ({ offer: { trip } }) => isAbroad(trip),
    check: ({ offer: { trip, collects } }, asked) => checkHoliday(asked, { trip, collects }),
    accept: (
      { offer: { trip, collects }, price },
      { travellers: drafts, payers, wishes = '', contact, gst },
      parameters,
    ) => {
      const facts = tripJourney(trip);
      const { travellers, guests } = asKept(
        trip.rooms,
        drafts.map((draft, index) => {
          const complete = completeTraveller(draft, { ...facts, index });
          return 'traveller' in complete ? complete.traveller : draft;
        }),
      );
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
  const sell: HolidayDesk['book'] = (request) => sellQuoted(ports, holidaySale(ports), caller, request);
  return (request) =>
    Effect.gen(function* () {
      const { agencyId, actor } = yield* signedIn(caller, 'ticket');
      const { quoteId, payers } = request;
      const quote = yield* ports.quotes.find(quoteId, agencyId, actor.userId);
      const asked = quote && checkHoliday(request, { trip: quote.offer.trip, collects: quote.offer.collects });
      // What is wrong with it is said where it is sold.
      if (quote === undefined || !quote.offer.collects || asked?.length !== 0) return yield* sell(request);
      const { offer, price } = quote;
      const pans = payersKept(payers, offer.trip.rooms.length).map(({ pan }) => pan);
      const isNew = yield* claimPayers(ports, { agencyId, quoteId, price, pans });
      const release = isNew ? ports.payerYears.release({ agencyId, quoteId }) : Effect.void;
      return yield* sell(request).pipe(Effect.tapError(() => release));
    });
}
