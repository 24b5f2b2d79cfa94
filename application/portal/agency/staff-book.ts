/** The page of the agency's people: added, changed, suspended and taken back; judged by the rules of the back office. */
import { BehaviorSubject } from 'rxjs';
import type { PersonDraft } from '#domain/agency/profile-masters.ts';
import {
  checkNewStaff,
  checkStaffTerms,
  type ChargeLimits,
  type StaffPermission,
  type StaffStatus,
  withoutPermission,
  withPermission,
} from '#domain/agency/staff.ts';
import type { Currency } from '#domain/money/currency.ts';
import { formatDecimal, type Money } from '#domain/money/money.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { AddStaff, ShownStaff, StaffDesk, StaffList, UpdateStaff } from '#application/desk/agency/staff.ts';
import { amountTyped } from '../amount-typed.ts';
import { type Loadable, loadedFrom, loading } from '../loadable.ts';
import { Sending, type SentRequests } from '../sending.ts';
import type { Session } from '../session/session.ts';

/** Amounts as typed; empty where nothing limits. */
export interface StaffDraft extends Required<PersonDraft> {
  readonly userId: string;
  readonly status: StaffStatus;
  readonly permissions: readonly StaffPermission[];
  readonly perBooking: string;
  readonly perDay: string;
}

export interface StaffEdit {
  /** Undefined of a new one. */
  readonly before?: ShownStaff;
  readonly draft: StaffDraft;
  readonly violations: readonly Violation[];
  readonly attempt: number;
}

/** A person who is about to be suspended, or taken back. */
export interface StaffTurn {
  readonly person: ShownStaff;
  readonly to: StaffStatus;
}

export interface StaffBookState {
  readonly list: Loadable<StaffList>;
  readonly edit?: StaffEdit;
  readonly turning?: StaffTurn;
  readonly busy: boolean;
  readonly failure: DeskFailure | undefined;
}

const empty: StaffDraft = {
  userId: '',
  title: '',
  firstName: '',
  lastName: '',
  mobile: '',
  status: 'Active',
  permissions: [],
  perBooking: '',
  perDay: '',
};

const fields = { perBooking: 'limits.perBooking', perDay: 'limits.perDay' } as const;

export class StaffBook {
  readonly state$ = new BehaviorSubject<StaffBookState>({ list: loading, busy: false, failure: undefined });
  readonly #desk: StaffDesk;
  readonly #session: Session;
  readonly #sending: Sending;
  readonly #currency: () => Currency;

