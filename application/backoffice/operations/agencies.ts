/**
 * Agencies as the house looks after them: found, made, given credit, blocked, and the people in them. The house's own people
 * are the operators. Nobody changes themselves.
 */
import { Effect } from 'effect';
import type { FlightTerms } from '#domain/flight/terms/terms.ts';
import { businessFields, checkNewBusiness, checkNewPerson, checkStanding } from '#domain/operations/agencies.ts';
import type { NewBusiness, NewPerson } from '#domain/operations/agencies.ts';
import { checkCredit } from '#domain/operations/credit.ts';
import { checkStaffStatus } from '#domain/agency/staff.ts';
import type { Currency } from '#domain/money/currency.ts';
import { checkFinding } from '#domain/rules/paged.ts';
import { type Violation, violation, within } from '#domain/rules/violation.ts';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import { type IsoDate } from '#domain/time/calendar-date.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { AgencyCareDesk, AgencyShown } from '#application/desk/operations/agencies.ts';
import { Invalid, NotFound, RequestIdReused } from '#application/desk/failures.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { checkRequestId } from '../booking/check-request-id.ts';
import { actedBy, type Caller, type SignedInCaller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { ClientSettingStore } from '../ports/agency/settings.ts';
import type { Chance, Clock } from '../ports/machine.ts';
import type { AgencyRegister, Changed, PersonToAdd } from '../ports/operations/agency-register.ts';
import { knownAgency } from './known-agency.ts';
import { mailTemporarySecret } from '../session/mail-temporary-secret.ts';
import { agentRole, operatorRole } from '../session/rights-of-role.ts';

export interface AgencyCarePorts {
  readonly register: AgencyRegister;
  readonly clientSettings: ClientSettingStore;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly currency: Currency;
  readonly businessZone: string;
  /** The agency that runs the deployment. */
  readonly houseId: string;
  /** The commercial terms that an agency begins with. */
  readonly usualTerms: (trading: {
    readonly currency: Currency;
    readonly country: string;
    readonly on: IsoDate;
  }) => FlightTerms;
}

export const agenciesPageSize = 20;

export function makeAgencyCareDesk(ports: AgencyCarePorts): (caller: Caller) => AgencyCareDesk {
  return (caller) => ({
    agencies: (wanted) => listAgencies(ports, caller, wanted),
    agency: ({ agencyId }) => Effect.flatMap(signedIn(caller, 'operate'), () => shown(ports, agencyId)),
    addAgency: (asked) => addAgency(ports, caller, asked),
    setCredit: (asked) => setCredit(ports, caller, asked),
    setStanding: (asked) => setStanding(ports, caller, asked),
    addPerson: (asked) => addPerson(ports, caller, asked),
    setPerson: (asked) => setPerson(ports, caller, asked),
    resetPerson: (asked) => resetPerson(ports, caller, asked),
  });
}

type Asked<Method extends keyof AgencyCareDesk> = Parameters<AgencyCareDesk[Method]>[0];
type Answered<Method extends keyof AgencyCareDesk> = ReturnType<AgencyCareDesk[Method]>;

function listAgencies({ register }: AgencyCarePorts, caller: Caller, wanted: Asked<'agencies'>): Answered<'agencies'> {
  return Effect.gen(function* () {
    yield* signedIn(caller, 'operate');
    const violations = checkFinding(wanted);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const found = yield* register.list({ ...wanted, pageSize: agenciesPageSize });
    return { ...found, page: wanted.page, pageSize: agenciesPageSize };
  });
}

function shown(ports: AgencyCarePorts, agencyId: string): Effect.Effect<AgencyShown, NotFound> {
  return Effect.map(knownAgency(ports, agencyId), (found) => ({ ...found, isHouse: agencyId === ports.houseId }));
}

function addAgency(ports: AgencyCarePorts, caller: Caller, asked: Asked<'addAgency'>): Answered<'addAgency'> {
  const { register, clientSettings, clock, currency, businessZone } = ports;
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'operate');
    const { requestId, creditLimit } = asked;
    const [business, person] = [tidyBusiness(asked.business), tidyPerson(asked.person)];
    const now = clock.now();
    const today = dateIn(now, businessZone);
    const violations = [
      ...checkRequestId(requestId),
      ...within('business', checkNewBusiness(business)),
      ...within('person', checkNewPerson(person)),
      ...checkCredit({ limit: creditLimit }, currency, today).map((each) => ({ ...each, path: 'creditLimit' })),
    ];
    if (violations.length > 0) return yield* new Invalid({ violations });
    const { countryCode: country } = readClientConfiguration(yield* clientSettings.all());
    const added = yield* register.add({
      requestId,
      content: canonicalText({ business, person, creditLimit }),
      business,
      country,
      creditLimit,
      terms: ports.usualTerms({ currency, country, on: today }),
      person: invited(ports, who, person, agentRole),
      at: now,
      record: {
        actorUserId: who.actor.userId,
        operation: 'operations.add-agency',
        detail: { creditLimit: creditLimit.minor },
      },
    });
    if (added.kind === 'reused') return yield* new RequestIdReused({});
    if (added.kind === 'taken') return yield* invalid(violation('email-registered', 'person.userId'));
    return yield* Effect.orDie(shown(ports, added.agencyId));
  });
}

