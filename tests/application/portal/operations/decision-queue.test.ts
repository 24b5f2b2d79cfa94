/** Deciding: what the rules stop, what is shown where somebody else was first, and that no late answer lands on another case. */
import { Deferred, Effect } from 'effect';
import { describe, expect, test } from 'vitest';
import type { DecideRegistration, PaperFile, RegistrationShown } from '#application/desk/agency/registration.ts';
import { NotAllowedInState, Unreachable } from '#application/desk/failures.ts';
import { DecisionQueue } from '#application/portal/operations/decision-queue.ts';
import { registrationCases } from '#application/portal/operations/registrations.ts';
import type { FileToUser } from '#application/portal/ports/machine.ts';
import type { RegistrationState } from '#domain/agency/registration.ts';
import { instant } from '#domain/time/instant.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';
import { catalogueReference } from '#infrastructure/wire/reference/catalogue-reference.ts';

const { registration, registrations } = catalogueReference.agency;
const now = instant('2026-11-20T12:00:00.000Z');

class Counter {
  readonly states = new Map<string, RegistrationState>();
  readonly sent: DecideRegistration[] = [];
  readonly opened: FileToUser[] = [];
  /** Instead of recording the decision. */
  answer:
    | ((sent: DecideRegistration) => Effect.Effect<{ state: RegistrationState }, NotAllowedInState | Unreachable>)
    | undefined;
  file: Effect.Effect<PaperFile> = Effect.succeed({
    filename: 'pan.pdf',
    mediaType: 'application/pdf',
    base64: 'JVBERg==',
  });
  list = (text: string | undefined): Effect.Effect<string> => Effect.succeed(text ?? 'RG300001');

  readonly queue = new DecisionQueue(
    registrationCases({
      registrations: ({ text }) =>
        Effect.map(this.list(text), (registrationId) => ({
          ...registrations.answer,
          registrations: registrations.answer.registrations.map((row) => ({ ...row, registrationId })),
        })),
      registration: ({ registrationId }) => Effect.succeed(this.#shown(registrationId)),
      registrationPaper: () => this.file,
      decideRegistration: (decision) => {
        this.sent.push(decision);
        if (this.answer !== undefined) return this.answer(decision);
        const state = decision.approve ? 'approved' : 'declined';
        this.states.set(decision.registrationId, state);
        return Effect.succeed({ state });
      },
    }),
    signedInSession(),
    { clock: { now: () => now }, downloads: { openFile: (file) => this.opened.push(file) } },
  );

  #shown(registrationId: string): RegistrationShown {
    return { ...registration.answer, registrationId, state: this.states.get(registrationId) ?? 'received' };
  }

  get open() {
    return this.queue.state$.value.open;
  }

  get state() {
    const found = this.open?.found;
    return found?.kind === 'ready' ? found.value.state : undefined;
  }
}

async function opened(id = 'RG300001'): Promise<Counter> {
  const counter = new Counter();
  await counter.queue.open(id);
  return counter;
}

