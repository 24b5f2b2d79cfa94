/**
 * The life of bookings, holds and cancellations against a model of it, on both databases: in whatever order they are sold,
 * held, ticketed, released, cancelled in parts, forgotten until they expire, with an airline that refuses or keeps silent,
 * every booking is in the state that the model says, the account has what bookings say, and the airline has sold the seats
 * of those who fly.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chainStart } from '#domain/account/chain.ts';
import type { TravelPlace } from '#domain/booking/booking.ts';
import { type FlightBookingStatus, refusedMove } from '#domain/booking/flight-booking-life.ts';
import type { FlightQuote } from '#domain/flight/quote.ts';
import { daysBetween } from '#domain/time/calendar-date.ts';
import { dateIn, type Instant, plusMinutes } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import type { Database } from '#infrastructure/backoffice/database/database.ts';
import type { SandboxFaults } from '#infrastructure/backoffice/suppliers/sandbox/faults.ts';
import { askedAt, journey, oneWay } from '#tests/fixtures/flight-supplier.ts';
import { type AmendingOffice, amendingOffice, rupees } from '#tests/support/amending-office.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;
const zone = 'Asia/Kolkata';

/** What befalls the airline's answer: silent after doing it, silent without, refused, none. */
type Mood = 'well' | 'lost-after' | 'lost-before' | 'refuses';
const faults: Readonly<Record<Mood, SandboxFaults>> = {
  well: {},
  'lost-after': { silentAfter: 1 },
  'lost-before': { silentBefore: 1 },
  refuses: { refuse: 1 },
};

interface Sold {
  readonly transactionId: string;
  readonly quote: FlightQuote;
  status: FlightBookingStatus;
  /** As charged, less what was refunded; minor units. */
  paid: number;
  gone: TravelPlace[];
  /** What becomes of it when the airline is asked again. */
  pending?: { readonly becomes: FlightBookingStatus; readonly pays: number; readonly gone: TravelPlace[] } | 'nothing';
  before: FlightBookingStatus;
}

interface Model {
  readonly sold: Sold[];
  now: Instant;
}

interface Real {
  readonly office: AmendingOffice;
  readonly seatsBefore: number;
}

const places = ({ itineraries, party }: FlightQuote): TravelPlace[] =>
  itineraries.flatMap((_, itinerary) =>
    Array.from({ length: party.adults + party.children + party.infants }, (__, traveller) => ({
      traveller,
      itinerary,
    })),
  );
const isSame = (one: TravelPlace, other: TravelPlace) =>
  one.traveller === other.traveller && one.itinerary === other.itinerary;
const lives = (status: FlightBookingStatus) => !['released', 'expired', 'cancelled'].includes(status);
const until = ({ quote }: Sold) => quote.hold?.until ?? askedAt;
const departs = ({ quote }: Sold) => toInstant(quote.itineraries[0].segments[0].departure);

/** The airline has the seats of those who fly as far as it has done what it was asked; of a hold until its limit. */
function seatsOf(sold: Sold, now: Instant): number {
  const { pending, before } = sold;
  const lasting = sold.status === 'amending' ? before : sold.status;
  const [status, gone] =
    pending === undefined || pending === 'nothing' ? [lasting, sold.gone] : [pending.becomes, pending.gone];
  if (!lives(status) || (status === 'held' && now >= until(sold))) return 0;
  const { adults, children } = sold.quote.party;
  return places(sold.quote)
    .filter(({ traveller }) => traveller < adults + children)
    .filter((place) => !gone.some((each) => isSame(each, place)))
    .reduce((sum, { itinerary }) => sum + (sold.quote.itineraries[itinerary]?.segments.length ?? 0), 0);
}

async function check(model: Model, { office, seatsBefore }: Real): Promise<void> {
  const { balance, reserved } = await office.balance();
  expect(balance.minor).toBe(0 - model.sold.reduce((sum, { paid }) => sum + paid, 0));
  const [entries] = await office.sums();
  expect(balance.minor).toBe(Number(entries?.sum));
  if (model.sold.every(({ status }) => status !== 'amending')) expect(reserved.minor).toBe(0);
  for (const { transactionId, status, gone } of model.sold) {
    const booking = await office.details(transactionId);
    expect(`${transactionId} ${booking.status}`).toBe(`${transactionId} ${status}`);
    expect(booking.gone ?? []).toHaveLength(gone.length);
  }
  await office.supplier.amendments.lapse(model.now);
  expect(await office.seatsSold()).toBe(
    seatsBefore + model.sold.reduce((sum, each) => sum + seatsOf(each, model.now), 0),
  );
  expect(office.troubles).toEqual([]);
}

