/** What documents say: lines that add up, tax that is right to the paisa, and nothing of the agency's on its customer's paper. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateNamed, stateOfGstin } from '#domain/agency/gst-states.ts';
import { taxByRule, taxInside } from '#domain/booking/papers/agent-gst.ts';
import { creditNote, customerCreditNote, type RefundPosted } from '#domain/booking/papers/credit-note.ts';
import { creditNoteFor } from '#domain/booking/papers/entry-papers.ts';
import { partyOf, placesOfSupply } from '#domain/booking/papers/facts.ts';
import type { DocumentLine, PaperDocument } from '#domain/booking/papers/documents.ts';
import { documentParts, withoutDocumentParts } from '#domain/booking/papers/documents.ts';
import { agencyInvoice, customerInvoice } from '#domain/booking/papers/invoice.ts';
import type { PricePart } from '#domain/price/price.ts';
import { agentValues } from '#domain/flight/papers/agent-value.ts';
import { money, negate, subtract } from '#domain/money/money.ts';
import { withOwnLines } from '#domain/price/own-lines.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import {
  type FareAmounts,
  fareOf,
  gstinOf,
  house,
  makeDocumentedBooking,
  makeDocumentFacts,
  sellingAgency,
  usualAmounts,
  ticketOf,
} from '#tests/fixtures/documents.ts';
import { makeOption, makeSegment, rupees } from '#tests/fixtures/flight.ts';

const paise = (most: number) => fc.integer({ min: 0, max: most }).map((minor) => money(minor, 'INR'));

const amounts: fc.Arbitrary<FareAmounts> = fc.record({
  base: fc.integer({ min: 1, max: 50_000_000 }).map((minor) => money(minor, 'INR')),
  yq: paise(2_000_000),
  taxes: paise(2_000_000),
  k3: paise(2_000_000),
  seats: paise(500_000),
  markup: paise(1_000_000),
  fee: paise(100_000),
  gst: paise(18_000),
  commission: paise(1_000_000),
  tds: paise(20_000),
});

const scheme = fc.constantFrom('rule-32-3' as const, 'service-fee' as const);
const stateCode = fc.constantFrom('32', '29', '04', undefined);
const gst = {
  holder: 'Orbit Engineering LLP',
  email: 'ap@orbit.example',
  address: '9 Residency Road',
  phone: '+918055501',
};

/** What an agent asks for the booking, and rounding. */
const ownLine: fc.Arbitrary<PricePart> = fc.oneof(
  fc.record({ name: fc.constantFrom('extra-markup' as const, 'service-fee' as const), amount: paise(500_000) }),
  fc.record({ name: fc.constant('agent-discount' as const), amount: paise(1_500_000).map(negate) }),
  fc.record({
    name: fc.constant('rounding' as const),
    amount: fc.integer({ min: -500, max: 500 }).map((minor) => money(minor, 'INR')),
  }),
);

const facts = fc
  .record({
    amounts,
    scheme,
    seller: stateCode,
    customer: stateCode,
    international: fc.boolean(),
    own: fc.array(ownLine, { maxLength: 3 }),
  })
  .map((drawn) => {
    const { gstin: _gstin, state: _state, ...plain } = sellingAgency;
    return makeDocumentFacts({
      booking: makeDocumentedBooking({
        price: withOwnLines(fareOf(drawn.amounts), drawn.own),
        ...(drawn.customer === undefined ? {} : { gst: { ...gst, number: gstinOf(drawn.customer) } }),
      }),
      scheme: drawn.scheme,
      international: drawn.international,
      agency: partyOf({ ...plain, ...(drawn.seller === undefined ? {} : { gstin: gstinOf(drawn.seller) }) }),
    });
  });

/** An adder of its own, in plain whole numbers. */
function minorOf(lines: readonly DocumentLine[]): number {
  let total = 0;
  for (const { amount } of lines) total += amount.minor;
  return total;
}

function linesOf(document: PaperDocument): { readonly lines: readonly DocumentLine[]; readonly total: number } {
  return document.kind === 'ticket'
    ? { lines: document.price.lines, total: document.price.total.minor }
    : { lines: document.lines, total: document.total.minor };
}

