/** An agency registers over HTTP, elevated users decide, its first user comes in; and who tries to guess, or sends what it should not. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { money } from '#domain/money/money.ts';
import type { RegistrationDraft } from '#domain/agency/registration.ts';
import type { Desk } from '#application/desk/desk.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { DatabaseAgencyTermsStore } from '#infrastructure/backoffice/database/flight/agency-terms-store.ts';
import { registrationReference } from '#infrastructure/wire/reference/agency/registration.ts';
import { portalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const refusal = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const codesOf = (failure: unknown) =>
  (failure as { violations?: { code: string; path: string }[] }).violations?.map(
    ({ code, path }) => `${path} ${code}`,
  ) ?? (failure as { _tag: string })._tag;
const base64 = (text: string) => Buffer.from(text).toString('base64');
const pdf = base64('%PDF-1.7 a card');

/** Without papers: they have ids once they are uploaded. */
const { panDocument: _pan, gstDocument: _gst, ...form } = registrationReference.addAgent.request.registration;

describe.each(databases())('registering on the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let guest: Desk;
  let operator: Desk;
  let agent: Desk;

  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database, { PUBLIC_URL: 'https://portal.example' });
    guest = (await portalDesk(office)).desk;
    operator = (await portalDesk(office, 'operator@demo.test')).desk;
    agent = (await portalDesk(office, 'agent@demo.test')).desk;
  });
  afterAll(() => office.stop());

  /** The latest of its kind that went out to an address, once it is there: a letter and a code may overtake each other. */
  async function lastTo(address: string, kind = 'mail_outbox', of = (_text: string) => true): Promise<string> {
    for (let turn = 0; turn < 600; turn += 1) {
      const column = kind === 'mail_outbox' ? `subject || E'\\n' || body` : 'body';
      const rows = await database.query<{ text: string }>(
        `select ${column} as text from ${kind} where recipient = $1 order by written_at desc`,
        [address.toLowerCase()],
      );
      const sought = rows.find(({ text }) => of(text));
      if (sought !== undefined) return sought.text;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`Nothing went out to ${address}`);
  }
  const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';
  /** As if the waiting time had passed. */
  const forgetWaiting = () => database.query('delete from attempt_limit');

  async function prove(channel: 'email' | 'mobile', address: string): Promise<string> {
    await forgetWaiting();
    await database.query('delete from mail_outbox');
    await database.query('delete from text_outbox');
    const { otpId } = await get(guest.agency.sendOtp({ channel, address }));
    const box = channel === 'email' ? 'mail_outbox' : 'text_outbox';
    const text = await lastTo(address, box, (each) => codeIn(each) !== '');
    return (await get(guest.agency.verifyOtp({ otpId, code: codeIn(text) }))).proof;
  }

  async function filled(changes: RegistrationDraft = {}) {
    const registration = { ...form, ...changes };
    const { email = '', mobile = '' } = registration;
    const [emailProof, mobileProof] = [await prove('email', email), await prove('mobile', mobile)];
    const paper = async (paper: 'pan' | 'gst') =>
      (await get(guest.agency.addDocument({ paper, filename: `${paper}.pdf`, base64: pdf, emailProof }))).documentId;
    return {
      registration: { ...registration, panDocument: await paper('pan'), gstDocument: await paper('gst') },
      emailProof,
      mobileProof,
      requestId: randomUUID(),
    };
  }

  it('proves, uploads, sends, follows, is approved and comes in', async () => {
    const asked = await filled();
    const { registrationId } = await get(guest.agency.addAgent(asked));
    expect(registrationId).toMatch(/^RG\d{6}$/);
    // The same again, as after a lost answer; and under the same request something else.
    expect(await get(guest.agency.addAgent(asked))).toEqual({ registrationId });
    const other = { ...asked, registration: { ...asked.registration, companyName: 'Other' } };
    expect(codesOf(await refusal(guest.agency.addAgent(other)))).toBe('RequestIdReused');
    // Another form of the address waits for an answer.
    expect(codesOf(await refusal(guest.agency.addAgent({ ...asked, requestId: randomUUID() })))).toEqual([
      'registration.email registration-open',
    ]);
    await expect.poll(() => lastTo('accounts@himgiri.example')).toContain(registrationId);

    const { emailProof, mobileProof } = asked;
    expect(await get(guest.agency.followRegistration({ registrationId, proof: mobileProof }))).toMatchObject({
      state: 'received',
      companyName: 'Himgiri Tours',
    });
    const strangers = await prove('email', 'somebody@else.example');
    expect(codesOf(await refusal(guest.agency.followRegistration({ registrationId, proof: strangers })))).toBe(
      'NotFound',
    );

    const { registrations } = await get(operator.agency.registrations({ state: 'received', text: 'himg', page: 1 }));
    expect(registrations.map((each) => each.registrationId)).toEqual([registrationId]);
    const shown = await get(operator.agency.registration({ registrationId }));
    expect(shown).toMatchObject({ fields: { panNumber: 'AAGFH5127K' }, alike: [] });
    expect(shown.papers.map(({ paper, bytes }) => [paper, bytes])).toEqual([
      ['pan', 15],
      ['gst', 15],
    ]);
    expect(await get(operator.agency.registrationPaper({ registrationId, paper: 'gst' }))).toEqual({
      filename: 'gst.pdf',
      mediaType: 'application/pdf',
      base64: pdf,
    });

    const approve = { registrationId, approve: true, remarks: 'Welcome' };
    const [one, two] = await Promise.all([
      get(operator.agency.decideRegistration(approve)),
      get(operator.agency.decideRegistration(approve)),
    ]);
    expect([one, two]).toEqual([{ state: 'approved' }, { state: 'approved' }]);
    const decline = operator.agency.decideRegistration({ registrationId, approve: false, remarks: 'No' });
    expect(codesOf(await refusal(decline))).toBe('NotAllowedInState');

    const letter = await lastTo('accounts@himgiri.example', 'mail_outbox', (each) => each.includes('Welcome'));
    expect(letter).toContain('https://portal.example/login#');
    const secret = /^([A-Z0-9]{4,}(?:-[A-Z0-9]{4,})+)$/m.exec(letter)?.[1] ?? '';
    const newcomer = await portalDesk(office);
    const { token, mustChangePassword, identity } = await get(
      newcomer.desk.session.logIn({ userId: 'accounts@himgiri.example', password: secret }),
    );
    expect(mustChangePassword).toBe(true);
    expect(identity.agentId).toBe(registrationId.replace('RG', 'AGT'));
    newcomer.use(token);
    const changed = await get(
      newcomer.desk.session.changePassword({
        currentPassword: secret,
        newPassword: 'a horse on the ridge',
        confirmPassword: 'a horse on the ridge',
      }),
    );
    newcomer.use(changed.token ?? token);
    expect((await get(newcomer.desk.account.balance())).balance.minor).toBe(0);
    const followed = await get(guest.agency.followRegistration({ registrationId, proof: emailProof }));
    expect(followed).toMatchObject({ state: 'approved', agentId: identity.agentId, remarks: 'Welcome' });
    expect(Date.parse(followed.transactionFeeFrom ?? '') - Date.parse(followed.submittedAt)).toBe(72 * 3_600_000);
    // The fee that it said it charges is asked for no sooner than that.
    const { domestic, ...others } = await get(newcomer.desk.agency.priceRules());
    expect([domestic.markup?.most.minor, domestic.serviceFee]).toEqual([2_000_00, undefined]);
    const fee = { least: money(0, 'INR'), most: money(100_00, 'INR') };
    const tooSoon = newcomer.desk.agency.setPriceRules({ ...others, domestic: { ...domestic, serviceFee: fee } });
    expect(codesOf(await refusal(tooSoon))).toEqual(['domestic.serviceFee.most fee-not-yet']);
    // Nobody registers an address that logs in.
    const again = await filled();
    expect(codesOf(await refusal(guest.agency.addAgent(again)))).toEqual(['registration.email email-registered']);
  });

  it('declines with a reason, after which the address may register again; operators see what is alike', async () => {
    const asked = await filled({ email: 'Tours@Kullu.example' });
    const { registrationId } = await get(guest.agency.addAgent(asked));
    const without = operator.agency.decideRegistration({ registrationId, approve: false, remarks: ' ' });
    expect(codesOf(await refusal(without))).toEqual(['remarks required']);
    await get(operator.agency.decideRegistration({ registrationId, approve: false, remarks: 'The card is blurred.' }));
    expect(await get(guest.agency.followRegistration({ registrationId, proof: asked.emailProof }))).toMatchObject({
      state: 'declined',
      remarks: 'The card is blurred.',
    });
    const email = 'tours@kullu.example';
    const again = await get(guest.agency.addAgent(await filled({ email, transactionFee: 'no' })));
    const { alike } = await get(operator.agency.registration(again));
    expect(alike).toEqual(expect.arrayContaining([registrationId]));
    // One that says that it charges no fee begins without.
    await get(operator.agency.decideRegistration({ ...again, approve: true, remarks: 'Welcome' }));
    await lastTo(email, 'mail_outbox', (each) => each.includes('https://portal.example/login#'));
    const agencyId = again.registrationId.toLowerCase();
    const { asks } = await get(new DatabaseAgencyTermsStore(database).termsOf(agencyId));
    expect(asks.map(({ markup, serviceFee }) => [markup !== undefined, serviceFee])).toEqual([
      [true, undefined],
      [true, undefined],
    ]);
  });

  it('needs both proofs, its own papers, and every field', async () => {
    const asked = await filled({ email: 'desk@manali.example' });
    const wrong = async (changes: Partial<typeof asked>) =>
      codesOf(await refusal(guest.agency.addAgent({ ...asked, ...changes })));
    expect(await wrong({ emailProof: asked.mobileProof })).toEqual(['registration.email otp-needed']);
    expect(await wrong({ mobileProof: `${asked.mobileProof}x` })).toEqual(['registration.mobile otp-needed']);
    expect(await wrong({ registration: { ...asked.registration, mobile: '9418055128' } })).toEqual([
      'registration.mobile otp-needed',
    ]);
    expect(await wrong({ registration: { ...asked.registration, panNumber: 'AAGFH5128K' } })).toEqual([
      'registration.gstNumber gstin-pan',
    ]);
    expect(await wrong({ registration: { ...asked.registration, gstDocument: randomUUID() } })).toEqual([
      'registration.gstDocument required',
    ]);
    // Nothing of what was refused is kept: the same form, right, is taken.
    expect(await get(guest.agency.addAgent(asked))).toHaveProperty('registrationId');
  });

  it('judges documents by their content and size, and takes none without a proof', async () => {
    const emailProof = await prove('email', 'papers@manali.example');
    const sent = async (filename: string, content: string, proof = emailProof) =>
      codesOf(await refusal(guest.agency.addDocument({ paper: 'pan', filename, base64: content, emailProof: proof })));
    expect(await sent('pan.pdf', base64('MZ a program'))).toEqual(['base64 upload-content']);
    expect(await sent('pan.exe', pdf)).toEqual(['base64 upload-type']);
    expect(await sent('pan.pdf', '')).toEqual(['base64 required']);
    expect(await sent('pan.pdf', 'no base64!')).toEqual(['base64 upload-content']);
    expect(await sent('pan.pdf', base64(`%PDF-${'x'.repeat(4 * 1024 * 1024)}`))).toEqual(['base64 upload-size']);
    expect(await sent('pan.pdf', pdf, 'proof ["email"]')).toEqual(['emailProof otp-needed']);
    const most = base64(`%PDF-${'x'.repeat(4 * 1024 * 1024 - 5)}`);
    expect(
      await get(guest.agency.addDocument({ paper: 'pan', filename: 'pan.pdf', base64: most, emailProof })),
    ).toHaveProperty('documentId');
    // One document a paper waits: a later one takes its place.
    await get(guest.agency.addDocument({ paper: 'pan', filename: 'pan.pdf', base64: pdf, emailProof }));
    const kept = await database.query(`select 1 from registration_document where email = 'papers@manali.example'`);
    expect(kept).toHaveLength(1);
  });

  it('is not guessed: of many tries at once five count, and the right code is too late after them', async () => {
    await forgetWaiting();
    const address = 'guess@manali.example';
    const { otpId } = await get(guest.agency.sendOtp({ channel: 'email', address }));
    const code = codeIn(await lastTo(address));
    const wrong = Array.from({ length: 60 }, (_, at) => String((Number(code) + at + 1) % 1_000_000).padStart(6, '0'));
    const answers = await Promise.all(wrong.map((each) => refusal(guest.agency.verifyOtp({ otpId, code: each }))));
    const seen = answers.map(codesOf).flat();
    expect(seen.filter((each) => each === 'code otp-wrong')).toHaveLength(4);
    expect(seen.filter((each) => each === 'code otp-over')).toHaveLength(56);
    expect(codesOf(await refusal(guest.agency.verifyOtp({ otpId, code })))).toEqual(['code otp-over']);
  });

  it('a code is used once, even by two at once, within ten minutes; the next waits', async () => {
    await forgetWaiting();
    const address = 'once@manali.example';
    const asked = Date.now();
    const sent = await get(guest.agency.sendOtp({ channel: 'email', address }));
    const ends = Date.parse(sent.expiresAt) - 10 * 60_000;
    expect(ends).toBeGreaterThanOrEqual(asked);
    expect(ends).toBeLessThanOrEqual(Date.now());
    const next = await refusal(guest.agency.sendOtp({ channel: 'email', address: 'ONCE@manali.example' }));
    if (next._tag !== 'TooManyRequests') throw new Error(next._tag);
    const waited = (Date.now() - asked) / 1000;
    expect(next.retryAfterSeconds).toBeGreaterThanOrEqual(30 - waited);
    expect(next.retryAfterSeconds).toBeLessThanOrEqual(30);
    const code = codeIn(await lastTo(address));
    const both = await Promise.all(
      [1, 2, 3].map(() => Effect.runPromise(Effect.result(guest.agency.verifyOtp({ otpId: sent.otpId, code })))),
    );
    expect(both.filter(({ _tag }) => _tag === 'Success')).toHaveLength(1);

    await forgetWaiting();
    const late = await get(guest.agency.sendOtp({ channel: 'email', address }));
    await database.query(`update otp set expires_at = clock_timestamp() - interval '1 second' where otp_id = $1`, [
      late.otpId,
    ]);
    expect(codesOf(await refusal(guest.agency.verifyOtp({ otpId: late.otpId, code: '000000' })))).toEqual([
      'code otp-over',
    ]);
    expect(codesOf(await refusal(guest.agency.verifyOtp({ otpId: randomUUID(), code: '000000' })))).toEqual([
      'code otp-over',
    ]);
    expect(codesOf(await refusal(guest.agency.sendOtp({ channel: 'mobile', address: '123' })))).toEqual([
      'address mobile-digits',
    ]);
  });

  it('shows registrations to elevated users alone', async () => {
    const asking = (desk: Desk) => [
      desk.agency.registrations({ page: 1 }),
      desk.agency.registration({ registrationId: 'RG300001' }),
      desk.agency.registrationPaper({ registrationId: 'RG300001', paper: 'pan' }),
      desk.agency.decideRegistration({ registrationId: 'RG300001', approve: true, remarks: '' }),
    ];
    for (const asked of asking(agent)) expect(codesOf(await refusal<unknown, unknown>(asked))).toBe('NotPermitted');
    for (const asked of asking(guest)) expect(codesOf(await refusal<unknown, unknown>(asked))).toBe('SessionInvalid');
    expect(codesOf(await refusal(operator.agency.registration({ registrationId: 'RG1' })))).toBe('NotFound');
  });
});
