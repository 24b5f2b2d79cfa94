/** What the mail says that reminds the customer of a cruise of an instalment, and when there is nothing to say any more. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/people/language.ts';
import { customerInstalments } from '#domain/cruise/booking/customer-instalments.ts';
import { type Money, percentage } from '#domain/money/money.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import type { PaperBooking } from '#application/backoffice/booking/papers/product-papers.ts';
import { cruisePapers } from '#application/backoffice/cruise/cruise-papers.ts';
import { paymentReminder } from '#application/backoffice/cruise/sold-cruise.ts';
import { cruiseCabinName } from '#infrastructure/backoffice/words/cruise-cabin-name.ts';
import { fluentLetters } from '#infrastructure/backoffice/words/letters.ts';
import { cruiseSailing } from '#infrastructure/wire/reference/product/cruise.ts';
import { cruisesOn } from '#tests/products/cruise/cruise-arbitraries.ts';

const [sample] = fc.sample(cruisesOn(fc.constant(cruiseSailing), fc.constant(0)), { numRuns: 1, seed: 7 });
if (sample === undefined) throw new Error('A cruise');
const cruise = { ...sample, lineTerms: { ...sample.lineTerms, deposit: { percent: 25 }, balanceDays: 30 } };
const due = addDays(dateOfLocal(cruise.sailing.departs.local), -30);
const papers = cruisePapers(fluentLetters, cruiseCabinName, 'Asia/Kolkata');

const bodyOf = (bookedOn: string, received: Money, instalment: number, language: (typeof languages)[number] = 'en') =>
  papers.notice({
    notice: paymentReminder,
    booking: {
      ...cruise,
      product: 'cruise',
      transactionId: 'CR1',
      reference: 'SEA1',
      bookedOn: instant(bookedOn),
      receipts: [{ requestId: 'R1', on: due, amount: received, mode: 'cash', by: 'Asha' }],
    } as unknown as PaperBooking,
    payload: { agencyId: 'A', transactionId: 'CR1', instalment, due: '20 Nov 2026', amount: 'INR 100.00' },
    language,
  });
const midnightIn = (day: IsoDate) => `${addDays(day, -1)}T19:00:00Z`;
const { total } = cruise.price;
const [deposit] = customerInstalments(cruise, addDays(due, -60));

describe('the reminder of an instalment of a cruise', () => {
  it('has its day and amount last, whose it is, and whole words in every language', () => {
    for (const language of languages) {
      const body = bodyOf(midnightIn(addDays(due, -60)), deposit?.amount ?? total, 1, language);
      if (body === undefined) throw new Error('The balance is due');
      expect(body.lines.at(-1)).toBe('20 Nov 2026: INR 100.00');
      expect(body.lines[0]).toContain(cruise.sailing.name);
      expect(body.travellers).toHaveLength(cruise.travellers.length);
      const { subject, text } = fluentLetters.bookingNotice(language, {
        ...body,
        notice: paymentReminder,
        product: 'cruise',
        transactionId: 'CR1',
        reference: 'SEA1',
        companyName: 'Asha Travels',
        companyPhone: '+91 20 5550 0100',
      });
      expect(`${subject} ${text}`).not.toMatch(/\{|\}|notice-/);
      expect(subject).toContain('SEA1');
      expect(text).toContain('20 Nov 2026: INR 100.00');
    }
  });

  it('says nothing where it was received meanwhile', () => {
    expect(bodyOf(midnightIn(addDays(due, -60)), total, 1)).toBeUndefined();
    expect(bodyOf(midnightIn(addDays(due, -60)), deposit?.amount ?? total, 0)).toBeUndefined();
  });

  it('asks all at once of what was booked on the day of the balance by the clock of the business, the evening before in UTC', () => {
    expect(bodyOf(midnightIn(due), percentage(total, 2_500), 0)).toBeDefined();
    expect(bodyOf(midnightIn(due), total, 0)).toBeUndefined();
  });
});
