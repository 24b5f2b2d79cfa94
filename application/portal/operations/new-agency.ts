/** An agency that an operator makes: typed, judged by the rules of the back office, and sent once. */
import { BehaviorSubject } from 'rxjs';
import { checkNewBusiness, checkNewPerson, type NewBusiness, type NewPerson } from '#domain/operations/agencies.ts';
import type { Currency } from '#domain/money/currency.ts';
import { isNegative, type Money } from '#domain/money/money.ts';
import { type Violation, violation, within } from '#domain/rules/violation.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { AgencyCareDesk, AgencyShown } from '#application/desk/operations/agencies.ts';
import { amountTyped } from '../amount-typed.ts';
import type { Session } from '../session/session.ts';
import { nobody } from './agencies.ts';

export interface NewAgencyDraft {
  readonly business: NewBusiness;
  readonly person: NewPerson;
  readonly creditLimit: string;
}

export interface NewAgencyState {
  readonly open: boolean;
  readonly draft: NewAgencyDraft;
  readonly violations: readonly Violation[];
  readonly attempt: number;
  readonly busy: boolean;
  readonly failure?: DeskFailure | undefined;
}

const empty: NewAgencyDraft = {
  business: { companyName: '', address: '', city: '', state: '', pincode: '', panNumber: '', gstNumber: '' },
  person: nobody,
  creditLimit: '0',
};
const closed: NewAgencyState = { open: false, draft: empty, violations: [], attempt: 0, busy: false };

export class NewAgency {
  readonly state$ = new BehaviorSubject<NewAgencyState>(closed);
  readonly #desk: Pick<AgencyCareDesk, 'addAgency'>;
  readonly #session: Pick<Session, 'ask'>;
  readonly #requestId: () => string;
  readonly #currency: () => Currency;
  #request = '';

  constructor(
    desk: Pick<AgencyCareDesk, 'addAgency'>,
    session: Pick<Session, 'ask'>,
    requestId: () => string,
    currency: () => Currency,
  ) {
    [this.#desk, this.#session, this.#requestId, this.#currency] = [desk, session, requestId, currency];
  }

  begin(): void {
    this.#request = this.#requestId();
    this.state$.next({ ...closed, open: true });
  }

  /** Not while it is being sent: its answer is awaited here. */
  close(): void {
    if (!this.state$.value.busy) this.state$.next(closed);
  }

  type(change: {
    readonly business?: Partial<NewBusiness>;
    readonly person?: Partial<NewPerson>;
    readonly creditLimit?: string;
  }): void {
    const { draft: before, busy, attempt } = this.state$.value;
    if (busy) return;
    const { business, person, creditLimit = before.creditLimit } = change;
    const draft = {
      business: { ...before.business, ...business },
      person: { ...before.person, ...person },
      creditLimit,
    };
    this.#next({ draft, violations: attempt > 0 ? this.#read(draft).violations : [], failure: undefined });
  }

  /** The agency once it is made. Sent again after a lost answer it is the same one. */
  async save(): Promise<AgencyShown | undefined> {
    const { draft, busy, attempt } = this.state$.value;
    if (busy) return undefined;
    const { creditLimit, violations } = this.#read(draft);
    this.#next({ violations, attempt: attempt + 1, failure: undefined });
    if (violations.length > 0 || creditLimit === undefined) return undefined;
    this.#next({ busy: true });
    const { business, person } = draft;
    const asked = { business, person, creditLimit, requestId: this.#request };
    const outcome = await this.#session.ask(this.#desk.addAgency(asked));
    this.#next({ busy: false });
    if (outcome.kind === 'done') {
      this.close();
      return outcome.value;
    }
    const { failure } = outcome;
    if (failure._tag === 'Invalid') {
      this.#request = this.#requestId();
      this.#next({ violations: failure.violations, attempt: attempt + 2 });
    } else this.#next({ failure });
    return undefined;
  }

  #read({ business, person, creditLimit: typed }: NewAgencyDraft): {
    readonly creditLimit: Money | undefined;
    readonly violations: readonly Violation[];
  } {
    const creditLimit = amountTyped(typed, this.#currency());
    const limit =
      typed.trim() === ''
        ? 'required'
        : creditLimit === undefined || isNegative(creditLimit)
          ? 'not-a-number'
          : undefined;
    return {
      creditLimit,
      violations: [
        ...within('business', checkNewBusiness(business)),
        ...within('person', checkNewPerson(person)),
        ...(limit === undefined ? [] : [violation(limit, 'creditLimit')]),
      ],
    };
  }

  #next(change: Partial<NewAgencyState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