  constructor(desk: StaffDesk, session: Session, requests: SentRequests, currency: () => Currency) {
    [this.#desk, this.#session, this.#currency] = [desk, session, currency];
    this.#sending = new Sending(session, requests);
  }

  /** What is shown stays until the new list is there. */
  async load(): Promise<void> {
    if (this.state$.value.list.kind === 'failed') this.#next({ list: loading });
    const outcome = await this.#session.ask(this.#desk.listStaff());
    this.#next({ list: loadedFrom(outcome) });
  }

  edit(before?: ShownStaff): void {
    const draft = before === undefined ? empty : draftOf(before);
    this.#next({ edit: { draft, violations: [], attempt: 0, ...(before && { before }) }, failure: undefined });
  }

  change(change: Partial<StaffDraft>): void {
    const { edit, busy } = this.state$.value;
    if (edit === undefined || busy) return;
    const draft = { ...edit.draft, ...change };
    const violations = edit.attempt > 0 ? this.#read(draft, edit.before).violations : [];
    this.#next({ edit: { ...edit, draft, violations } });
  }

  /** Gives a permission with what it needs, or takes it with what needs it. */
  permit(permission: StaffPermission, given: boolean): void {
    const { permissions = [] } = this.state$.value.edit?.draft ?? {};
    this.change({ permissions: (given ? withPermission : withoutPermission)(permissions, permission) });
  }

  /** Not while it is being saved: its answer is awaited here. */
  close(): void {
    const { edit: _edit, turning: _turning, ...state } = this.state$.value;
    if (!state.busy) this.state$.next({ ...state, failure: undefined });
  }

  async save(): Promise<void> {
    const { edit, busy } = this.state$.value;
    if (edit === undefined || busy) return;
    const { limits, violations } = this.#read(edit.draft, edit.before);
    this.#next({ edit: { ...edit, violations, attempt: edit.attempt + 1 }, failure: undefined });
    if (violations.length > 0) return;
    const { perBooking: _booking, perDay: _day, status, ...person } = edit.draft;
    if (edit.before === undefined) await this.#send({ ...person, limits }, (asked) => this.#desk.addStaff(asked));
    else await this.#update(edit.before, { status, permissions: person.permissions, limits });
  }

  askTurn(person: ShownStaff): void {
    const to = person.status === 'Active' ? 'Suspended' : 'Active';
    this.#next({ turning: { person, to }, failure: undefined });
  }

  async turn(): Promise<void> {
    const { turning, busy } = this.state$.value;
    if (turning === undefined || busy) return;
    const { person, to } = turning;
    await this.#update(person, { status: to, permissions: person.permissions, limits: person.limits });
  }

  #update(
    { userId, version }: ShownStaff,
    terms: Pick<UpdateStaff, 'status' | 'permissions' | 'limits'>,
  ): Promise<void> {
    return this.#send({ userId, version, ...terms }, (asked) => this.#desk.updateStaff(asked));
  }

  async #send<W extends Omit<AddStaff, 'requestId'> | Omit<UpdateStaff, 'requestId'>>(
    wanted: W,
    ask: (asked: W & { readonly requestId: string }) => ReturnType<StaffDesk['updateStaff']>,
  ): Promise<void> {
    this.#next({ busy: true, failure: undefined });
    const ending = await this.#sending.sendInstead(`staff ${wanted.userId}`, wanted, () => undefined, ask);
    this.#next({ busy: false });
    if (ending === undefined) return;
    if (ending.kind === 'done') {
      this.#next({ list: { kind: 'ready', value: ending.value } });
      this.close();
      return;
    }
    const { failure } = ending;
    const { edit } = this.state$.value;
    const found = failure._tag === 'Invalid' && edit !== undefined ? failure.violations : [];
    this.#next({
      ...(edit && found.length > 0 && { edit: { ...edit, violations: found } }),
      ...(found.length === 0 && { failure }),
    });
    // Somebody else may have been quicker: the list is read again.
    if (failure._tag === 'Invalid') await this.load();
  }

  #read(draft: StaffDraft, before?: ShownStaff) {
    const currency = this.#currency();
    const unread: Violation[] = [];
    const limit = (field: 'perBooking' | 'perDay'): Money | undefined => {
      if (draft[field].trim() === '') return undefined;
      const read = amountTyped(draft[field], currency);
      if (read === undefined) unread.push(violation('not-a-number', fields[field]));
      return read;
    };
    const [perBooking, perDay] = [limit('perBooking'), limit('perDay')];
    const limits: ChargeLimits = { ...(perBooking && { perBooking }), ...(perDay && { perDay }) };
    const terms = { ...draft, limits };
    const broken = before === undefined ? checkNewStaff(terms, currency) : checkStaffTerms(terms, currency);
    return { limits, violations: [...broken, ...unread] };
  }

  #next(change: Partial<StaffBookState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}

function draftOf({ limits, ...person }: ShownStaff): StaffDraft {
  const { userId, title, firstName, lastName, mobile, status, permissions } = person;
  const typed = (limit: Money | undefined) => (limit === undefined ? '' : formatDecimal(limit).replace(/\.0+$/, ''));
  return {
    userId,
    title,
    firstName,
    lastName,
    mobile,
    status,
    permissions,
    perBooking: typed(limits.perBooking),
    perDay: typed(limits.perDay),
  };
}
