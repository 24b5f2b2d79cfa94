/**
 * What sessions and passwords must do, as an independent model: a command at a time against the real use cases. A session
 * must live while its last use is under 30 minutes old and must be dead from 31 on; between, either is right.
 */
import { fluentLetters } from '#infrastructure/backoffice/words/letters.ts';
import { Effect, Result } from 'effect';
import * as fc from 'fast-check';
import type { AnonymousCaller, SignedInCaller } from '#application/backoffice/caller.ts';
import { MailTemporarySecret } from '#application/backoffice/session/mail-temporary-secret.ts';
import { RecogniseCaller } from '#application/backoffice/session/recognise-caller.ts';
import { makeSessionDesk, type SessionDeskPorts } from '#application/backoffice/session/session-desk.ts';
import { secondsBetween, type Instant } from '#domain/time/instant.ts';
import { makeAsking, MemoryMailer, type MemoryOutbox, type SetClock, setSettings } from '#tests/fixtures/session.ts';

export interface Real {
  readonly ports: SessionDeskPorts;
  readonly outbox: MemoryOutbox;
  readonly clock: SetClock;
}

const idleSeconds = 30 * 60;
const longestSeconds = 12 * 3600;

interface ModelSession {
  token: string;
  readonly user: string;
  readonly startedAt: Instant;
  lastUse: Instant;
  mustChange: boolean;
  /** The secret that opened it. */
  readonly secret: string | undefined;
  dead: boolean;
}

interface ModelUser {
  password: string | undefined;
  secret: { readonly text: string; readonly at: Instant } | undefined;
  /** A secret that was used or replaced. */
  stale?: string | undefined;
}

export interface Model {
  readonly users: Record<string, ModelUser>;
  readonly sessions: ModelSession[];
}

const anonymous: AnonymousCaller = { kind: 'anonymous', ...makeAsking() };

class Desk {
  readonly #real: Real;
  readonly recogniser: RecogniseCaller;
  readonly #make: ReturnType<typeof makeSessionDesk>;
  readonly mailer = new MemoryMailer();
  readonly mails: MailTemporarySecret;

  constructor(real: Real) {
    this.#real = real;
    const { ports, clock } = real;
    this.recogniser = new RecogniseCaller({
      ...ports,
      reaches: { decidesFor: () => Effect.succeed([]), companyOf: () => Effect.succeed(undefined) },
      clock,
      businessZone: 'Asia/Kolkata',
    });
    this.#make = makeSessionDesk(ports);
    this.mails = new MailTemporarySecret({
      ...ports,
      settings: setSettings(),
      mailer: this.mailer,
      letters: { ...fluentLetters, temporarySecret: (_language, { secret }) => ({ subject: '', text: secret }) },
      portal: undefined,
    });
  }

  at(caller: AnonymousCaller | SignedInCaller) {
    return this.#make(caller);
  }

  get now(): Instant {
    return this.#real.clock.now();
  }

  get clock(): SetClock {
    return this.#real.clock;
  }

  get outbox(): MemoryOutbox {
    return this.#real.outbox;
  }

  mustLive(session: ModelSession): boolean {
    const [idle, age] = this.#ages(session);
    return !session.dead && idle < idleSeconds && age < longestSeconds;
  }

  mustBeOver(session: ModelSession): boolean {
    const [idle, age] = this.#ages(session);
    return session.dead || idle >= idleSeconds + 60 || age >= longestSeconds;
  }