/** What is asked of the airline while it is in a mood; what it comes to is noted in the model. */
async function amend(
  sold: Sold,
  { office }: Real,
  mood: Mood,
  ask: () => Promise<{ readonly _tag: 'Success' | 'Failure'; readonly failure?: { readonly _tag: string } }>,
  outcome: { readonly becomes: FlightBookingStatus; readonly pays: number; readonly gone: TravelPlace[] },
): Promise<void> {
  office.supplier.misbehave(faults[mood]);
  const answer = await ask();
  office.supplier.misbehave({});
  expect(refusedMove(sold.status, 'amending')).toBeUndefined();
  sold.before = sold.status;
  if (mood === 'well') {
    expect(answer._tag).toBe('Success');
    settle(sold, outcome);
  } else if (mood === 'refuses') {
    expect(answer._tag).toBe('Success');
  } else {
    expect(answer.failure?._tag).toBe('InDoubt');
    sold.status = 'amending';
    sold.pending = mood === 'lost-after' ? outcome : 'nothing';
  }
}

function settle(sold: Sold, outcome: Exclude<Sold['pending'], undefined>): void {
  if (outcome === 'nothing') sold.status = sold.before;
  else {
    sold.status = outcome.becomes;
    sold.paid += outcome.pays;
    sold.gone = outcome.gone;
  }
  delete sold.pending;
}

type Command = fc.AsyncCommand<Model, Real>;

const command = (
  name: string,
  may: (model: Model) => boolean,
  act: (model: Model, real: Real) => Promise<void>,
): Command => ({
  check: (model) => may(model),
  run: async (model, real) => {
    await act(model, real);
    await check(model, real);
  },
  toString: () => name,
});

const oneOf = (model: Model, at: number, fits: (sold: Sold) => boolean): Sold | undefined => {
  const some = model.sold.filter(fits);
  return some.length === 0 ? undefined : some[at % some.length];
};

const sell = (days: number, adults: number, infants: number, round: boolean, hold: boolean): Command =>
  command(
    `sell(${days}, ${adults}+${infants}, ${round ? 'return' : 'one way'}, ${hold ? 'hold' : 'ticket'})`,
    () => true,
    async (model, real) => {
      const from = daysBetween(dateIn(askedAt, zone), dateIn(model.now, zone)) + days;
      const party = { adults, children: 0, infants: Math.min(adults, infants) };
      const request = round
        ? journey(`DEL-BOM ${from}, BOM-DEL ${from + 3}`, { party })
        : oneWay('DEL-BOM', from, { party });
      const quote = await real.office.quote(request, (each) => !hold || each.hold !== undefined);
      const { transactionId, status } = await run(real.office.sell(quote, hold ? 'hold' : 'ticket'));
      expect(status).toBe(hold ? 'held' : 'ticketed');
      model.sold.push({
        transactionId,
        quote,
        status,
        before: status,
        paid: hold ? 0 : (quote.fare.terms?.net.minor ?? 0),
        gone: [],
      });
    },
  );

const ticketOrRelease = (at: number, kind: 'ticketHeld' | 'releaseHeld', mood: Mood): Command =>
  command(
    `${kind}(${at}, ${mood})`,
    (model) => oneOf(model, at, ({ status }) => status === 'held') !== undefined,
    async (model, real) => {
      const sold = oneOf(model, at, ({ status }) => status === 'held');
      if (sold === undefined) return;
      const ask = () =>
        run(Effect.result(real.office.desk[kind]({ transactionId: sold.transactionId, requestId: randomUUID() })));
      if (model.now >= until(sold)) {
        expect(await ask()).toMatchObject({ failure: { _tag: 'NotAllowedInState', state: 'expired' } });
        return;
      }
      const pays = kind === 'ticketHeld' ? (sold.quote.fare.terms?.net.minor ?? 0) : 0;
      const becomes = kind === 'ticketHeld' ? 'ticketed' : 'released';
      await amend(sold, real, mood, ask, { becomes, pays, gone: sold.gone });
    },
  );

