/** What a booking has come to: against the postings themselves, added up by account, and against its papers. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Posting } from '#domain/account/chain.ts';
import { refundPostings, salePostings } from '#domain/account/postings.ts';
import { bookingMoney, type Moved, reversed } from '#domain/booking/booking-money.ts';
import { creditNoteFor, invoiceFor, moneyToBe, movedBack, movedBy } from '#domain/booking/papers/entry-papers.ts';
import { movedFare, movePostings, splitOf } from '#domain/flight/split/split.ts';
import { add, type Money, money, negate, subtract } from '#domain/money/money.ts';
import { instant } from '#domain/time/instant.ts';
import { aSoldBooking } from '#tests/arbitraries/sold-booking.ts';
import {
  fareOf,
  gstinOf,
  makeDocumentedBooking,
  makeDocumentFacts,
  sellingAgency,
  usualAmounts,
} from '#tests/fixtures/documents.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';

const inr = (minor: number): Money => money(minor, 'INR');
const at = instant('2026-11-20T08:51:00.000Z');
const anAmount = fc.integer({ min: -900_000, max: 900_000 }).map(inr);

/** One entry, as it is posted and as it is reported. */
const anEntry: fc.Arbitrary<{ readonly postings: readonly Posting[]; readonly moved: Moved }> = fc
  .record({
    isRefund: fc.boolean(),
    returned: anAmount,
    commission: anAmount,
    tds: anAmount,
    fees: anAmount,
    customer: anAmount,
    ownTax: anAmount,
  })
  .map(({ isRefund, returned, commission, tds, fees, customer, ownTax }) => {
    const net = add(add(subtract(returned, commission), tds), fees);
    const charge: Moved = {
      account: net,
      suppliers: returned,
      commission: negate(commission),
      tds,
      fees,
      customer,
      ownTax,
    };
    return isRefund
      ? {
          postings: refundPostings({ agencyId: 'a', supplier: 's', returned, commission, tds, fees }),
          moved: reversed(charge),
        }
      : {
          postings: salePostings({ agencyId: 'a', supplier: 's', supplierTotal: returned, net, commission, tds }),
          moved: charge,
        };
  });

describe('the money of a booking', () => {
  it('is what its postings add up to, account by account', () => {
    fc.assert(
      fc.property(fc.array(anEntry, { maxLength: 12 }), (entries) => {
        const of = (name: string) =>
          entries
            .flatMap(({ postings }) => postings)
            .reduce((sum, { account, amount }) => (account === name ? sum + BigInt(amount) : sum), 0n);
        const { paid, charged, givenBack, suppliers, commission, tds, fees, customer, ownTax, earned } = bookingMoney(
          entries.map(({ moved }) => moved),
          'INR',
        );
        expect(BigInt(paid.minor)).toBe(-of('agency:a'));
        expect([suppliers, commission, tds, fees].map(({ minor }) => BigInt(minor))).toEqual(
          ['supplier:s', 'commission', 'tds', 'fees'].map(of),
        );
        expect(charged.minor - givenBack.minor).toBe(paid.minor);
        expect([charged.minor >= 0, givenBack.minor >= 0]).toEqual([true, true]);
        expect(earned.minor + ownTax.minor + paid.minor).toBe(customer.minor);
      }),
    );
  });

  it('leaves out of what is earned the tax that the agency owes on its own service', () => {
    const amounts = { ...usualAmounts, markup: inr(11_800) };
    const facts = makeDocumentFacts({
      booking: makeDocumentedBooking({ price: fareOf(amounts) }),
      agency: { ...sellingAgency, gstin: gstinOf('32') },
      scheme: 'service-fee',
    });
    const { price: fare } = facts.booking;
    const seen = moneyToBe(facts);
    const invoice = invoiceFor(facts, 'customer-invoice', {
      posted: {
        entryId: 'LG-1',
        at,
        suppliers: seen.suppliers,
        commission: seen.commission,
        tds: seen.tds,
        fees: seen.fees,
        charged: seen.paid,
      },
      isSale: true,
    });
    expect(invoice.tax?.tax.minor).toBeGreaterThan(0);
    expect(seen.ownTax).toEqual(invoice.tax?.tax);
    expect(seen.paid).toEqual(fare.terms?.net);
    expect(seen.earned).toEqual(subtract(fare.terms?.earn ?? inr(0), seen.ownTax));
    const unregistered = makeDocumentFacts({ ...facts, agency: withoutGstin(facts.agency) });
    expect(moneyToBe(unregistered).earned).toEqual(fare.terms?.earn);
  });
});

describe('what a split moves', () => {
  it('is charged to the part as it is given back of the whole: lines, tax and all', () => {
    const schemes = fc.constantFrom('rule-32-3' as const, 'service-fee' as const);
    fc.assert(
      fc.property(aSoldBooking, schemes, ({ booking }, scheme) => {
        const adults = booking.travellers.flatMap(({ type }, who) => (type === 'adult' ? [who] : []));
        const infants = booking.travellers.filter(({ type }) => type === 'infant').length;
        const leaving = adults.slice(-1);
        fc.pre(adults.length > Math.max(1, infants));
        const answer = splitOf(booking, leaving);
        fc.pre('split' in answer);
        const fare = movedFare({ ...booking, ssr: [] }, answer.split);
        const { back, charge } = movePostings(fare, { agencyId: 'a', supplier: 's' });
        for (const side of [back, charge]) expect(side.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
        expect(back.map(({ amount }) => 0 - amount)).toEqual(charge.map(({ amount }) => amount));
        const sum = (account: string) => inr(charge.find((each) => each.account === account)?.amount ?? 0);
        const figures = { commission: sum('commission'), tds: sum('tds'), fees: sum('fees') };
        const facts = makeDocumentFacts({
          scheme,
          booking: makeDocumentedBooking({ price: fare, travellers: [makeTraveller()] }),
        });
        const net = negate(sum('agency:a'));
        const posted = { entryId: 'LG-2', at, suppliers: sum('supplier:s'), ...figures, charged: net };
        const refund = {
          entryId: 'LG-1',
          at,
          returned: sum('supplier:s'),
          ...figures,
          refund: net,
          movedTo: 'FL2',
        };
        const sale = { posted, isSale: true };
        expect(movedBack(facts, refund)).toEqual(reversed(movedBy(facts, sale)));
        for (const [given, charged] of [
          ['credit-note', 'invoice'],
          ['customer-credit-note', 'customer-invoice'],
        ] as const) {
          const note = creditNoteFor(facts, given, refund);
          const invoice = invoiceFor(facts, charged, sale);
          expect([note.lines, note.total, note.tax]).toEqual([invoice.lines, invoice.total, invoice.tax]);
        }
      }),
    );
  });
});

function withoutGstin<Party extends { readonly gstin?: string }>({
  gstin: _gstin,
  ...party
}: Party): Omit<Party, 'gstin'> {
  return party;
}
