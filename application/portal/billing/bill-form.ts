/**
 * Billing a sale that was made elsewhere. What was sent is written down under its id before it leaves, and sent again as it was
 * while no word on it has come.
 */
import { BehaviorSubject } from 'rxjs';
import { checkGst, type GstEntry, gstGiven } from '#domain/agency/gst-rules.ts';
import {
  billAmounts,
  type BillDraft,
  type BilledKind,
  billShares,
  type BillShare,
  type SharedAmount,
  sharedAmounts,
} from '#domain/billing/bill.ts';
import { billPrice } from '#domain/billing/price.ts';
import { amountsOf, checkBill } from '#domain/billing/rules.ts';
import { serviceLines } from '#domain/billing/service-lines.ts';
import type { Currency } from '#domain/money/currency.ts';
import { formatDecimal, isPositive, percentText } from '#domain/money/money.ts';
import { checkContact, contactGiven, type ContactDraft } from '#domain/people/contact.ts';
import type { LeadDraft } from '#domain/people/lead.ts';
import type { Price } from '#domain/price/price.ts';
import { isMissing, type Violation, within } from '#domain/rules/violation.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { AddBill, BillAdded, BillingDesk } from '#application/desk/billing/billing.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { amountTyped, percentTyped, withUnread } from '../amount-typed.ts';
import { atRest, isLocked, Sending, type SendState, type SentRequests } from '../sending.ts';
import type { Session } from '../session/session.ts';

export const typedAmounts = [...billAmounts, 'cancelCharge'] as const;
export type TypedAmount = (typeof typedAmounts)[number];

/** What an amount that may be a share is typed as. */
export const shareWays = ['amount', 'percent'] as const;
export type ShareWay = (typeof shareWays)[number];

/** Amounts as typed; absent where nothing was. By which way: an amount where absent. */
export type TypedBill = Omit<BillDraft, TypedAmount | BillShare | 'kind' | 'lead'> &
  Partial<Readonly<Record<TypedAmount, string | undefined>>> &
  Partial<Readonly<Record<`${SharedAmount}By`, ShareWay | undefined>>>;

/** The field of the bill that what is typed as an amount is sent in: the share's, where it is typed as one. */
export function sentIn(fields: TypedBill, field: TypedAmount): TypedAmount | BillShare {
  const shared = sharedAmounts.find((each) => each === field);
  return shared !== undefined && fields[`${shared}By`] === 'percent' ? billShares[shared] : field;
}

export interface BillFormState extends SendState {
  readonly kind: BilledKind;
  readonly fields: TypedBill;
  readonly lead: LeadDraft;
  readonly contact: ContactDraft;
  readonly gst: GstEntry;
  /** What it comes to as far as it is filled in; absent before there is an amount. */
  readonly price?: Price | undefined;
  /** Paths as the back office has them: 'bill.carrier', 'contact.email'. */
  readonly violations: readonly Violation[];
  /** Counts the attempts that the rules stopped. */
  readonly attempt: number;
  /** What was billed last. */
  readonly added?: BillAdded | undefined;
}

type Wanted = Omit<AddBill, 'requestId'>;
type Entries = Pick<BillFormState, 'kind' | 'fields' | 'lead' | 'contact' | 'gst'>;

export interface BillMachine {
  readonly requests: SentRequests;
  readonly currency: () => Currency;
  readonly today: () => IsoDate;
  /** Another bill is there. */
  readonly added: () => void;
}

const empty = (kind: BilledKind): BillFormState => ({
  ...atRest,
  kind,
  fields: { passengers: 1, ...Object.fromEntries(serviceLines[kind].counts.map((field) => [field, 1])) },
  lead: {},
  contact: {},
  gst: {},
  violations: [],
  attempt: 0,
});

const keyOf = (kind: BilledKind) => `bill-${kind}`;

export class BillForm {
  readonly state$ = new BehaviorSubject<BillFormState>(empty('flight'));
  readonly #desk: Pick<BillingDesk, 'add'>;
  readonly #machine: BillMachine;
  readonly #sending: Sending;