describe('lines', () => {
  it('add up to the total, on every document of every fare', () => {
    fc.assert(
      fc.property(facts, (given) => {
        for (const made of [ticketOf(given), customerInvoice(given, 'LG-1'), agencyInvoice(given, 'LG-1')]) {
          const { lines, total } = linesOf(made);
          expect(minorOf(lines)).toBe(total);
          expect(new Set(lines.map(({ label }) => label)).size).toBe(lines.length);
        }
      }),
    );
  });

  it('come to what the customer pays, and to what the account is charged', () => {
    fc.assert(
      fc.property(facts, (given) => {
        expect(customerInvoice(given, 'LG-1').total).toEqual(given.booking.price.total);
        expect(ticketOf(given).price.total).toEqual(given.booking.price.total);
        expect(agencyInvoice(given, 'LG-1').total).toEqual(given.booking.price.terms?.net);
      }),
    );
  });

  it('still add up whatever of a ticket is not shown', () => {
    fc.assert(
      fc.property(facts, fc.subarray([...documentParts]), (given, hidden) => {
        const made = withoutDocumentParts(ticketOf(given), hidden);
        const { lines, total } = linesOf(made);
        expect(minorOf(lines)).toBe(hidden.includes('fare') ? 0 : total);
        if (hidden.includes('service-fee')) expect(lines.map(({ label }) => label)).not.toContain('service-charge');
        if (hidden.includes('gstin')) expect(JSON.stringify(made)).not.toContain(given.agency.gstin ?? 'GSTIN');
      }),
    );
  });

  it('hide nothing of a document that the law describes', () => {
    const invoice = customerInvoice(makeDocumentFacts(), 'LG-1');
    expect(withoutDocumentParts(invoice, documentParts)).toEqual(invoice);
  });
});

describe('what the customer is given', () => {
  it('says no commission, no tax withheld, no markup and no convenience fee', () => {
    fc.assert(
      fc.property(facts, (given) => {
        for (const made of [ticketOf(given), customerInvoice(given, 'LG-1')]) {
          const labels = linesOf(made).lines.map(({ label }) => label);
          expect(labels).not.toContain('commission');
          expect(labels).not.toContain('tds');
          expect(labels).not.toContain('convenience-fee');
          expect(made).not.toHaveProperty('own');
          expect(JSON.stringify(made)).not.toMatch(/markup|earn|"net"/);
        }
      }),
    );
  });

  it('names no service charge where the agency is taxed on a share of the basic fare', () => {
    const lines = customerInvoice(makeDocumentFacts({ scheme: 'rule-32-3' }), 'LG-1').lines;
    expect(lines.map(({ label, amount }) => [label, amount.minor])).toEqual([
      ['price', (29220 + 1200 + 600 + 150 + 27) * 100],
      ['supplier-taxes', 4310_00],
      ['supplier-gst', 1521_00],
      ['seats', 700_00],
    ]);
  });

  it('is the same for someone who may not see net fares', () => {
    const whole = makeDocumentFacts();
    const { total, breakdown } = whole.booking.price;
    const cut = makeDocumentFacts({ booking: { ...whole.booking, price: { total, breakdown } } });
    expect(customerInvoice(cut, 'LG-1')).toEqual(customerInvoice(whole, 'LG-1'));
    expect(() => agencyInvoice(cut, 'LG-1')).toThrow('FL261120000012');
  });
});