function setCredit(ports: AgencyCarePorts, caller: Caller, asked: Asked<'setCredit'>): Answered<'setCredit'> {
  const { register, clock, businessZone } = ports;
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'operate');
    const { agencyId, version, ...credit } = asked;
    const before = yield* shown(ports, agencyId);
    const today = dateIn(clock.now(), businessZone);
    const typed = {
      limit: credit.limit,
      extra: credit.extra?.amount,
      extraUntil: credit.extra?.until,
      dueOn: credit.dueOn,
    };
    const violations = [
      ...(before.isHouse ? [violation('not-supported', 'agencyId')] : []),
      ...checkCredit(typed, before.balance.currency, today).map((each) =>
        each.path === 'extraUntil' ? { ...each, path: 'extra.until' } : each,
      ),
    ];
    if (violations.length > 0) return yield* new Invalid({ violations });
    const record = recordOf(who, agencyId, 'operations.set-credit', { from: before.credit, to: credit });
    const changed = yield* register.setCredit({ agencyId, version, credit, record });
    return yield* changedTo(ports, agencyId, changed, (now) => canonicalText(now.credit) === canonicalText(credit));
  });
}

function setStanding(ports: AgencyCarePorts, caller: Caller, asked: Asked<'setStanding'>): Answered<'setStanding'> {
  const { register } = ports;
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'operate');
    const { agencyId, version, status } = asked;
    const note = status === 'active' ? '' : asked.note.trim();
    const before = yield* shown(ports, agencyId);
    const violations = [
      ...(before.isHouse ? [violation('not-supported', 'agencyId')] : []),
      ...checkStanding({ status, note: asked.note }),
    ];
    if (violations.length > 0) return yield* new Invalid({ violations });
    const record = recordOf(who, agencyId, 'operations.set-standing', { from: before.status, to: status, note });
    const changed = yield* register.setStanding({ agencyId, version, status, note, record });
    return yield* changedTo(ports, agencyId, changed, (now) => now.status === status && now.note === note);
  });
}

function addPerson(ports: AgencyCarePorts, caller: Caller, asked: Asked<'addPerson'>): Answered<'addPerson'> {
  const { register, clock } = ports;
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'operate');
    const { agencyId, requestId } = asked;
    const person = tidyPerson(asked);
    const violations = [...checkRequestId(requestId), ...checkNewPerson(person)];
    if (violations.length > 0) return yield* new Invalid({ violations });
    const { isHouse } = yield* shown(ports, agencyId);
    const adding = invited(ports, who, person, isHouse ? operatorRole : agentRole);
    const added = yield* register.addPerson({
      agencyId,
      requestId,
      content: canonicalText(person),
      person: adding,
      at: clock.now(),
      record: recordOf(who, agencyId, 'operations.add-person', { person: adding.id, role: adding.roleId }),
    });
    if (added === 'reused') return yield* new RequestIdReused({});
    if (added === 'taken') return yield* invalid(violation('email-registered', 'userId'));
    return yield* shown(ports, agencyId);
  });
}

