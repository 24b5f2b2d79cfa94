/** Going to a customer's desk and back, in a tab and in two at once, whatever comes in between in whichever order. */
import { Effect } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EmulatedIdentity, EmulationDesk } from '#application/desk/agency/emulation.ts';
import { NotPermitted, SessionInvalid, Unreachable } from '#application/desk/failures.ts';
import type { Identity, SessionDesk, SignedIn } from '#application/desk/session.ts';
import { deviceMemory } from '#application/portal/session/auth.ts';
import { Emulation } from '#application/portal/session/emulation.ts';
import { Session } from '#application/portal/session/session.ts';
import { Profile } from '#tests/fixtures/portal.ts';

const identityOf = (agentId: string): Identity => ({
  agentId,
  profileId: `P-${agentId}`,
  title: 'Ms',
  firstName: agentId,
  lastName: 'Menon',
  systemRoleId: '3',
  companyName: `${agentId} Ltd`,
});
const customer: EmulatedIdentity = {
  agentId: 'AGT1',
  profileId: 'P-AGT1',
  companyName: 'AGT1 Ltd',
  city: 'Kochi',
  person: 'Anita Menon',
};

interface Kept {
  readonly identity: Identity;
  /** Of an emulation, the session that it was begun from. */
  readonly from?: string;
}

/** A back office with sessions, some of them at somebody else's desk; `turn` decides when it answers. */
class Office {
  readonly valid = new Map<string, Kept>();
  readonly asked: string[] = [];
  refuses: 'asking' | 'going' | 'listing' | undefined;
  silent = false;
  #count = 0;
  readonly #turn: () => Promise<unknown>;

  constructor(turn: () => Promise<unknown> = () => Promise.resolve()) {
    this.#turn = turn;
  }

  begin(identity: Identity, from?: string): string {
    this.#count += 1;
    const token = `token-${this.#count}`;
    this.valid.set(token, { identity, ...(from !== undefined && { from }) });
    return token;
  }

  end(token: string): void {
    this.valid.delete(token);
    for (const [other, { from }] of this.valid) if (from === token) this.valid.delete(other);
  }

  /** What the session that speaks is answered, once it is its turn. */
  #speaking<A>(token: () => string | undefined, work: (kept: Kept, spoken: string) => A | NotPermitted) {
    return Effect.suspend(() => {
      const spoken = token() ?? '';
      return Effect.flatMap(
        Effect.promise(() => this.#turn()),
        (): Effect.Effect<A, NotPermitted | SessionInvalid | Unreachable> => {
          if (this.silent) return Effect.fail(new Unreachable({ detail: 'silent' }));
          const kept = this.valid.get(spoken);
          if (kept === undefined) return Effect.fail(new SessionInvalid({}));
          const answer = work(kept, spoken);
          return answer instanceof NotPermitted ? Effect.fail(answer) : Effect.succeed(answer);
        },
      );
    });
  }

  session(token: () => string | undefined): SessionDesk {
    return {
      page: () => Effect.succeed({}),
      logIn: ({ userId }): Effect.Effect<SignedIn> =>
        Effect.map(
          Effect.promise(() => this.#turn()),
          () => ({ token: this.begin(identityOf(userId)), identity: identityOf(userId), mustChangePassword: false }),
        ),
      logOut: () => this.#speaking(token, ({ from }, spoken) => this.end(from ?? spoken)),
      forgotPassword: () => Effect.void,
      changePassword: () => Effect.succeed({}),
      sessions: () => Effect.succeed({ sessions: [], idleMinutes: 30, maxHours: 12 }),
      endSessions: () => Effect.succeed({ ended: 0 }),
      signOn: () => Effect.die(new Error('not asked')),
      secondFactor: () => Effect.die(new Error('not asked')),
      beginSecondFactor: () => Effect.die(new Error('not asked')),
      confirmSecondFactor: () => Effect.die(new Error('not asked')),
      endSecondFactor: () => Effect.die(new Error('not asked')),
      userDetails: () =>
        this.#speaking(token, ({ identity, from }) => ({
          ...identity,
          userId: identity.agentId,
          email: 'a@b.example',
          mobile: '',
          address: '',
          city: '',
          country: 'IN',
          rights: ['emulate'],
          ...(from !== undefined && { emulatedBy: { agentId: 'OPS', name: 'Farida Khan', readOnly: false } }),
        })),
    };
  }

  emulation(token: () => string | undefined): EmulationDesk {
    return {
      identities: () =>
        this.#speaking(token, () =>
          this.refuses === 'listing' ? new NotPermitted({ reason: 'right-missing' }) : [customer],
        ),
      askEmulation: ({ reason }) =>
        this.#speaking(token, () => {
          this.asked.push(reason);
          return this.refuses === 'asking' ? new NotPermitted({ reason: 'emulate-refused' }) : { ticket: 'T' };
        }),
      emulate: () =>
        this.#speaking(token, ({ from }, spoken) => {
          if (this.refuses === 'going' || from !== undefined) return new NotPermitted({ reason: 'emulate-over' });
          const identity = identityOf('AGT1');
          return { token: this.begin(identity, spoken), identity, mustChangePassword: false };
        }),
      endEmulation: () =>
        this.#speaking(token, ({ from }, spoken) => {
          if (from !== undefined) this.end(spoken);
        }),
      emulations: () => Effect.succeed([]),
    };
  }
}

