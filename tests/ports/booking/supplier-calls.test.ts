/** Calls of suppliers are added up over processes, each once, also where adding or clearing fails. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromMilliseconds } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { StoredSupplierCalls } from '#infrastructure/backoffice/database/operations/supplier-calls.ts';
import { databases } from '#tests/support/databases.ts';

const noon = Date.UTC(2026, 10, 28, 12);
const hour = 3_600_000;

describe.each(databases())('calls of suppliers on the $kind database', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  /** Of a process whose statements that begin so fail once. */
  function calls(now: number, broken = 'nothing') {
    let left = 1;
    const query: Database['query'] = (text, params) =>
      text.startsWith(broken) && left-- > 0 ? Promise.reject(new Error('Not now')) : database.query(text, params);
    const of = new Proxy(database, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) });
    return new StoredSupplierCalls(of, () => now);
  }
  const added = (of: StoredSupplierCalls) => Effect.runPromise(of.add());
  const counted = async (supplier: string) => {
    const all = await Effect.runPromise(calls(noon).since(fromMilliseconds(noon - 48 * hour)));
    return all
      .filter((each) => each.supplier === supplier)
      .flatMap(({ counts }) => counts.map((each) => [each.calls, each.answered]));
  };
  function three(of: StoredSupplierCalls, supplier: string) {
    for (const took of [120, 900, undefined]) of.count({ product: 'bus', supplier }, took);
  }

  it('adds those of two processes', async () => {
    const processes = [calls(noon), calls(noon + 60_000)];
    for (const each of processes) three(each, 'two');
    await Promise.all(processes.map(added));
    await Promise.all(processes.map(added));
    expect(await counted('two')).toEqual([[6, 4]]);
  });

  it.each(['insert', 'delete'])('adds them once where to %s fails', async (broken) => {
    const process = calls(noon, broken);
    three(process, broken);
    await expect(added(process)).rejects.toThrow('Not now');
    await added(process);
    expect(await counted(broken)).toEqual([[3, 2]]);
  });

  it('forgets those of two days ago', async () => {
    const before = calls(noon - 49 * hour);
    three(before, 'old');
    await added(before);
    const process = calls(noon);
    three(process, 'new');
    await added(process);
    expect(await database.query(`select 1 from supplier_call where supplier = 'old'`)).toEqual([]);
  });
});