  /** Seconds since its last use, and since its start. */
  #ages({ lastUse, startedAt }: ModelSession): readonly [number, number] {
    return [secondsBetween(lastUse, this.now), secondsBetween(startedAt, this.now)];
  }

  /** Whether a token is anybody's, not judged. */
  async peek({ token }: ModelSession): Promise<true | undefined> {
    const found = await Effect.runPromise(Effect.result(this.recogniser.recognise(token, makeAsking(), true)));
    return Result.isSuccess(found) ? true : undefined;
  }

  /** The caller behind a token, judged against the model; undefined where the session is over. */
  async use(session: ModelSession, background: boolean): Promise<SignedInCaller | undefined> {
    const found = await Effect.runPromise(
      Effect.result(this.recogniser.recognise(session.token, makeAsking(), background)),
    );
    const lives = Result.isSuccess(found);
    if ((this.mustLive(session) && !lives) || (this.mustBeOver(session) && lives)) {
      const [idle, age] = this.#ages(session);
      throw new Error(
        `A session idle for ${idle} s, ${age} s old, ${session.dead ? 'ended' : 'not ended'}: ${lives ? 'lives' : 'is over'}`,
      );
    }
    if (!lives) {
      session.dead = true;
      return undefined;
    }
    if (!background) session.lastUse = this.now;
    if (found.success.kind === 'anonymous') throw new Error('A token was taken for none');
    if (found.success.actor.userId !== session.user) throw new Error(`${session.user} was taken for somebody else`);
    if (found.success.mustChangePassword !== session.mustChange) throw new Error('mustChangePassword differs');
    return found.success;
  }
}

type Command = fc.AsyncCommand<Model, Desk>;
type Guess = 'right' | 'secret' | 'stale' | 'wrong';

abstract class Always implements Command {
  check = (_model: Readonly<Model>): boolean => true;
  abstract run(model: Model, desk: Desk): Promise<void>;
  abstract toString(): string;
}

class LogIn extends Always {
  readonly user: string;
  readonly guess: Guess;

  constructor(user: string, guess: Guess) {
    super();
    this.user = user;
    this.guess = guess;
  }

  async run(model: Model, desk: Desk): Promise<void> {
    const known = model.users[this.user];
    if (known === undefined) throw new Error('No such user in the model');
    const secretHolds = known.secret !== undefined && secondsBetween(known.secret.at, desk.now) < 24 * 3600;
    const typed = this.#typed(known);
    const bySecret = secretHolds && typed === known.secret?.text;
    const expected = typed === known.password || bySecret;
    const found = await Effect.runPromise(
      Effect.result(
        desk.at(anonymous).logIn({ userId: ` ${this.user.toUpperCase()}@sahyadri.example`, password: typed }),
      ),
    );
    if (Result.isSuccess(found) !== expected) throw new Error(`Login with the ${this.guess} one: ${String(!expected)}`);
    if (Result.isFailure(found)) {
      if (found.failure._tag !== 'NotPermitted' || found.failure.reason !== 'login-refused')
        throw new Error('Refused otherwise');
      return;
    }
    const { token, mustChangePassword } = found.success;
    if (mustChangePassword !== bySecret) throw new Error('mustChangePassword differs at login');
    const secret = bySecret ? typed : undefined;
    if (bySecret) {
      Object.assign(known, { secret: undefined, password: undefined, stale: typed });
      for (const other of model.sessions) if (other.user === this.user) other.dead = true;
    }
    const moment = { startedAt: desk.now, lastUse: desk.now };
    model.sessions.push({ token, user: this.user, ...moment, mustChange: mustChangePassword, secret, dead: false });
  }

  #typed(known: ModelUser): string {
    switch (this.guess) {
      case 'right':
        return known.password ?? 'no password';
      case 'secret':
        return known.secret?.text ?? 'no secret';
      case 'stale':
        return known.stale ?? 'no secret was used';
      case 'wrong':
        return 'wrong password';
    }
  }

  toString = () => `logIn(${this.user}, ${this.guess})`;
}

class Forgot extends Always {
  readonly user: string;

  constructor(user: string) {
    super();
    this.user = user;
  }

