import { Effect } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fault, NotPermitted, SessionInvalid, Unreachable } from '#application/desk/failures.ts';
import type { AnyTime } from '#application/desk/failures.ts';
import type { Identity, SessionDesk } from '#application/desk/session.ts';
import { deviceMemory } from '#application/portal/session/auth.ts';
import { Session } from '#application/portal/session/session.ts';
import { Profile } from '#tests/fixtures/portal.ts';

const identityOf = (agentId: string): Identity => ({
  agentId,
  profileId: `P-${agentId}`,
  title: 'Ms',
  firstName: agentId,
  lastName: 'Menon',
  systemRoleId: '3',
  companyName: 'Malabar Holidays',
});

/** A back office with sessions of its own, which can be asked to lose them or to fall silent. */
class Office {
  readonly valid = new Map<string, Identity>();
  silent = false;
  mustChange = false;
  #count = 0;

  desk(token: () => string | undefined): SessionDesk {
    const answer = <A>(work: () => Effect.Effect<A, AnyTime>): Effect.Effect<A, AnyTime> =>
      Effect.suspend(() => (this.silent ? Effect.fail(new Unreachable({ detail: 'silent' })) : work()));
    const speaking = <A>(work: (identity: Identity, token: string) => A) =>
      answer(() => {
        const spoken = token() ?? '';
        const identity = this.valid.get(spoken);
        return identity === undefined ? Effect.fail(new SessionInvalid({})) : Effect.succeed(work(identity, spoken));
      });
    return {
      page: () => Effect.succeed({}),
      logIn: ({ userId, password }) =>
        answer(() => {
          if (password !== 'right') return Effect.fail(new NotPermitted({ reason: 'login-refused' }));
          this.#count += 1;
          const made = `token-${this.#count}`;
          this.valid.set(made, identityOf(userId));
          return Effect.succeed({ token: made, identity: identityOf(userId), mustChangePassword: this.mustChange });
        }),
      logOut: () => speaking((_, spoken) => void this.valid.delete(spoken)),
      forgotPassword: () => answer(() => Effect.void),
      changePassword: () =>
        speaking((identity, spoken) => {
          if (!this.mustChange) return {};
          this.valid.delete(spoken);
          this.valid.set('token-after-change', identity);
          return { token: 'token-after-change' };
        }),
      sessions: () => Effect.succeed({ sessions: [], idleMinutes: 30, maxHours: 12 }),
      endSessions: () => Effect.succeed({ ended: 0 }),
      signOn: () => Effect.die(new Error('not asked')),
      secondFactor: () => Effect.die(new Error('not asked')),
      beginSecondFactor: () => Effect.die(new Error('not asked')),
      confirmSecondFactor: () => Effect.die(new Error('not asked')),
      endSecondFactor: () => Effect.die(new Error('not asked')),
      userDetails: () =>
        speaking((identity) => ({
          ...identity,
          userId: identity.agentId,
          email: 'a@b.example',
          mobile: '',
          address: '',
          city: '',
          country: 'IN',
          rights: [],
        })),
    };
  }
}

function openTab(office: Office, profile: Profile): Session {
  const session: Session = new Session(async () => office.desk(() => session.token()), deviceMemory(profile.tab()));
  return session;
}

const ask = (session: Session, office: Office) =>
  session.ask(Effect.suspend(() => office.desk(() => session.token()).userDetails()));

