/** What refunds and later charges say on paper: refund and what is kept are the charge, no matter who reads or travels. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { salePostings } from '#domain/account/postings.ts';
import { type CancelReceipt, cancelReceiptOf } from '#domain/booking/cancel/receipt.ts';
import { allPlaces } from '#domain/flight/booking/aboard.ts';
import type { Cancellation } from '#domain/booking/cancel/cancellation.ts';
import type { HouseFee } from '#domain/booking/cancel/house-fee.ts';
import { cancellationOf, type CancelQuestion, flightCancelRules } from '#domain/flight/cancel/cancellation.ts';
import { creditNote, customerCreditNote, type RefundPosted } from '#domain/booking/papers/credit-note.ts';
import { feesCharged, totalOf } from '#domain/booking/papers/charges.ts';
import type { LineLabel } from '#domain/booking/papers/documents.ts';
import { totalOfLines } from '#domain/booking/cancel/price-of-units.ts';
import type { PricePart } from '#domain/price/price.ts';
import type { Unit } from '#domain/booking/booking.ts';
import type { InvoiceDocument } from '#domain/booking/papers/documents.ts';
import { type ChargePosted, laterCustomerInvoice, laterInvoice } from '#domain/booking/papers/later-invoice.ts';
import { add, isZero, type Money, money, negate, subtract, sum } from '#domain/money/money.ts';
import { appliedRule } from '#domain/rules/applied-rule.ts';
import { instant } from '#domain/time/instant.ts';
import { drawnOnce } from '#tests/arbitraries/drawn-once.ts';
import { aSmallSoldBooking, aSoldBooking, type SoldBooking } from '#tests/arbitraries/sold-booking.ts';
import { gstinOf, house, makeDocumentedBooking, makeDocumentFacts, sellingAgency } from '#tests/fixtures/documents.ts';
import { rupees } from '#tests/fixtures/flight.ts';

const now = instant('2026-11-20T00:40:00Z');
const named = { serial: 'FL/26-27/000001', issuedOn: makeDocumentFacts().on };
const original = { ...named, recipient: sellingAgency };
const inr = (minor: number) => money(minor, 'INR');
const anAmount = fc.integer({ min: 0, max: 5_000_000 }).map(inr);
const aHouse = fc.boolean().map((registered) => {
  const { gstin: _gstin, ...party } = house;
  return registered ? { ...party, gstin: gstinOf('32') } : party;
});

const feeRow = { id: 'cancelling', from: makeDocumentFacts().on, note: '' };
const houseFeeOf = (each: number): HouseFee => ({
  each: inr(each),
  rule: appliedRule({ ...feeRow, called: 'portal-fee' }),
  gst: { ...feeRow, id: 'gst', basisPoints: 1800 },
});

/** Units to cancel: a part of the sale, or all units where the remaining travellers could not travel. */
function cancelledOf(aSale: fc.Arbitrary<SoldBooking>) {
  return fc
    .record({
      sold: aSale,
      chosen: fc.array(fc.boolean(), { minLength: 27, maxLength: 27 }),
      houseFee: fc.option(fc.integer({ min: 0, max: 100_000 }).map(houseFeeOf), { nil: undefined }),
    })
    .map(({ sold: { booking }, chosen, houseFee }) => {
      const everything = allPlaces(booking);
      const asked = (places: readonly Unit[]): CancelQuestion => ({
        booking,
        places,
        reason: 'traveller',
        now,
        houseFee,
      });
      const some = asked(everything.filter((_, at) => chosen[at] === true));
      const first = cancellationOf(some);
      if ('cancellation' in first) return { question: some, cancellation: first.cancellation };
      const question = asked(everything);
      const whole = cancellationOf(question);
      if (!('cancellation' in whole)) throw new Error('A whole booking can be cancelled');
      return { question, cancellation: whole.cancellation };
    });
}

/** With what its receipts are reported. */
const aCancellation = drawnOnce(
  cancelledOf(aSoldBooking).map(({ question, cancellation }) => ({
    cancellation,
    receipt: cancelReceiptOf(flightCancelRules, question, cancellation),
  })),
);

interface Cancelled {
  readonly cancellation: Cancellation;
  readonly receipt: CancelReceipt;
}