  async run(model: Model, desk: Desk): Promise<void> {
    await Effect.runPromise(desk.at(anonymous).forgotPassword({ userId: `${this.user}@sahyadri.example` }));
    const items = desk.outbox.items.splice(0);
    for (const { payload } of items) await Effect.runPromise(desk.mails.handle(payload));
    const mail = desk.mailer.mails.pop();
    const known = model.users[this.user];
    if (known === undefined) {
      if (items.length !== 1 || mail !== undefined) throw new Error('A stranger was treated otherwise than a user');
      return;
    }
    if (mail === undefined) throw new Error('No mail');
    if (known.secret !== undefined) known.stale = known.secret.text;
    known.secret = { text: mail.text, at: desk.now };
  }

  toString = () => `forgot(${this.user})`;
}

class Use extends Always {
  readonly which: number;
  readonly background: boolean;

  constructor(which: number, background: boolean) {
    super();
    this.which = which;
    this.background = background;
  }

  override check = ({ sessions }: Readonly<Model>): boolean => sessions.length > 0;

  async run(model: Model, desk: Desk): Promise<void> {
    const session = model.sessions[this.which % model.sessions.length];
    if (session !== undefined) await desk.use(session, this.background);
  }

  toString = () => `use(${this.which}${this.background ? ', background' : ''})`;
}

/** Used every 25 minutes for longer than any session may last. */
class KeepBusy extends Use {
  override async run(model: Model, desk: Desk): Promise<void> {
    const session = model.sessions[this.which % model.sessions.length];
    for (let count = 0; session !== undefined && count < 30; count += 1) {
      desk.clock.pass(25 * 60);
      await desk.use(session, this.background);
    }
  }

  override toString = () => `keepBusy(${this.which}${this.background ? ', background' : ''})`;
}

class LogOut extends Use {
  constructor(which: number) {
    super(which, false);
  }

  override async run(model: Model, desk: Desk): Promise<void> {
    const session = model.sessions[this.which % model.sessions.length];
    const caller = session && (await desk.use(session, false));
    if (session === undefined || caller === undefined) return;
    await Effect.runPromise(desk.at(caller).logOut());
    session.dead = true;
    await desk.use(session, true);
  }

  override toString = () => `logOut(${this.which})`;
}

/** Looks at where the person is signed in, and ends another of these sessions, or all others. */
class SignOut extends Use {
  readonly all: boolean;

  constructor(which: number, all: boolean) {
    super(which, false);
    this.all = all;
  }

  override async run(model: Model, desk: Desk): Promise<void> {
    const session = model.sessions[this.which % model.sessions.length];
    const caller = session && (await desk.use(session, false));
    if (session === undefined || caller === undefined || caller.mustChangePassword) return;
    const own = model.sessions.filter(({ user }) => user === session.user);
    const { sessions } = await Effect.runPromise(desk.at(caller).sessions());
    const [least, most] = [own.filter((each) => desk.mustLive(each)), own.filter((each) => !desk.mustBeOver(each))];
    if (sessions.length < least.length || sessions.length > most.length)
      throw new Error(`${sessions.length} sessions listed, of ${least.length} to ${most.length}`);
    if (sessions[0]?.sessionId !== caller.sessionId || sessions.filter(({ current }) => current).length !== 1)
      throw new Error('The session that asks does not stand first');
    const other = sessions[1]?.sessionId;
    if (this.all) await Effect.runPromise(desk.at(caller).endSessions({}));
    else if (other !== undefined) {
      const { ended } = await Effect.runPromise(desk.at(caller).endSessions({ sessionId: other }));
      if (ended !== 1) throw new Error(`${ended} ended of one`);
    }
    // Which one has ended is known by its token alone: all but one of those that lived do.
    const before = own.filter((each) => !each.dead && each !== session);
    let gone = 0;
    for (const each of before) {
      if (this.all) each.dead = true;
      const lives = this.all ? await desk.use(each, true) : await desk.peek(each);
      if (lives === undefined && desk.mustLive(each)) gone += 1;
      if (lives === undefined) each.dead = true;
    }
    if (!this.all && gone > (other === undefined ? 0 : 1)) throw new Error(`${gone} were signed out of one`);
    await desk.use(session, true);
    for (const each of model.sessions) if (each.user !== session.user) await desk.use(each, true);
  }

