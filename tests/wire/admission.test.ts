/** How much is taken on at once: what is over it is refused at once, searching before spending. */
import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { Admission, kindOf } from '#infrastructure/backoffice/http/admission.ts';
import { boundOperations } from '#infrastructure/backoffice/http/bound-operations.ts';
import { exampleServer, goodToken, post } from '#tests/support/example-server.ts';

const fill = async (admission: Admission, kind: Parameters<Admission['enter']>[0]) => {
  const leaves: (() => void)[] = [];
  for (let leave = await admission.enter(kind); leave !== undefined; leave = await admission.enter(kind))
    leaves.push(leave);
  return leaves;
};

describe('admission', () => {
  it('has places by kind: a full one leaves the others free, and a place given back is taken again', async () => {
    const admission = new Admission();
    const searching = await fill(admission, 'searching');
    expect(searching.length).toBeGreaterThan(0);
    for (const kind of ['spending', 'looking', 'entering'] as const) expect(await admission.enter(kind)).toBeDefined();
    searching[0]?.();
    expect(await admission.enter('searching')).toBeDefined();
    expect(await admission.enter('searching')).toBeUndefined();
  });

  it('gives a place that becomes free within a moment to anyone who waits, the first first', async () => {
    const admission = new Admission();
    const [leave] = await fill(admission, 'looking');
    const came: string[] = [];
    const one = admission.enter('looking').then((given) => came.push(`one ${given !== undefined}`));
    const other = admission.enter('looking').then((given) => came.push(`other ${given !== undefined}`));
    leave?.();
    await Promise.all([one, other]);
    expect(came).toEqual(['one true', 'other false']);
  });

  it('lets nobody search where all places to spend are taken', async () => {
    const admission = new Admission();
    const [leave] = await fill(admission, 'spending');
    expect(await admission.enter('searching')).toBeUndefined();
    leave?.();
    expect(await admission.enter('searching')).toBeDefined();
  });

  it('takes on fewer searches where the thread comes round late, and more again where it does not', async () => {
    const admission = new Admission();
    const first = await fill(admission, 'searching');
    for (let count = 0; count < 40; count += 1) {
      admission.felt(1);
      const leave = await admission.enter('searching');
      if (leave !== undefined) first.push(leave);
    }
    expect(first.length).toBeGreaterThan(40);
    for (const leave of first) leave();
    for (let count = 0; count < 10; count += 1) admission.felt(2_000);
    expect(await fill(admission, 'searching')).toHaveLength(12);
  });

  it('knows what each operation is', () => {
    const kinds = new Map(boundOperations.map((bound) => [bound.name, kindOf(bound)]));
    expect(kinds.get('flight.book')).toBe('spending');
    expect(kinds.get('booking.cancel')).toBe('spending');
    expect(kinds.get('flight.search')).toBe('searching');
    expect(kinds.get('account.balance')).toBe('looking');
    expect(kinds.get('session.logIn')).toBe('entering');
    expect(kinds.get('session.logOut')).toBe('spending');
  });
});

describe('a server with more searches than it takes on', () => {
  it('refuses what is over at once, with a time to come again, and answers all else', async () => {
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const search = 'opid=FS001&actioncode=FLIGHTSEARCH&origin=DEL&destination=BOM&onwarddate=2027-01-01';
    const server = await exampleServer({
      instead: { 'flight.search': () => Effect.promise(() => finished).pipe(Effect.andThen(Effect.die('over'))) },
    });
    const asked = Array.from({ length: 200 }, () => post(server, `${search}&sessiontoken=${goodToken}`));
    const first = await Promise.race(asked);
    expect(JSON.parse(first.body).ApiStatus).toMatchObject({ StatusCode: 908, Result: { retryafterseconds: 3 } });
    expect(first.headers['retry-after']).toBe('3');
    expect((await server.app.inject('/health/live')).statusCode).toBe(200);
    const balance = await post(server, `opid=RP036&actioncode=GETBALANCE&sessiontoken=${goodToken}`);
    expect(JSON.parse(balance.body).ApiStatus ?? { StatusCode: 0 }).toMatchObject({ StatusCode: 0 });
    // Who is over it is refused, after waiting for a moment or at once, while the others are still searching.
    let refused = 0;
    for (const each of asked) void each.then(() => (refused += 1));
    await expect.poll(() => refused).toBe(176);
    finish();
    const codes = (await Promise.all(asked)).map(({ body }) => JSON.parse(body).ApiStatus.StatusCode);
    expect(codes.filter((code) => code === 908)).toHaveLength(176);
    expect(codes.filter((code) => code === 999)).toHaveLength(24);
    await server.app.close();
  });
});
