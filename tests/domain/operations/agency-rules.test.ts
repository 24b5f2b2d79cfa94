import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agencyRulesOn, agencyRulesOver, withAgencyRules } from '#domain/operations/agency-rule-rows.ts';
import {
  type AgencyRows,
  type AgencyRule,
  type AgencyRuleDraft,
  checkAgencyRules,
  sayTheSame,
  startingTariff,
  tariffOn,
  tidyAgencyRule,
} from '#domain/operations/agency-rules.ts';
import {
  cancelFeeOn,
  chargesOn,
  chooseSellingTerms,
  noSellingTerms,
  orUsual,
} from '#domain/booking/sale/selling-terms.ts';
import { standardTerms } from '#domain/flight/terms/standard-terms.ts';
import { money } from '#domain/money/money.ts';
import type { DatedRow } from '#domain/rules/dated-row.ts';
import { addDays, type IsoDate, isoDate } from '#domain/time/calendar-date.ts';
import { dateIn, instant, plusMinutes } from '#domain/time/instant.ts';

const today = isoDate('2026-11-20');
const inr = (minor: number) => money(minor, 'INR');
const none: AgencyRows = {
  promos: [],
  commissions: [],
  convenienceFees: [],
  productCommissions: [],
  productFees: [],
  charges: [],
  cancelFees: [],
  productMarkups: [],
};
/** At noon of a day. */
const changed = (rows: AgencyRows, rules: readonly AgencyRule[], on: IsoDate) =>
  withAgencyRules(rows, rules, { on, at: instant(`${on}T06:30:00.000Z`) });
const promo: AgencyRule = {
  ruleId: 'welcome',
  kind: 'promo',
  service: 'flight',
  code: 'WELCOME5',
  amount: { basisPoints: 500, most: inr(40_000) },
  borneBy: 'agency',
  from: isoDate('2026-10-01'),
};
const commission: AgencyRule = {
  ruleId: 'ai',
  kind: 'commission',
  service: 'flight',
  amount: { basisPoints: 300 },
  basis: 'base',
  from: isoDate('2026-10-01'),
  carriers: ['AI'],
};
const rooms: AgencyRule = {
  ruleId: 'rooms',
  kind: 'commission',
  service: 'hotel',
  amount: { basisPoints: 600 },
  from: isoDate('2026-10-01'),
};
const fee: AgencyRule = { ruleId: 'fee', kind: 'fee', service: 'flight', amount: { each: inr(7500) }, from: today };
const agreed = changed(none, [promo, commission, rooms, fee], isoDate('2026-10-01'));

/** Every row that is in force on a day, as it says it. */
const inForce = (rows: AgencyRows, on: IsoDate) =>
  Object.values(rows).map((list: readonly DatedRow[]) =>
    list
      .filter(({ from, to }) => from <= on && (to === undefined || on <= to))
      .map(({ to: _to, ...row }) => JSON.stringify(row)),
  );

