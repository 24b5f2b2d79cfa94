/** Other flights, travellers split off, services added. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { expect } from 'vitest';
import { soldFare } from '#domain/flight/cancel/cancellation.ts';
import { ofPart } from '#domain/flight/split/split.ts';
import { fareLeaving } from '#domain/flight/fare/fare-shares.ts';
import type { KeptBooking } from '#application/backoffice/ports/flight/flight-books.ts';
import type { Price, PricePart } from '#domain/price/price.ts';
import { seatSsrId } from '#domain/flight/extras/seat-lines.ts';
import { seatSpots } from '#domain/flight/extras/seat-map.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import type { ChangeQuote } from '#application/desk/changes.ts';
import type { SsrAdded } from '#application/desk/after-sale.ts';
import { amend, answerOf, codesOf, type Command, command, didIt, type Mood } from './airline.ts';
import {
  departs,
  type Direction,
  flyingOf,
  isGone,
  isSold,
  type Model,
  oneOf,
  type Outcome,
  type Real,
  type Service,
  type Sold,
} from './model.ts';
import { directionsOf, passTo } from './sales.ts';

/** Directions by a mask, all where it is zero; so many days later. */
export const change = (at: number, mask: number, days: number, pick: number, mood: Mood): Command =>
  command(
    `change(${at}, ${mask.toString(2)}, ${days} days, ${pick}, ${mood})`,
    (model) => oneOf(model, at, isSold) !== undefined,
    async (model, real) => {
      const sold = oneOf(model, at, isSold);
      if (sold === undefined) return;
      const all = sold.directions.map((_, itinerary) => itinerary);
      const some = all.filter((itinerary) => (mask >> itinerary) & 1);
      const itineraries = some.length === 0 || sold.isOneFare ? all : some;
      await changeTo(sold, model, real, itineraries, { days, pick, mood });
    },
  );

/** What is left of a journey that is flown in part: where none is yet, it is on its way by then. */
export const changeLeft = (at: number, days: number, pick: number, mood: Mood): Command => {
  const goesOn =
    ({ now }: Model) =>
    (sold: Sold) =>
      isSold(sold) && sold.directions.length > 1 && sold.directions.slice(1).some((each) => departs(each) > now);
  return command(
    `changeLeft(${at}, ${days} days, ${pick}, ${mood})`,
    (model) => oneOf(model, at, goesOn(model)) !== undefined,
    async (model, real) => {
      const sold = oneOf(model, at, goesOn(model));
      const [first] = sold?.directions ?? [];
      if (sold === undefined || first === undefined) return;
      if (departs(first) > model.now) passTo(model, real, plusMinutes(departs(first), 20));
      const left = sold.directions.flatMap((each, itinerary) => (departs(each) > model.now ? [itinerary] : []));
      if (left.length === 0) return;
      const { isOneFare } = sold;
      if (await changeTo(sold, model, real, left, { days, pick, mood })) {
        didIt(real, `changeLeft ${isOneFare ? 'of one fare' : 'of its own fare'}`);
      }
    },
  );
};

interface Changing {
  readonly days: number;
  readonly pick: number;
  readonly mood: Mood;
}

/** Whether the airline was asked. */
async function changeTo(
  sold: Sold,
  model: Model,
  real: Real,
  itineraries: readonly number[],
  { days, pick, mood }: Changing,
): Promise<boolean> {
  const quote = await changeQuoted(sold, model, real, itineraries, days, pick);
  if (quote === undefined) return false;
  const before = (await real.office.details(sold.transactionId)).price;
  const asked = real.office.changes.change({ changeQuoteId: quote.changeQuoteId, requestId: randomUUID() });
  const { net, charge, ledgerLines = [] } = quote;
  // What brings more back than it costs is a refund.
  if (net !== undefined && net.amount.minor < 0 && ledgerLines.length > 0) {
    const { transactionId } = sold;
    const amounts = { amount: 0 - net.amount.minor, customer: 0 - charge.amount.minor };
    model.refunds.push({ transactionId, ...amounts, state: 'under-way' });
  }
  await amend(sold, model, real, mood, asked, changed(sold, model, before, quote));
  didIt(real, `change ${mood}`);
  return true;
}