describe('tax of the agent’s own service', () => {
  const kerala = stateNamed('Kerala');
  const karnataka = stateOfGstin(gstinOf('29'));
  const on = isoDate('2026-11-20');

  it('by Rule 32(3) is 18 % of 5 or 10 % of the basic fare: 0.9 and 1.8 % in all', () => {
    const value = money(10_000_00, 'INR');
    expect(taxByRule(value, agentValues.domestic, { from: kerala, at: kerala }, on)).toMatchObject({
      taxable: rupees(500),
      tax: rupees(90),
      parts: [
        { name: 'cgst', basisPoints: 900, amount: rupees(45) },
        { name: 'sgst', basisPoints: 900, amount: rupees(45) },
      ],
      included: true,
    });
    expect(taxByRule(value, agentValues.international, { from: kerala, at: karnataka }, on)).toMatchObject({
      taxable: rupees(1000),
      tax: rupees(180),
      parts: [{ name: 'igst', basisPoints: 1800, amount: rupees(180) }],
    });
  });

  it('on a fee that holds it: ₹ 777 is 658.47 and 118.53', () => {
    expect(taxInside(rupees(777), { from: kerala, at: karnataka }, on)).toMatchObject({
      taxable: rupees(658.47),
      tax: rupees(118.53),
    });
  });

  it('loses no paisa and splits into equal halves within a state', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (minor) => {
        const within = taxInside(money(minor, 'INR'), { from: kerala, at: kerala }, on);
        const between = taxInside(money(minor, 'INR'), { from: kerala, at: karnataka }, on);
        for (const tax of [within, between]) {
          expect((tax?.taxable.minor ?? 0) + (tax?.tax.minor ?? 0)).toBe(minor);
          expect(tax?.parts.reduce((total, { amount }) => total + amount.minor, 0)).toBe(tax?.tax.minor);
          // Within a paisa of the exact tax for each part.
          expect(Math.abs((tax?.tax.minor ?? 0) - (minor * 18) / 118)).toBeLessThanOrEqual(1);
        }
        expect(within?.parts[0]?.amount).toEqual(within?.parts[1]?.amount);
      }),
    );
  });

  it('is one tax where a state is not known, and the territory’s in a territory', () => {
    const chandigarh = stateOfGstin(gstinOf('04'));
    const names = (from: typeof kerala, at: typeof kerala) =>
      taxInside(rupees(118), { from, at }, on)?.parts.map(({ name }) => name);
    expect(names(kerala, undefined)).toEqual(['gst']);
    expect(names(chandigarh, chandigarh)).toEqual(['cgst', 'utgst']);
  });

  it('did not exist before July 2017', () => {
    expect(taxInside(rupees(118), {}, isoDate('2017-06-30'))).toBeUndefined();
    expect(taxByRule(rupees(118), agentValues.domestic, {}, isoDate('2017-06-30'))).toBeUndefined();
  });

  it('is charged by nobody who is not registered', () => {
    const { gstin: _gstin, ...agency } = sellingAgency;
    for (const each of ['rule-32-3', 'service-fee'] as const) {
      const made = customerInvoice(makeDocumentFacts({ agency, scheme: each }), 'LG-1');
      expect(made.nature).toBe('invoice');
      expect(made).not.toHaveProperty('tax');
    }
  });

  it('is inside what the agency asks for its service, less what it takes off; rounding is not taxed', () => {
    const { markup } = usualAmounts;
    const own: readonly PricePart[] = [
      { name: 'service-fee', amount: subtract(rupees(354), markup) },
      { name: 'agent-discount', amount: rupees(-118) },
      { name: 'rounding', amount: rupees(0.4) },
    ];
    const bare = fareOf({ ...usualAmounts, fee: rupees(0), gst: rupees(0) });
    const booking = makeDocumentedBooking({ price: withOwnLines(bare, own) });
    const made = customerInvoice(makeDocumentFacts({ booking, scheme: 'service-fee' }), 'LG-1');
    expect(made.tax).toMatchObject({ taxable: rupees(200), tax: rupees(36) });
    expect(made.lines.filter(({ label }) => ['service-charge', 'discount', 'rounding'].includes(label))).toMatchObject([
      { label: 'service-charge', amount: rupees(318), sac: '9985' },
      { label: 'discount', amount: rupees(-118), sac: '9985' },
      { label: 'rounding', amount: rupees(0.4) },
    ]);
    expect(minorOf(made.lines)).toBe(made.total.minor);
  });

  it('on the house’s fee is the one that was booked, split by where the agency is', () => {
    const there = partyOf({ ...sellingAgency, state: '', gstin: gstinOf('29') });
    expect(agencyInvoice(makeDocumentFacts(), 'LG-1').tax).toMatchObject({ taxable: rupees(150), tax: rupees(27) });
    expect(agencyInvoice(makeDocumentFacts({ agency: there }), 'LG-1').lines.slice(-1)).toMatchObject([
      { label: 'igst', amount: rupees(27), params: { percent: '18' } },
    ]);
  });
});