const cancel = (at: number, mask: number, mood: Mood): Command =>
  command(
    `cancel(${at}, ${mask.toString(2)}, ${mood})`,
    (model) => oneOf(model, at, isSold) !== undefined,
    async (model, real) => {
      const sold = oneOf(model, at, isSold);
      if (sold === undefined) return;
      const { transactionId, quote, gone } = sold;
      const left = places(quote).filter((place) => !gone.some((each) => isSame(each, place)));
      const heads = [...new Set(left.map(({ traveller }) => traveller))];
      const chosen = heads.filter((each) => (mask >> each) & 1);
      const travellers = chosen.length === 0 ? heads.slice(-1) : chosen;
      const itineraries = quote.itineraries.map((_, itinerary) => itinerary).filter((each) => (mask >> (8 + each)) & 1);
      const asked = mask === 0 ? {} : { travellers, ...(itineraries.length > 0 && { itineraries }) };
      const quoted = await run(Effect.result(real.office.desk.cancelQuote({ transactionId, ...asked })));
      if (quoted._tag === 'Failure') {
        // What cannot be cancelled so is said, and nothing has happened.
        expect(quoted.failure._tag).toBe('Invalid');
        if (mask === 0) expect(model.now >= departs(sold)).toBe(true);
        return;
      }
      expect(model.now < departs(sold) || itineraries.length > 0).toBe(true);
      const { charges, refund, cancelQuoteId, becomes } = quoted.success;
      expect(charges.amount.minor).toBeGreaterThanOrEqual(0);
      const after = [...gone, ...quoted.success.places];
      expect(becomes).toBe(after.length === places(quote).length ? 'cancelled' : 'part-cancelled');
      const ask = () => run(Effect.result(real.office.desk.cancel({ cancelQuoteId, requestId: randomUUID() })));
      await amend(sold, real, mood, ask, { becomes, pays: -(refund?.amount.minor ?? 0), gone: after });
    },
  );

const isSold = ({ status }: Sold) => status === 'ticketed' || status === 'part-cancelled';

const recover: Command = command(
  'recover',
  () => true,
  async (model, { office }) => {
    await office.recover();
    for (const sold of model.sold) if (sold.pending !== undefined) settle(sold, sold.pending);
  },
);

const pass = (hours: number): Command =>
  command(
    `pass(${hours} h)`,
    () => true,
    async (model, { office }) => {
      model.now = plusMinutes(model.now, hours * 60);
      office.clock.at = model.now;
    },
  );

const expire: Command = command(
  'expire',
  () => true,
  async (model, { office }) => {
    await office.expire();
    await office.supplier.amendments.lapse(model.now);
    for (const sold of model.sold) {
      if (sold.status === 'held' && model.now >= until(sold)) sold.status = 'expired';
    }
  },
);

const aMood = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Mood>('well') },
  { weight: 1, arbitrary: fc.constantFrom<Mood>('lost-after', 'lost-before', 'refuses') },
);
const commands = fc.commands(
  [
    fc
      .tuple(fc.integer({ min: 3, max: 30 }), fc.integer({ min: 2, max: 4 }), fc.nat(1), fc.boolean(), fc.boolean())
      .map((given) => sell(...given)),
    fc.tuple(fc.nat(5), aMood).map(([at, mood]) => ticketOrRelease(at, 'ticketHeld', mood)),
    fc.tuple(fc.nat(5), aMood).map(([at, mood]) => ticketOrRelease(at, 'releaseHeld', mood)),
    fc
      .tuple(fc.nat(5), fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 0x3ff })), aMood)
      .map((given) => cancel(...given)),
    // One traveller of several, again and again.
    fc.tuple(fc.nat(1), fc.nat(2), aMood).map(([at, traveller, mood]) => cancel(at, 1 << traveller, mood)),
    fc.tuple(fc.nat(1), fc.nat(2)).map(([at, traveller]) => cancel(at, 1 << traveller, 'well')),
    fc.constant(recover),
    fc.integer({ min: 1, max: 60 }).map(pass),
    fc.constant(expire),
  ],
  { maxCommands: 22 },
);

const runs = Number(process.env['MODEL_RUNS'] ?? '10');

describe.each(databases)('bookings, holds and cancellations on the $kind database', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  it('live as the model does', async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (cmds) => {
        const office = amendingOffice(database);
        await office.open(rupees(100_000_000));
        const real: Real = { office, seatsBefore: await office.seatsSold() };
        const model: Model = { sold: [], now: askedAt };
        await fc.asyncModelRun(() => ({ model, real }), cmds);
        // At the end everything is settled and every hold is over.
        await office.recover();
        for (const sold of model.sold) if (sold.pending !== undefined) settle(sold, sold.pending);
        office.clock.at = model.now = plusMinutes(model.now, 60 * 24 * 4);
        await office.expire();
        for (const sold of model.sold) if (sold.status === 'held') sold.status = 'expired';
        await check(model, real);
        const { balance } = await office.balance();
        expect(await run(office.ledger.verify(office.agencyId, chainStart, 1000))).toMatchObject({
          ok: true,
          closing: balance,
        });
      }),
      { numRuns: runs, endOnFailure: true },
    );
  }, 240_000);
});