/** The refund as the ledger posts it. */
function postedOf({ cancellation, receipt }: Cancelled): RefundPosted {
  const { reversal, refund } = cancellation;
  return {
    entryId: 'LG-7',
    at: now,
    returned: reversal.returned,
    commission: negate(reversal.commission),
    tds: reversal.tds,
    fees: reversal.fees,
    refund: refund.amount,
    receipt,
  };
}

const total = (amounts: readonly Money[]) => sum('INR', amounts);
const keptLabels: ReadonlySet<LineLabel> = new Set([
  'cancellation-fee',
  'no-show-fee',
  'cancellation-gst',
  'services-kept',
  'kept-of-customer',
]);

describe('a cancellation on paper', () => {
  it('has the tax on the fee for cancelling as it was charged beside the fee, to the paisa', () => {
    let taxed = 0;
    fc.assert(
      fc.property(aCancellation, (cancelled) => {
        const charged = (of: string) =>
          negate(
            total(
              (cancelled.cancellation.charges.parts ?? [])
                .filter(({ name }) => name === of)
                .map(({ amount }) => amount),
            ),
          );
        const {
          lines,
          tax,
          total: refund,
        } = creditNote(
          { ...makeDocumentFacts(), house: { ...house, gstin: gstinOf('32') } },
          postedOf(cancelled),
          original,
        );
        expect(totalOf(lines, 'INR')).toEqual(refund);
        if (isZero(charged('gst'))) return;
        taxed += 1;
        expect(tax).toMatchObject({ taxable: charged('processing-fee'), tax: charged('gst'), basisPoints: 1800 });
      }),
    );
    expect(taxed).toBeGreaterThan(10);
  });

  it('says whose the refund is, to the paisa, on both receipts', () => {
    fc.assert(
      fc.property(aCancellation, ({ cancellation, receipt }) => {
        const { shares } = receipt;
        expect(new Set(shares.map(({ traveller }) => traveller)).size).toBe(shares.length);
        if (shares.length === 0) return;
        expect(total(shares.map(({ refund }) => refund))).toEqual(cancellation.refund.amount);
        expect(total(shares.map(({ customerRefund }) => customerRefund))).toEqual(cancellation.customer.refund);
        const travellers = new Set(cancellation.places.map(({ traveller }) => traveller));
        expect(shares.map(({ traveller }) => traveller)).toEqual([...travellers].toSorted((one, other) => one - other));
      }),
    );
  });

  it('says travellers apart in nearly every sale', () => {
    let apart = 0;
    let all = 0;
    fc.assert(
      fc.property(aCancellation, ({ receipt }) => {
        all += 1;
        if (receipt.shares.length > 0) apart += 1;
      }),
    );
    expect(apart).toBeGreaterThan(all * 0.8);
  });

  it('adds up: refund and what is kept are what was paid', () => {
    fc.assert(
      fc.property(aCancellation, aHouse, ({ cancellation, receipt }, issuing) => {
        const posted = postedOf({ cancellation, receipt });
        const facts = makeDocumentFacts({ house: issuing });
        const own = creditNote(facts, posted, original);
        expect(totalOf(own.lines, 'INR')).toEqual(own.total);
        expect(own.total).toEqual(cancellation.refund.amount);
        const customers = customerCreditNote(facts, posted, original);
        expect(totalOf(customers.lines, 'INR')).toEqual(customers.total);
        expect(customers.total).toEqual(receipt.customerRefund);
        const kept = total(customers.lines.filter(({ label }) => keptLabels.has(label)).map(({ amount }) => amount));
        expect(negate(kept)).toEqual(add(cancellation.charges.amount, receipt.markup));
      }),
    );
  });

  it('lists what was paid and what is kept of it, one supply a line, as the invoice does', () => {
    let seats = 0;
    fc.assert(
      fc.property(aCancellation, ({ cancellation, receipt }) => {
        const facts = makeDocumentFacts();
        const posted = postedOf({ cancellation, receipt });
        const { charges, refund } = cancellation;
        const labelled = (of: typeof creditNote, label: LineLabel) =>
          total(
            of(facts, posted, original)
              .lines.filter((line) => line.label === label)
              .map(({ amount }) => amount),
          );
        const supplied = (refund.parts ?? []).filter(({ name }) => name !== 'cancellation-charges');
        const paid = (name: PricePart['name']) => total(supplied.map((part) => totalOfLines(part, name)));
        seats += paid('seat').minor === 0 ? 0 : 1;
        for (const of of [creditNote, customerCreditNote]) {
          expect(labelled(of, 'seats')).toEqual(paid('seat'));
          expect(labelled(of, 'supplier-gst')).toEqual(paid('k3'));
          for (const name of ['cancellation-fee', 'no-show-fee', 'cancellation-gst'] as const)
            expect(labelled(of, name)).toEqual(negate(totalOfLines(charges, name)));
          const { lines } = of(facts, posted, original);
          expect(lines.map(({ label }) => label)).not.toContain('paid-by-customer');
          for (const { label, taxable, params, amount } of lines)
            if (label === 'cancellation-gst' && params?.['percent'] !== undefined && taxable !== undefined)
              expect(taxable.minor < 0).toBe(amount.minor < 0);
        }
      }),
    );
    expect(seats).toBeGreaterThan(0);
  });

  it('says on the agency’s note what of it settles what was still to pay, and nothing of that to the customer', () => {
    fc.assert(
      fc.property(
        cancelledOf(aSmallSoldBooking),
        fc.integer({ min: 1, max: 99 }),
        ({ question, cancellation }, percent) => {
          const { refund } = cancellation;
          const putOff = {
            amount: inr(Math.max(1, Math.floor((refund.amount.minor * percent) / 100))),
            until: original.issuedOn,
          };
          const asked = { ...question, booking: { ...question.booking, putOff } };
          const receipt = cancelReceiptOf(flightCancelRules, asked, cancellation);
          const posted = postedOf({ cancellation, receipt });
          const { balance, total: refunded } = creditNote(makeDocumentFacts(), posted, original);
          expect(add(balance?.settled ?? inr(0), balance?.toAccount ?? inr(0))).toEqual(refunded);
          expect(customerCreditNote(makeDocumentFacts(), posted, original).balance).toBeUndefined();
        },
      ),
    );
  });

  it('shows the customer neither commission, tax withheld, markup nor the ledger’s total', () => {
    fc.assert(
      fc.property(aCancellation, ({ cancellation, receipt }) => {
        const note = customerCreditNote(makeDocumentFacts(), postedOf({ cancellation, receipt }), original);
        expect(note.own).toBeUndefined();
        for (const { label } of note.lines) {
          expect(['commission-reversed', 'tds-reversed', 'fees-returned', 'fees-charged']).not.toContain(label);
        }
        expect(JSON.stringify(note)).not.toMatch(/markup|commission/);
        expect(note.issuer).toEqual(sellingAgency);
      }),
    );
  });
});