function openTab(office: Office, profile: Profile) {
  const memory = deviceMemory(profile.tab());
  const session: Session = new Session(async () => office.session(() => session.token()), memory);
  const said: string[] = [];
  const log = { warn: (text: string) => void said.push(text), error: () => undefined };
  const emulation = new Emulation(
    office.emulation(() => session.token()),
    session,
    log,
  );
  return { memory, session, emulation, said };
}

type Tab = ReturnType<typeof openTab>;

const agentOf = ({ session }: Tab) => {
  const state = session.state$.value;
  return state.kind === 'signed-in' ? state.auth.identity.agentId : state.kind;
};

async function choose({ emulation }: Tab): Promise<boolean> {
  emulation.begin();
  emulation.choose(customer);
  emulation.change({ reason: 'Asked by telephone' });
  return emulation.go();
}

async function signedIn(office = new Office()) {
  const profile = new Profile();
  const tab = openTab(office, profile);
  await tab.session.logIn('OPS', 'x');
  return { office, profile, tab };
}

describe('a customer’s desk', () => {
  it('is gone to and come back from, the own session kept meanwhile', async () => {
    const { office, tab } = await signedIn();
    await tab.emulation.load();
    expect(tab.emulation.state$.value.identities).toEqual([customer]);
    const own = tab.session.token();
    expect(await choose(tab)).toBe(true);
    expect(agentOf(tab)).toBe('AGT1');
    expect(tab.memory.switchBackAuth.read()?.token).toBe(own);
    expect(tab.session.state$.value).toMatchObject({ user: { emulatedBy: { name: 'Farida Khan' } } });
    await tab.emulation.goBack();
    expect([agentOf(tab), tab.session.token()]).toEqual(['OPS', own]);
    expect(tab.memory.switchBackAuth.read()).toBeUndefined();
    expect([...office.valid.keys()], 'the session there is over').toEqual([own]);
  });

  it('asks nothing while nobody is chosen, or no reason is given', async () => {
    const { office, tab } = await signedIn();
    tab.emulation.begin();
    expect(await tab.emulation.go()).toBe(false);
    expect(tab.emulation.state$.value.violations.map(({ path }) => path)).toEqual(['emulatedAgentId', 'reason']);
    tab.emulation.choose(customer);
    expect(tab.emulation.state$.value.violations, 'gone as soon as there is a value').toEqual([]);
    expect(await tab.emulation.go()).toBe(false);
    expect(tab.emulation.state$.value.violations.map(({ path }) => path)).toEqual(['reason']);
    expect(office.asked).toEqual([]);
  });

  it.each(['asking', 'going'] as const)('that is refused at %s leaves everything as it was', async (at) => {
    const { office, tab } = await signedIn();
    office.refuses = at;
    expect(await choose(tab)).toBe(false);
    expect(tab.emulation.state$.value).toMatchObject({ busy: false, failure: { at } });
    expect([agentOf(tab), tab.memory.switchBackAuth.read()]).toEqual(['OPS', undefined]);
  });

  it('whose identities do not come is reported to the log alone', async () => {
    const { office, tab } = await signedIn();
    office.refuses = 'listing';
    await tab.emulation.load();
    expect(tab.emulation.state$.value).toMatchObject({ identities: undefined, open: false });
    expect(tab.said).toHaveLength(1);
  });

  it('is left also where nobody answers, and where it is over already', async () => {
    const silent = await signedIn();
    await choose(silent.tab);
    silent.office.silent = true;
    await silent.tab.emulation.goBack();
    expect(agentOf(silent.tab)).toBe('OPS');
    const over = await signedIn();
    await choose(over.tab);
    over.office.end(over.tab.session.token() ?? '');
    await over.tab.emulation.goBack();
    expect(agentOf(over.tab)).toBe('OPS');
  });

  it('that ends by itself ends the session here, with what was set aside', async () => {
    const { office, tab } = await signedIn();
    await choose(tab);
    office.end(tab.session.token() ?? '');
    await tab.session.loadUser();
    expect(agentOf(tab)).toBe('signed-out');
    expect(tab.memory.switchBackAuth.read()).toBeUndefined();
  });

  it('gives way to a login in another tab, also while it is left', async () => {
    let hold: Promise<void> | undefined;
    const office = new Office(() => hold ?? Promise.resolve());
    const { profile, tab } = await signedIn(office);
    await choose(tab);
    const other = openTab(office, profile);
    let release = () => undefined as void;
    hold = new Promise((resolve) => {
      release = resolve;
    });
    const leaving = tab.emulation.goBack();
    await Promise.resolve();
    await import('#application/portal/settle.ts');
    hold = undefined;
    await other.session.logIn('AGT2', 'x');
    release();
    await leaving;
    expect([agentOf(tab), agentOf(other)]).toEqual(['replaced', 'AGT2']);
    expect(tab.memory.auth.read()?.identity.agentId).toBe('AGT2');
    expect(tab.memory.switchBackAuth.read(), 'nobody’s way back is left').toBeUndefined();
  });

  it('stops another tab of the same person, which never speaks for the customer', async () => {
    const { office, profile, tab } = await signedIn();
    const other = openTab(office, profile);
    await choose(tab);
    expect(agentOf(other)).toBe('replaced');
    expect(other.session.token()).toBeUndefined();
  });
});