describe('deciding', () => {
  test('declines with a reason alone, and sends it once', async () => {
    const counter = await opened();
    counter.queue.type({ remarks: '  ' });
    await counter.queue.decide('decline');
    expect(counter.sent).toEqual([]);
    expect(counter.open).toMatchObject({ stopped: 1, violations: [{ code: 'required', path: 'remarks' }] });
    counter.queue.type({ remarks: ' The card is blurred. ' });
    expect(counter.open?.violations).toEqual([]);
    await Promise.all([counter.queue.decide('decline'), counter.queue.decide('decline')]);
    expect(counter.sent).toEqual([{ registrationId: 'RG300001', approve: false, remarks: 'The card is blurred.' }]);
    expect(counter.open).toMatchObject({ done: 'decline', acting: undefined });
    expect(counter.state).toBe('declined');
  });

  test('shows the decision that counts where somebody else was first', async () => {
    const counter = await opened();
    counter.answer = ({ registrationId }) => {
      counter.states.set(registrationId, 'declined');
      return Effect.fail(new NotAllowedInState({ state: 'declined' }));
    };
    await counter.queue.decide('approve');
    expect(counter.open).toMatchObject({ failure: { _tag: 'NotAllowedInState' }, done: undefined });
    expect(counter.state).toBe('declined');
  });

  test('keeps what was typed where no answer came, and sends it again', async () => {
    const counter = await opened();
    counter.queue.type({ remarks: 'Welcome' });
    counter.answer = () => Effect.fail(new Unreachable({ detail: 'cut off' }));
    await counter.queue.decide('approve');
    expect(counter.open).toMatchObject({ draft: { remarks: 'Welcome' }, failure: { _tag: 'Unreachable' } });
    counter.answer = undefined;
    await counter.queue.decide('approve');
    expect(counter.sent).toHaveLength(2);
    expect(counter.sent[1]).toEqual(counter.sent[0]);
    expect(counter.open).toMatchObject({ done: 'approve', failure: undefined });
  });

  test('leaves the case alone that was opened meanwhile', async () => {
    const counter = await opened('RG300001');
    const answered = Deferred.makeUnsafe<{ state: RegistrationState }, NotAllowedInState>();
    counter.answer = () => Deferred.await(answered);
    const deciding = counter.queue.decide('approve');
    await counter.queue.open('RG300002');
    counter.queue.type({ remarks: 'Another one' });
    await Effect.runPromise(Deferred.fail(answered, new NotAllowedInState({ state: 'declined' })));
    await deciding;
    expect(counter.open).toMatchObject({ id: 'RG300002', draft: { remarks: 'Another one' } });
    expect(counter.open?.failure).toBeUndefined();
    expect(counter.open?.acting).toBeUndefined();
  });
});

describe('the list and the papers', () => {
  test('the newest question wins over a slower one before', async () => {
    const slow = Deferred.makeUnsafe<string>();
    const office = new Counter();
    office.list = (text) => (text === 'slow' ? Deferred.await(slow) : Effect.succeed('RG300002'));
    const first = office.queue.list({ text: 'slow', page: 1 });
    await office.queue.list({ text: 'quick', page: 1 });
    await Effect.runPromise(Deferred.succeed(slow, 'RG300001'));
    await first;
    expect(office.queue.state$.value).toMatchObject({
      readAt: now,
      page: { kind: 'ready', value: { registrations: [{ registrationId: 'RG300002' }] } },
    });
  });

  test('is read again after a decision, stays while the same is asked again or not answered, and goes for another', async () => {
    const counter = await opened();
    const shown = () => {
      const { page } = counter.queue.state$.value;
      return page.kind === 'ready' ? page.value.registrations[0]?.registrationId : page.kind;
    };
    const filter = { page: 1 };
    await counter.queue.list(filter);
    counter.list = () => Effect.succeed('RG300002');
    await counter.queue.decide('approve');
    expect(shown()).toBe('RG300002');
    const answered = Deferred.makeUnsafe<string>();
    counter.list = () => Deferred.await(answered);
    const again = counter.queue.list(filter);
    expect(shown()).toBe('RG300002');
    const other = counter.queue.list({ page: 2 });
    expect(shown()).toBe('loading');
    await Effect.runPromise(Deferred.succeed(answered, 'RG300003'));
    await Promise.all([again, other]);
    expect(shown()).toBe('RG300003');
    counter.list = () => Effect.die(new Error('cut off'));
    await counter.queue.decide('approve');
    expect(shown()).toBe('RG300003');
  });

  test('a paper opens for the case that is still open alone', async () => {
    const counter = await opened('RG300001');
    await counter.queue.paper('pan');
    expect(counter.opened).toEqual([{ filename: 'pan.pdf', mimeType: 'application/pdf', base64: 'JVBERg==' }]);
    const late = Deferred.makeUnsafe<PaperFile>();
    counter.file = Deferred.await(late);
    const opening = counter.queue.paper('gst');
    await counter.queue.open('RG300002');
    await Effect.runPromise(
      Deferred.succeed(late, { filename: 'gst.pdf', mediaType: 'application/pdf', base64: 'JVBERg==' }),
    );
    await opening;
    expect(counter.opened).toHaveLength(1);
    expect(counter.open).toMatchObject({ id: 'RG300002' });
    expect(counter.open?.paper).toBeUndefined();
  });
});
