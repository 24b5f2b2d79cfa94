/**
 * Sitting at the desk of somebody else. Who may is decided when it is asked for, when it begins and on every request under it
 * (`session/rights-of-role.ts`); what may be done there is in `desk/desks/doings.ts`.
 */
import { Effect } from 'effect';
import { checkEmulation } from '#domain/session/emulation-rules.ts';
import { hasPassed, type Instant, plusMinutes } from '#domain/time/instant.ts';
import type { EmulatedIdentity, Emulation, EmulationDesk } from '#application/desk/agency/emulation.ts';
import { Invalid, NotPermitted, type SessionInvalid } from '#application/desk/failures.ts';
import { actedBy, type Caller, type SignedInCaller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { AgencyStore } from '../ports/agency/agency-store.ts';
import type { Chance, Clock, Seal } from '../ports/machine.ts';
import type { IdentityBook, KeptIdentity } from '../ports/session/identity-book.ts';
import type { PasswordKeeper } from '../ports/session/password-keeper.ts';
import type { KeptEmulation, SessionStore } from '../ports/session/session-store.ts';
import type { UserStore } from '../ports/session/user-store.ts';
import { identityOf } from '../session/identity.ts';
import { mayEmulate, rolesEmulatedBy } from '../session/rights-of-role.ts';
import { endOfIdleness, type SessionPolicy, tokenBytes } from '../session/session-life.ts';

export interface EmulationPorts {
  readonly identities: IdentityBook;
  readonly sessions: SessionStore;
  readonly users: UserStore;
  readonly agencies: AgencyStore;
  readonly passwords: Pick<PasswordKeeper, 'digest'>;
  readonly seal: Seal;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly sessionPolicy: SessionPolicy;
}

const mostIdentities = 2000;
const mostEmulations = 100;
const ticketMinutes = 2;

const refused = () => new NotPermitted({ reason: 'emulate-refused' });
const over = () => new NotPermitted({ reason: 'emulate-over' });

export function makeEmulationDesk(ports: EmulationPorts): (caller: Caller) => EmulationDesk {
  return (caller) => ({
    identities: () => identities(ports, caller),
    askEmulation: (asked) => askEmulation(ports, caller, asked),
    emulate: (asked) => emulate(ports, caller, asked),
    endEmulation: () => Effect.flatMap(signedIn(caller), (who) => endEmulation(ports, who)),
    emulations: () => Effect.flatMap(signedIn(caller), (who) => emulations(ports, who)),
  });
}

/** Somebody who may emulate, at their own desk. */
function mayBegin(
  { identities: book }: EmulationPorts,
  caller: Caller,
): Effect.Effect<{ readonly who: SignedInCaller; readonly own: KeptIdentity }, SessionInvalid | NotPermitted> {
  return Effect.gen(function* () {
    const there = yield* signedIn(caller);
    if (there.onBehalfOf !== undefined) return yield* new NotPermitted({ reason: 'emulating' });
    const who = yield* signedIn(caller, 'emulate');
    const own = yield* book.byUserId(who.actor.userId);
    return own === undefined ? yield* refused() : { who, own };
  });
}

function identities(ports: EmulationPorts, caller: Caller): ReturnType<EmulationDesk['identities']> {
  return Effect.gen(function* () {
    const { own } = yield* mayBegin(ports, caller);
    const { roles, everywhere } = rolesEmulatedBy(own);
    const found = yield* ports.identities.list({
      roles,
      most: mostIdentities,
      ...(!everywhere && { agencyId: own.agencyId }),
    });
    return found.filter((other) => mayEmulate(own, other)).map(shown);
  });
}

function shown({ agentId, profileId, companyName, city, name: person }: KeptIdentity): EmulatedIdentity {
  return { agentId, profileId, companyName, city, person };
}

function askEmulation(
  ports: EmulationPorts,
  caller: Caller,
  asked: Parameters<EmulationDesk['askEmulation']>[0],
): ReturnType<EmulationDesk['askEmulation']> {
  return Effect.gen(function* () {
    const { who, own } = yield* mayBegin(ports, caller);
    const violations = checkEmulation(asked);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const other = yield* ports.identities.find(asked.emulatedAgentId, asked.emulatedProfileId);
    if (other === undefined || !other.active || !mayEmulate(own, other)) return yield* refused();
    const ticket: Ticket = {
      sessionId: ports.chance.uuid(),
      originalSessionId: who.sessionId,
      userId: other.userId,
      reason: asked.reason.trim().replace(/\s+/g, ' '),
      readOnly: asked.readOnly,
      until: plusMinutes(ports.clock.now(), ticketMinutes),
    };
    return { ticket: sealed(ports.seal, ticket) };
  });
}

function emulate(
  ports: EmulationPorts,
  caller: Caller,
  asked: { readonly ticket: string },
): ReturnType<EmulationDesk['emulate']> {
  const { identities: book, sessions, users, agencies, passwords, chance, clock } = ports;
  return Effect.gen(function* () {
    const { who, own } = yield* mayBegin(ports, caller);
    const ticket = opened(ports.seal, asked.ticket);
    const now = clock.now();
    if (ticket === undefined || ticket.originalSessionId !== who.sessionId || hasPassed(ticket.until, now))
      return yield* over();
    const other = yield* book.byUserId(ticket.userId);
    const found = yield* users.byId(ticket.userId);
    const agency = other && (yield* agencies.byId(other.agencyId));
    if (other === undefined || found === undefined || agency === undefined) return yield* refused();
    if (!other.active || !mayEmulate(own, other)) return yield* refused();
    const { sessionId, originalSessionId, readOnly, reason } = ticket;
    const token = chance.token(tokenBytes);
    const began = yield* sessions.emulate(
      {
        sessionId,
        tokenDigest: passwords.digest(token),
        originalSessionId,
        emulated: { userId: other.userId, agencyId: other.agencyId },
        actor: { name: who.actor.name, company: own.companyName },
        readOnly,
        reason,
        startedAt: now,
      },
      {
        agencyId: other.agencyId,
        actorUserId: who.actor.userId,
        onBehalfOf: other.userId,
        operation: 'session.emulate',
        reference: sessionId,
        detail: { readOnly },
      },
    );
    if (!began) return yield* over();
    return { token, identity: identityOf(found.user, agency), mustChangePassword: false };
  });
}

function endEmulation({ sessions }: EmulationPorts, who: SignedInCaller): Effect.Effect<void> {
  if (who.emulation === undefined) return Effect.void;
  return sessions.end(who.sessionId, {
    ...actedBy(who),
    operation: 'session.end-emulation',
    reference: who.sessionId,
  });
}

function emulations(ports: EmulationPorts, who: SignedInCaller): Effect.Effect<readonly Emulation[]> {
  const now = ports.clock.now();
  return Effect.map(
    ports.sessions.emulationsOf(who.agencyId, who.onBehalfOf?.userId ?? who.actor.userId, mostEmulations),
    (kept) => kept.map((each) => asKnown(each, ports.sessionPolicy, now)),
  );
}

/** What was left, and not ended, ended by itself. */
function asKnown(
  { lastSeenAt, endsAt, endedAt, ...kept }: KeptEmulation,
  policy: SessionPolicy,
  now: Instant,
): Emulation {
  const ends = [endOfIdleness(lastSeenAt, policy), endsAt, ...(endedAt === undefined ? [] : [endedAt])];
  const end = ends.reduce((one, other) => (one < other ? one : other));
  return { ...kept, ...(hasPassed(end, now) && { endedAt: end }) };
}

/** What is agreed on between asking and beginning, in the hands of who asked. */
interface Ticket {
  readonly sessionId: string;
  readonly originalSessionId: string;
  readonly userId: string;
  readonly reason: string;
  readonly readOnly: boolean;
  readonly until: Instant;
}

const kind = 'emulation!';

function sealed(seal: Seal, ticket: Ticket): string {
  return seal.sign(kind + encodeURIComponent(JSON.stringify(ticket)));
}

/** Undefined unless we made it. */
function opened(seal: Seal, text: string): Ticket | undefined {
  const inside = seal.open(text);
  // What we sealed under this name is a ticket.
  return inside?.startsWith(kind) ? (JSON.parse(decodeURIComponent(inside.slice(kind.length))) as Ticket) : undefined;
}