/** Undefined where there is nothing to change to, or it cannot be done so: then the rules say why. */
async function changeQuoted(
  sold: Sold,
  { now }: Model,
  { office }: Real,
  itineraries: readonly number[],
  days: number,
  pick: number,
): Promise<ChangeQuote | undefined> {
  const { transactionId, people } = sold;
  const wanted = itineraries.flatMap((itinerary) => {
    const direction = sold.directions[itinerary];
    return direction === undefined ? [] : [{ itinerary, direction }];
  });
  const directions = wanted.map(({ itinerary, direction }) => ({
    itinerary,
    date: addDays(dateOfLocal(direction.flights.segments[0].departure.local), days),
  }));
  const found = await answerOf(office.changes.changeSearch({ transactionId, directions }));
  const hasFlown = wanted.some(({ direction }) => departs(direction) <= now);
  const hasGone = itineraries.some((itinerary) => people.some((_, traveller) => isGone(sold, traveller, itinerary)));
  if (found._tag === 'Failure') {
    const codes = codesOf(found.failure);
    if (hasFlown) expect(codes).toContain('change-flown');
    else if (hasGone) expect(codes).toEqual(['split-first']);
    return undefined;
  }
  expect([hasFlown, hasGone]).toEqual([false, false]);
  const sectors = [...new Set(found.success.offers.map(({ sector = 0 }) => sector))].toSorted(
    (one, other) => one - other,
  );
  const choices = sectors.flatMap((sector) => {
    const fares = found.success.offers.flatMap(({ offerId, fares: each, sector: of = 0 }) =>
      of === sector
        ? each.filter(({ special }) => special === undefined).map(({ fareId }) => ({ offerId, fareId }))
        : [],
    );
    return fares.slice(pick % Math.max(1, fares.length)).slice(0, 1);
  });
  if (choices.length < (sold.isOneFare ? 1 : itineraries.length)) return undefined;
  const quoted = await answerOf(office.changes.changeQuote({ transactionId, itineraries, choices }));
  if (quoted._tag === 'Success') return quoted.success;
  expect(codesOf(quoted.failure)).toEqual(['sectors-overlap']);
  return undefined;
}

function changed(sold: Sold, { now }: Model, before: Price, quote: ChangeQuote): Outcome {
  const { itineraries, flights, options, charge, net, forfeited, ledgerLines = [], newTotal } = quote;
  if (net === undefined) throw new Error('The office may see net fares');
  const fresh = directionsOf({ itineraries: flights, options }, now);
  const directions = sold.directions.map((old, itinerary) => fresh[itineraries.indexOf(itinerary)] ?? old);
  const kept = sold.services.filter(({ itinerary }) => !itineraries.includes(itinerary));
  const bought = kept.reduce((sum, { price }) => sum + price, 0);
  const supplier = ledgerLines.find(({ account }) => account === 'supplier:sandbox')?.amount.minor ?? 0;
  return {
    airline: (order) => {
      order.directions = directions;
    },
    here: async (each, _, { office }) => {
      const after = (await office.details(each.transactionId)).price;
      const fees = sumOf(net, 'change-fee', 'change-gst');
      // Of the airline: what was paid and what is charged are the new fare, the fees and what is forfeited.
      expect(airlineOf(before) + supplier).toBe(airlineOf(after) + fees + forfeited.minor);
      const isWhole = sumOf(net, 'fare-difference') !== 0 && (each.isOneFare || itineraries.length === 1);
      const isExact = isWhole && forfeited.minor === 0;
      if (isExact) {
        expect(withoutServices(before.netBreakdown) + net.amount.minor).toBe(
          withoutServices(after.netBreakdown) + fees,
        );
        expect(withoutServices(before.breakdown) + charge.amount.minor).toBe(withoutServices(after.breakdown) + fees);
      }
      if (each.isOneFare && itineraries.length < each.directions.length) {
        each.flownAt = withoutServices(after.breakdown) - newOf(quote);
        expectHalf(before, each.directions, each.flownAt);
        each.isOneFare = false;
      } else if (each.flownAt !== undefined) {
        expect(withoutServices(after.breakdown) - newOf(quote)).toBe(each.flownAt);
      }
      each.status = 'changed';
      each.directions = directions;
      each.services = kept;
      each.exchanged = itineraries;
      each.paid += net.amount.minor;
      each.pays += charge.amount.minor;
      each.net = withoutServices(after.netBreakdown) + bought;
      each.total = newTotal.minor;
      each.family.forfeited ||= !isExact;
      each.open = stillOpen(each, itineraries);
    },
  };
}

