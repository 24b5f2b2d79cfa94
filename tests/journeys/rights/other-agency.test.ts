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
import { buying } from '../products/buying.ts';
import { needs } from './needs.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);

function wordOf({ name }: BoundOperation, table: object): unknown {
  const [area = '', method = ''] = name.split('.');
  return Reflect.get(Reflect.get(table, area) as object, method);
}

const isId = (name: string): boolean => /Ids?$/.test(name);

/** Calls back with every text below a value, and the name of its field. */
function eachText(value: unknown, say: (name: string, text: string) => void, name = ''): void {
  if (typeof value === 'string') say(name, value);
  else if (Array.isArray(value)) for (const each of value) eachText(each, say, name);
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) eachText(each, say, key);
}

/** With other texts in the place of ids. */
function withIds(value: unknown, other: (name: string, text: string) => string, name = ''): unknown {
  if (typeof value === 'string') return other(name, value);
  if (Array.isArray(value)) return value.map((each) => withIds(each, other, name));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withIds(each, other, key)]));
}

/** Names that are nobody's own: of a request, of what is searched among, and of a rule within the list that is sent. */
const notOwned = ['requestId', 'cityId', 'packageId', 'hotelId', 'tripId', 'ssrId', 'fareId', 'ruleId'];
/** What is not made here, so that another agency's is not asked for by it. */
const askedElsewhere = [
  'changeId',
  'changeQuoteId',
  'sentQuoteId',
  'searchId',
  'rateIds',
  'cabId',
  'cabinId',
  'cartId',
  'itemId',
  'adjustmentId',
  'endpointId',
  'deliveryId',
  'approvalId',
  'paymentId',
  'emulatedAgentId',
  'emulatedProfileId',
  'sessionId',
];
/** A login is one in the whole deployment, so a new person's says whether it is taken. */
const namesNew = ['agency.addStaff'];
const madeUp = (text: string): string =>
  /[0-9]/.test(text) ? text.replace(/[0-9](?=[^0-9]*$)/, (digit) => String((Number(digit) + 5) % 10)) : `no.${text}`;

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

/** Said to be done, as of what was never there: nothing of the owner's changes by it. */
const silent = [
  ...['Traveller', 'Passport', 'Visa', 'Membership', 'Card', 'GstProfile'].map((of) => `agency.delete${of}`),
  // Kept for the asker's own agency and person, whatever quote it names.
  'corporate.giveReason',
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

describe.each(databases)('what is another agency’s over the $kind database', ({ fresh }) => {
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
    for (const { product, buy } of buying(today))
      if (['hotel', 'cab'].includes(product)) keep(await buy(owner, 'Menon', 40));
    const makes = (bound: BoundOperation) =>
      /\.(add|save|make)/.test(bound.name) || bound.name === 'booking.cancelQuote';
    for (const bound of asked.filter(makes)) await ask(bound);
    for (const bound of asked.filter((each) => wordOf(each, doings) === 'reads')) await ask(bound);
    const missing = new Set(asked.flatMap(namesOf).filter((name) => !ids.has(name) && !askedElsewhere.includes(name)));
    expect([...missing], 'ids of which there is none to ask for').toEqual([]);

    const shown = () => Promise.all(lists.map((bound) => outcome(bound, owner, exampleOf(bound))));
    const before = await shown();
    const theirs: string[] = [];
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
        if (wordOf(bound, doings) === 'reads' && Result.isSuccess(await outcome(bound, owner, real)))
          theirs.push(bound.name);
      }
    }
    expect(await shown()).toEqual(before);
    // What was asked for is there: its own agent reads it.
    expect(theirs).toEqual(
      expect.arrayContaining([
        'booking.details',
        'booking.sheet',
        'account.deposit',
        'agency.ticket',
        'corporate.company',
      ]),
    );
  }, 240_000);
});