  override toString = () => `signOut(${this.which}${this.all ? ', all others' : ''})`;
}

class Change extends Use {
  readonly right: boolean;
  readonly next: string;

  constructor(which: number, right: boolean, next: string) {
    super(which, false);
    this.right = right;
    this.next = next;
  }

  override async run(model: Model, desk: Desk): Promise<void> {
    const session = model.sessions[this.which % model.sessions.length];
    const caller = session && (await desk.use(session, false));
    const known = model.users[session?.user ?? ''];
    if (session === undefined || caller === undefined || known === undefined) return;
    const current = session.mustChange ? session.secret : known.password;
    const currentPassword = this.right && current !== undefined ? current : 'not the current one';
    const change = { currentPassword, newPassword: this.next, confirmPassword: this.next };
    const found = await Effect.runPromise(Effect.result(desk.at(caller).changePassword(change)));
    const expected = currentPassword === current && this.next !== current;
    if (Result.isSuccess(found) !== expected) throw new Error(`Change: expected ${String(expected)}`);
    if (!expected) return;
    Object.assign(known, { password: this.next, secret: undefined, stale: known.secret?.text ?? known.stale });
    const { token } = Result.isSuccess(found) ? found.success : {};
    if ((token !== undefined) !== session.mustChange) throw new Error('A token for another reason than a secret');
    if (token !== undefined) {
      model.sessions.push({ ...session, dead: true });
      session.token = token;
    }
    session.mustChange = false;
    for (const other of model.sessions) if (other.user === session.user && other !== session) other.dead = true;
    for (const each of model.sessions) await desk.use(each, true);
  }

  override toString = () => `change(${this.which}, ${this.right ? 'right' : 'wrong'}, ${this.next})`;
}

class Wait extends Always {
  readonly seconds: number;

  constructor(seconds: number) {
    super();
    this.seconds = seconds;
  }

  async run(_model: Model, desk: Desk): Promise<void> {
    desk.clock.pass(this.seconds);
  }

  toString = () => `wait(${this.seconds})`;
}

const user = fc.constantFrom('asha', 'ravi');
const which = fc.nat(7);

export const commands = fc.commands<Model, Desk, false>(
  [
    fc
      .tuple(user, fc.constantFrom<Guess>('right', 'right', 'secret', 'stale', 'wrong'))
      .map((given) => new LogIn(...given)),
    fc.constantFrom('asha', 'ravi', 'nobody').map((given) => new Forgot(given)),
    fc.tuple(which, fc.boolean()).map((given) => new Use(...given)),
    fc.tuple(which, fc.boolean()).map((given) => new KeepBusy(...given)),
    which.map((given) => new LogOut(given)),
    fc.tuple(which, fc.boolean()).map((given) => new SignOut(...given)),
    fc.tuple(which, fc.boolean(), fc.constantFrom('sentence one', 'sentence two')).map((given) => new Change(...given)),
    fc
      .oneof(
        fc.nat(120),
        fc.integer({ min: 20 * 60, max: 32 * 60 }),
        fc.constantFrom(1739, 1800, 1859, 1860, 13 * 3600, 86_400),
      )
      .map((given) => new Wait(given)),
  ],
  { maxCommands: 60, size: 'max' },
);

/** Runs the model against what `makeReal` sets up, where asha's and ravi's passwords are 'first password'. */
export async function keepsToModel(makeReal: () => Promise<Real>, numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(commands, async (given) => {
      const real = await makeReal();
      const start = () => ({
        model: {
          users: {
            asha: { password: 'first password', secret: undefined },
            ravi: { password: 'first password', secret: undefined },
          },
          sessions: [],
        },
        real: new Desk(real),
      });
      await fc.asyncModelRun(start, given);
    }),
    { numRuns },
  );
}
