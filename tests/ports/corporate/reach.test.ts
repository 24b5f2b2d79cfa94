/** Whose bookings are, as lists read it, as one booking is asked about, and as a plain tally of names has it: on both databases the same. */
import { Effect } from 'effect';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOwn, type Reach } from '#domain/corporate/reach.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { StoredReachBook } from '#infrastructure/backoffice/database/corporate/reach-book.ts';
import { withinReach } from '#infrastructure/backoffice/database/corporate/own-bookings.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { flightBookings } from '#tests/fixtures/kept-flights.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;
const today = isoDate('2026-11-26');
const people = ['ravi', 'susan', 'mathew', 'priya'] as const;
const person = fc.constantFrom(...people);
const story = fc.record({
  bookings: fc.array(
    fc.record({
      madeBy: fc.constantFrom(...people, 'agent'),
      atDeskOf: fc.option(fc.constantFrom(...people, 'the-agency'), { nil: undefined }),
      fromCartOf: fc.option(person, { nil: undefined }),
      approval: fc.option(
        fc.record({ requester: person, asked: fc.uniqueArray(person, { maxLength: 3 }), isNotice: fc.boolean() }),
        {
          nil: undefined,
        },
      ),
    }),
    { maxLength: 8 },
  ),
  /** One away each: who decides instead, and whether that is today or was yesterday. */
  away: fc.uniqueArray(fc.record({ from: person, to: person, today: fc.boolean() }), { selector: ({ from }) => from }),
});

describe.each(databases())('whose a booking is on the $kind database', ({ fresh }) => {
  let database: Database;
  let count = 0;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  const keep = async ({ bookings, away }: typeof story extends fc.Arbitrary<infer Drawn> ? Drawn : never) => {
    count += 1;
    const agencyId = `reach-${count}`;
    await database.query(
      `insert into agency (agency_id, agent_id, company_name, country, currency, created_at) values ($1, $1, 'A', 'IN', 'INR', now())`,
      [agencyId],
    );
    for (const [at, { madeBy, atDeskOf, fromCartOf, approval }] of bookings.entries()) {
      await database.query(
        `insert into booking (transaction_id, agency_id, request_id, request_digest, quote_id, product, status, supplier, currency,
           supplier_total, net, postings, customer_total, mark, title, starts_on, lead_traveller, traveller_count, words, booked_by,
           actor_user_id, on_behalf_of, made_for, document)
         values ($2, $1, $2, '', $2, 'flight', 'requested', 'sandbox', 'INR', 1, 1, '', 1, 'AI', 'DEL BOM', '2026-12-01', 'A', 1, '{}', 'A',
           $3, $4, $5, '{}')`,
        [agencyId, `${agencyId}-${at}`, madeBy, atDeskOf ?? null, fromCartOf ?? null],
      );
      if (approval === undefined) continue;
      await database.query(
        `insert into approval (agency_id, approval_id, company_id, requester_id, request_id, state, version, asked_at, expires_at,
           booking_id, terms) values ($1, $2, 'c', $3, $2, $4, 1, now(), now(), $5, '{}')`,
        [
          agencyId,
          `${agencyId}-${at}`,
          // Who books at once is who asked.
          approval.isNotice ? madeBy : approval.requester,
          approval.isNotice ? 'notified' : 'waiting',
          approval.isNotice ? null : `${agencyId}-${at}`,
        ],
      );
      for (const each of approval.asked)
        await database.query('insert into approval_asked (agency_id, user_id, approval_id) values ($1, $2, $3)', [
          agencyId,
          each,
          `${agencyId}-${at}`,
        ]);
    }
    for (const { from, to, today: isToday } of away) {
      const day = isToday ? today : '2026-11-25';
      await database.query(
        `insert into approval_delegation (agency_id, user_id, delegate_id, first_day, last_day, names)
         values ($1, $2, $3, '2026-11-20', $4, '{}')`,
        [agencyId, from, to, day],
      );
    }
    return agencyId;
  };

  it('is read alike by lists, for one booking, and by a tally of who is named', async () => {
    const book = new StoredReachBook(database);
    await fc.assert(
      fc.asyncProperty(story, async (drawn) => {
        const agencyId = await keep(drawn);
        for (const userId of people) {
          const reach: Reach = { userId, decidesFor: await run(book.decidesFor(agencyId, userId, today)) };
          const tally = drawn.bookings.flatMap(({ madeBy, atDeskOf, fromCartOf, approval }, at) => {
            const named = new Set([madeBy, atDeskOf, fromCartOf, ...(approval?.asked ?? [])]);
            if (approval?.isNotice === false) named.add(approval.requester);
            for (const { from, to, today: isToday } of drawn.away)
              if (isToday && approval?.asked.includes(from)) named.add(to);
            return named.has(userId) ? [`${agencyId}-${at}`] : [];
          });
          const { also, given } = withinReach('b.transaction_id', reach, 2);
          const listed = await database.query<{ id: string }>(
            `select b.transaction_id as id from booking b where b.agency_id = $1 ${also} order by 1`,
            [agencyId, ...given],
          );
          expect(listed.map(({ id }) => id)).toEqual(tally);
          const page = await run(flightBookings(database).list({ agencyId, reach, page: 1, pageSize: 2 }));
          expect(page.total).toBe(tally.length);
          expect(page.bookings).toHaveLength(Math.min(2, tally.length));
          const each: string[] = [];
          for (const at of drawn.bookings.keys()) {
            const whose = await run(book.ofBooking(agencyId, `${agencyId}-${at}`));
            if (whose !== undefined && isOwn(reach, whose)) each.push(`${agencyId}-${at}`);
          }
          expect(each).toEqual(tally);
        }
        expect(await run(book.ofBooking('another', `${agencyId}-0`))).toBeUndefined();
      }),
      { numRuns: 15 },
    );
  });

  it('is found by who made them, by an index, without reading those of others', async () => {
    await database.query(
      `insert into booking (transaction_id, agency_id, request_id, request_digest, quote_id, product, status, supplier, currency,
         supplier_total, net, postings, customer_total, mark, title, starts_on, lead_traveller, traveller_count, words, booked_by,
         actor_user_id, document)
       select 'busy-' || n, 'busy', 'busy-' || n, '', 'busy-' || n, 'flight', 'requested', 'sandbox', 'INR', 1, 1, '', 1, 'AI',
         'DEL BOM', '2026-12-01', 'A', 1, '{}', 'A', 'user-' || n % 200, '{}' from generate_series(1, 4000) n`,
    );
    await database.query('analyze booking');
    const { also, given } = withinReach('b.transaction_id', { userId: 'user-7', decidesFor: [] }, 2);
    const rows = await database.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) select b.transaction_id from booking b where b.agency_id = $1 ${also}`,
      ['busy', ...given],
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    for (const index of ['booking_actor', 'booking_behalf', 'booking_made_for']) expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan on booking');
  });
});