describe('what the house agrees with an agency', () => {
  it('is kept as rows and read as it was written', () => {
    expect(agencyRulesOn(agreed, today)).toEqual([promo, commission, rooms, fee]);
    expect(agreed.promos[0]).toMatchObject({ code: 'WELCOME5', takes: promo.amount, borneBy: 'agency', match: {} });
    expect(agreed.productCommissions[0]).toMatchObject({ match: { products: ['hotel'] }, basisPoints: 600 });
  });

  it('keeps charges of any service, an amount or a share, and the first of each kind that is in force counts', () => {
    const handling: AgencyRule = {
      ruleId: 'handling',
      kind: 'handling',
      service: 'flight',
      amount: { basisPoints: 150, most: inr(30_000) },
      from: today,
      to: addDays(today, 4),
    };
    const later = { ...handling, ruleId: 'later', amount: { each: inr(9_900) } };
    const gateway: AgencyRule = { ...handling, ruleId: 'gateway', kind: 'gateway', service: 'visa' };
    expect(checkAgencyRules([handling, later, gateway], 'INR', today, 'house')).toEqual([]);
    const rows = changed(none, [handling, later, gateway], today);
    expect(agencyRulesOn(rows, today)).toEqual([handling, later, gateway]);
    const ids = (of: AgencyRows, product: 'flight' | 'visa', on: IsoDate) =>
      chargesOn(of.charges, product, on).map(({ id }) => id);
    expect([ids(rows, 'flight', today), ids(rows, 'visa', today)]).toEqual([['handling'], ['gateway']]);
    const ended = changed(rows, [gateway], addDays(today, 2));
    expect([1, 2].map((days) => ids(ended, 'flight', addDays(today, days)))).toEqual([['handling'], []]);
    expect(tidyAgencyRule({ ...handling, carriers: ['AI'] })).toEqual(handling);
  });

  it('keeps the row of a code that ends, with its last day', () => {
    const after = changed(agreed, [{ ...promo, to: today }, commission, rooms, fee], today);
    expect(after.promos).toEqual([{ ...agreed.promos[0], to: today }]);
    expect(agencyRulesOver(after, addDays(today, 1))).toEqual([{ ...promo, to: today }]);
  });

  it('says of rules that are over first those that ended last, and of a row for several services one each', () => {
    const earlier = { ...promo, ruleId: 'earlier', code: 'EARLIER', to: addDays(today, 1) };
    const rows = changed(none, [earlier, { ...promo, to: addDays(today, 5) }], today);
    expect(agencyRulesOver(rows, addDays(today, 9)).map(({ ruleId }) => ruleId)).toEqual(['welcome', 'earlier']);
    expect(agencyRulesOver(rows, addDays(today, 3)).map(({ ruleId }) => ruleId)).toEqual(['earlier']);
    const from = today;
    const match = { products: ['hotel', 'bus'] } as const;
    const shared: AgencyRows = {
      ...none,
      productFees: [{ id: 'each', from, match, perUnit: inr(5000), note: '' }],
    };
    expect(agencyRulesOn(shared, today)).toEqual(
      ['hotel', 'bus'].map((service) =>
        expect.objectContaining({ ruleId: `each-${service}`, kind: 'fee', service, amount: { each: inr(5000) } }),
      ),
    );
  });

  it('are the same where they say the same from today on, in the same order', () => {
    const all = [promo, commission, rooms, fee];
    const begunLater = { ...promo, ruleId: 'another', from: today };
    expect(sayTheSame(all, [begunLater, commission, rooms, fee], today)).toBe(true);
    expect(sayTheSame(all, [{ ...promo, from: addDays(today, 1) }, commission, rooms, fee], today)).toBe(false);
    expect(sayTheSame(all, [promo, commission, rooms], today)).toBe(false);
    const other = { ...promo, code: 'OTHER' };
    expect(sayTheSame([promo, other], [other, promo], today)).toBe(false);
  });

  it('keeps of a rule what its kind and its service have', () => {
    const said = { ...rooms, code: 'X', borneBy: 'agency', basis: 'base', carriers: ['AI'], companies: ['c'] } as const;
    expect(tidyAgencyRule(said)).toEqual(rooms);
    expect(tidyAgencyRule({ ...promo, code: ' welcome 5 ', basis: 'base', carriers: [] })).toEqual(promo);
  });

  it('ends at once what is left out, and begins a change on its day, today at the earliest', () => {
    const dearer = { ...commission, amount: { basisPoints: 350 } };
    const after = changed(agreed, [dearer, { ...rooms, amount: { basisPoints: 700 }, from: addDays(today, 9) }], today);
    expect(after.promos[0]?.to).toBe(addDays(today, -1));
    expect(after.commissions.map(({ from, to, basisPoints }) => [from, to, basisPoints])).toEqual([
      [today, undefined, 350],
      [commission.from, addDays(today, -1), 300],
    ]);
    expect(after.productCommissions.map(({ from, basisPoints }) => [from, basisPoints])).toContainEqual([
      addDays(today, 9),
      700,
    ]);
    // Begun today: it never held on a day that is over.
    expect(after.convenienceFees).toEqual([]);
  });

  it('saved often, in any order, leaves the days before as they were', () => {
    const some = fc.shuffledSubarray([promo, commission, rooms, fee, { ...commission, ruleId: 'all', carriers: [] }]);
    const later = fc.tuple(some, fc.nat(20), fc.nat(900));
    fc.assert(
      fc.property(fc.array(later, { maxLength: 5 }), (saves) => {
        let rows = agreed;
        let on = today;
        for (const [rules, days, basisPoints] of saves) {
          on = addDays(on, days);
          const wanted = rules.map((rule) =>
            rule.kind === 'commission' ? { ...rule, amount: { basisPoints } } : rule,
          );
          const next = changed(rows, wanted, on);
          for (const back of [1, 2, 15, 40]) {
            expect(inForce(next, addDays(on, -back))).toEqual(inForce(rows, addDays(on, -back)));
          }
          expect(sayTheSame(agencyRulesOn(next, on), wanted, on)).toBe(true);
          rows = next;
        }
      }),
    );
  });

  it('cancels what was sold on a day of changes by the fee of its moment', () => {
    const cancelling = (minor: number): AgencyRule => ({
      ruleId: 'cancelling',
      kind: 'cancelling',
      service: 'bus',
      amount: { each: inr(minor) },
      from: today,
    });
    const hour = (at: string) => instant(`2026-11-20T${at}:00:00.000Z`);
    const steps = [
      ['04', [cancelling(100)]],
      ['06', [cancelling(200)]],
      ['08', [cancelling(200), { ...cancelling(900), ruleId: 'cabs', service: 'cab' }]],
      ['10', []],
      ['12', [cancelling(300)]],
    ] as const satisfies readonly (readonly [string, readonly AgencyRule[]])[];
    const yesterday = changed(none, [{ ...cancelling(50), from: addDays(today, -1) }], addDays(today, -1));
    const rows = steps.reduce<AgencyRows>(
      (before, [at, rules]) => withAgencyRules(before, rules, { on: today, at: hour(at) }),
      yesterday,
    );
    const feeAt = (at: string) =>
      cancelFeeOn({ own: rows.cancelFees, house: [] }, 'bus', { on: today, at: hour(at) })?.perUnit.minor;
    expect(['03', '04', '05', '06', '07', '09', '11', '13'].map(feeAt)).toEqual([
      50,
      100,
      100,
      200,
      200,
      200,
      undefined,
      300,
    ]);
    const dayAway = (days: number) => {
      const on = addDays(today, days);
      const at = instant(`${on}T09:00:00.000Z`);
      return cancelFeeOn({ own: rows.cancelFees, house: [] }, 'bus', { on, at })?.perUnit.minor;
    };
    expect([-2, -1, 1, 9].map(dayAway)).toEqual([undefined, 50, 300, 300]);
    expect(agencyRulesOn(rows, today)).toEqual([cancelling(300)]);
    expect(agencyRulesOver(rows, addDays(today, 1)).map(({ amount }) => amount)).toEqual([{ each: inr(50) }]);
  });

  it('cancels whatever was sold by the fee that counted at its moment, however often that was changed since', () => {
    const aFee = fc.record({
      service: fc.constantFrom('bus' as const, 'cab' as const),
      each: fc.integer({ min: 1, max: 3 }),
      begins: fc.integer({ min: -1, max: 1 }),
      lasts: fc.option(fc.integer({ min: 0, max: 2 })),
    });
    const aSave = fc.record({ hours: fc.integer({ min: 1, max: 15 }), fees: fc.array(aFee, { maxLength: 3 }) });
    const start = instant('2026-11-20T04:00:00.000Z');
    const timeOf = (hours: number) => {
      const at = plusMinutes(start, hours * 60);
      return { on: dateIn(at, 'Asia/Kolkata'), at };
    };
    fc.assert(
      fc.property(fc.array(aSave, { minLength: 2, maxLength: 8 }), (saves) => {
        let hours = 0;
        let rows = none;
        const sales: { readonly hours: number; readonly fees: readonly (number | undefined)[] }[] = [];
        const feesAt = (of: AgencyRows, when: number) =>
          (['bus', 'cab'] as const).map(
            (product) => cancelFeeOn({ own: of.cancelFees, house: [] }, product, timeOf(when))?.perUnit.minor,
          );
        for (const save of saves) {
          for (let when = hours; when < hours + save.hours; when += 1)
            sales.push({ hours: when, fees: feesAt(rows, when) });
          hours += save.hours;
          const { on, at } = timeOf(hours);
          const rules = save.fees.map(({ service, each, begins, lasts }, n): AgencyRule => {
            const from = addDays(on, begins);
            const ruleId = `${service}-${n}-${each}`;
            const ends = lasts === null ? {} : { to: addDays(on, lasts) };
            return { ruleId, kind: 'cancelling', service, amount: { each: inr(each) }, from, ...ends };
          });
          rows = withAgencyRules(rows, rules, { on, at });
        }
        for (const sale of sales) expect(feesAt(rows, sale.hours), `after ${sale.hours} hours`).toEqual(sale.fees);
      }),
    );
  });

  it('sells other services on the usual terms until its own begin, and after they end', () => {
    const from = addDays(today, 3);
    const { productCommissions } = changed(none, [{ ...rooms, from, to: addDays(from, 1) }], today);
    const usual = {
      ...noSellingTerms,
      productCommissions: [{ id: 'usual', from: isoDate('2020-01-01'), match: {}, basisPoints: 500, note: '' }],
    };
    const given = (on: IsoDate) => {
      const terms = orUsual({ ...noSellingTerms, productCommissions }, usual, 'hotel', on);
      return chooseSellingTerms(terms, 'hotel', on).commission?.basisPoints;
    };
    expect([0, 2, 3, 4, 5].map((days) => given(addDays(today, days)))).toEqual([500, 500, 600, 600, 500]);
  });

  it.each<[string, Partial<AgencyRuleDraft>, string]>([
    ['no kind', { kind: 'gift' }, 'kind not-a-choice'],
    ['no name of its own', { ruleId: ' ' }, 'ruleId required'],
    ['a code of nothing', { code: ' ' }, 'code required'],
    ['a code with a sign', { code: 'FIVE%' }, 'code not-a-choice'],
    ['a code that is too long', { code: 'X'.repeat(21) }, 'code too-long'],
    ['a code for rooms', { service: 'hotel' }, 'service not-a-choice'],
    ['nobody’s cost', { borneBy: undefined }, 'borneBy required'],
    ['no amount', { amount: undefined }, 'amount required'],
    ['more than all', { amount: { basisPoints: 10_001 } }, 'amount percent-between'],
    ['a last day that is over', { to: '2026-11-19' }, 'to date-past'],
    ['a last day before the first', { from: '2026-12-24', to: '2026-12-23' }, 'to range-order'],
    [
      'a commission that is an amount',
      { kind: 'commission', amount: { each: inr(1) }, basis: 'base' },
      'amount not-a-choice',
    ],
    ['a commission with a cap', { kind: 'commission', basis: 'base' }, 'amount not-a-choice'],
    ['a commission on nothing', { kind: 'commission', amount: { basisPoints: 1 } }, 'basis required'],
    ['a fee that is a share', { kind: 'fee' }, 'amount not-a-choice'],
    ['an airline by name', { carriers: ['Air India'] }, 'carriers not-a-choice'],
  ])('refuses %s', (_what, change, refused) => {
    const found = checkAgencyRules([{ ...promo, ...change }], 'INR', today);
    expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual([`rules[0].${refused}`]);
  });

  it('starts a tariff with what products start with, until the house has written any for one', () => {
    const usual = {
      productMarkups: [],
      productCommissions: [],
      productFees: [{ id: 'start', from: isoDate('2020-01-01'), match: {}, perUnit: inr(7500), note: '' }],
    };
    const started = startingTariff(none, { hotel: usual, visa: usual });
    const { commissions } = standardTerms;
    expect(started.commissions).toEqual(commissions);
    expect(agencyRulesOn(started, today).slice(commissions.length)).toMatchObject([
      { kind: 'fee', service: 'hotel', from: '2020-01-01' },
      { kind: 'fee', service: 'visa', from: '2020-01-01' },
    ]);
    // Visas’ fee and flights’ commissions are ended, and they do not come again.
    const hotels = agencyRulesOn(started, today).filter(({ service }) => service === 'hotel');
    const written = changed(started, hotels, today);
    expect(agencyRulesOn(written, today)).toEqual(hotels);
    expect(startingTariff(written, { hotel: usual, visa: usual })).toEqual(written);
    const feeOn = (product: 'hotel' | 'visa', on: IsoDate) =>
      chooseSellingTerms(orUsual({ ...noSellingTerms, house: written }, usual, product, on), product, on).fee?.perUnit;
    expect([feeOn('hotel', today), feeOn('visa', addDays(today, -1)), feeOn('visa', today)]).toEqual([
      inr(7500),
      inr(7500),
      undefined,
    ]);
  });

  it('says what of the tariff counts on a day', () => {
    const of = (ruleId: string, each: number, days: Partial<AgencyRule>): AgencyRule => ({
      ...fee,
      ruleId,
      amount: { each: inr(each) },
      ...days,
    });
    const rules = [
      of('indigo', 1, { carriers: ['6E'] }),
      of('new', 9000, { from: addDays(today, 3) }),
      of('old', 7500, { to: addDays(today, 2) }),
    ];
    const id = (on: IsoDate) => tariffOn(rules, 'flight', on).fee?.ruleId;
    expect([id(addDays(today, -1)), id(today), id(addDays(today, 2)), id(addDays(today, 3))]).toEqual([
      undefined,
      'old',
      'old',
      'new',
    ]);
    expect(tariffOn(rules, 'hotel', today)).toEqual({});
  });

  it('refuses two of one id, and more than can be looked through', () => {
    expect(checkAgencyRules([promo, promo], 'INR', today).map(({ path }) => path)).toEqual(['rules[1].ruleId']);
    expect(
      checkAgencyRules(
        Array.from({ length: 121 }, () => promo),
        'INR',
        today,
      ),
    ).toMatchObject([{ code: 'list-count', path: 'rules' }]);
  });
});