describe('an invoice without tax', () => {
  it('is a bill of supply of a registered issuer, a tax invoice only where tax stands on it', () => {
    const untaxed = fareOf({ ...usualAmounts, fee: rupees(0), gst: rupees(0), markup: rupees(0) });
    const facts = makeDocumentFacts({ booking: makeDocumentedBooking({ price: untaxed }), scheme: 'service-fee' });
    const natures = [customerInvoice(facts, 'LG-1'), agencyInvoice(facts, 'LG-1')].map(({ nature, tax }) => [
      nature,
      tax,
    ]);
    expect(natures).toEqual([
      ['bill-of-supply', undefined],
      ['bill-of-supply', undefined],
    ]);
    expect(customerInvoice(makeDocumentFacts(), 'LG-1').nature).toBe('tax-invoice');
  });

  it('has no taxable value of 0 where the base fare is not known: the service charge is taxed', () => {
    const total = rupees(20_000);
    const parts = [
      { name: 'fare' as const, amount: subtract(total, rupees(1180)) },
      { name: 'service-fee' as const, amount: rupees(1180) },
    ];
    const price = { total, breakdown: { name: 'customer-price' as const, amount: total, parts } };
    const made = customerInvoice(
      makeDocumentFacts({ booking: makeDocumentedBooking({ price }), scheme: 'rule-32-3' }),
      'LG-1',
    );
    expect(made.tax).toMatchObject({ taxable: rupees(1000), tax: rupees(180), value: { by: 'fee' } });
  });
});

describe('places of supply', () => {
  it('are never nothing: without a place the recipient’s state on record, else the supplier’s', () => {
    const facts = makeDocumentFacts();
    const { places: _, placesIn: _in, ...supply } = facts.subject.supply;
    const placeless = (places: readonly string[]) => ({
      ...facts,
      subject: { ...facts.subject, supply: { ...supply, places } },
    });
    const found = (places: readonly string[], state?: typeof sellingAgency.state) =>
      placesOfSupply(placeless(places), sellingAgency, { name: 'Asha Rao', ...(state && { state }) }).sold;
    expect(found([])).toEqual({ by: 'recipient', state: sellingAgency.state });
    expect(found([' '], stateNamed('Karnataka'))).toMatchObject({ by: 'recipient', state: { name: 'Karnataka' } });
    expect(found(['Goa', ''])).toEqual({ by: 'place', places: ['Goa'] });
  });

  it('are the recipient’s state where it is registered, else the supplier’s, and where each journey begins', () => {
    expect(customerInvoice(makeDocumentFacts(), 'LG-1').places).toMatchObject({
      service: { code: '32' },
      sold: { by: 'place', places: ['New Delhi DEL', 'Mumbai BOM'] },
    });
    const booking = makeDocumentedBooking({ gst: { ...gst, number: gstinOf('29') } });
    expect(customerInvoice(makeDocumentFacts({ booking }), 'LG-1')).toMatchObject({
      recipient: { name: 'Orbit Engineering LLP', state: { name: 'Karnataka' } },
      places: { service: { code: '29' }, sold: { by: 'recipient', state: { code: '29' } } },
    });
  });
});

describe('the ticket', () => {
  it('says flights with their own fare’s class, travellers with their tickets, and a text for machines', () => {
    const made = ticketOf(makeDocumentFacts());
    expect(made.flights.map(({ bookingClass, fareBasis }) => [bookingClass, fareBasis])).toEqual([
      ['R', 'RSR1IP'],
      ['U', 'UU1YXSII'],
    ]);
    expect(made.travellers[2]).toMatchObject({ name: 'Ms Anaya Iyer', tickets: ['3122417330563'], extras: [] });
    expect(made.code.split('\n')).toEqual([
      'FL261120000012 R4TQ7N',
      'Ms Meera Iyer 3122417330561',
      'Mr Rahul Iyer 3122417330562',
      'Ms Anaya Iyer 3122417330563',
      '6E2134 DELBOM 24NOV26 0610',
      'AI2988 BOMDEL 27NOV26 2240',
    ]);
    expect(made.bookedOn).toEqual({ local: '2026-11-20T14:21', zone: 'Asia/Kolkata' });
    expect(made.issuer).not.toHaveProperty('agentId');
  });

  it('prints the locator of each airline with its own flights, and no basis of another class', () => {
    const booking = makeDocumentedBooking({
      options: [makeOption(), makeOption({ fareBasis: 'UU1YXSII', bookingClasses: ['Q'] })],
      tickets: [
        { traveller: 0, number: '3122417330561', itineraries: [0] },
        { traveller: 0, number: '0982417330562', itineraries: [1], locator: 'K7P2WX' },
      ],
    });
    const { flights, reference } = ticketOf(makeDocumentFacts({ booking }));
    expect(flights.map((flight) => flight.reference ?? reference)).toEqual(['R4TQ7N', 'K7P2WX']);
    expect(flights.map(({ bookingClass, fareBasis }) => [bookingClass, fareBasis])).toEqual([
      ['R', 'RSR1IP'],
      ['Q', ''],
    ]);
  });

  it('counts the classes of one fare through all its flights', () => {
    const { itineraries, options, ...booking } = makeDocumentedBooking();
    const [there] = itineraries;
    const two = { ...there, segments: [there.segments[0], makeSegment({ flightNumber: '9' })] as const };
    const made = ticketOf(
      makeDocumentFacts({
        booking: {
          ...booking,
          itineraries: [two, itineraries[1] ?? there],
          options: [{ ...options[0], bookingClasses: ['A', 'B', 'C'] }],
        },
      }),
    );
    expect(made.flights.map(({ bookingClass }) => bookingClass)).toEqual(['A', 'B', 'C']);
  });
});

