/** The profile of the person at the desk, and the records kept in it. */
import type { Effect } from 'effect';
import { BehaviorSubject } from 'rxjs';
import { type CardDraft, checkCard } from '#domain/agency/payment-card.ts';
import {
  checkMembershipMaster,
  checkPassportMaster,
  checkPerson,
  checkVisaMaster,
  type CompleteProfile,
  type MasterDraft,
  type MasterKind,
  type Masters,
  type PersonDraft,
} from '#domain/agency/profile-masters.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { AgencyDesk } from '#application/desk/agency/agency.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { ProfileDesk } from '#application/desk/agency/profiles.ts';
import { type Loadable, loading } from '../loadable.ts';
import type { RequestIds } from '../ports/machine.ts';
import type { Session } from '../session/session.ts';

/** What is typed of a record, whichever kind it is. */
export type MasterFields = MasterDraft<Masters['passport'] & Masters['visa']> &
  CardDraft & { readonly programme?: string | undefined };

export interface ProfileState {
  readonly profile: Loadable<CompleteProfile>;
  /** The record that is being added or changed. */
  readonly open?: {
    readonly kind: MasterKind;
    readonly fields: MasterFields;
    readonly violations: readonly Violation[];
    readonly attempt: number;
    readonly requestId: string;
  };
  /** Who it is, while it is typed. */
  readonly person: PersonDraft;
  readonly personViolations: readonly Violation[];
  readonly personSaved: boolean;
  readonly busy: 'person' | 'record' | undefined;
  readonly failure: DeskFailure | undefined;
}

export class Profile {
  readonly state$ = new BehaviorSubject<ProfileState>({
    profile: loading,
    person: {},
    personViolations: [],
    personSaved: false,
    busy: undefined,
    failure: undefined,
  });
  readonly #desk: ProfileDesk;
  readonly #session: Session;
  readonly #requestIds: RequestIds;
  readonly #today: () => IsoDate;
  #requests = 0;
  /** The form of the person is filled by the next answer. */
  #fillsPerson = false;

  constructor(desk: AgencyDesk, session: Session, requestIds: RequestIds, today: () => IsoDate) {
    this.#desk = desk;
    this.#session = session;
    this.#requestIds = requestIds;
    this.#today = today;
  }

  async load(): Promise<void> {
    this.#next({ profile: loading, failure: undefined, personSaved: false });
    await this.#fetch(true);
  }

  changePerson(change: PersonDraft): void {
    const person = { ...this.state$.value.person, ...change };
    const shown = this.state$.value.personViolations.length > 0;
    this.#next({ person, personSaved: false, personViolations: shown ? checkPerson(person) : [] });
  }

