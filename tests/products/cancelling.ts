/** What holds of cancelling, whatever was bought: run over each product (`flight.test.ts`, `museum.test.ts`). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBalanced, type Posting } from '#domain/account/chain.ts';
import { salePostings } from '#domain/account/postings.ts';
import type { Booking, Unit } from '#domain/booking/booking.ts';
import {
  type Cancellable,
  type AgreedCharge,
  type Cancellation,
  cancellationOf,
  cancellationPostings,
  type CancelQuestion,
  leavingOf,
} from '#domain/booking/cancel/cancellation.ts';
import { cancelOutlook, chargesOverTime } from '#domain/booking/cancel/outlook.ts';
import { cancelReceiptOf } from '#domain/booking/cancel/receipt.ts';
import { hasUnit, partsOf } from '#domain/booking/units.ts';
import { wrongSums } from '#domain/price/explain.ts';
import { add, type Money, money, negate, sum } from '#domain/money/money.ts';
import type { Price } from '#domain/price/price.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { checkAgreedCharges } from '#domain/booking/cancel/agreed-charges.ts';
import type { TestedProduct } from './tested-product.ts';

const who = { agencyId: 'a1', supplier: 'sandbox' };

export function cancellingSuite<Terms extends Booking, Sold extends Cancellable>({
  rules: { product, cancelling: rules },
  sold,
  before,
  mayRefuse,
  soldWhole,
}: TestedProduct<Terms, Sold>): void {
  const inSomeOrder = sold.chain((booking) => {
    const units = [...rules.units(booking)];
    return fc.shuffledSubarray(units, { minLength: 0, maxLength: units.length }).chain((some) =>
      fc.tuple(
        fc.constant(booking),
        fc
          .array(fc.nat(4), { minLength: some.length, maxLength: some.length })
          .map((groups) => [0, 1, 2, 3, 4].map((group) => some.filter((_, at) => groups[at] === group))),
      ),
    );
  });
  const done = (question: CancelQuestion<Sold>): Cancellation => {
    const answer = cancellationOf(rules, question);
    if ('violations' in answer) throw new Error(JSON.stringify(answer.violations));
    return answer.cancellation;
  };
  const whole = (booking: Sold, now: Instant): CancelQuestion<Sold> => {
    return { booking, places: rules.units(booking), reason: 'traveller', now };
  };
  const costs = (question: CancelQuestion<Sold>) => {
    const { charges, customer, refund } = done(question);
    return {
      charges: charges.amount,
      customerRefund: customer.refund,
      refund: refund.amount,
      markup: customer.markup,
    };
  };
  /** One a unit, up to some rupees more than all was paid. */
  const someCharges = (booking: Sold, draws: readonly number[]): readonly AgreedCharge[] => {
    const { currency, minor } = booking.price.total;
    const drawn = (at: number) => money(Math.floor(((draws[at % draws.length] ?? 0) * minor) / 1000), currency);
    return rules.units(booking).map((unit, at) => ({ ...unit, airline: drawn(2 * at), fee: drawn(2 * at + 1) }));
  };
  const beginsAt = (booking: Sold): Instant => {
    const [first] = rules.begins(booking, rules.units(booking)).toSorted();
    if (first === undefined) throw new Error('It begins at some time');
    return first;
  };

  /** Cancels in steps; what the product refuses is left for the last, which takes all. */
  const inSteps = (booking: Sold, steps: readonly (readonly Unit[])[], moments: readonly Instant[]) => {
    let gone: readonly Unit[] = [];
    const made: Cancellation[] = [];
    for (const [at, step] of [...steps, rules.units(booking)].entries()) {
      const places = step.filter((each) => !hasUnit(gone, each));
      const now = moments[at % moments.length];
      if (places.length === 0 || now === undefined) continue;
      const answer = cancellationOf(rules, { booking: { ...booking, gone }, places, reason: 'traveller', now });
      if ('violations' in answer) {
        expect(mayRefuse).toContain(answer.violations[0]?.code);
        continue;
      }
      made.push(answer.cancellation);
      gone = [...gone, ...places];
    }
    return made;
  };

  describe(`cancelling of ${product}`, () => {
    it('is tried in parts, not only at once, where it has some', () => {
      const made = fc
        .sample(fc.tuple(inSomeOrder, before), { numRuns: 100, seed: 7 })
        .map(([[booking, steps], now]) => inSteps(booking, steps, [now]).length);
      const inParts = made.filter((steps) => steps > 1).length;
      if (soldWhole === true) expect(inParts).toBe(0);
      else expect(inParts).toBeGreaterThan(50);
    });

    it('gives back or keeps exactly what was charged, whatever is cancelled in whatever order and when', () => {
      fc.assert(
        fc.property(inSomeOrder, fc.array(before, { minLength: 1, maxLength: 4 }), ([booking, steps], moments) => {
          const made = inSteps(booking, steps, moments);
          const refunds = made.reduce((total, { refund }) => total + refund.amount.minor, 0);
          const kept = made.reduce(
            (total, each) => total + each.charges.amount.minor + each.keptBeside.minor - each.staysGiven.minor,
            0,
          );
          expect(refunds + kept).toBe(booking.price.terms?.net.minor);
          expect(made.at(-1)?.remaining.places).toEqual([]);
          expect(made.at(-1)?.remaining.price.total.minor).toBe(0);
        }),
        { numRuns: 150 },
      );
    });

    it('leaves in the ledger what is kept, and commission and tax on no more than that', () => {
      fc.assert(
        fc.property(inSomeOrder, before, ([booking, steps], now) => {
          const made = inSteps(booking, steps, [now]);
          const postings = made.map((each) => cancellationPostings(each, who));
          expect(postings.every(isBalanced)).toBe(true);
          for (const [at, each] of made.entries()) expect(postings[at]?.[0]?.amount).toBe(each.refund.amount.minor);
          const after = balances([...saleOf(booking.price, rules.services), ...postings.flat()]);
          const kept = made.reduce((total, each) => total + each.charges.amount.minor + each.keptBeside.minor, 0);
          const given = made.reduce((total, { staysGiven }) => total + staysGiven.minor, 0);
          expect(after['agency:a1']).toBe(given - kept);
          expect(0 - (after['commission'] ?? 0) - (after['tds'] ?? 0)).toBe(given);
          const { commission, tds } = booking.price.terms ?? {};
          expect(given).toBeLessThanOrEqual((commission?.minor ?? 0) - (tds?.minor ?? 0));
          if (kept === 0) expect(given).toBe(0);
          expect((after['supplier:sandbox'] ?? 0) + (after['fees'] ?? 0)).toBe(kept);
        }),
        { numRuns: 150 },
      );
    });

    it('never asks for money where commission on what is kept stays given', () => {
      if (rules.stays === undefined) return;
      fc.assert(
        fc.property(inSomeOrder, before, ([booking, steps], now) => {
          for (const { refund } of inSteps(booking, steps, [now]))
            expect(refund.amount.minor).toBeGreaterThanOrEqual(0);
        }),
        { numRuns: 150 },
      );
    });

    it('shows only trees that add up, and a receipt that does', () => {
      fc.assert(
        fc.property(inSomeOrder, before, ([booking, steps], now) => {
          for (const { charges, refund, remaining, customer } of inSteps(booking, steps, [now])) {
            const trees = [charges, refund, customer.explained, remaining.price.breakdown];
            expect([...trees, remaining.price.netBreakdown ?? charges].flatMap(wrongSums)).toEqual([]);
            expect(customer.explained.amount).toEqual(customer.refund);
          }
          const question = whole(booking, now);
          const made = done(question);
          const receipt = cancelReceiptOf(rules, question, made);
          expect(receipt.customerPaid).toEqual(booking.price.total);
          expect(receipt.supplierPaid).toEqual(supplierTotalOf(booking.price, rules.services));
          expect(add(add(receipt.customerRefund, made.charges.amount), receipt.markup)).toEqual(receipt.customerPaid);
          if (receipt.shares.length === 0) return;
          const { currency } = receipt.customerPaid;
          const all = (name: 'refund' | 'customerRefund') =>
            sum(
              currency,
              receipt.shares.map((share) => share[name]),
            );
          expect(all('refund')).toEqual(made.refund.amount);
          expect(all('customerRefund')).toEqual(receipt.customerRefund);
        }),
      );
    });

    it('keeps nothing where the supplier cancelled, and of nobody more than may be kept', () => {
      fc.assert(
        fc.property(sold, before, (booking, now) => {
          const made = done({ ...whole(booking, now), reason: 'supplier' });
          expect(made.charges.amount.minor).toBe(0);
          expect(made.supplierKept.minor).toBe(0);
          expect(made.refund.amount).toEqual(booking.price.terms?.net);
          const fare = (booking.price.netBreakdown?.parts ?? []).filter(({ name }) => name === 'fare');
          const own = done(whole(booking, now)).charges.parts ?? [];
          const fees = own.filter(({ name }) => name === 'cancellation-fee' || name === 'no-show-fee');
          const paid = sum(
            booking.price.total.currency,
            fare.map(({ amount }) => amount),
          );
          const most = rules.keepable({ name: 'fare', amount: paid, parts: fare });
          expect(fees.reduce((total, { amount }) => total + amount.minor, 0)).toBeLessThanOrEqual(most.minor);
        }),
      );
    });

    it('keeps of agreed charges no more than was paid for a unit, and leaves no refund below zero', () => {
      const draws = fc.array(fc.oneof(fc.nat(1100), fc.nat(300)), { minLength: 6, maxLength: 6 });
      fc.assert(
        fc.property(sold, before, draws, (booking, now, some) => {
          const agreed = someCharges(booking, some);
          const question = { ...whole(booking, now), agreed };
          const wrong = checkAgreedCharges(rules, question);
          const gone: Unit[] = [];
          for (const charge of agreed) {
            const asked = { ...question, agreed: [charge] };
            const comesTo = leavingOf(rules, asked, [charge], gone);
            gone.push(charge);
            if (comesTo === undefined) continue;
            const { reversal, customer, refund } = comesTo;
            const isFine =
              reversal.returned.minor >= 0 &&
              customer.refund.minor >= 0 &&
              (rules.stays === undefined || refund.amount.minor >= 0);
            const at = agreed.indexOf(charge);
            expect(wrong.some(({ path }) => path.startsWith(`charges[${at}].`))).toBe(!isFine);
          }
          const nobody = {
            ...question,
            agreed: agreed.map((each) => ({
              ...each,
              airline: negate(add(each.airline, money(1, each.airline.currency))),
            })),
          };
          expect(new Set(checkAgreedCharges(rules, nobody).map(({ code }) => code))).toEqual(
            new Set(['amount-not-positive']),
          );
        }),
        { numRuns: 50 },
      );
    });

    it('says what the supplier keeps, and which taxes go back by law: all that may not be kept but the tax on what is', () => {
      fc.assert(
        fc.property(sold, before, (booking, now) => {
          const made = done(whole(booking, now));
          const amountOf = (wanted: (name: string) => boolean) =>
            (made.charges.parts ?? [])
              .filter(({ name }) => wanted(name))
              .reduce((all, { amount }) => all + amount.minor, 0);
          expect(made.supplierKept.minor).toBe(amountOf((name) => name !== 'fees-kept') + made.keptBeside.minor);
          const { byLaw } = done({ ...whole(booking, now), reason: 'supplier' });
          expect(made.byLaw.minor).toBe(byLaw.minor - amountOf((name) => name === 'cancellation-gst'));
          expect(made.byLaw.minor).toBeGreaterThanOrEqual(0);
          expect(made.reversal.returned.minor).toBeGreaterThanOrEqual(made.byLaw.minor);
        }),
      );
    });

    it('gives back what was paid for services exactly where the supplier takes them back', () => {
      fc.assert(
        fc.property(sold, before, fc.subarray([...rules.services]), (booking, now, servicesReturned) => {
          const question = whole(booking, now);
          const [kept, returned] = [done(question), done({ ...question, servicesReturned })];
          const paid = (booking.price.netBreakdown?.parts ?? [])
            .filter(({ name }) => servicesReturned.includes(name))
            .reduce((total, { amount }) => total + amount.minor, 0);
          expect(returned.refund.amount.minor - kept.refund.amount.minor).toBe(paid);
          expect(kept.charges.amount.minor - returned.charges.amount.minor).toBe(paid);
        }),
        { numRuns: 50 },
      );
    });

    it('refuses nothing at all, what was never booked, what is gone and what was used', () => {
      fc.assert(
        fc.property(sold, before, (booking, now) => {
          const [first] = rules.units(booking);
          if (first === undefined) throw new Error('Something is booked');
          const against = (question: Partial<CancelQuestion<Sold>>) => {
            const answer = cancellationOf(rules, { ...whole(booking, now), ...question });
            return 'violations' in answer ? answer.violations.map(({ code, path }) => `${code} ${path}`) : [];
          };
          expect(against({ places: [] })).toEqual(['cancel-nothing places']);
          expect(against({ places: [first, { traveller: 99, item: 0 }] })).toEqual(['place-not-booked places[1]']);
          expect(against({ booking: { ...booking, gone: [first] }, places: [first] })).toEqual([
            'place-cancelled places[0]',
          ]);
          expect(against({ booking: { ...booking, used: [first] } })).toEqual(['place-flown places[0]']);
        }),
        { numRuns: 20 },
      );
    });

    it('says at every minute until it begins what cancelling then comes to, and afterwards', () => {
      fc.assert(
        fc.property(sold, before, fc.nat(8000), (booking, now, later) => {
          const question = whole(booking, now);
          const begins = beginsAt(booking);
          const moments = chargesOverTime(rules, question);
          expect(moments.map(({ at }) => at)).toEqual(moments.map(({ at }) => at).toSorted());
          expect(moments[0]).toMatchObject({ kind: 'now', at: now });
          const then = plusMinutes(now, later);
          const said = moments.filter(({ at }) => at <= then).at(-1);
          if (then <= begins) expect(said).toMatchObject(costs({ ...question, now: then }));
          const tomorrow = plusMinutes(now, 1440);
          expect(moments.find(({ kind }) => kind === 'tomorrow')).toEqual(
            tomorrow > begins
              ? undefined
              : { kind: 'tomorrow', at: tomorrow, ...costs({ ...question, now: tomorrow }) },
          );
          const after = plusMinutes(begins, 1);
          expect(moments.at(-1)).toMatchObject({
            kind: 'departure',
            ...costs({ ...question, reason: 'no-show', now: after }),
          });
          expect(chargesOverTime(rules, whole(booking, after))).toEqual([]);
        }),
        { numRuns: 50 },
      );
    });

    it('has beside it what else could be done, at the figures of doing it', () => {
      fc.assert(
        fc.property(sold, before, fc.boolean(), (booking, now, changedBySupplier) => {
          const question = whole(booking, now);
          const { alternatives, overTime } = cancelOutlook(rules, question, changedBySupplier);
          for (const { kind, travellers, items, until: _until, ...figures } of alternatives) {
            if (kind !== 'item' && kind !== 'traveller') continue;
            const places = question.places.filter(
              (unit) => travellers.includes(unit.traveller) && items.includes(unit.item),
            );
            expect(figures).toEqual(costs({ ...question, places }));
            expect(places.length).toBeLessThan(question.places.length);
          }
          const of = (wanted: string) => alternatives.filter(({ kind }) => kind === wanted);
          expect(of('item').length).toBeLessThanOrEqual(partsOf(question.places).items.length);
          expect(of('supplier').map(({ charges }) => charges?.minor)).toEqual(changedBySupplier ? [0] : []);
          const [first, ...others] = rules.units(booking);
          const used = first === undefined ? [] : [first];
          const partly = cancelOutlook(rules, { ...question, booking: { ...booking, used }, places: others }, true);
          for (const { kind, travellers, items } of partly.alternatives) {
            if (kind === 'supplier') expect({ travellers, items }).toEqual(partsOf(others));
          }
          expect(of('no-show').map(({ charges }) => charges)).toEqual([overTime.at(-1)?.charges]);
          for (const { until: last = now, charges } of of('wait')) {
            expect(costs({ ...question, now: last })).toEqual(costs(question));
            expect(costs({ ...question, now: plusMinutes(last, 1) }).charges).toEqual(charges);
          }
          expect(of('wait')).toHaveLength(overTime.some(({ kind }) => kind === 'step') ? 1 : 0);
        }),
        { numRuns: 50 },
      );
    });
  });
}

function saleOf({ netBreakdown, terms }: Price, services: readonly string[]): readonly Posting[] {
  if (terms === undefined || netBreakdown === undefined) throw new Error('Sold with terms');
  const { net, commission, tds } = terms;
  return salePostings({ ...who, supplierTotal: supplierTotalOf({ netBreakdown }, services), net, commission, tds });
}

function supplierTotalOf({ netBreakdown }: Pick<Price, 'netBreakdown'>, services: readonly string[]): Money {
  if (netBreakdown === undefined) throw new Error('Sold with terms');
  const paid = (netBreakdown.parts ?? []).filter(({ name }) => name === 'fare' || services.includes(name));
  return sum(
    netBreakdown.amount.currency,
    paid.map(({ amount }) => amount),
  );
}

function balances(postings: readonly Posting[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { account, amount } of postings) sums[account] = (sums[account] ?? 0) + amount;
  return sums;
}