describe('the credit note', () => {
  it('has the recipient of the invoice that it corrects, also after the lead traveller left', () => {
    const first = makeDocumentedBooking();
    const invoice = customerInvoice(makeDocumentFacts({ booking: first }), 'LG-1');
    const [, ...others] = first.travellers;
    const facts = makeDocumentFacts({ booking: makeDocumentedBooking({ travellers: others }) });
    const posted = { entryId: 'LG-2', at, returned: rupees(5), commission: rupees(0), tds: rupees(0), fees: rupees(0) };
    const corrected = { ...named, recipient: invoice.recipient };
    const note = customerCreditNote(facts, { ...posted, refund: rupees(5) }, corrected);
    expect(note.recipient).toEqual(invoice.recipient);
    expect(note.original).toEqual(named);
    const moved = { ...posted, refund: facts.booking.price.terms?.net ?? rupees(0), movedTo: 'FL2' };
    expect(creditNoteFor(facts, 'customer-credit-note', moved, corrected).recipient).toEqual(invoice.recipient);
  });

  const named = { serial: 'FL/26-27/000123', issuedOn: isoDate('2026-11-20') };
  const original = { ...named, recipient: sellingAgency };
  const at = instant('2026-11-22T05:00:00.000Z');

  it('adds up to what the account was credited with, whatever was posted', () => {
    const signed = fc.integer({ min: -5_000_000, max: 5_000_000 });
    fc.assert(
      fc.property(signed, signed, signed, signed, fc.boolean(), (returned, commission, tds, fees, known) => {
        const inr = (minor: number) => money(minor, 'INR');
        const posted: RefundPosted = {
          entryId: 'LG-2',
          at,
          returned: inr(returned),
          commission: inr(commission),
          tds: inr(tds),
          fees: inr(fees),
          refund: inr(returned + commission + tds + fees),
          ...(known ? { paid: inr(9_000_000) } : {}),
        };
        const made = creditNote(makeDocumentFacts(), posted, original);
        expect(minorOf(made.lines)).toBe(made.total.minor);
        expect(made.total).toEqual(posted.refund);
      }),
    );
  });

  it('names the invoice it is for, and the tax in the fees that are given back', () => {
    const made = creditNote(
      makeDocumentFacts(),
      {
        entryId: 'LG-2',
        at,
        returned: rupees(1000),
        commission: rupees(-20),
        tds: rupees(0.4),
        fees: rupees(118),
        refund: rupees(1098.4),
      },
      original,
    );
    expect(made).toMatchObject({ original: named, issuer: house, ledgerEntry: 'LG-2', tax: { taxable: rupees(100) } });
    expect(made.lines.map(({ label, amount }) => [label, amount.minor])).toEqual([
      ['returned-by-supplier', 1000_00],
      ['commission-reversed', -20_00],
      ['tds-reversed', 40],
      ['fees-returned', 100_00],
      ['cgst', 9_00],
      ['sgst', 9_00],
    ]);
  });
});

describe('usual amounts', () => {
  it('are what the tests think they are', () => {
    expect(fareOf(usualAmounts).total).toEqual(rupees(37728));
  });
});