it('no order of two tabs, an expiry and a change of person lets a tab speak for whom it does not name', async () => {
  const acts = ['go', 'back', 'leave', 'enter', 'expire', 'look'] as const;
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.tuple(fc.constantFrom(...acts), fc.boolean()), { minLength: 1, maxLength: 7 }),
      async (scheduler, steps) => {
        const office = new Office(() => scheduler.schedule(Promise.resolve()));
        const profile = new Profile();
        const first = openTab(office, profile);
        await scheduler.waitFor(first.session.logIn('OPS', 'x'));
        const second = openTab(office, profile);
        const done = steps.map(async ([act, at]) => {
          const tab = at ? first : second;
          if (act === 'go') await choose(tab);
          else if (act === 'back') {
            if (tab.memory.switchBackAuth.read() !== undefined) await tab.emulation.goBack();
          } else if (act === 'leave') await tab.session.logOut();
          else if (act === 'enter') await tab.session.logIn('AGT2', 'x');
          else if (act === 'expire') office.end(tab.session.token() ?? '');
          else await tab.session.loadUser();
        });
        await scheduler.waitFor(Promise.all(done));
        for (const { session, memory } of [first, second]) {
          const state = session.state$.value;
          if (state.kind !== 'signed-in') continue;
          const kept = office.valid.get(state.auth.token);
          expect(state.auth.token, 'what the device keeps').toBe(memory.auth.read()?.token);
          if (kept === undefined) continue;
          expect(state.auth.identity, 'whom the session is of').toEqual(kept.identity);
          if (kept.from !== undefined) {
            expect(memory.switchBackAuth.read()?.identity.agentId, 'the way back').not.toBe('AGT1');
            expect(memory.switchBackAuth.read()).toBeDefined();
          }
        }
      },
    ),
    { numRuns: 600 },
  );
});

it('a request that runs while the person at the desk changes ends no other session and shows nobody another’s rights', async () => {
  const acts = ['go', 'back', 'look', 'look', 'enter', 'expire'] as const;
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.tuple(fc.constantFrom(...acts), fc.boolean()), { minLength: 2, maxLength: 8 }),
      async (scheduler, steps) => {
        const office = new Office(() => scheduler.schedule(Promise.resolve()));
        const profile = new Profile();
        const first = openTab(office, profile);
        await scheduler.waitFor(first.session.logIn('OPS', 'x'));
        const second = openTab(office, profile);
        const wrong: string[] = [];
        for (const { session } of [first, second]) {
          let spoke: string | undefined;
          session.state$.subscribe((state) => {
            if (state.kind === 'signed-in') {
              spoke = state.auth.token;
              const { user, auth } = state;
              if (user !== undefined && user.agentId !== auth.identity.agentId)
                wrong.push(`${user.agentId} is shown at the desk of ${auth.identity.agentId}`);
            } else if (state.kind === 'signed-out' && state.because === 'session-ended' && spoke !== undefined) {
              // Only the session that spoke last ends here, and only where it is over.
              if (office.valid.has(spoke)) wrong.push(`${spoke} was ended, and is good`);
            }
          });
        }
        const done = steps.map(async ([act, at]) => {
          const tab = at ? first : second;
          if (act === 'go') await choose(tab);
          else if (act === 'back') {
            if (tab.memory.switchBackAuth.read() !== undefined) await tab.emulation.goBack();
          } else if (act === 'enter') await tab.session.logIn('AGT2', 'x');
          else if (act === 'expire') office.end(tab.session.token() ?? '');
          else await tab.session.loadUser();
        });
        await scheduler.waitFor(Promise.all(done));
        expect(wrong).toEqual([]);
      },
    ),
    { numRuns: 600 },
  );
});