function newOf({ options }: ChangeQuote): number {
  return options.reduce((sum, { total }) => sum + total.minor, 0);
}

/**
 * Of a return the way out was sold at what its own lines say, and at half of what is for both ways: but for what cannot be
 * halved, a paisa a line and head.
 */
function expectHalf({ breakdown }: Price, [there]: readonly Direction[], flownAt: number): void {
  const own = new Set(there?.flights.segments.map(({ origin, destination }) => `${origin}-${destination}`));
  const lines = linesOf(breakdown).filter(({ name }) => !serviceNames.includes(name));
  const halves = lines.map(({ amount, params = {} }) => {
    const isNamed = params['sector'] !== undefined;
    return isNamed ? (own.has(String(params['sector'])) ? 2 * amount.minor : 0) : amount.minor;
  });
  const heads = lines.reduce((sum, { params }) => sum + Math.max(1, Number(params?.['count'] ?? 1)), 0);
  expect(Math.abs(2 * flownAt - halves.reduce((sum, each) => sum + each, 0))).toBeLessThanOrEqual(2 * heads);
}

function linesOf(part: PricePart): readonly PricePart[] {
  return part.parts === undefined ? [part] : part.parts.flatMap(linesOf);
}

/** What the airline changed of directions that are left as they were is still to be answered. */
function stillOpen({ open }: Sold, itineraries: readonly number[]): Sold['open'] {
  return open?.changes.some(({ itinerary }) => itineraries.includes(itinerary)) === true ? undefined : open;
}

const serviceNames = ['seat', 'meal', 'baggage', 'special-ssr'];

function sumOf(root: PricePart, ...names: readonly string[]): number {
  return (root.parts ?? []).reduce((sum, { name, amount }) => sum + (names.includes(name) ? amount.minor : 0), 0);
}

function withoutServices(root: PricePart | undefined): number {
  if (root === undefined) throw new Error('The office may see net fares');
  return root.amount.minor - sumOf(root, ...serviceNames);
}

function airlineOf({ breakdown }: Price): number {
  return sumOf(breakdown, 'fare');
}

/** Adults by a mask, with the infants that they hold; of seats that are held as well. */
export const split = (at: number, mask: number, mood: Mood): Command => {
  const several = (sold: Sold) => (isSold(sold) || sold.status === 'held') && flyingOf(sold).adults.length > 1;
  return command(
    `split(${at}, ${mask.toString(2)}, ${mood})`,
    (model) => oneOf(model, at, several) !== undefined,
    async (model, real) => {
      const sold = oneOf(model, at, several);
      if (sold === undefined) return;
      const { adults, held } = flyingOf(sold);
      const chosen = adults.filter((each) => (mask >> each) & 1);
      const who = chosen.length === 0 || chosen.length === adults.length ? adults.slice(0, 1) : chosen;
      const leaving = who.flatMap((adult) => [adult, held(adult) ?? adult]);
      const travellers = [...new Set(leaving)].toSorted((one, other) => one - other);
      const { transactionId } = sold;
      const asked = real.office.afterSale.splitPnr({ transactionId, travellers, requestId: randomUUID() });
      const isHeld = sold.status === 'held';
      if (isHeld && sold.hold !== undefined && model.now >= sold.hold.until) {
        expect(await answerOf(asked)).toMatchObject({ failure: { _tag: 'NotAllowedInState', state: 'expired' } });
        return;
      }
      const isWhole = Effect.mapError(asked, (failure) =>
        failure._tag === 'Invalid' && failure.violations.some(({ code }) => code === 'split-whole')
          ? { _tag: 'Whole' }
          : failure,
      );
      await amend(sold, model, real, mood, isWhole, {
        airline: () => {},
        here: (each) => parted(each, travellers, model, real),
      });
      didIt(real, `split ${isHeld ? 'held ' : ''}${mood}`);
    },
  );
};

