/** A back office of its own for a file of tests, with an operator of the house and an agent of an agency at their desks. */
import { afterAll, beforeAll } from 'vitest';
import type { Desk } from '#application/desk/desk.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { portalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';

export interface HouseAndAgency {
  readonly database: Database;
  readonly office: RunningBackOffice;
  readonly operator: Desk;
  readonly agent: Desk;
}

/** There before the first test; asked for within tests. */
export function houseAndAgency(fresh: () => Promise<Database>): () => HouseAndAgency {
  let running: HouseAndAgency | undefined;
  const there = () => {
    if (running === undefined) throw new Error('Asked for before the tests');
    return running;
  };
  beforeAll(async () => {
    const database = await fresh();
    const office = await runBackOffice(database);
    const deskOf = async (login: string) => (await portalDesk(office, login)).desk;
    running = {
      database,
      office,
      operator: await deskOf('operator@demo.test'),
      agent: await deskOf('agent@demo.test'),
    };
  });
  afterAll(() => there().office.stop());
  return there;
}
