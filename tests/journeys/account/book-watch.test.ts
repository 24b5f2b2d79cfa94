/** What a start says of the books, and what an operator is answered about them; the agency itself sees that its ledger was cut. */
import { Effect } from 'effect';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServerDatabase } from '#infrastructure/backoffice/database/engine/server-database.ts';
import { freshServerUrl, testLedgerKey } from '#tests/support/databases.ts';
import { portalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);

let url: string;
const offices: RunningBackOffice[] = [];
const start = async (): Promise<RunningBackOffice> => {
  const office = await runBackOffice(await openServerDatabase(url, { ledgerKey: testLedgerKey }));
  offices.push(office);
  return office;
};
beforeAll(async () => {
  url = await freshServerUrl();
});
afterAll(() => Promise.all(offices.map((office) => office.stop())));

it('a start says that the books agree, and the next one whose ledger was cut off meanwhile', async () => {
  const first = await start();
  await expect.poll(() => first.logged.join('')).toContain('the books agree');
  const agent = await portalDesk(first, 'agent@demo.test');
  const { entries } = await get(agent.desk.account.verifyLedger({}));
  expect(entries).toBeGreaterThan(1);
  const hand = await openServerDatabase(url, { connections: 1 });
  await hand.query(
    `alter table journal_entry disable trigger user; alter table posting disable trigger user;
     delete from posting where agency_id = 'malabar' and sequence = ${entries};
     delete from journal_entry where agency_id = 'malabar' and sequence = ${entries};
     alter table journal_entry enable trigger user; alter table posting enable trigger user;
     update account a set head_sequence = e.sequence, head_digest = e.digest, balance = e.balance
     from journal_entry e where e.agency_id = 'malabar' and a.agency_id = 'malabar' and e.sequence = ${entries - 1}`,
  );
  await hand.close();
  const finding = { kind: 'ledger-end', agencyId: 'malabar', entryId: `LG-${entries}` };
  expect(await get(agent.desk.account.verifyLedger({}))).toMatchObject({
    ok: false,
    signed: false,
    firstBad: finding.entryId,
  });
  const next = await start();
  await expect.poll(() => next.logged.join('')).toContain('the books do not agree');
  const line = next.logged.find((each) => each.includes('the books do not agree')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ total: 1, findings: [finding] });
  const operator = await portalDesk(next, 'operator@demo.test');
  expect(await get(operator.desk.account.checkBooks({}))).toMatchObject({ findings: [finding] });
  expect(await get(Effect.flip(agent.desk.account.checkBooks({})))).toMatchObject({ _tag: 'NotPermitted' });
});