/** The new booking is found by its link; to the paisa the two are what the one was, and everybody is in one of them. */
async function parted(sold: Sold, travellers: readonly number[], model: Model, { office }: Real): Promise<void> {
  const { linked = [], price: fare, reference: pnr } = await office.details(sold.transactionId);
  const link = linked.findLast(({ how }) => how === 'split-into');
  if (link === undefined) throw new Error(`${sold.transactionId} was not split`);
  const own = await office.details(link.transactionId);
  expect(own.reference).toBe(link.reference);
  expect(own.reference).not.toBe(pnr);
  expect(own.linked).toContainEqual({ transactionId: sold.transactionId, reference: pnr, how: 'split-from' });
  const netOf = (each: Price) => each.terms?.net.minor ?? Number.NaN;
  expect(netOf(fare) + netOf(own.price)).toBe(sold.net);
  expect(fare.total.minor + own.price.total.minor).toBe(sold.total);
  const stay = sold.people.flatMap((_, traveller) => (travellers.includes(traveller) ? [] : [traveller]));
  const part = (which: readonly number[], of: Price) => ({
    people: sold.people.filter((_, traveller) => which.includes(traveller)),
    gone: ofPart(which, sold.gone),
    services: ofPart(which, sold.services),
    tickets: ofPart(which, sold.tickets),
    net: netOf(of),
    total: of.total.minor,
  });
  const leaves = part(travellers, own.price);
  const { hold, flownAt: _, ...rest } = sold;
  const isHeld = sold.status === 'held';
  const moved = isHeld ? { account: 0, customer: 0 } : await movedTo(own, leaves.gone, office);
  // Nobody of theirs has cancelled anything: then it is all that they stand at.
  if (!isHeld && leaves.gone.length === 0) expect(moved).toEqual({ account: leaves.net, customer: leaves.total });
  const heldAt = ({ net, total }: typeof leaves) => hold && { ...hold, net, total };
  if (isHeld) expectByHeads(sold, travellers, fare, own.price);
  model.sold.push({
    ...rest,
    ...leaves,
    // What is not charged yet will be charged by itself.
    ...(isHeld && { family: { taken: 0, takenOfCustomer: 0, forfeited: false } }),
    hold: heldAt(leaves),
    transactionId: link.transactionId,
    paid: moved.account,
    pays: moved.customer,
    papers: new Map(),
    open: undefined,
    airline: { ...sold.airline, gone: leaves.gone },
  });
  const stays = part(stay, fare);
  Object.assign(sold, stays);
  sold.paid -= moved.account;
  sold.pays -= moved.customer;
  sold.hold = heldAt(stays);
  delete sold.flownAt;
  sold.airline = { ...sold.airline, gone: stays.gone };
}

/** What the new booking was charged by the split, its one entry, and what the customer had paid of that: all, less who is gone. */
async function movedTo(
  { transactionId, price: fare }: KeptBooking,
  gone: Sold['gone'],
  { bookings, agencyId, details }: Real['office'],
) {
  const lines = await Effect.runPromise(bookings.moneyLines(agencyId, transactionId));
  expect(lines.map(({ kind }) => kind)).toEqual(['booking']);
  const account = lines[0]?.debit.minor ?? Number.NaN;
  if (gone.length === 0) return { account, customer: fare.total.minor };
  const leaving = fareLeaving(
    soldFare(await details(transactionId)),
    () => true,
    (traveller, itinerary) => !gone.some((each) => each.traveller === traveller && each.item === itinerary),
  );
  expect(account).toBe((fare.terms?.net.minor ?? Number.NaN) - (leaving?.terms?.net.minor ?? Number.NaN));
  return { account, customer: fare.total.minor - (leaving?.total.minor ?? Number.NaN) };
}

