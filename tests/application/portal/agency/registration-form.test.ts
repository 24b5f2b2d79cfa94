/** Registering step by step: what stops it, what is kept, what a code or a paper stands for, and an answer that never came. */
import { Effect } from 'effect';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AddAgent } from '#application/desk/agency/registration.ts';
import { Invalid, RequestIdReused, TooManyRequests, Unavailable } from '#application/desk/failures.ts';
import type { AgencyDesk } from '#application/desk/agency/agency.ts';
import { RegistrationForm } from '#application/portal/agency/registration-form.ts';
import type { Answer } from '#application/desk/answer.ts';
import { otpLimits } from '#domain/rules/limits.ts';
import { violation } from '#domain/rules/violation.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant, plusMinutes, plusSeconds } from '#domain/time/instant.ts';
import { registrationReference } from '#infrastructure/wire/reference/agency/registration.ts';
import { signedInSession, TabShelf } from '#tests/fixtures/checkout.ts';

const { panDocument: _pan, gstDocument: _gst, ...fields } = registrationReference.addAgent.request.registration;
const { email = '', mobile = '' } = fields;
const code = '407318';

let now = instant('2026-11-20T09:30:00.000Z');
let shelf: TabShelf;
let ids: number;
let codesSent: string[];
let sent: AddAgent[];
let answers: ReturnType<AgencyDesk['addAgent']>[];
let uploaded: ReturnType<AgencyDesk['addDocument']>[];

beforeEach(() => {
  now = instant('2026-11-20T09:30:00.000Z');
  shelf = new TabShelf();
  [ids, codesSent, sent, answers, uploaded] = [0, [], [], [], []];
});

const desk: Pick<AgencyDesk, 'sendOtp' | 'verifyOtp' | 'addAgent'> = {
  sendOtp: ({ address }) =>
    Effect.sync(() => {
      codesSent.push(address);
      return { otpId: address, expiresAt: plusMinutes(now, otpLimits.minutes), resendAfterSeconds: 30 };
    }),
  verifyOtp: ({ otpId, code: typed }) =>
    typed === code
      ? Effect.succeed({ proof: `proof of ${otpId}` })
      : Effect.fail(new Invalid({ violations: [violation('otp-wrong', 'code', { left: 4 })] })),
  addAgent: (asked) => {
    sent.push(asked);
    return answers.shift() ?? Effect.succeed({ registrationId: 'RG300001' });
  },
};

/** Another tab, or the same one after a reload. */
function open(): RegistrationForm {
  return new RegistrationForm(desk, signedInSession(), {
    clock: { now: () => now, todayIn: () => isoDate('2026-11-20'), ticks: () => 0 },
    requestIds: { next: () => `id-${(ids += 1)}` },
    shelf,
    uploads: () => ({ addDocument: ({ paper }) => uploaded.shift() ?? Effect.succeed({ documentId: `${paper}-1` }) }),
  });
}

async function prove(form: RegistrationForm): Promise<void> {
  for (const proof of [form.email, form.mobile]) {
    await proof.send(proof.channel === 'email' ? email : mobile);
    proof.type(code);
    await expect.poll(() => proof.state$.value.proven).toBeDefined();
  }
}

const pdf = (name: string) => new File(['%PDF-1.7 a card'], name);

async function whole(): Promise<RegistrationForm> {
  const form = open();
  form.change(fields);
  await prove(form);
  await form.upload('pan', pdf('pan.pdf'));
  await form.upload('gst', pdf('gst.pdf'));
  form.go('check');
  return form;
}

const lines = (form: RegistrationForm) => form.state$.value.violations.map((each) => `${each.path} ${each.code}`);

