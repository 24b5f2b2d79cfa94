/**
 * Settling a cancellation that an agency asked for: what the supplier keeps, by the booking's rules or as people agreed
 * with it, what that comes to, and then doing exactly that. It is sent under an id that is kept before.
 */
import { BehaviorSubject } from 'rxjs';
import type { Unit } from '#domain/booking/booking.ts';
import type { AgreedCharge, PaidShare } from '#domain/booking/cancel/cancellation.ts';
import type { RequestRules } from '#domain/booking/request/request-rules.ts';
import type { ServiceRequest } from '#domain/booking/request/request.ts';
import type { Currency } from '#domain/money/currency.ts';
import { zero } from '#domain/money/money.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import type { CancelQuote } from '#application/desk/amendments.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { RequestQuoteAsked } from '#application/desk/requests.ts';
import type { Session } from '#application/portal/session/session.ts';
import { amountTyped } from '#application/portal/amount-typed.ts';
import { isLocked } from '#application/portal/sending.ts';
import { type RulesOf, rulesMissing } from '../product-rules.ts';
import { notSettling, Settling, type SettlingParts, type SettlingState } from './settling.ts';

/** Of one unit, as typed. */
export interface ChargeRow extends Unit {
  /** Whether it is given up; the others only say what they cost. */
  readonly leaves: boolean;
  readonly airline: string;
  readonly fee: string;
  readonly paid: string;
  readonly taxes: string;
}

export type ChargeField = 'airline' | 'fee' | 'paid' | 'taxes';

export interface SettleState extends SettlingState<CancelQuote> {
  /** The charges are typed, not those of the booking's rules. */
  readonly byHand: boolean;
  /** Nobody can be asked for the rules. */
  readonly rulesUnknown: boolean;
  /** The price does not say what each unit cost: that is typed too. */
  readonly unpriced: boolean;
  readonly rows: readonly ChargeRow[];
}

const nothing: SettleState = { ...notSettling, byHand: false, rulesUnknown: false, unpriced: false, rows: [] };

export interface SettleParts extends SettlingParts {
  readonly rules: RulesOf;
  readonly currency: () => Currency;
}

export class SettleRequest {
  readonly state$ = new BehaviorSubject<SettleState>(nothing);
  readonly #desk: Pick<BookingDesk, 'requestQuote' | 'settleRequest'>;
  readonly #parts: SettleParts;
  readonly #settling: Settling<CancelQuote, SettleState>;

  constructor(desk: Pick<BookingDesk, 'requestQuote' | 'settleRequest'>, session: Session, parts: SettleParts) {
    this.#desk = desk;
    this.#parts = parts;
    this.#settling = new Settling(this.state$, { desk, quoteId: ({ cancelQuoteId }) => cancelQuoteId }, session, parts);
  }

  /** Begins with what the rules say; a request that is read again is not begun again. */
  async open(request: ServiceRequest): Promise<void> {
    const { number } = request;
    if (this.state$.value.sending || this.state$.value.number === number) return;
    const isWanted = this.#settling.begin();
    const unanswered = this.#settling.isUnanswered(number);
    this.state$.next({ ...nothing, number, unanswered });
    const rules = await this.#parts.rules(request.product);
    if (!isWanted()) return;
    if (rules === undefined) {
      // Without its number it is begun again with the next reading.
      this.#settling.next({ number: '', preview: { kind: 'failed', failure: rulesMissing } });
      return;
    }
    this.#settling.next({ rows: rowsOf(request, rules.requests) });
    if (!unanswered) await this.preview();
  }

  close(): void {
    this.#settling.close(nothing);
  }