/** Adults alone pay alike: each part comes to the share of its heads, but for what a line and head cannot be divided by. */
function expectByHeads({ people, net }: Sold, travellers: readonly number[], ...parts: readonly [Price, Price]): void {
  if (people.some(({ type }) => type !== 'adult')) return;
  const own = parts[1].terms?.net.minor ?? Number.NaN;
  const lines = parts.reduce((sum, { netBreakdown }) => sum + (netBreakdown ? linesOf(netBreakdown).length : 0), 0);
  expect(Math.abs(own * people.length - net * travellers.length)).toBeLessThanOrEqual(lines * people.length);
}

/** Whatever is offered at a number: meals, bags, help and the first free seats of each flight. */
export const addService = (at: number, pick: number, mood: Mood): Command =>
  command(
    `addService(${at}, ${pick}, ${mood})`,
    (model) => oneOf(model, at, isSold) !== undefined,
    async (model, real) => {
      const sold = oneOf(model, at, isSold);
      if (sold === undefined) return;
      const { transactionId } = sold;
      const offered = await offeredTo(sold, real);
      const { all } = flyingOf(sold);
      const traveller = all[pick % all.length];
      const line = offered[pick % Math.max(1, offered.length)];
      if (line === undefined || traveller === undefined) return;
      const asked = {
        transactionId,
        ssr: [{ traveller, ssrId: line.ssrId }],
        expectedTotal: line.price,
        requestId: randomUUID(),
      };
      const service: Service = { traveller, itinerary: line.itinerary, ssrId: line.ssrId, price: line.price.minor };
      const may =
        !isGone(sold, traveller, line.itinerary) && !sold.services.some((each) => each.traveller === traveller);
      if (!may || sold.people[traveller]?.type === 'infant') {
        // Beside what they have it may be too much, or not for them: then nothing has happened.
        const answer = await answerOf(real.office.afterSale.addSsr(asked));
        if (answer._tag === 'Failure') codesOf(answer.failure);
        else bought(sold, service);
        return;
      }
      const outcome: Outcome = { airline: () => {}, here: (each) => bought(each, service) };
      const adding = real.office.afterSale.addSsr(asked);
      const check = ({ added }: SsrAdded) => added === (mood === 'well');
      await amend(
        sold,
        model,
        real,
        mood,
        Effect.filterOrFail(adding, check, () => ({ _tag: 'Added' })),
        outcome,
      );
      didIt(real, `addService ${mood}`);
    },
  );

function bought(sold: Sold, service: Service): void {
  sold.services = [...sold.services, service];
  sold.paid += service.price;
  sold.pays += service.price;
  sold.net += service.price;
  sold.total += service.price;
}

async function offeredTo({ transactionId }: Sold, { office }: Real) {
  const [found, maps] = await Promise.all([
    answerOf(office.afterSale.services({ transactionId })),
    answerOf(office.afterSale.seatMaps({ transactionId })),
  ]);
  const lines = found._tag === 'Success' ? found.success.lines : [];
  const seats = (maps._tag === 'Success' ? maps.success.seatMaps : []).flatMap((map) =>
    seatSpots(map)
      .filter(({ seat: { state, notForChild } }) => state === 'free' && !notForChild)
      .slice(0, 3)
      .map(({ seat: { seat, price } }) => ({
        ssrId: seatSsrId(map.place, seat),
        itinerary: map.place.itinerary,
        price,
      })),
  );
  return [...lines.map(({ ssrId, place, price }) => ({ ssrId, itinerary: place.itinerary, price })), ...seats];
}