function setPerson(ports: AgencyCarePorts, caller: Caller, asked: Asked<'setPerson'>): Answered<'setPerson'> {
  const { register } = ports;
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'operate');
    const { agencyId, userId, status } = asked;
    const violations = checkStaffStatus(status);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const id = yield* personOf(ports, who, agencyId, userId);
    const record = recordOf(who, agencyId, 'operations.set-person', { person: id, to: status });
    yield* register.setPerson({ agencyId, userId, status, record });
    return yield* shown(ports, agencyId);
  });
}

function resetPerson(ports: AgencyCarePorts, caller: Caller, asked: Asked<'resetPerson'>): Answered<'resetPerson'> {
  const { register } = ports;
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'operate');
    const { agencyId, userId, endSecondFactor = false } = asked;
    const id = yield* personOf(ports, who, agencyId, userId);
    const found = (yield* shown(ports, agencyId)).people.find((each) => each.userId === tidyAddress(userId));
    if (found?.status !== 'Active') return yield* invalid(violation('staff-suspended', 'userId'));
    const ends = endSecondFactor && found.hasSecondFactor;
    const detail = { person: id, ...(ends && { secondFactor: 'ended' }) };
    const record = recordOf(who, agencyId, 'operations.reset-person', detail);
    yield* register.resetPerson({
      id,
      endSecondFactor: ends,
      letter: letterTo(ports, who, id, found.isInvited),
      record,
    });
    return yield* shown(ports, agencyId);
  });
}

/** The id of somebody else than the caller. */
function personOf(
  { register }: AgencyCarePorts,
  who: SignedInCaller,
  agencyId: string,
  userId: string,
): Effect.Effect<string, NotFound | Invalid> {
  return Effect.gen(function* () {
    const id = yield* register.personId(agencyId, userId);
    if (id === undefined) return yield* new NotFound({ what: 'person' });
    return id === who.actor.userId ? yield* invalid(violation('staff-self', 'userId')) : id;
  });
}

/** The agency as it is now; refused where somebody else changed it meanwhile to something else than was asked. */
function changedTo(
  ports: AgencyCarePorts,
  agencyId: string,
  changed: Changed,
  isAsAsked: (now: AgencyShown) => boolean,
): Effect.Effect<AgencyShown, NotFound | Invalid> {
  return Effect.flatMap(shown(ports, agencyId), (now) =>
    changed === 'moved' && !isAsAsked(now) ? invalid(violation('agency-changed', 'agencyId')) : Effect.succeed(now),
  );
}

function invited(ports: AgencyCarePorts, who: SignedInCaller, person: NewPerson, roleId: string): PersonToAdd {
  const id = ports.chance.uuid();
  const profileId = `PRF${id.replaceAll('-', '').toUpperCase()}`;
  return { ...person, id, profileId, roleId, letter: letterTo(ports, who, id, true) };
}

function letterTo({ chance, clock }: AgencyCarePorts, { language }: SignedInCaller, userId: string, invited: boolean) {
  const payload = { userId, mailId: chance.uuid(), language, askedAt: clock.now(), ...(invited && { invited }) };
  return { kind: mailTemporarySecret, payload };
}

function recordOf(who: SignedInCaller, agencyId: string, operation: string, detail: object) {
  return { ...actedBy(who), agencyId, operation, reference: agencyId, detail: { ...detail } };
}

function invalid(only: Violation): Effect.Effect<never, Invalid> {
  return Effect.fail(new Invalid({ violations: [only] }));
}

function tidyPerson({ userId, title, firstName, lastName, mobile }: NewPerson): NewPerson {
  return {
    userId: tidyAddress(userId),
    title,
    firstName: tidy(firstName),
    lastName: tidy(lastName),
    mobile: tidy(mobile),
  };
}

function tidyBusiness(business: NewBusiness): NewBusiness {
  const texts = businessFields.map((field) => [field, tidy(business[field])]);
  // One text for each field.
  const tidied = Object.fromEntries(texts) as unknown as NewBusiness;
  return { ...tidied, panNumber: tidied.panNumber.toUpperCase(), gstNumber: tidied.gstNumber.toUpperCase() };
}

function tidyAddress(address: string): string {
  return address.trim().toLowerCase();
}

function tidy(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