  async agree(byHand: boolean): Promise<void> {
    if (this.#settling.change({ byHand }) && !byHand) await this.preview();
  }

  type(at: number, field: ChargeField, text: string): void {
    const rows = this.state$.value.rows.map((row, index) => (index === at ? { ...row, [field]: text } : row));
    this.#settling.change({ rows });
  }

  /** Asks what it would come to now. */
  async preview(): Promise<void> {
    if (isLocked(this.state$.value)) return;
    const { number, byHand, unpriced, rows } = this.state$.value;
    const typed = byHand ? typedIn(rows, unpriced, this.#parts.currency()) : {};
    if ('violations' in typed) this.#settling.stop(typed.violations);
    else await this.#settling.ask(this.#desk.requestQuote({ number, ...typed }), (failure) => this.#refused(failure));
  }

  /** Called every second by the page that shows how long the preview stands. */
  tick(): void {
    this.#settling.tick();
  }

  /** Does what the preview shows, or asks again for its outcome. */
  async commit(note: string): Promise<void> {
    await this.#settling.commit(note);
  }

  /** What has to be said first is asked for; everything else is reported. */
  #refused(failure: DeskFailure): void {
    const { byHand } = this.state$.value;
    const violations = failure._tag === 'Invalid' ? failure.violations : [];
    const needed = violations.filter(({ code }) => code === 'charges-needed' || code === 'shares-needed');
    if (needed.length === 0 || needed.length < violations.length) {
      this.#settling.fail(failure, violations);
      return;
    }
    this.#settling.next({
      byHand: true,
      rulesUnknown: !byHand,
      unpriced: needed.some(({ code }) => code === 'shares-needed'),
      preview: undefined,
    });
  }
}

function rowsOf(request: ServiceRequest, rules: RequestRules): readonly ChargeRow[] {
  const { about } = request;
  return rules.units(request).map(({ traveller, item }) => ({
    traveller,
    item,
    leaves: about?.travellers.includes(traveller) === true && (about.items ?? [item]).includes(item),
    airline: '',
    fee: '',
    paid: '',
    taxes: '',
  }));
}

/** What was typed, read; a fee, or taxes, that are left empty are none. Violations are at `rows[n].field`. */
function typedIn(
  rows: readonly ChargeRow[],
  unpriced: boolean,
  currency: Currency,
): Pick<RequestQuoteAsked, 'charges' | 'shares'> | { readonly violations: readonly Violation[] } {
  const violations: Violation[] = [];
  const read = (at: number, field: ChargeField, optional: boolean) => {
    const text = rows[at]?.[field].trim() ?? '';
    const amount = text === '' && optional ? zero(currency) : amountTyped(text, currency);
    if (amount === undefined)
      violations.push(violation(text === '' ? 'required' : 'not-a-number', `rows[${at}].${field}`));
    return amount ?? zero(currency);
  };
  const charges = rows.flatMap(({ leaves, traveller, item }, at): readonly AgreedCharge[] =>
    leaves ? [{ traveller, item, airline: read(at, 'airline', false), fee: read(at, 'fee', true) }] : [],
  );
  const shares = unpriced
    ? rows.map(
        ({ traveller, item }, at): PaidShare => ({
          traveller,
          item,
          paid: read(at, 'paid', false),
          taxes: read(at, 'taxes', true),
        }),
      )
    : undefined;
  return violations.length > 0 ? { violations } : { charges, ...(shares && { shares }) };
}

/** Where a rule's complaint belongs among the rows: what is sent counts only those that leave. */
export function rowOf(
  path: string,
  rows: readonly ChargeRow[],
): { readonly at: number; readonly field: ChargeField } | undefined {
  const [, list = '', index = '', name = ''] =
    /^(rows|charges|shares)\[(\d+)\]\.(airline|fee|paid|taxes)$/.exec(path) ?? [];
  const field = (['airline', 'fee', 'paid', 'taxes'] as const).find((each) => each === name);
  if (field === undefined) return undefined;
  const leaving = [...rows.keys()].filter((at) => rows[at]?.leaves === true);
  const at = list === 'charges' ? leaving[Number(index)] : Number(index);
  return at === undefined ? undefined : { at, field };
}
