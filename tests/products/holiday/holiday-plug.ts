/** Packages as the suites of selling take them. */
import { Effect } from 'effect';
import { holidayRules } from '#domain/holiday/booking/rules.ts';
import { bookHoliday } from '#application/backoffice/holiday/book-holiday.ts';
import { holidayPapers } from '#application/backoffice/holiday/holiday-papers.ts';
import type { PayerYears } from '#application/backoffice/ports/holiday/payer-years.ts';
import type { HolidayTypes } from '#application/backoffice/holiday/holiday-types.ts';
import { requestedHoliday } from '#application/backoffice/holiday/requested-holiday.ts';
import { soldHoliday } from '#application/backoffice/holiday/sold-holiday.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import { keptHoliday } from '#infrastructure/backoffice/database/holiday/kept-holiday.ts';
import { layOutHolidayVoucher } from '#infrastructure/backoffice/documents/holiday/voucher-layout.ts';
import { fluentLetters } from '#infrastructure/backoffice/words/letters.ts';
import { makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { keptQuoteOf, quotedDesk, sampled } from '../quoted-sale.ts';
import fc from 'fast-check';
import type { SellingPlug } from '../selling-plug.ts';
import { holidayOf } from './holiday-arbitraries.ts';

/** Sold at what the operator asks: the suite knows no agency's terms. It tells travellers by the units they leave with: one a room. */
const sampleOf = sampled(
  holidayOf(fc.constant({ adults: 1, childAges: [] }), 2).filter(
    ({ price, trip }) => price.terms?.markup.minor === 0 && trip.country === 'IN',
  ),
  1,
);

function holidayQuote(n: number, who: SignedInCaller): HolidayTypes['quote'] {
  const { price, trip } = sampleOf(n);
  return keptQuoteOf('holiday', n, who, { price, offer: { trip, collects: false } });
}

/** Nothing is collected of these. */
const noClaims: PayerYears = {
  find: () => Effect.succeed([]),
  claim: () => Effect.succeed('claim'),
  release: () => Effect.void,
};

export const holidayPlug: SellingPlug<HolidayTypes> = {
  rules: holidayRules,
  sold: (suppliers, amendments) => soldHoliday({ suppliers, amendments }),
  desk: quotedDesk(holidayQuote, (ports, caller, asked, n) =>
    bookHoliday(
      { ...ports, payerYears: noClaims },
      caller,
    )({
      ...asked,
      travellers: sampleOf(n).trip.rooms.map((_, room) =>
        makeTraveller({ firstName: `Asha${'abc'[room] ?? ''}`, lastName: surname(n) }),
      ),
      payers: [],
      wishes: 'Vegetarian meals.',
    }),
  ),
  keyOf: ({ key }) => key,
  issued: ({ key }) => ({ voucher: `HV-${key.slice(-6)}` }),
  requested: requestedHoliday,
  kept: keptHoliday,
  document: () => ({}),
  papers: holidayPapers(fluentLetters),
  layouts: { holiday: layOutHolidayVoucher },
};
