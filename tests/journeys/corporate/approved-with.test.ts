/**
 * A policy asked for with flights that a company's people have to approve, over HTTP on both databases: it is bought with the flights
 * once these are approved, linked both ways and paid for once; and where they are not, nothing is bought, which is said.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PolicyRule } from '#domain/corporate/policy.ts';
import type { ApprovalShown } from '#application/desk/corporate/approvals.ts';
import { AwaitingApproval } from '#application/desk/failures.ts';
import type { AnyBooking } from '#application/desk/products.ts';
import { StoredBookCheck } from '#infrastructure/backoffice/database/account/book-check.ts';
import { StoredLedgerBook } from '#infrastructure/backoffice/database/account/ledger-book.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { aFlight, aPolicy, failureOf, get } from '../cart/putting-in.ts';
import { comeTogether } from './crew.ts';

const agency = 'malabar';
const ahead: PolicyRule = { ruleId: 'ahead', kind: 'ahead', effect: 'approve', place: 'anywhere', count: 365 };

describe.each(databases())('a policy with flights that wait for approval over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let owner: PortalDesk;
  let traveller: PortalDesk;
  let approver: PortalDesk;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
  });
  afterAll(() => office.stop());

  const ready = async () => {
    owner = await portalDesk(office, 'agent@demo.test');
    ({ traveller, approver } = await comeTogether({ office, database }, owner.desk, ahead));
  };
  let crew: Promise<void> | undefined;

  /** Asks for flights with a policy beside them, as the portal sends both; answers their approval once it is known whether they are held. */
  const asked = async (names: { readonly policy?: string } = {}): Promise<ApprovalShown> => {
    await (crew ??= ready());
    const flight = await aFlight(traveller.desk, randomUUID());
    const policy = await aPolicy(traveller.desk, randomUUID(), names.policy);
    if (flight.product !== 'flight' || policy.product !== 'insurance') throw new Error('not as asked for');
    const { requestId: _, ...proposal } = policy.booking;
    await get(traveller.desk.corporate.giveReason({ quoteId: flight.booking.quoteId, reason: 'A client meeting' }));
    const bought = { product: policy.product, quote: policy.quote, booking: proposal };
    const gst = {
      holder: 'Kuruvila Exports',
      number: '32AABCK4821K1Z5',
      email: 'accounts@kuruvila.example',
      address: 'Marine Drive, Kochi',
      phone: '9847022816',
    };
    const refused = await failureOf(traveller.desk.flight.book({ ...flight.booking, gst, with: [bought] }));
    if (!(refused instanceof AwaitingApproval)) throw new Error(`Not asked: ${JSON.stringify(refused)}`);
    return until(refused.approvalId, ({ hold }) => hold.kind !== 'wanted');
  };
  const shown = (approvalId: string) => get(traveller.desk.corporate.approval({ approvalId }));
  const until = async (approvalId: string, is: (approval: ApprovalShown) => boolean): Promise<ApprovalShown> => {
    await expect.poll(async () => is(await shown(approvalId)), { timeout: 100_000 }).toBe(true);
    return shown(approvalId);
  };
  const decide = (approvalId: string, approve: boolean) =>
    get(
      approver.desk.corporate.decideApproval({
        approvalId,
        approve,
        note: approve ? '' : 'Too dear',
        requestId: randomUUID(),
      }),
    );
  const details = (transactionId: string): Promise<AnyBooking> => get(owner.desk.booking.details({ transactionId }));
  const policies = async () => (await get(traveller.desk.booking.list({ page: 1, product: 'insurance' }))).total;
  const balance = () => get(new StoredLedgerBook(database).balance(agency));
  const chargedFor = ({ moneyLines }: AnyBooking) =>
    moneyLines.reduce((all, { debit, credit }) => all + (debit?.minor ?? 0) - (credit?.minor ?? 0), 0);
  const expectSound = async () => {
    await expect.poll(async () => (await balance()).reserved.minor, { timeout: 100_000 }).toBe(0);
    expect(await get(new StoredBookCheck(database).findings(agency))).toEqual([]);
  };

  it.each(['at once', 'after the quotes have ended'])(
    'is bought once they are approved %s, linked both ways, and the account pays for both',
    async (when) => {
      await (crew ??= ready());
      const before = await balance();
      const count = await policies();
      const waiting = await asked();
      const { approvalId } = waiting;
      // Who decides sees what is bought with it, and what both come to.
      expect(waiting.with).toMatchObject([{ product: 'insurance', total: { currency: 'INR' } }]);
      expect(await policies()).toBe(count);
      if (when !== 'at once')
        await database.query('update quote set expires_at = clock_timestamp() where expires_at > clock_timestamp()');
      await decide(approvalId, true);
      const { transactionId = '' } = await until(approvalId, ({ state }) => state === 'booked');
      await expect
        .poll(async () => (await details(transactionId)).boughtWith?.[0]?.outcome, { timeout: 100_000 })
        .not.toBe('waits');
      const flight = await details(transactionId);
      expect(flight.boughtWith).toMatchObject([
        { how: 'added', product: 'insurance', outcome: 'bought', status: 'confirmed', total: waiting.with?.[0]?.total },
      ]);
      const policy = await details(flight.boughtWith?.[0]?.transactionId ?? '');
      expect(policy.boughtWith).toMatchObject([{ how: 'first', product: 'flight', transactionId }]);
      expect(await policies()).toBe(count + 1);
      expect(chargedFor(policy)).toBeGreaterThan(0);
      expect(before.balance.minor - (await balance()).balance.minor).toBe(chargedFor(flight) + chargedFor(policy));
      await expectSound();
    },
  );

  it.each(['declined', 'withdrawn', 'expired'] as const)('is bought by nobody where they are %s', async (ending) => {
    await (crew ??= ready());
    const before = await balance();
    const count = await policies();
    const { approvalId, hold } = await asked();
    if (hold.kind !== 'held') throw new Error('Nothing was held');
    if (ending === 'declined') await decide(approvalId, false);
    else if (ending === 'withdrawn') await get(traveller.desk.corporate.withdrawApproval({ approvalId }));
    else {
      await database.query(
        `update approval set due_at = clock_timestamp(), expires_at = clock_timestamp(),
           terms = jsonb_set(terms, '{expiresAt}', to_jsonb(to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
         where approval_id = $1`,
        [approvalId],
      );
    }
    const ended = await until(approvalId, ({ state }) => state === ending);
    // It is said of both.
    expect(ended.with).toMatchObject([{ product: 'insurance' }]);
    await expect.poll(async () => (await details(hold.transactionId)).status, { timeout: 100_000 }).toBe('released');
    expect((await details(hold.transactionId)).boughtWith).toMatchObject([
      { product: 'insurance', outcome: 'not-bought', trouble: 'first-not-booked' },
    ]);
    expect(await policies()).toBe(count);
    expect((await balance()).balance).toEqual(before.balance);
    await expectSound();
  });
});
