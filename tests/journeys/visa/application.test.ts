/**
 * An application in the running back office, over the wire, on both databases: reminded of its documents, which are handed in and
 * judged; moved step by step with mail of it; and given up by one of two before it went to the mission.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { remindPapers } from '#application/backoffice/visa/remind-papers.ts';
import { addDays, type IsoDate, monthOf } from '#domain/time/calendar-date.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import { decisionDay } from '#domain/visa/booking.ts';
import { dateIn, fromMilliseconds, startOfDay } from '#domain/time/instant.ts';
import type { Price } from '#domain/price/price.ts';
import { lastSubmittingDay } from '#domain/visa/next.ts';
import { missingPapers } from '#domain/visa/reminders.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { DatabaseVisaFiles } from '#infrastructure/backoffice/database/visa/visa-files.ts';
import { agencyCareReference } from '#infrastructure/wire/reference/operations/agencies.ts';
import { jpegOf } from '#tests/fixtures/operations/pictures.ts';
import type { PortalDesk, RunningBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { comeIn } from '#tests/support/invited.ts';
import { soldOffice } from '../products/sold-office.ts';

const zone = 'Asia/Kolkata';
const today = dateIn(fromMilliseconds(Date.now()), zone);
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const failureOf = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF').toString('base64');
const photo = Buffer.from(jpegOf({ width: 413, height: 531 })).toString('base64');

describe.each(databases())('an application over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let database: Database;
  let portal: PortalDesk;
  let operator: PortalDesk;
  let transactionId: string;
  let price: Price;
  let submitsOn: IsoDate;
  beforeAll(async () => {
    ({ office, database, portal, operator, transactionId, price } = await soldOffice(fresh, 'visa', 'Iyer', 40));
    ({ submitsOn } = await get(portal.desk.visa.track({ transactionId })));
  });
  afterAll(() => office.stop());

  const mails = async (kind: string) =>
    database.query<{ recipient: string; subject: string; body: string }>(
      `select recipient, subject, body from mail_outbox where mail_id like $1 order by mail_id`,
      [`${kind}-${transactionId}%`],
    );
  const remindOn = (day: IsoDate) => {
    const clock = { now: () => startOfDay(day, zone) };
    return get(remindPapers({ files: new DatabaseVisaFiles(database), clock, businessZone: zone }));
  };

  it('stands in the agency’s own list and in that of all, and in nobody else’s', async () => {
    for (const { desk } of [portal, operator]) {
      const { applications } = await get(desk.visa.applications({ page: 1 }));
      expect(applications).toMatchObject([
        { transactionId, step: 'papers', applicants: 2, next: 'papers', isShort: false },
      ]);
    }
    const { request: added } = agencyCareReference.addAgency;
    await get(operator.desk.operations.addAgency({ ...added, requestId: randomUUID() }));
    const stranger = await comeIn(office, database, added.person.userId);
    const { travellers } = await get(portal.desk.booking.details({ transactionId }));
    for (const text of ['', transactionId, 'Iyer', travellers[0]?.passport?.number ?? ''])
      expect(await get(stranger.desk.visa.applications({ page: 1, text })), text).toMatchObject({
        applications: [],
        total: 0,
        counts: { papers: 0 },
      });
  });

  it('is found by what it waits for, by a name of any applicant, its id and its numbers, and its missing documents are counted', async () => {
    const { applications } = portal.desk.visa;
    const track = await get(portal.desk.visa.track({ transactionId }));
    const missing = track.applicants.reduce((all, { wanted }) => all + wanted.length, 0);
    const counts = { papers: 1, handled: 0, mission: 0, granted: 0, refused: 0 };
    const number = track.applicants[1]?.application ?? '';
    const { travellers } = await get(portal.desk.booking.details({ transactionId }));
    const passport = travellers[0]?.passport?.number ?? '';
    for (const text of ['iyer meera', transactionId.toLowerCase(), number, passport.toLowerCase(), ''])
      expect(await get(applications({ page: 1, box: 'papers', text })), text).toMatchObject({
        applications: [{ transactionId, missing, nextOn: lastSubmittingDay(track) }],
        total: 1,
        counts,
      });
    expect(await get(applications({ page: 1, box: 'mission' }))).toMatchObject({ applications: [], total: 0, counts });
    // A passport is found by its whole number alone.
    expect(await get(applications({ page: 1, text: passport.slice(1) }))).toMatchObject({ total: 0 });
    expect(await get(applications({ page: 1, text: 'Menon' }))).toMatchObject({ total: 0, counts: { papers: 0 } });
    expect(await get(applications({ page: 2 }))).toMatchObject({ applications: [], total: 1 });
    expect(await failureOf(applications({ page: 1, text: 'x'.repeat(81) }))).toMatchObject({
      violations: [{ code: 'too-long', path: 'text' }],
    });
  });

  it('stands in the calendar of passengers on its journey and on the day from which it can be decided', async () => {
    const booking = await get(portal.desk.booking.details({ transactionId }));
    if (booking.product !== 'visa') throw new Error('A visa was bought');
    const days = [booking.from, decisionDay(booking)];
    const months = [...new Set(days.map(monthOf))];
    const found = (await Promise.all(months.map((month) => get(portal.desk.booking.passengers({ month }))))).flatMap(
      ({ departures }) => departures.filter((each) => each.transactionId === transactionId),
    );
    expect(found.map(({ begins }) => dateOfLocal(begins)).toSorted()).toEqual(days.toSorted());
    for (const { travellers, wholeDays } of found) expect([travellers.length, wholeDays]).toEqual([2, true]);
  });

  it('is reminded of once a day is near, again after three days, and by one of several that remind at once', async () => {
    expect(await remindOn(addDays(submitsOn, -3))).toBe(0);
    const day = addDays(submitsOn, -1);
    const at = await Promise.all([remindOn(day), remindOn(day), remindOn(day)]);
    expect(at.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(await remindOn(addDays(day, 2))).toBe(0);
    await vi.waitFor(async () => expect(await mails('visa-papers-due')).toHaveLength(1), { timeout: 20_000 });
    const [mail] = await mails('visa-papers-due');
    expect(mail?.body).toContain('Passport');
    expect(mail?.body).toContain('Asha Iyer');
  });

  it('takes every document that is wanted by its content, and is reminded of nothing after that', async () => {
    const { visa } = portal.desk;
    const { applicants, ...applied } = await get(visa.track({ transactionId }));
    const bad = {
      transactionId,
      applicant: 0,
      paper: 'passport',
      filename: 'passport.pdf',
      base64: 'bm90IGEgcGRm',
    } as const;
    expect(await failureOf(visa.submitDocument(bad))).toMatchObject({ _tag: 'Invalid' });
    const small = Buffer.from(jpegOf({ width: 350, height: 450 })).toString('base64');
    expect(
      await failureOf(
        visa.submitDocument({ transactionId, applicant: 0, paper: 'photo', filename: 'photo.jpg', base64: small }),
      ),
    ).toMatchObject({ violations: [{ code: 'picture-least', path: 'base64', params: { width: 413, height: 531 } }] });
    for (const [applicant, { wanted }] of applicants.entries())
      for (const paper of wanted)
        await get(
          visa.submitDocument({
            transactionId,
            applicant,
            paper,
            ...(paper === 'photo'
              ? { filename: 'photo.jpg', base64: photo }
              : { filename: `${paper}.pdf`, base64: pdf }),
          }),
        );
    const after = await get(visa.track({ transactionId }));
    const handed = after.applicants.flatMap((each, applicant) =>
      each.handed.map(({ paper }) => ({ applicant, paper })),
    );
    const profiles = after.applicants.map(({ profile }) => profile);
    expect(missingPapers({ visa: applied.visa, profiles, gone: [], ways: [], handed })).toEqual([]);
    expect(await remindOn(addDays(submitsOn, 5))).toBe(0);
  });

  it('is moved by operators alone, with mail to agency and customer of what matters', async () => {
    const step = { transactionId, applicant: 0, step: 'checked', on: today } as const;
    expect(await failureOf(portal.desk.visa.move(step))).toMatchObject({ _tag: 'NotPermitted' });
    await get(operator.desk.visa.move(step));
    const early = { ...step, step: 'submitted' } as const;
    expect(await failureOf(operator.desk.visa.move(early))).toMatchObject({
      violations: [{ code: 'visa-not-yet', path: 'on' }],
    });
    const files = new DatabaseVisaFiles(database);
    const listed = { agencyId: undefined, today } as const;
    const before = await get(files.unjudged(listed));
    expect(before).toMatchObject([{ transactionId }]);
    await get(operator.desk.visa.move({ ...step, step: 'papers', remarks: 'The photo is too dark' }));
    const counts = { papers: 0, handled: 1, mission: 0, granted: 0, refused: 0 };
    expect(await get(portal.desk.visa.applications({ page: 1 }))).toMatchObject({ counts });
    // Who read it before that step and judges it late changes nothing of what is counted.
    await get(files.judge(before.map((each) => ({ ...each, box: 'mission' }))));
    const now = await get(files.list({ ...listed, box: undefined, words: [], page: 1, pageSize: 50 }));
    expect(now.counts).toEqual({ handled: 1 });
    await vi.waitFor(async () => expect(await mails('visa-moved')).toHaveLength(2), { timeout: 20_000 });
    for (const { body } of await mails('visa-moved')) {
      expect(body).toContain('The photo is too dark');
      expect(body).toContain('Asha Iyer');
    }
  });

  it('given up before it went to the mission, comes back but for the service charge', async () => {
    const { booking } = portal.desk;
    const { cancelQuoteId, refund, charges } = await get(
      booking.cancelQuote({ transactionId, units: [{ item: 0, traveller: 1 }] }),
    );
    const { balance } = await get(portal.desk.account.balance());
    await get(booking.cancel({ cancelQuoteId, requestId: randomUUID() }));
    const { balance: after } = await get(portal.desk.account.balance());
    expect(after.minor - balance.minor).toBe(refund?.amount.minor);
    // Of two who cost the same: fees of the mission and its centre come back, the service charge does not.
    const paid = price.breakdown.parts?.find(({ name }) => name === 'fare')?.amount.minor ?? 0;
    expect(charges.amount.minor).toBe((price.total.minor - paid) / 2);
    const { applicants } = await get(portal.desk.visa.track({ transactionId }));
    expect(applicants.map(({ gone }) => gone)).toEqual([false, true]);
    // The one who is left waits for nothing of hers.
    expect(await get(portal.desk.visa.applications({ page: 1, text: 'meera' }))).toMatchObject({
      applications: [{ applicants: 1, leadTraveller: 'Asha Iyer', step: 'papers', next: 'check', missing: 0 }],
    });
    const gone = { transactionId, applicant: 1, step: 'checked', on: today } as const;
    expect(await failureOf(operator.desk.visa.move(gone))).toMatchObject({
      violations: [{ code: 'not-a-choice', path: 'applicant' }],
    });
  });
});
