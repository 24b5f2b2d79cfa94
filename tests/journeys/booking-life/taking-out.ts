/** Cancelling in parts, who did not fly, and everything back where the airline changed the flights. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Unit } from '#domain/booking/booking.ts';
import type { CancelQuote } from '#application/desk/amendments.ts';
import { amend, answerOf, codesOf, type Command, command, didIt, type Mood } from './airline.ts';
import { becomesOf } from './checks.ts';
import { departs, isSame, isSold, leftOf, type Model, oneOf, type Outcome, type Real, type Sold } from './model.ts';

/** Travellers by the low bits of a mask, directions by those from the eighth on; all where it is zero. */
export const cancel = (at: number, mask: number, mood: Mood): Command =>
  command(
    `cancel(${at}, ${mask.toString(2)}, ${mood})`,
    (model) => oneOf(model, at, isSold) !== undefined,
    async (model, real) => {
      const sold = oneOf(model, at, isSold);
      if (sold === undefined) return;
      const { transactionId, directions } = sold;
      const heads = [...new Set(leftOf(sold).map(({ traveller }) => traveller))];
      const chosen = heads.filter((each) => (mask >> each) & 1);
      const travellers = chosen.length === 0 ? heads.slice(-1) : chosen;
      const itineraries = directions.flatMap((_, itinerary) => ((mask >> (8 + itinerary)) & 1 ? [itinerary] : []));
      const asked = mask === 0 ? {} : { travellers, ...(itineraries.length > 0 && { items: itineraries }) };
      const quoted = await answerOf(real.office.desk.cancelQuote({ transactionId, ...asked }));
      const hasLeft = (itinerary: number) =>
        directions.some((each, index) => index === itinerary && departs(each) <= model.now);
      if (quoted._tag === 'Failure') {
        // What cannot be cancelled so is said, and nothing has happened.
        codesOf(quoted.failure);
        if (mask === 0) expect(leftOf(sold).some(({ item: itinerary }) => hasLeft(itinerary))).toBe(true);
        return;
      }
      expect(quoted.success.places.some(({ item: itinerary }) => hasLeft(itinerary))).toBe(false);
      await takeOut(sold, model, real, mood, quoted.success);
      didIt(real, `cancel ${mood}`);
    },
  );

/** Who is said not to have flown on flights that have left; with one fare the rest of the journey goes with them. */
export const noShow = (at: number, mask: number, mood: Mood): Command => {
  const hasFlown = (model: Model) => (sold: Sold) => isSold(sold) && leftIn(sold, model).length > 0;
  return command(
    `noShow(${at}, ${mask.toString(2)}, ${mood})`,
    (model) => oneOf(model, at, hasFlown(model)) !== undefined,
    async (model, real) => {
      const sold = oneOf(model, at, hasFlown(model));
      if (sold === undefined) return;
      const left = leftIn(sold, model);
      const chosen = left.filter(({ traveller }) => (mask >> traveller) & 1);
      const [first] = chosen.length === 0 ? left : chosen;
      if (first === undefined) return;
      const of = left.filter(({ item: itinerary }) => itinerary === first.item);
      const named = chosen.length === 0 ? of : of.filter((place) => chosen.some((each) => isSame(each, place)));
      const { transactionId } = sold;
      const travellers = named.map(({ traveller }) => traveller);
      const quoted = await answerOf(real.office.desk.noShowQuote({ transactionId, travellers, items: [first.item] }));
      if (quoted._tag === 'Failure') {
        for (const code of codesOf(quoted.failure)) {
          expect(['party-adult', 'party-infants', 'sold-together', 'cancel-whole', 'place-cancelled']).toContain(code);
        }
        return;
      }
      const after = sold.directions.flatMap((_, itinerary) =>
        sold.isOneFare && itinerary > first.item ? [itinerary] : [],
      );
      const wanted = leftOf(sold).filter(
        ({ traveller, item: itinerary }) =>
          travellers.includes(traveller) &&
          (itinerary === first.item || (after.includes(itinerary) && !left.some((each) => each.item === itinerary))),
      );
      expect(quoted.success.places).toEqual(wanted.toSorted(byItinerary));
      await takeOut(sold, model, real, mood, quoted.success);
      didIt(real, `noShow ${mood}`);
    },
  );
};

/** The airline changed the flights, and the agency wants none of them: no fee, services included. */
export const refuseChange = (at: number, mood: Mood): Command => {
  const hasOpen = (sold: Sold) => isSold(sold) && sold.open !== undefined;
  return command(
    `refuseChange(${at}, ${mood})`,
    (model) => oneOf(model, at, hasOpen) !== undefined,
    async (model, real) => {
      const sold = oneOf(model, at, hasOpen);
      if (sold?.open === undefined) return;
      const { transactionId, directions } = sold;
      const quoted = await answerOf(real.office.desk.scheduleRefundQuote({ transactionId }));
      if (quoted._tag === 'Failure') {
        // Of flights that have left nothing is given back so.
        expect(
          directions.some((each) => departs(each) <= model.now),
          JSON.stringify(quoted.failure),
        ).toBe(true);
        return;
      }
      const { charges, places } = quoted.success;
      expect(charges.amount.minor).toBe(0);
      const flown = (itinerary: number) =>
        directions.some((each, index) => index === itinerary && departs(each) <= model.now);
      expect(places).toEqual(leftOf(sold).filter(({ item: itinerary }) => !flown(itinerary)));
      await takeOut(sold, model, real, mood, quoted.success, true);
      didIt(real, `refuseChange ${mood}`);
    },
  );
};

/** Of what has left, who is not gone. */
function leftIn(sold: Sold, { now }: Model): Unit[] {
  return leftOf(sold).filter(({ item: itinerary }) =>
    sold.directions.some((each, index) => index === itinerary && departs(each) <= now),
  );
}

function byItinerary(one: Unit, other: Unit): number {
  return one.item - other.item || one.traveller - other.traveller;
}

async function takeOut(
  sold: Sold,
  model: Model,
  real: Real,
  mood: Mood,
  quote: CancelQuote,
  isAnswer = false,
): Promise<void> {
  const { charges, refund, markup, customerRefund, cancelQuoteId, becomes, ledgerLines = [], places } = quote;
  if (refund === undefined || markup === undefined) throw new Error('The office may see net fares');
  expect(charges.amount.minor).toBeGreaterThanOrEqual(0);
  expect(becomes).toBe(becomesOf(sold, places));
  expect(ledgerLines.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(0);
  const { transactionId } = sold;
  if (ledgerLines.length > 0) {
    model.refunds.push({
      transactionId,
      amount: refund.amount.minor,
      customer: customerRefund.minor,
      state: 'under-way',
    });
  }
  const gone = [...sold.gone, ...places];
  const outcome: Outcome = {
    airline: (order) => {
      order.gone = gone;
    },
    here: (each) => {
      each.status = becomes;
      each.gone = gone;
      each.paid -= refund.amount.minor;
      each.pays -= customerRefund.minor;
      each.family.taken += refund.amount.minor + charges.amount.minor;
      each.family.takenOfCustomer += customerRefund.minor + charges.amount.minor + markup.minor;
      // What nobody flies on any more is not to be answered either.
      const isLeft = each.open?.changes.some(({ itinerary }) => leftOf(each).some((left) => left.item === itinerary));
      if (isAnswer || isLeft !== true) each.open = undefined;
    },
  };
  await amend(sold, model, real, mood, real.office.desk.cancel({ cancelQuoteId, requestId: randomUUID() }), outcome);
}
