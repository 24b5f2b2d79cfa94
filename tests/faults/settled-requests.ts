/** Whether requests that were settled while the process was killed agree with their bookings and the ledger. */
import { expect } from 'vitest';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';

/** The amendment of a booking that settles what was asked for. */
export interface Settled {
  readonly transaction_id: string;
  readonly state: string;
}

/** A request has moved as its booking has, once, with a word to anyone who asked and the entry of the ledger; or waits as before. */
export async function checkSettled(database: Database, settled: readonly Settled[]): Promise<void> {
  const requests = await database.query<{
    transaction_id: string;
    state: string;
    entry: string | null;
    posted: string | null;
    codes: readonly string[];
    seen: readonly string[];
    versions: boolean;
  }>(
    `select r.transaction_id, r.state, r.answered #>> '{answer,ledgerEntry}' as entry,
            (select 'LG-' || a.ledger_sequence from amendment a where a.transaction_id = r.transaction_id and a.state = 'done') as posted,
            (select json_agg(e.code order by e.version) from service_request_event e where e.number = r.number) as codes,
            (select json_agg(x.payload ->> 'code' order by x.id) from outbox x where x.payload ->> 'number' = r.number) as seen,
            r.version = (select count(*) from service_request_event e where e.number = r.number) as versions
     from service_request r`,
    [],
  );
  expect(new Set(requests.map((each) => each.transaction_id)).size, 'one request a booking').toBe(requests.length);
  for (const row of settled) {
    const request = requests.find((each) => each.transaction_id === row.transaction_id);
    const isDone = row.state === 'done';
    expect(request, JSON.stringify(row)).toEqual({
      transaction_id: row.transaction_id,
      state: isDone ? 'confirmed' : 'taken',
      entry: isDone ? request?.posted : null,
      posted: isDone ? expect.stringMatching(/^LG-\d+$/) : null,
      codes: ['asked', 'take', 'settle', isDone ? 'confirm' : 'not-settled'],
      seen: isDone ? ['asked', 'confirm'] : ['asked'],
      versions: true,
    });
  }
  // What nobody settled has not moved either.
  const others = requests.filter(({ transaction_id: id }) => !settled.some((row) => row.transaction_id === id));
  expect(others.filter(({ state }) => state !== 'asked' && state !== 'taken')).toEqual([]);
}
