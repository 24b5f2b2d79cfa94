/**
 * Every operation that names something of an agency by its id, asked by the agent of another agency: it is not there for them, in the very
 * words in which something that was never made is not, and nothing of it changes. Which operations these are follows from the examples of
 * the reference: an id is an agency’s own unless `notOwned` says whose else it is, so a new one fails until there is one to ask for.
 */
import { randomUUID } from 'node:crypto';
import { Effect, Result } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doings } from '#application/desk/desks/doings.ts';
import type { Desk } from '#application/desk/desk.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { type BoundOperation, boundOperations } from '#infrastructure/backoffice/http/bound-operations.ts';
import { examplesOf } from '#infrastructure/backoffice/http/reference/examples.ts';
import { agencyCareReference } from '#infrastructure/wire/reference/operations/agencies.ts';
import { portalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { comeIn } from '#tests/support/invited.ts';
import { aCab, aFlight } from '../cart/putting-in.ts';
import { buying } from '../products/buying.ts';
import { eachText, isId, madeUp, withIds } from './named-ids.ts';
import { needs } from './needs.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);

function wordOf({ name }: BoundOperation, table: object): unknown {
  const [area = '', method = ''] = name.split('.');
  return Reflect.get(Reflect.get(table, area) as object, method);
}

/** Names that are nobody's own: of a request, of what is searched among, and of a rule within the list that is sent. */
const notOwned = ['requestId', 'cityId', 'packageId', 'hotelId', 'tripId', 'ssrId', 'ruleId'];
/** More has to be made of them than one call. */
const madeByHand = 'tests/journeys/rights/other-agency-made.test.ts';
/** What is not made here: why, and the test that asks for another’s where there is one. */
const askedElsewhere: Readonly<Record<string, string>> = {
  changeId: madeByHand,
  changeQuoteId: madeByHand,
  sentQuoteId: 'Offers must be mailed first: tests/journeys/flight/customer-quotes.test.ts',
  searchId: madeByHand,
  rateIds: madeByHand,
  cabinId: madeByHand,
  adjustmentId: 'The house makes them, of any agency: tests/journeys/account/adjustments.test.ts',
  endpointId: 'It needs a server to be sent to: tests/ports/agency/webhook-book.test.ts',
  deliveryId: 'An event must be raised first: tests/ports/agency/webhook-book.test.ts',
  approvalId: 'A company’s traveller must ask first: tests/journeys/corporate/approvals.test.ts',
  paymentId: 'It needs a payment provider: tests/journeys/account/payment-links.test.ts',
  emulatedAgentId: 'It is meant to be another’s: tests/journeys/agency/emulation.test.ts',
  emulatedProfileId: 'It is meant to be another’s: tests/journeys/agency/emulation.test.ts',
  sessionId: 'It is a person’s, not an agency’s: tests/journeys/agency/sessions.test.ts',
};
/** A login is one in the whole deployment, so a new person's says whether it is taken. */
const namesNew = ['agency.addStaff'];

const asked = boundOperations.filter(
  (bound) =>
    !['everyone', 'operate', 'session'].includes(String(wordOf(bound, needs))) && !namesNew.includes(bound.name),
);
const exampleOf = (bound: BoundOperation): unknown => examplesOf(bound)[0]?.request;
const namesOf = (bound: BoundOperation): readonly string[] => {
  const names = new Set<string>();
  eachText(exampleOf(bound), (name) => void (isId(name) && !notOwned.includes(name) && names.add(name)));
  return [...names];
};

/** What even the owner is refused, as the example is sent: why, or the test in which a stranger is and the owner is not. */
const notProven: Readonly<Record<string, string>> = {
  'flight.noShowQuote': madeByHand,
  'flight.scheduleRefundQuote': madeByHand,
  'flight.scheduleAnswer': madeByHand,
  'flight.splitPnr': madeByHand,
  'flight.changeSearch': madeByHand,
  'holiday.receive': madeByHand,
  'cruise.receive': madeByHand,
  'train.raiseTdr': 'A train must be late first: tests/journeys/train/tdr.test.ts',
  'train.changeBoarding': madeByHand,
  'visa.paper': madeByHand,
  'booking.linkBooking': madeByHand,
  'corporate.saveCompany': madeByHand,
  'cart.book': madeByHand,
};

/** Said to be done, as of what was never there: nothing of the owner's changes by it. */
const silent = [
  ...['Traveller', 'Passport', 'Visa', 'Membership', 'Card', 'GstProfile'].map((of) => `agency.delete${of}`),
  // Kept for the asker's own agency and person, whatever quote it names.
  'corporate.giveReason',
  'cart.remove',
];
const lists = boundOperations.filter(({ name }) =>
  [
    'booking.list',
    'account.deposits',
    'account.paymentLinks',
    'corporate.companies',
    'agency.personalTravellers',
    'agency.completeProfile',
    'agency.gstProfiles',
    'agency.listStaff',
  ].includes(name),
);

describe.each(databases())('what is another agency’s over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
  });
  afterAll(() => office.stop());

  const outcome = (bound: BoundOperation, desk: Desk, request: unknown) =>
    Effect.runPromise(Effect.result<unknown, DeskFailure, never>(bound.answer(desk, request)));

  it('is not there for its agent, and stays as it is', async () => {
    const { desk: owner } = await portalDesk(office, 'agent@demo.test');
    const { desk: operator } = await portalDesk(office, 'operator@demo.test');
    const { request: added } = agencyCareReference.addAgency;
    await get(operator.operations.addAgency({ ...added, requestId: randomUUID() }));
    const { desk: stranger } = await comeIn(office, database, added.person.userId);

    const ids = new Map<string, Set<string>>();
    const keep = (answer: unknown) => {
      eachText(answer, (name, text) => {
        if (isId(name)) ids.set(name, (ids.get(name) ?? new Set()).add(text));
      });
    };
    /** With the owner's ids; of several one at each turn. */
    const named = (request: unknown, turn: number) =>
      withIds(request, (name, text) => {
        const own = notOwned.includes(name) ? [] : [...(ids.get(name) ?? [])];
        return own[turn % own.length] ?? text;
      });
    const ask = async (bound: BoundOperation) => {
      const found = await outcome(bound, owner, named(exampleOf(bound), 0));
      if (Result.isSuccess(found)) keep(found.success);
    };
    const flight = await aFlight(owner, randomUUID());
    keep([flight.quote, flight.booking]);
    const bookFlight = boundOperations.find(({ name }) => name === 'flight.book');
    if (bookFlight === undefined) throw new Error('no flight is booked');
    const flown = await outcome(bookFlight, owner, flight.booking);
    expect(Result.isSuccess(flown), 'a flight is booked').toBe(true);
    if (Result.isSuccess(flown)) keep(flown.success);
    for (const { product, buy } of buying(today))
      if (['hotel', 'cab', 'holiday', 'train', 'visa'].includes(product)) keep(await buy(owner, 'Menon', 40));
    const cartId = randomUUID();
    const ride = await aCab(owner, cartId);
    keep(ride.quote);
    keep(await get(owner.cart.add(ride)));
    const makes = (bound: BoundOperation) =>
      /\.(add|save|make)/.test(bound.name) || bound.name === 'booking.cancelQuote';
    for (const bound of asked.filter(makes)) await ask(bound);
    for (const bound of asked.filter((each) => wordOf(each, doings) === 'reads')) await ask(bound);
    const missing = new Set(asked.flatMap(namesOf).filter((name) => !ids.has(name) && !(name in askedElsewhere)));
    expect([...missing], 'ids of which there is none to ask for').toEqual([]);

    const shown = () => Promise.all(lists.map((bound) => outcome(bound, owner, exampleOf(bound))));
    const before = await shown();
    const requests: (readonly [BoundOperation, unknown])[] = [];
    const naming = asked.filter((bound) => namesOf(bound).some((name) => ids.has(name)));
    expect(naming.length).toBeGreaterThan(40);
    for (const bound of naming) {
      const turns = Math.max(...namesOf(bound).map((name) => Math.min(8, ids.get(name)?.size ?? 0)));
      for (let turn = 0; turn < turns; turn += 1) {
        const real = named(exampleOf(bound), turn);
        const none = withIds(real, (name, text) =>
          isId(name) && ids.get(name)?.has(text) === true ? madeUp(text) : text,
        );
        const found = await outcome(bound, stranger, real);
        expect.soft(found, bound.name).toEqual(await outcome(bound, stranger, none));
        expect.soft(Result.isSuccess(found), `${bound.name} was answered`).toBe(silent.includes(bound.name));
        requests.push([bound, real]);
      }
    }
    expect(await shown()).toEqual(before);
    // The owner asks the very same, what ends things last: it was nothing about the request that kept the stranger from it.
    const rank = (bound: BoundOperation) =>
      wordOf(bound, doings) === 'reads' ? 0 : /\.(delete|remove|take|cancel)/.test(bound.name) ? 2 : 1;
    const proven = new Set<string>();
    for (const [bound, real] of requests.toSorted(([one], [other]) => rank(one) - rank(other))) {
      const found = await outcome(bound, owner, real);
      if (Result.isSuccess(found) || !['NotFound', 'Invalid'].includes(found.failure._tag)) proven.add(bound.name);
    }
    const unproven = [...new Set(naming.map(({ name }) => name))].filter((name) => !proven.has(name));
    expect(unproven.toSorted()).toEqual(Object.keys(notProven).toSorted());
  }, 240_000);

  it('is not answered to its agent by the owner’s request id', async () => {
    const { desk: owner } = await portalDesk(office, 'agent@demo.test');
    const { desk: stranger } = await portalDesk(office, 'operator@demo.test');
    const book = boundOperations.find(({ name }) => name === 'cab.book');
    if (book === undefined) throw new Error('no cab is booked');
    const { booking } = await aCab(owner, randomUUID());
    const bought = await outcome(book, owner, booking);
    if (Result.isFailure(bought)) throw new Error('the owner could not book');
    const { transactionId } = bought.success as { readonly transactionId: string };
    expect(await outcome(book, owner, booking), 'the owner, again').toEqual(bought);
    const whole = await outcome(book, stranger, booking);
    expect(whole, 'the owner’s whole request').toMatchObject({ failure: { _tag: 'NotFound', what: 'quote' } });
    const { booking: own } = await aCab(stranger, randomUUID());
    const mixed = await outcome(book, stranger, { ...own, requestId: booking.requestId });
    expect(JSON.stringify(mixed), 'a request of their own under it').not.toContain(transactionId);
    // It is looked at as a new one, up to what their account is enough for.
    expect(mixed).toMatchObject({ failure: { _tag: 'BalanceTooLow' } });
  }, 60_000);
});