describe('steps', () => {
  test('are left when nothing is missing in them, and any before may be gone back to', () => {
    const form = open();
    form.go('check');
    expect(form.state$.value).toMatchObject({ step: 'person', attempt: 1 });
    expect(lines(form)).toContain('email required');
    form.change(fields);
    expect(lines(form)).toEqual([]);
    form.go('check');
    expect(form.state$.value.step).toBe('proof');
    expect(lines(form)).toEqual([
      'email otp-needed',
      'mobile otp-needed',
      'panDocument required',
      'gstDocument required',
    ]);
    form.go('person');
    expect(form.state$.value).toMatchObject({ step: 'person', violations: [] });
  });

  test('stop saying what is missing as codes are typed and papers arrive', async () => {
    const form = open();
    form.change(fields);
    form.go('check');
    await prove(form);
    expect(lines(form)).toEqual(['panDocument required', 'gstDocument required']);
    await form.upload('pan', pdf('pan.pdf'));
    expect(lines(form)).toEqual(['gstDocument required']);
  });

  test('say what is wrong in the order of the page', () => {
    const form = open();
    const { panNumber: _number, panName: _name, gstEmail: _email, gstPhone: _phone, ...others } = fields;
    form.change({ ...others, gstNumber: '02AAGFH5128' });
    form.go('check');
    expect(form.state$.value.violations.map(({ path }) => path)).toEqual([
      'panNumber',
      'panName',
      'gstNumber',
      'gstEmail',
      'gstPhone',
    ]);
  });

  test('take city and state from a PIN code until they are typed', () => {
    const form = open();
    form.change({ pincode: '682016' });
    expect(form.state$.value).toMatchObject({ fields: { city: 'Kochi', state: 'Kerala' }, filledFromPin: true });
    form.change({ city: 'Ernakulam' });
    expect(form.state$.value).toMatchObject({ fields: { city: 'Ernakulam' }, filledFromPin: false });
  });
});

describe('a code', () => {
  test('that went to one address neither waits for nor proves another', async () => {
    const form = open();
    form.change(fields);
    await form.email.send(email);
    expect(form.email.sentTo(email)).toBeDefined();
    form.change({ email: 'other@himgiri.example' });
    expect(form.email.sentTo('other@himgiri.example')).toBeUndefined();
    form.email.type(code);
    await expect.poll(() => form.email.state$.value.proven).toBeDefined();
    expect(form.email.proofOf('other@himgiri.example')).toBeUndefined();
    expect(form.email.proofOf(` ${email.toUpperCase()}`)).toBe(`proof of ${email}`);
    expect(form.provenBoth()).toBe(false);
  });

  test('is asked for again only after its time, but at once for another address', async () => {
    const { email: proof } = open();
    await proof.send(email);
    await proof.send(email);
    await proof.send('other@himgiri.example');
    expect(codesSent).toEqual([email, 'other@himgiri.example']);
    now = plusSeconds(now, 31);
    await proof.send('other@himgiri.example');
    expect(codesSent).toHaveLength(3);
  });

  test('that is wrong is cleared, and says so', async () => {
    const { email: proof } = open();
    await proof.send(email);
    proof.type('12 34-56');
    await expect.poll(() => proof.state$.value.refused).toBe(true);
    expect(proof.state$.value).toMatchObject({ code: '', violations: [{ code: 'otp-wrong' }] });
  });

  test('refused for the pace waits as long as it is reported', async () => {
    const form = new RegistrationForm(
      { ...desk, sendOtp: () => Effect.fail(new TooManyRequests({ retryAfterSeconds: 70 })) },
      signedInSession(),
      {
        clock: { now: () => now, todayIn: () => isoDate('2026-11-20'), ticks: () => 0 },
        requestIds: { next: () => 'id' },
        shelf,
        uploads: () => ({ addDocument: () => Effect.succeed({ documentId: 'pan-1' }) }),
      },
    );
    await form.email.send(email);
    expect(form.email.state$.value).toMatchObject({ resendAt: plusSeconds(now, 70), busy: undefined });
  });
});

