import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BillDraft, billedKinds, saleTexts } from '#domain/billing/bill.ts';
import { billBeginnings } from '#domain/billing/booking.ts';
import { billPrice, supplierChargeKeptIn, supplierTotalOf } from '#domain/billing/price.ts';
import { amountsOf, billOf, checkBill, checkGstType } from '#domain/billing/rules.ts';
import { serviceLines } from '#domain/billing/service-lines.ts';
import { type GstState, stateOfGstin } from '#domain/agency/gst-states.ts';
import { money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { someAmounts, someSale } from '#tests/products/billing/billing-arbitraries.ts';

const facts = { currency: 'INR' as const, today: isoDate('2026-11-20') };
const inr = (minor: number) => money(minor, 'INR');
const lead = { title: 'Ms', firstName: 'Asha', lastName: 'Rao' };
const common = {
  startsOn: '2026-12-04',
  confirmation: 'k4tz9p',
  supplier: 'IndiGo',
  lead,
  passengers: 2,
  basic: inr(100),
};
const flight: BillDraft = { ...common, kind: 'flight', carrier: 'IndiGo', sector: 'del-bom' };
const hotel: BillDraft = {
  ...common,
  kind: 'hotel',
  hotel: 'Lake View',
  city: 'Udaipur',
  rooms: 2,
  endsOn: '2026-12-07',
};
const train: BillDraft = { ...common, kind: 'train', train: '12951', sector: 'mmct-ndls', travelClass: '2A' };

/** All that any line has. */
const every: BillDraft = { ...Object.fromEntries(saleTexts.map((field) => [field, '10:10'])), rooms: 3 };

const found = (draft: BillDraft) => checkBill(draft, facts).map(({ code, path }) => `${code} ${path}`);

describe('a bill', () => {
  it.each([flight, hotel, train])('of a $kind needs no more than what it says', (draft) => {
    expect(found(draft)).toEqual([]);
  });

  it.each([
    ['nothing', {}, ['required kind', 'required startsOn', 'required confirmation', 'required supplier']],
    ['another kind', { ...flight, kind: 'museum' }, ['not-a-choice kind']],
    ['the name of what every record has', { ...flight, kind: 'constructor' }, ['not-a-choice kind']],
    ['no sector', { ...flight, sector: ' ' }, ['required sector']],
    ['no hotel and no last day', { ...hotel, hotel: '', endsOn: undefined }, ['required hotel', 'required endsOn']],
    ['a stay that ends as it begins', { ...hotel, endsOn: '2026-12-04' }, ['range-order endsOn']],
    [
      'a policy without its last day',
      { ...common, kind: 'insurance', plan: 'Gold' },
      ['required insurer', 'required endsOn'],
    ],
    ['a cruise that ends as it begins', { ...common, kind: 'cruise', endsOn: common.startsOn }, ['range-order endsOn']],
    ['no such time', { ...common, kind: 'bus', time: '24:10' }, ['time-form time']],
    ['no day', { ...flight, startsOn: '2026-02-30' }, ['date-form startsOn']],
    ['more than a year ago', { ...flight, startsOn: '2025-11-19' }, ['date-too-old startsOn']],
    ['years ahead', { ...flight, startsOn: '2029-01-01' }, ['date-too-far startsOn']],
    ['31 rooms', { ...hotel, rooms: 31 }, ['count-between rooms']],
    ['half a traveller', { ...flight, passengers: 1.5 }, ['count-between passengers']],
    ['a long name', { ...flight, carrier: 'x'.repeat(81) }, ['too-long carrier']],
    ['no amount', { ...flight, basic: undefined }, ['required basic']],
    ['an amount of nothing', { ...flight, basic: inr(0) }, ['amount-not-positive basic']],
    ['another currency', { ...flight, taxes: money(1, 'USD') }, ['amount-currency taxes']],
    ['a negative discount', { ...flight, discount: inr(-1) }, ['amount-negative discount']],
    ['more commission than there is', { ...flight, commission: inr(101) }, ['amount-most commission']],
    [
      'a share above the whole',
      { ...flight, commissionBasisPoints: 10_001 },
      ['percent-between commissionBasisPoints'],
    ],
    ['half a basis point', { ...flight, commissionBasisPoints: 0.5 }, ['percent-between commissionBasisPoints']],
    [
      'a share and an amount',
      { ...flight, commission: inr(0), commissionBasisPoints: 0 },
      ['amount-or-share commissionBasisPoints'],
    ],
    [
      'a negative charge of the supplier’s',
      { ...flight, supplierCharge2: inr(-1) },
      ['amount-negative supplierCharge2'],
    ],
    [
      'more kept of the supplier’s charges than they are',
      { ...flight, supplierCharge: inr(30), supplierCharge2: inr(5), supplierChargeKept: inr(36) },
      ['amount-most supplierChargeKept'],
    ],
    ['no such tax of the supplier’s', { ...flight, supplierGstType: 'vat' }, ['not-a-choice supplierGstType']],
    ['more TDS than a share', { ...flight, commissionBasisPoints: 1000, tds: inr(11) }, ['amount-most tds']],
    ['more TDS than commission', { ...flight, commission: inr(10), tds: inr(11) }, ['amount-most tds']],
    ['more discount than price', { ...flight, taxes: inr(5), discount: inr(106) }, ['amount-most discount']],
    ['a customer’s side of nothing', { ...flight, customerBasic: inr(0) }, ['amount-not-positive customerBasic']],
    ['more TDS than discount', { ...flight, discount: inr(4), customerTds: inr(5) }, ['amount-most customerTds']],
    [
      'more discount than the customer’s own side',
      { ...flight, customerBasic: inr(50), customerTaxes: inr(4), discount: inr(55) },
      ['amount-most discount'],
    ],
    [
      'a discount as a share and an amount',
      { ...flight, discount: inr(1), discountBasisPoints: 100 },
      ['amount-or-share discountBasisPoints'],
    ],
    ['a discount above the whole', { ...flight, discountBasisPoints: 10_001 }, ['percent-between discountBasisPoints']],
    ['more kept than paid', { ...flight, cancelCharge: inr(101) }, ['amount-most cancelCharge']],
  ] as const)('with %s says so', (_, draft, codes) => {
    expect(found(draft as BillDraft)).toEqual(expect.arrayContaining([...codes]));
  });

  it('of any service is what its line says, with a title, and is found where it is said to be', () => {
    fc.assert(
      fc.property(someSale, ({ kind, ...line }) => {
        const { ends, title, place } = serviceLines[kind];
        const draft = { ...common, ...line, kind, ...(ends !== 'may' && { endsOn: '2026-12-07' }) };
        expect(found(draft)).toEqual([]);
        const { sale } = billOf({ ...every, ...draft }, { currency: 'INR', zone: 'Asia/Kolkata' });
        const own = [...serviceLines[kind].needed, ...serviceLines[kind].besides, ...serviceLines[kind].counts];
        expect(Object.keys(sale).filter((field) => field !== 'kind' && !own.some((each) => each === field))).toEqual(
          [],
        );
        const { sector } = line;
        expect(sale).toMatchObject({ ...line, kind, ...(sector !== undefined && { sector: sector.toUpperCase() }) });
        expect(title(sale)).not.toMatch(/^$|undefined/);
        expect(place(sale) ?? 'none').not.toMatch(/^$|undefined/);
      }),
    );
  });

  it.each(billedKinds)('of a %s asks for each thing that its line needs', (kind) => {
    for (const field of serviceLines[kind].needed)
      expect(found({ ...every, ...common, kind, [field]: ' ' })).toContain(`required ${field}`);
  });

  it('is kept tidy, its codes in capitals, with nothing of another kind', () => {
    const asked = { currency: 'INR' as const, zone: 'Asia/Kolkata' };
    expect(billOf({ ...flight, city: 'Udaipur', cabin: ' ' }, asked)).toEqual({
      sale: { kind: 'flight', carrier: 'IndiGo', sector: 'DEL-BOM' },
      startsOn: '2026-12-04',
      zone: 'Asia/Kolkata',
      confirmation: 'K4TZ9P',
      supplier: 'IndiGo',
      passengers: 2,
      cancelCharge: inr(0),
    });
    expect(billOf(hotel, asked).sale).toEqual({ kind: 'hotel', hotel: 'Lake View', city: 'Udaipur', rooms: 2 });
    expect(billOf(train, asked).sale).toMatchObject({ train: '12951', sector: 'MMCT-NDLS' });
    expect(() => billOf({}, asked)).toThrow(RangeError);
  });
});

it('the tax on a bill is of the type that is said, and never within a state for who is registered in another', () => {
  const [kerala, delhi] = [stateOfGstin('32AABCM4821K1Z5'), stateOfGstin('07AABCM4821K1Z5')];
  const of = (gstType: string | undefined, customer: GstState | undefined) =>
    checkGstType({ gstType }, { agency: kerala, customer }).map(({ code, path, params }) => [code, path, params]);
  expect(of('cgst-sgst', delhi)).toEqual([['gst-other-state', 'gstType', { state: 'Delhi' }]]);
  for (const each of [of('cgst-sgst', kerala), of('cgst-sgst', undefined), of('igst', kerala), of(undefined, delhi)])
    expect(each).toEqual([]);
  expect(found({ ...flight, gstType: 'vat' })).toEqual(['not-a-choice gstType']);
});

it('a bill begins on a day and at no time of it, to the end of its last day or of its only one', () => {
  const asked = { currency: 'INR' as const, zone: 'Asia/Kolkata' };
  const shown = (draft: BillDraft) => billBeginnings({ bill: billOf(draft, asked), travellers: [] })[0];
  expect(shown(flight)).toMatchObject({ begins: '2026-12-04T00:00', ends: '2026-12-04T23:59', wholeDays: true });
  expect(shown({ ...flight, endsOn: '2026-12-07' })).toMatchObject({ ends: '2026-12-07T23:59', wholeDays: true });
});

it('a commission is an amount or a share of the basic amount, which its line says', () => {
  const lineOf = (own: BillDraft) =>
    billPrice(amountsOf({ ...flight, basic: inr(12_345), ...own }, 'INR')).netBreakdown?.parts?.find(
      ({ name }) => name === 'commission',
    );
  expect(lineOf({ commission: inr(900) })).toMatchObject({ amount: inr(-900) });
  expect(lineOf({ commission: inr(900) })?.params).not.toHaveProperty('percent');
  expect(lineOf({ commissionBasisPoints: 750 })).toMatchObject({ amount: inr(-926), params: { percent: 7.5 } });
});

it('what the supplier adds is the agency’s cost alone, and the type of the tax in it is kept', () => {
  const asked = { ...flight, supplierCharge: inr(30), supplierCharge3: inr(7), supplierGstType: 'cgst-sgst' };
  const { breakdown, netBreakdown, total } = billPrice(amountsOf(asked, 'INR'));
  expect(total).toEqual(inr(100));
  expect(JSON.stringify(breakdown)).not.toContain('supplier-charge');
  expect(
    netBreakdown?.parts?.[0]?.parts?.slice(1).map(({ amount, params }) => [amount.minor, params?.['charge']]),
  ).toEqual([
    [30, 1],
    [7, 3],
  ]);
  const lines = billPrice(amountsOf({ ...asked, supplierChargeKept: inr(32) }, 'INR'));
  expect(lines.netBreakdown?.parts?.[0]?.parts?.slice(1).map(({ params }) => params?.['kept'])).toEqual([
    '0.30',
    '0.02',
  ]);
  expect(supplierChargeKeptIn(lines)).toEqual(inr(32));
  expect(supplierChargeKeptIn({ total, breakdown })).toEqual(inr(0));
  expect(billOf(asked, { currency: 'INR', zone: 'Asia/Kolkata' }).supplierGstType).toBe('cgst-sgst');
});

it('the customer’s side is the supplier’s where nothing else is said, and else its own, with a share of its own and the tax on that', () => {
  const priced = (own: BillDraft) =>
    billPrice(amountsOf({ ...flight, basic: inr(10_000), taxes: inr(500), ...own }, 'INR'));
  expect(priced({}).total).toEqual(inr(10_500));
  const { total, breakdown, netBreakdown, terms } = priced({
    customerBasic: inr(11_000),
    customerTaxes: inr(600),
    discountBasisPoints: 250,
    customerTds: inr(13),
  });
  expect(total).toEqual(inr(11_600 - 275 + 13));
  expect(breakdown.parts?.map(({ name, amount, params }) => [name, amount.minor, params?.['percent']])).toEqual([
    ['fare', 11_600, undefined],
    ['agent-discount', -275, 2.5],
    ['customer-tds', 13, undefined],
  ]);
  expect(netBreakdown?.amount).toEqual(inr(10_500));
  expect(terms).toMatchObject({ net: inr(10_500), tds: inr(0), earn: inr(1100 - 275) });
});

it('the price of a bill adds up on both sides, and the account is never given money', () => {
  fc.assert(
    fc.property(someAmounts, (amounts) => {
      const { basic, taxes, commission, tds, customerBasic, customerTaxes, discount, customerTds } = amounts;
      const { serviceCharge, serviceCharge2, serviceCharge3 } = amounts;
      const charges = serviceCharge.minor + serviceCharge2.minor + serviceCharge3.minor;
      const { total, terms } = billPrice(amounts);
      const { supplierCharge, supplierCharge2, supplierCharge3 } = amounts;
      const cost = basic.minor + taxes.minor + supplierCharge.minor + supplierCharge2.minor + supplierCharge3.minor;
      expect(supplierTotalOf(amounts).minor).toBe(cost);
      expect(total.minor).toBe(
        customerBasic.minor + customerTaxes.minor + charges - discount.minor + customerTds.minor,
      );
      expect(terms?.markup.minor).toBe(charges);
      expect(terms?.net.minor).toBe(cost - commission.minor + tds.minor);
      expect(terms?.net.minor).toBeGreaterThanOrEqual(0);
      expect(total.minor).toBeGreaterThanOrEqual(0);
      expect(terms?.earn.minor).toBe(total.minor - (terms?.net.minor ?? 0) - customerTds.minor);
      const draft = {
        ...flight,
        ...amounts,
        ...(amounts.commissionBasisPoints !== undefined && { commission: undefined }),
        ...(amounts.discountBasisPoints !== undefined && { discount: undefined }),
      };
      expect(found(draft)).toEqual([]);
      expect(amountsOf(draft, 'INR')).toEqual(amounts);
    }),
  );
});