  async savePerson(): Promise<void> {
    const { person, busy } = this.state$.value;
    const personViolations = checkPerson(person);
    this.#next({ personViolations, failure: undefined });
    if (personViolations.length > 0 || busy !== undefined) return;
    const { title = '', firstName = '', lastName = '', mobile = '' } = person;
    this.#next({ busy: 'person' });
    const outcome = await this.#session.ask(this.#desk.saveProfile({ title, firstName, lastName, mobile }));
    if (outcome.kind === 'failed') return this.#next({ busy: undefined, failure: outcome.failure });
    await Promise.all([this.#fetch(true), this.#session.loadUser()]);
    this.#next({ busy: undefined, personSaved: true });
  }

  /** Opens an empty record of a kind, or one that is kept. */
  open(
    kind: MasterKind,
    fields: MasterFields = kind === 'passport' ? { placeOfIssue: 'IN', country: 'IN' } : {},
  ): void {
    const requestId = this.#requestIds.next();
    this.#next({ open: { kind, fields, violations: [], attempt: 0, requestId }, failure: undefined });
  }

  /** Not while it is being saved: its answer is awaited here. */
  close(): void {
    const { open: _open, ...state } = this.state$.value;
    if (state.busy === 'record') return;
    this.state$.next({ ...state, failure: undefined });
  }

  change(change: MasterFields): void {
    const { open } = this.state$.value;
    if (open === undefined) return;
    const fields = { ...open.fields, ...change };
    const violations = open.attempt > 0 ? this.#check(open.kind, fields) : [];
    this.#next({ open: { ...open, fields, violations } });
  }

  async save(): Promise<void> {
    const { open, busy } = this.state$.value;
    if (open === undefined || busy !== undefined) return;
    const violations = this.#check(open.kind, open.fields);
    this.#next({ open: { ...open, violations, attempt: open.attempt + 1 }, failure: undefined });
    if (violations.length > 0) return;
    this.#next({ busy: 'record' });
    const outcome = await this.#session.ask(this.#asked(open.kind, open.fields, open.requestId));
    if (outcome.kind === 'failed') {
      const { failure } = outcome;
      const shown = failure._tag === 'Invalid' ? failure.violations : [];
      const now = this.state$.value.open ?? open;
      this.#next({
        busy: undefined,
        // A refused card may be sent again as another; one whose answer was lost must stay the same, so that it is charged once.
        open: { ...now, violations: shown, ...(failure._tag === 'Invalid' && { requestId: this.#requestIds.next() }) },
        ...(shown.every(({ path }) => path === '') && { failure }),
      });
      return;
    }
    await this.#fetch(false);
    this.#next({ busy: undefined });
    this.close();
  }

  async remove(kind: MasterKind, recordId: string): Promise<void> {
    if (this.state$.value.busy !== undefined) return;
    this.#next({ busy: 'record', failure: undefined });
    const deletes = {
      passport: this.#desk.deletePassport,
      visa: this.#desk.deleteVisa,
      card: this.#desk.deleteCard,
      membership: this.#desk.deleteMembership,
    };
    const outcome = await this.#session.ask(deletes[kind]({ recordId }));
    // Also where it failed: it may be gone all the same.
    await this.#fetch(false);
    this.#next({ busy: undefined, ...(outcome.kind === 'failed' && { failure: outcome.failure }) });
  }

  /** Judged as it will be sent. */
  #check(kind: MasterKind, typed: MasterFields): readonly Violation[] {
    const fields: MasterFields = withoutEmpty(typed);
    switch (kind) {
      case 'passport':
        return checkPassportMaster(fields, this.#today());
      case 'visa':
        return checkVisaMaster(fields as MasterDraft<Masters['visa']>, this.#today());
      case 'card':
        return checkCard(fields, this.#today());
      case 'membership':
        return checkMembershipMaster(fields as MasterDraft<Masters['membership']>);
    }
  }

  /** What was checked, so that every field is there in its form. */
  #asked(kind: MasterKind, fields: MasterFields, requestId: string): Effect.Effect<unknown, DeskFailure> {
    switch (kind) {
      case 'passport':
        return this.#desk.savePassport(withoutEmpty(fields) as unknown as Masters['passport']);
      case 'visa':
        return this.#desk.saveVisa(withoutEmpty(fields) as unknown as Masters['visa']);
      case 'card': {
        const { number = '', holder = '', expires = '', securityCode = '' } = fields;
        return this.#desk.addCard({ number, holder, expires, securityCode, requestId });
      }
      case 'membership':
        return this.#desk.saveMembership(withoutEmpty(fields) as unknown as Masters['membership']);
    }
  }

  /** The last request wins: an earlier one may be answered after it. */
  async #fetch(person: boolean): Promise<void> {
    const request = (this.#requests += 1);
    this.#fillsPerson ||= person;
    const outcome = await this.#session.ask(this.#desk.completeProfile());
    if (request !== this.#requests) return;
    const fillsPerson = this.#fillsPerson;
    this.#fillsPerson = false;
    if (outcome.kind === 'failed') {
      if (this.state$.value.profile.kind !== 'ready')
        this.#next({ profile: { kind: 'failed', failure: outcome.failure } });
      return;
    }
    const { title, firstName, lastName, mobile } = outcome.value;
    this.#next({
      profile: { kind: 'ready', value: outcome.value },
      ...(fillsPerson && { person: { title, firstName, lastName, mobile }, personViolations: [] }),
    });
  }

  #next(change: Partial<ProfileState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}

function withoutEmpty(fields: MasterFields): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => {
      const tidied = text?.trim().replace(/\s+/g, ' ') ?? '';
      return tidied === '' ? [] : [[name, tidied]];
    }),
  );
}