describe('the session of a tab', () => {
  it('asks for the rights again where the page was left before the login had reported them', async () => {
    const office = new Office();
    const profile = new Profile();
    await openTab(office, profile).logIn('AGT1', 'right');
    deviceMemory(profile.tab()).userProfile.remove();
    const reopened = openTab(office, profile);
    await expect.poll(() => reopened.state$.value).toMatchObject({ kind: 'signed-in', user: { userId: 'AGT1' } });
  });

  it('comes in with the right password only, and keeps the session over a reload', async () => {
    const office = new Office();
    const profile = new Profile();
    const tab = openTab(office, profile);
    expect(await tab.logIn('AGT1', 'wrong')).toMatchObject({ kind: 'failed', failure: { reason: 'login-refused' } });
    expect(tab.state$.value).toEqual({ kind: 'signed-out' });
    await tab.logIn('AGT1', 'right');
    expect(openTab(office, profile).state$.value).toMatchObject({ kind: 'signed-in', user: { userId: 'AGT1' } });
  });

  it('ends when the back office says that it is invalid, and says why', async () => {
    const office = new Office();
    const tab = openTab(office, new Profile());
    await tab.logIn('AGT1', 'right');
    office.valid.clear();
    await ask(tab, office);
    expect(tab.state$.value).toEqual({ kind: 'signed-out', because: 'session-ended' });
  });

  it('is not ended by a late answer to the session before it', async () => {
    const office = new Office();
    const tab = openTab(office, new Profile());
    await tab.logIn('AGT1', 'right');
    let answerLate: () => void = () => undefined;
    const late = tab.ask(
      Effect.promise(() => new Promise<void>((resolve) => (answerLate = resolve))).pipe(
        Effect.andThen(Effect.fail(new SessionInvalid({}))),
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
    tab.endHere();
    await tab.logIn('AGT1', 'right');
    answerLate();
    await late;
    expect(tab.state$.value.kind).toBe('signed-in');
  });

  it('looks at what the device keeps before it asks: a page that was frozen heard of no change', async () => {
    const office = new Office();
    const [profile, meanwhile] = [new Profile(), new Profile()];
    const tab = openTab(office, profile);
    await tab.logIn('AGT1', 'right');
    await openTab(office, meanwhile).logIn('AGT2', 'right');
    for (const [key, text] of meanwhile.texts) profile.texts.set(key, text);
    expect(tab.state$.value.kind).toBe('signed-in');
    await ask(tab, office);
    expect(tab.state$.value).toMatchObject({ kind: 'replaced', by: { agentId: 'AGT2' } });
  });

  it('says that logging out failed, and can still end here', async () => {
    const office = new Office();
    const tab = openTab(office, new Profile());
    await tab.logIn('AGT1', 'right');
    office.silent = true;
    expect((await tab.logOut()).kind).toBe('failed');
    expect(tab.state$.value.kind).toBe('signed-in');
    tab.endHere();
    expect(tab.state$.value).toEqual({ kind: 'signed-out' });
  });

  it('makes a defect a fault, so that a caller always gets an outcome', async () => {
    const tab = openTab(new Office(), new Profile());
    const outcome = await tab.ask(Effect.die(new Error('broken')));
    expect(outcome).toMatchObject({ kind: 'failed', failure: new Fault({ reference: 'Error: broken' }) });
  });

  it('goes on after a forced change of password', async () => {
    const office = new Office();
    office.mustChange = true;
    const tab = openTab(office, new Profile());
    await tab.logIn('AGT1', 'right');
    expect(tab.state$.value).toMatchObject({ kind: 'signed-in', auth: { mustChangePassword: true }, user: undefined });
    await tab.changePassword('right', 'newer', 'newer');
    expect(tab.state$.value).toMatchObject({
      kind: 'signed-in',
      auth: { mustChangePassword: false, token: 'token-after-change' },
      user: { userId: 'AGT1' },
    });
  });

  it('never speaks for another identity than the one it began with', async () => {
    type Act = { readonly tab: 0 | 1; readonly act: 'in-1' | 'in-2' | 'out' | 'lose' | 'ask' };
    const act: fc.Arbitrary<Act> = fc.record({
      tab: fc.constantFrom(0 as const, 1 as const),
      act: fc.constantFrom('in-1' as const, 'in-2' as const, 'out' as const, 'lose' as const, 'ask' as const),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
        const office = new Office();
        const profile = new Profile();
        const tabs = [openTab(office, profile), openTab(office, profile)] as const;
        // What each person at a tab believes to be: anyone who they came in as there.
        const believed: (string | undefined)[] = [undefined, undefined];
        for (const { tab: at, act: what } of acts) {
          const tab = tabs[at];
          if (what === 'in-1' || what === 'in-2') {
            if (tab.state$.value.kind === 'signed-out') {
              await tab.logIn(what, 'right');
              believed[at] = what;
            }
          } else if (what === 'out') await tab.logOut();
          else if (what === 'lose') office.valid.clear();
          else {
            const outcome = await ask(tab, office);
            if (outcome.kind === 'done') expect(outcome.value.userId).toBe(believed[at]);
          }
          for (const [each, { state$ }] of tabs.entries()) {
            const state = state$.value;
            if (state.kind === 'signed-in') expect(state.auth.identity.agentId).toBe(believed[each]);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