describe('a later charge on paper', () => {
  const aCharge: fc.Arbitrary<ChargePosted> = fc
    .record({
      airline: anAmount,
      commission: anAmount,
      tds: anAmount,
      fees: anAmount,
      customer: fc.option(anAmount, { nil: undefined }),
      rounds: fc.integer({ min: -499, max: 500 }),
      doing: fc.constantFrom('add-ssr', 'change', 'split', undefined),
    })
    .map(({ airline, commission, tds, fees, customer, rounds, doing }) => {
      const net = add(add(subtract(airline, commission), tds), fees);
      const [own] = salePostings({ agencyId: 'a', supplier: 's', supplierTotal: airline, net, commission, tds });
      return {
        entryId: 'LG-9',
        at: now,
        suppliers: airline,
        commission: negate(commission),
        tds,
        fees,
        charged: inr(-(own?.amount ?? 0)),
        ...(customer && { customer, ...(rounds !== 0 && { rounding: inr(rounds) }) }),
        ...(doing && { doing }),
      };
    });

  it('adds up to what the account was charged, and to what the customer was shown', () => {
    const schemes = fc.constantFrom('rule-32-3' as const, 'service-fee' as const);
    fc.assert(
      fc.property(aCharge, aHouse, schemes, (posted, issuing, scheme) => {
        const facts = makeDocumentFacts({ house: issuing, scheme });
        const own = laterInvoice(facts, posted, original);
        expect(own.total).toEqual(posted.charged);
        expect(totalOf(own.lines, 'INR')).toEqual(own.total);
        const customers = laterCustomerInvoice(facts, posted, original);
        expect(totalOf(customers.lines, 'INR')).toEqual(customers.total);
        if (posted.customer !== undefined) expect(customers.total).toEqual(posted.customer);
        // Rounding is no service, and bears no tax.
        const round = customers.lines.filter(({ label }) => label === 'rounding').map(({ amount }) => amount);
        expect(round).toEqual(posted.rounding === undefined ? [] : [posted.rounding]);
        expect(customers.lines.map(({ label }) => label)).not.toContain('commission');
        expect(customers.lines.map(({ label }) => label)).not.toContain('convenience-fee');
      }),
    );
  });

  it('names the fees of the house and the tax on them as the first invoice does, where they are known', () => {
    const inHouse = (
      name: 'convenience-fee' | 'handling-charges' | 'payment-gateway-charges' | 'gst',
      minor: number,
    ) => ({
      name,
      amount: inr(minor),
      ...(name === 'gst' && { params: { percent: '18' } }),
    });
    const parts = [
      { name: 'fare-difference' as const, amount: inr(500_000) },
      inHouse('handling-charges', 10_003),
      inHouse('payment-gateway-charges', 5_000),
      inHouse('gst', 2_702),
    ];
    const feesNamed = feesCharged({ name: 'net-payable', amount: inr(517_705), parts });
    const posted: ChargePosted = {
      entryId: 'LG-9',
      at: now,
      suppliers: inr(500_000),
      commission: inr(0),
      tds: inr(0),
      fees: inr(17_705),
      feesNamed,
      charged: inr(517_705),
      doing: 'change',
    };
    const facts = makeDocumentFacts({});
    const said = (of: ChargePosted) => {
      const { lines, tax } = laterInvoice(facts, of, original);
      expect(totalOf(lines, 'INR')).toEqual(of.charged);
      return [...lines.slice(1, 3).map(({ label, amount }) => [label, amount.minor]), tax?.tax.minor];
    };
    expect(said(posted)).toEqual([['handling-charges', 10_003], ['payment-gateway-charges', 5_000], 2_702]);
    // What else the house was posted is not known by its name: then all of it is one fee.
    expect(said({ ...posted, fees: inr(27_705), charged: inr(527_705) })[0]).toContain('convenience-fee');
  });

  it('lists the difference of fares part by part, the airline’s fee and the tax on each, beside the agency’s own', () => {
    const supplied: readonly PricePart[] = [
      {
        name: 'fare-difference',
        amount: inr(220_500),
        parts: [
          { name: 'base-fare', amount: inr(190_000) },
          { name: 'yq', amount: inr(20_000) },
          { name: 'k3', amount: inr(10_500), params: { percent: '5' } },
        ],
      },
      { name: 'change-fee', amount: inr(250_000) },
      { name: 'change-gst', amount: inr(12_500), params: { percent: '5' } },
    ];
    const posted: ChargePosted = {
      entryId: 'LG-9',
      at: now,
      suppliers: inr(483_000),
      commission: inr(0),
      tds: inr(0),
      fees: inr(0),
      supplied,
      charged: inr(483_000),
      doing: 'change',
      customer: inr(494_800),
    };
    const suppliers = [
      ['base-price', 190_000, true, undefined],
      ['surcharge', 20_000, true, undefined],
      ['supplier-gst', 10_500, true, 210_000],
      ['change-fee', 250_000, undefined, undefined],
      ['change-gst', 12_500, undefined, 250_000],
    ];
    const said = (invoice: InvoiceDocument) =>
      invoice.lines.map(({ label, amount, difference, taxable }) => [label, amount.minor, difference, taxable?.minor]);
    const facts = makeDocumentFacts({ scheme: 'service-fee' });
    expect(said(laterInvoice(facts, posted, original))).toEqual(suppliers);
    expect(said(laterCustomerInvoice(facts, posted, original))).toEqual([
      ...suppliers,
      ['service-charge', 10_000, undefined, undefined],
      ['cgst', 900, undefined, 10_000],
      ['sgst', 900, undefined, 10_000],
    ]);
    // An agency that is taxed on a share of the basic fare names no charge of its own.
    const shared = laterCustomerInvoice(makeDocumentFacts({ scheme: 'rule-32-3' }), posted, original);
    expect(said(shared)).toEqual([['base-price', 201_800, true, undefined], ...suppliers.slice(1)]);
  });

  it('names the first invoice', () => {
    const [posted] = fc.sample(aCharge, 1);
    if (posted === undefined) throw new Error('No sample');
    const facts = makeDocumentFacts({ booking: makeDocumentedBooking() });
    expect(laterInvoice(facts, posted, original).original).toEqual(named);
    expect(laterCustomerInvoice(facts, { ...posted, customer: rupees(5) }, undefined).original).toBeUndefined();
  });
});
