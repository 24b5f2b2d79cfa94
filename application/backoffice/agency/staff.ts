/**
 * The agency's people: who they are, what they may do, and what they may charge. Nobody gives what they do not have, changes
 * themselves, or anyone who may do more.
 */
import { Effect } from 'effect';
import { checkNewStaff, checkStaffTerms, checkWithinOwn, mostStaff, type StaffTerms } from '#domain/agency/staff.ts';
import type { Currency } from '#domain/money/currency.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import { Invalid, NotFound, NotPermitted, RequestIdReused } from '#application/desk/failures.ts';
import type { AddStaff, ShownStaff, StaffDesk, StaffList, UpdateStaff } from '#application/desk/agency/staff.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { checkRequestId } from '../booking/check-request-id.ts';
import { actedBy, type Caller, type SignedInCaller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { KeptStaff, StaffStore } from '../ports/agency/staff-store.ts';
import type { Letter } from '../ports/booking/booking-book.ts';
import type { Chance, Clock } from '../ports/machine.ts';
import { mailTemporarySecret } from '../session/mail-temporary-secret.ts';
import { agentRole, permissionsOf, permissionsWithin, rightsOf, staffRole } from '../session/rights-of-role.ts';

export interface StaffPorts {
  readonly staff: StaffStore;
  readonly clock: Clock;
  readonly chance: Chance;
  /** What the deployment sells in. */
  readonly currency: Currency;
}

export function makeStaffDesk(ports: StaffPorts): (caller: Caller) => StaffDesk {
  return (caller) => ({
    listStaff: () => Effect.flatMap(signedIn(caller, 'manage-staff'), (who) => listed(ports, who)),
    addStaff: (person) => addStaff(ports, caller, person),
    updateStaff: (change) => updateStaff(ports, caller, change),
  });
}

function addStaff(ports: StaffPorts, caller: Caller, asked: AddStaff): ReturnType<StaffDesk['addStaff']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'manage-staff');
    const { requestId, ...typed } = asked;
    const person = {
      ...typed,
      userId: typed.userId.trim(),
      firstName: tidy(typed.firstName),
      lastName: tidy(typed.lastName),
    };
    const claiming = { agencyId: who.agencyId, requestId, content: canonicalText({ act: 'add', ...person }) };
    if (yield* doneBefore(ports, claiming)) return yield* listed(ports, who);
    const violations = [...checkNewStaff(person, ports.currency), ...beyond(who, person)];
    if (violations.length > 0) return yield* new Invalid({ violations });
    const now = ports.clock.now();
    const userId = ports.chance.uuid();
    const added = yield* ports.staff.add({
      ...claiming,
      person: {
        ...person,
        userId,
        login: person.userId,
        profileId: `PRF${userId.replaceAll('-', '').toUpperCase()}`,
        systemRoleId: staffRole,
      },
      at: now,
      most: mostStaff,
      letter: invitation(ports, who, userId),
      record: { ...actedBy(who), operation: 'agency.add-staff', reference: userId, detail: termsIn(person) },
    });
    if (added === 'reused') return yield* new RequestIdReused({});
    if (added === 'taken') return yield* invalid(violation('email-registered', 'userId'));
    if (added === 'too-many') return yield* invalid(violation('list-count', 'userId', { most: mostStaff }));
    return yield* listed(ports, who);
  });
}

function updateStaff(ports: StaffPorts, caller: Caller, asked: UpdateStaff): ReturnType<StaffDesk['updateStaff']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'manage-staff');
    const { requestId, ...change } = asked;
    const claiming = { agencyId: who.agencyId, requestId, content: canonicalText({ act: 'update', ...change }) };
    if (yield* doneBefore(ports, claiming)) return yield* listed(ports, who);
    const found = yield* ports.staff.find(who.agencyId, change.userId);
    if (found === undefined) return yield* new NotFound({ what: 'staff' });
    if (isAtDesk(who, found)) return yield* invalid(violation('staff-self', 'userId'));
    if (!mayChange(who, found)) return yield* new NotPermitted({ reason: 'right-missing' });
    const violations = [...checkStaffTerms(change, ports.currency), ...beyond(who, change)];
    if (violations.length > 0) return yield* new Invalid({ violations });
    const { status, permissions, limits, version } = change;
    const comesBack = status === 'Active' && found.status !== 'Active' && !found.cameIn;
    const changed = yield* ports.staff.change({
      ...claiming,
      userId: found.userId,
      version,
      status,
      permissions,
      limits,
      ...(comesBack && { letter: invitation(ports, who, found.userId) }),
      record: {
        ...actedBy(who),
        operation: 'agency.update-staff',
        reference: found.userId,
        detail: { from: { status: found.status, ...termsIn(shown(who, found)) }, to: { status, ...termsIn(change) } },
      },
    });
    if (changed === 'reused') return yield* new RequestIdReused({});
    if (changed === 'moved') return yield* invalid(violation('staff-changed', 'userId'));
    return yield* listed(ports, who);
  });
}

function invalid(only: Violation): Effect.Effect<never, Invalid> {
  return Effect.fail(new Invalid({ violations: [only] }));
}

/** Whether the request was carried out before; refused where that was for something else. */
function doneBefore(
  { staff }: StaffPorts,
  claiming: Parameters<StaffStore['claimed']>[0],
): Effect.Effect<boolean, Invalid | RequestIdReused> {
  return Effect.gen(function* () {
    const violations = checkRequestId(claiming.requestId);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const before = yield* staff.claimed(claiming);
    if (before === 'reused') return yield* new RequestIdReused({});
    return before === 'repeated';
  });
}

function listed({ staff }: StaffPorts, who: SignedInCaller): Effect.Effect<StaffList> {
  return Effect.map(staff.list(who.agencyId, mostStaff), (people) => ({
    staff: people.filter((person) => !isAtDesk(who, person)).map((person) => shown(who, person)),
    mayGive: permissionsWithin(who.rights),
  }));
}

/** While emulating it is the emulated person's desk. */
function isAtDesk({ actor, speaksFor }: SignedInCaller, { userId, profileId }: KeptStaff): boolean {
  return userId === actor.userId || profileId === speaksFor.profileId;
}

function mayChange({ rights }: SignedInCaller, person: KeptStaff): boolean {
  return [...rightsOf(person)].every((right) => rights.has(right));
}

function shown(who: SignedInCaller, person: KeptStaff): ShownStaff {
  const { login, title, firstName, lastName, mobile, status, limits, cameIn, version, systemRoleId } = person;
  return {
    userId: login,
    title,
    firstName,
    lastName,
    mobile,
    status,
    permissions: permissionsOf(person),
    limits,
    isAgent: systemRoleId === agentRole,
    isInvited: !cameIn,
    version,
    mayChange: mayChange(who, person),
  };
}

function beyond({ rights, limits }: SignedInCaller, given: Pick<StaffTerms, 'permissions' | 'limits'>) {
  return checkWithinOwn(given, { permissions: permissionsWithin(rights), limits: limits ?? {} });
}

function invitation({ chance, clock }: StaffPorts, { language }: SignedInCaller, userId: string): Letter {
  const payload = { userId, mailId: chance.uuid(), language, askedAt: clock.now(), invited: true };
  return { kind: mailTemporarySecret, payload };
}

function termsIn({ permissions, limits }: Pick<StaffTerms, 'permissions' | 'limits'>) {
  return { permissions, limits };
}

function tidy(name: string | undefined): string {
  return (name ?? '').trim().replace(/\s+/g, ' ');
}