describe('a paper', () => {
  test('that is none never leaves, nor does one before the address is proven', async () => {
    const form = open();
    form.change(fields);
    await form.upload('pan', new File(['MZ'], 'pan.pdf'));
    expect(form.state$.value.papers.pan.violations).toMatchObject([{ code: 'upload-content' }]);
    await form.upload('pan', pdf('pan.pdf'));
    expect(form.state$.value.papers.pan.violations).toMatchObject([{ code: 'otp-needed' }]);
  });

  test('whose proof is over makes the address be proven again', async () => {
    const form = open();
    form.change(fields);
    await prove(form);
    uploaded.push(Effect.fail(new Invalid({ violations: [violation('otp-needed', 'emailProof')] })));
    await form.upload('pan', pdf('pan.pdf'));
    expect(form.state$.value.papers.pan).toMatchObject({ failed: true });
    expect(form.email.proofOf(email)).toBeUndefined();
  });

  test('that was stopped is not there when its answer comes', async () => {
    const form = open();
    form.change(fields);
    await prove(form);
    let arrive = () => {};
    uploaded.push(
      Effect.promise(() => new Promise<void>((done) => (arrive = done))).pipe(Effect.as({ documentId: 'pan-9' })),
    );
    const upload = form.upload('pan', pdf('pan.pdf'));
    await expect.poll(() => form.state$.value.papers.pan.sending).toBeDefined();
    form.stop('pan');
    arrive();
    await upload;
    expect(form.state$.value.papers.pan.uploaded).toBeUndefined();
  });
});

describe('sending', () => {
  test('carries what was typed, proven and uploaded, and forgets the draft', async () => {
    const form = await whole();
    expect(form.missing()).toEqual([]);
    await form.submit();
    expect(sent).toEqual([
      {
        registration: { ...fields, panDocument: 'pan-1', gstDocument: 'gst-1' },
        emailProof: `proof of ${email}`,
        mobileProof: `proof of ${mobile}`,
        requestId: 'id-1',
      },
    ]);
    expect(form.state$.value.registrationId).toBe('RG300001');
    expect(open().state$.value).toMatchObject({ step: 'person', fields: { country: 'IN' } });
  });

  test('whose answer was lost goes out under the same id, after a reload too', async () => {
    const form = await whole();
    answers.push(Effect.fail(new Unavailable({ retryAfterSeconds: 5 })) as Answer<never>);
    await form.submit();
    expect(form.state$.value.failure?._tag).toBe('Unavailable');
    const again = open();
    expect(again.state$.value).toMatchObject({ step: 'check', papers: { pan: { uploaded: { documentId: 'pan-1' } } } });
    await again.submit();
    expect(sent.map(({ requestId }) => requestId)).toEqual(['id-1', 'id-1']);
  });

  test('is done once where it is pressed twice', async () => {
    const form = await whole();
    await Promise.all([form.submit(), form.submit()]);
    expect(sent).toHaveLength(1);
  });

  test('of another form than the one sent before under the id takes another id', async () => {
    const form = await whole();
    answers.push(Effect.fail(new RequestIdReused({})));
    await form.submit();
    await form.submit();
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(2);
  });

  test.each([
    ['email', 'email-registered', 'person'],
    ['mobile', 'otp-needed', 'proof'],
    ['panDocument', 'required', 'proof'],
    ['pincode', 'pincode-form', 'business'],
  ] as const)('refused at %s for %s goes back to where it is put right', async (field, why, step) => {
    const form = await whole();
    answers.push(Effect.fail(new Invalid({ violations: [violation(why, `registration.${field}`)] })));
    await form.submit();
    expect(form.state$.value.step).toBe(step);
    expect(lines(form)).toEqual([`${field} ${why}`]);
    if (why === 'otp-needed') expect(form.mobile.proofOf(mobile)).toBeUndefined();
    if (field === 'panDocument') expect(form.state$.value.papers.pan.uploaded).toBeUndefined();
  });
});