  constructor(desk: Pick<BillingDesk, 'add'>, session: Session, machine: BillMachine) {
    [this.#desk, this.#machine] = [desk, machine];
    this.#sending = new Sending(session, machine.requests);
  }

  /** The form of a kind as it was left, or what was sent of it and has no answer. */
  open(kind: BilledKind): void {
    const { value: before } = this.state$;
    if (before.sending) return;
    if (before.kind !== kind || before.added !== undefined) this.state$.next(empty(kind));
    const waiting = this.#sending.waiting<Wanted>(keyOf(kind));
    if (waiting === undefined) return;
    const { bill, contact, gst = {} } = waiting;
    const { kind: _kind, lead = {}, ...said } = bill;
    // Of each amount what was typed.
    const amounts = Object.fromEntries(
      typedAmounts.map((field) => [field, bill[field] && formatDecimal(bill[field])]),
    ) as Record<TypedAmount, string | undefined>;
    const shares = sharedAmounts.flatMap((field) => {
      const share = bill[billShares[field]];
      return share === undefined ? [] : [{ [`${field}By`]: 'percent', [field]: percentText(share) }];
    });
    this.#enter({ fields: Object.assign({ ...said, ...amounts }, ...shares), lead, contact, gst });
    this.#next({ unanswered: true });
  }

  change(changed: TypedBill): void {
    const names = Object.keys(changed);
    const shares = sharedAmounts.filter((field) => names.includes(field) || names.includes(`${field}By`));
    const of = [...names, ...shares, ...shares.map((field) => billShares[field])];
    this.#edit({ fields: { ...this.state$.value.fields, ...changed } }, 'bill', of);
  }

  changeLead(changed: LeadDraft): void {
    this.#edit({ lead: { ...this.state$.value.lead, ...changed } }, 'bill.lead', Object.keys(changed));
  }

  changeContact(contact: ContactDraft): void {
    this.#edit({ contact }, 'contact', Object.keys(contact));
  }

  changeGst(gst: GstEntry): void {
    this.#edit({ gst }, 'gst', Object.keys(gst));
  }

  /** Judges a field that was left with something in it. */
  leave(path: string): void {
    const { violations } = this.state$.value;
    const found = this.#judge(this.state$.value).violations.filter(
      (each) => each.path === path && each.code !== 'required',
    );
    this.#next({ violations: [...violations.filter((each) => each.path !== path), ...found] });
  }

  async send(): Promise<void> {
    const { kind, attempt, unanswered } = this.state$.value;
    const { wanted, violations } = this.#judge(this.state$.value);
    if (!unanswered && violations.length > 0) {
      this.#next({ violations, attempt: attempt + 1 });
      return;
    }
    const ending = await this.#sending.send(
      keyOf(kind),
      wanted,
      (state) => this.#next({ ...state, violations: [], added: undefined }),
      (request: AddBill) => this.#desk.add(request),
    );
    if (ending === undefined) return;
    if (ending.kind === 'done') {
      this.state$.next({ ...empty(kind), added: ending.value });
      this.#machine.added();
      return;
    }
    this.#refused(ending.state, ending.failure);
  }

  #refused(state: SendState, failure: DeskFailure): void {
    const { attempt } = this.state$.value;
    const violations = failure._tag === 'Invalid' ? failure.violations : [];
    this.#next({
      ...state,
      failure: violations.length > 0 ? undefined : failure,
      violations,
      attempt: attempt + Number(violations.length > 0),
    });
  }

  #edit(entries: Partial<Entries>, area: string, changed: readonly string[]): void {
    if (isLocked(this.state$.value)) return;
    const { attempt, violations } = this.state$.value;
    const paths = changed.map((field) => `${area}.${field}`);
    this.#enter(entries);
    this.#next({
      added: undefined,
      failure: undefined,
      violations:
        attempt > 0
          ? this.#judge(this.state$.value).violations
          : violations.filter(({ path }) => !paths.includes(path)),
    });
  }

  /** With what it comes to now. */
  #enter(entries: Partial<Entries>): void {
    const all = { ...this.state$.value, ...entries };
    const amounts = amountsOf(this.#draft(all), this.#machine.currency());
    this.#next({ ...entries, price: isPositive(amounts.basic) ? billPrice(amounts) : undefined });
  }

  #draft({ kind, fields, lead }: Entries): BillDraft {
    const { currency } = this.#machine;
    const amounts = typedAmounts.flatMap((field) => {
      const [name, typed = ''] = [sentIn(fields, field), fields[field]];
      const read = name === field ? amountTyped(typed, currency()) : percentTyped(typed);
      return read === undefined ? [] : [[name, read] as const];
    });
    const notTexts: readonly string[] = [
      ...typedAmounts,
      ...sharedAmounts.flatMap((field) => [`${field}By`, billShares[field]]),
    ];
    const texts = Object.entries(fields).filter(([field, value]) => !notTexts.includes(field) && !isMissing(value));
    return { kind, ...Object.fromEntries(texts), lead, ...Object.fromEntries(amounts) };
  }

  #judge(entries: Entries): { readonly wanted: Wanted; readonly violations: readonly Violation[] } {
    const { fields, contact, gst } = entries;
    const bill = this.#draft(entries);
    const unread = typedAmounts
      .filter((field) => !isMissing(fields[field]))
      .map((field) => sentIn(fields, field))
      .filter((name) => bill[name] === undefined);
    const facts = { currency: this.#machine.currency(), today: this.#machine.today() };
    const violations = [
      ...within('bill', withUnread(checkBill(bill, facts), unread)),
      ...within('contact', checkContact(contact)),
      ...within('gst', checkGst(gst)),
    ];
    const given = gstGiven(gst);
    return { wanted: { bill, contact: contactGiven(contact), ...(given && { gst: given }) }, violations };
  }

  #next(change: Partial<BillFormState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
