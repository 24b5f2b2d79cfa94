/**
 * Requests and what is done about them: the list, the one that is open, and each act on it. The same for the agency, which
 * sees its own, and for elevated users, who see every agency's and take them up. Nobody's list is trusted for long: after
 * every act, and every minute while somebody looks, it is asked for again.
 */
import type { Effect } from 'effect';
import { BehaviorSubject } from 'rxjs';
import { checkDepositBack, stillHeld } from '#domain/booking/request/offer-terms.ts';
import { checkAnswer } from '#domain/booking/request/rules.ts';
import type { AgencyAct, OperatorAct, RequestAnswer, ServiceRequest } from '#domain/booking/request/request.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import type { TravellerType } from '#domain/people/traveller-type.ts';
import { type Violation, violation, within } from '#domain/rules/violation.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type {
  MakeOfferBooking,
  RequestChanged,
  RequestDesk,
  RequestsFilter,
  RequestsPage,
} from '#application/desk/requests.ts';
import { loading } from '#application/portal/loadable.ts';
import type { Loadable } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';
import { amountTyped } from '#application/portal/amount-typed.ts';
import { Sending, type SentRequests } from '#application/portal/sending.ts';
import { type RulesOf, rulesMissing } from '../product-rules.ts';

/** An answer as it is typed. */
export interface AnswerDraft {
  readonly prices: Partial<Readonly<Record<TravellerType, string>>>;
  readonly taxes: Partial<Readonly<Record<TravellerType, string>>>;
  /** What is offered, by the fields of its product. */
  readonly offered: Readonly<Record<string, string>>;
  readonly validUntil?: IsoDate | undefined;
  /** Empty where the offer asks for none. */
  readonly deposit: string;
  readonly depositDue?: IsoDate | undefined;
  readonly namesDue?: IsoDate | undefined;
  readonly balanceDue?: IsoDate | undefined;
  /** Of what is held for the offer, when the request is closed. */
  readonly depositBack: string;
  readonly price: string;
  readonly note: string;
}

export type ActName = AgencyAct | OperatorAct | 'name' | 'link' | 'make' | 'settle' | 'take-over';

export interface RequestQueueState {
  readonly filter: RequestsFilter;
  readonly page: Loadable<RequestsPage>;
  /** When the list was last read. */
  readonly readAt?: Instant;
  readonly open: { readonly number: string; readonly request: Loadable<ServiceRequest> } | undefined;
  readonly draft: AnswerDraft;
  readonly violations: readonly Violation[];
  /** Grows with each try that was stopped by violations. */
  readonly stopped: number;
  /** What is being done to the open request. */
  readonly acting: ActName | undefined;
  readonly failure?: DeskFailure | undefined;
  /** The last thing that was done, and to which. */
  readonly done?: { readonly act: ActName; readonly number: string } | undefined;
}

export interface QueueParts {
  readonly requests: SentRequests;
  readonly rules: RulesOf;
  readonly today: () => IsoDate;
  readonly now: () => Instant;
  readonly currency: () => Currency;
}

const emptyDraft: AnswerDraft = {
  prices: {},
  taxes: {},
  offered: {},
  deposit: '',
  depositBack: '',
  price: '',
  note: '',
};

export class RequestQueue {
  readonly state$ = new BehaviorSubject<RequestQueueState>({
    filter: { scope: 'own', page: 1 },
    page: loading,
    open: undefined,
    draft: emptyDraft,
    violations: [],
    stopped: 0,
    acting: undefined,
  });
  readonly #desk: Pick<BookingDesk, keyof RequestDesk>;
  readonly #session: Session;
  readonly #parts: QueueParts;
  readonly #sending: Sending;
  #listed = 0;
  #opened = 0;

  constructor(desk: Pick<BookingDesk, keyof RequestDesk>, session: Session, parts: QueueParts) {
    this.#desk = desk;
    this.#session = session;
    this.#parts = parts;
    this.#sending = new Sending(session, parts.requests);
  }

  async list(filter: RequestsFilter): Promise<void> {
    const same = JSON.stringify(filter) === JSON.stringify(this.state$.value.filter);
    this.#next({ filter, ...(!same && { page: loading }) });
    await this.#load();
  }

  /** Lists again every so often until the returned function is called; what is there stays where asking fails. */
  follow(everyMs = 60_000): () => void {
    const timer = setInterval(() => void this.#load(), everyMs);
    return () => clearInterval(timer);
  }

  async open(number: string | undefined): Promise<void> {
    if (this.state$.value.open?.number !== number) {
      this.#next({
        open: number === undefined ? undefined : { number, request: loading },
        draft: emptyDraft,
        violations: [],
        failure: undefined,
        done: undefined,
      });
    }
    await this.#show();
  }

  type(change: Partial<AnswerDraft>): void {
    if (this.state$.value.acting !== undefined) return;
    this.#next({ draft: { ...this.state$.value.draft, ...change }, violations: [], failure: undefined });
  }

  /** An elevated user's act, with the answer that was typed where the act says something. */
  async answer(act: OperatorAct): Promise<void> {
    const request = this.#request();
    if (request === undefined) return;
    const { draft, stopped } = this.state$.value;
    const typed = answerOf(act, draft, this.#parts.currency());
    const rules = await this.#parts.rules(request.product);
    if (this.state$.value.open?.number !== request.number) return;
    if (rules === undefined) {
      this.#next({ failure: rulesMissing });
      return;
    }
    const today = this.#parts.today();
    const read = act === 'offer' ? rules.requests.readOffered?.(draft.offered, request, today) : undefined;
    const answer = { ...typed, ...(read?.offered !== undefined && { offered: read.offered }) };
    const violations = within('answer', [
      ...within('offered', read?.violations ?? []),
      ...unread(act, draft, answer),
      ...(act === 'close' ? checkDepositBack(answer.depositBack, stillHeld(request)) : []),
      ...checkAnswer(act, answer, {
        today,
        currency: this.#parts.currency(),
        party: rules.requests.party(request),
        startsOn: rules.requests.startsOn(request, read?.violations.length === 0 ? answer : undefined),
      }),
    ]);
    if (violations.length > 0) {
      this.#next({ violations, stopped: stopped + 1, failure: undefined });
      return;
    }
    const { number } = request;
    await this.#act(act, { number, act, answer }, (asked) => this.#desk.answerRequest(asked));
  }

  /** Takes over the booking that was made elsewhere, at the price that was typed. */
  async takeOver(): Promise<void> {
    const request = this.#request();
    if (request === undefined) return;
    const { draft, stopped } = this.state$.value;
    const typed = draft.price.trim();
    const total = amountTyped(typed, this.#parts.currency());
    if (total === undefined) {
      const violations = [violation(typed === '' ? 'required' : 'not-a-number', 'total')];
      this.#next({ violations, stopped: stopped + 1, failure: undefined });
      return;
    }
    const { number } = request;
    const said = draft.note.trim();
    const taking = { number, total, ...(said !== '' && { note: said }) };
    await this.#act('take-over', taking, (asked) => this.#desk.takeOverRequest(asked));
  }

  /** The agency's word. */
  async decide(act: AgencyAct): Promise<void> {
    const number = this.#request()?.number;
    if (number === undefined) return;
    await this.#act(act, { number, act }, (asked) => this.#desk.decideRequest(asked));
  }

  /** All who are named of the open offer; whether they are. */
  async name(travellers: readonly Traveller[]): Promise<boolean> {
    const number = this.#request()?.number;
    if (number === undefined) return false;
    await this.#act('name', { number, travellers }, (asked) => this.#desk.nameGroup(asked));
    return this.state$.value.done?.act === 'name';
  }

  /** A booking of the open offer; whether it was made. */
  async make(making: Pick<MakeOfferBooking, 'travellers' | 'reference' | 'documents'>): Promise<boolean> {
    const number = this.#request()?.number;
    if (number === undefined) return false;
    await this.#act('make', { number, ...making }, (asked) => this.#desk.makeOfferBooking(asked));
    return this.state$.value.done?.act === 'make';
  }

  async link(transactionId: string): Promise<void> {
    const number = this.#request()?.number;
    const named = transactionId.trim().toUpperCase();
    if (number === undefined || named === '') return;
    await this.#act('link', { number, transactionId: named }, (asked) => this.#desk.linkBooking(asked));
  }

  /** A request was settled beside the queue, or could not be. */
  async settled(number: string): Promise<void> {
    if (this.state$.value.open?.number !== number) return;
    await Promise.all([this.#show(), this.#load()]);
    const state = this.#request()?.state;
    if (state === 'confirmed') this.#next({ draft: emptyDraft, done: { act: 'settle', number } });
  }

  async #act<W extends object>(
    act: ActName,
    wanted: W,
    ask: (asked: W & { readonly requestId: string }) => Effect.Effect<RequestChanged, DeskFailure>,
  ): Promise<void> {
    const { open, acting, stopped } = this.state$.value;
    if (open === undefined || acting !== undefined) return;
    // Another act may take the place of one without an answer: what came of that is read with the request.
    const ending = await this.#sending.sendInstead(
      `request ${open.number}`,
      wanted,
      () => this.#next({ acting: act, failure: undefined, violations: [], done: undefined }),
      ask,
    );
    if (ending === undefined) return;
    if (ending.kind === 'done') {
      this.#next({ acting: undefined, draft: emptyDraft, done: { act, number: open.number } });
    } else {
      const { failure } = ending;
      const violations = failure._tag === 'Invalid' ? failure.violations : [];
      this.#next({
        acting: undefined,
        violations,
        stopped: stopped + Number(violations.length > 0),
        failure: violations.length > 0 ? undefined : failure,
      });
    }
    // Also where it failed: somebody else may have been first.
    await Promise.all([this.#show(), this.#load()]);
  }

  async #load(): Promise<void> {
    this.#listed += 1;
    const listed = this.#listed;
    const outcome = await this.#session.ask(this.#desk.requests(this.state$.value.filter));
    if (listed !== this.#listed) return;
    if (outcome.kind === 'done') {
      const value = this.#withOpen(outcome.value);
      this.#next({ page: { kind: 'ready', value }, readAt: this.#parts.now() });
    } else if (this.state$.value.page.kind !== 'ready')
      this.#next({ page: { kind: 'failed', failure: outcome.failure } });
  }

  /** What is open keeps its row where it was listed, even if it is now in another state than the list is of. */
  #withOpen(listed: RequestsPage): RequestsPage {
    const { page, open } = this.state$.value;
    const number = open?.number;
    if (page.kind !== 'ready' || number === undefined) return listed;
    if (listed.requests.some((each) => each.number === number)) return listed;
    const at = page.value.requests.findIndex((each) => each.number === number);
    const row = page.value.requests[at];
    return row === undefined ? listed : { ...listed, requests: listed.requests.toSpliced(at, 0, row) };
  }

  /** The row of a request says what the request that was just read says. */
  #rowOf({ number, state, takenBy }: ServiceRequest): Pick<RequestQueueState, 'page'> {
    const { page } = this.state$.value;
    if (page.kind !== 'ready') return { page };
    const requests = page.value.requests.map(({ takenBy: before, ...row }) =>
      row.number === number
        ? { ...row, state, ...(takenBy !== undefined && { takenBy }) }
        : { ...row, ...(before !== undefined && { takenBy: before }) },
    );
    return { page: { kind: 'ready', value: { ...page.value, requests } } };
  }

  async #show(): Promise<void> {
    const number = this.state$.value.open?.number;
    if (number === undefined) return;
    this.#opened += 1;
    const opened = this.#opened;
    const outcome = await this.#session.ask(this.#desk.request({ number }));
    if (opened !== this.#opened || this.state$.value.open?.number !== number) return;
    if (outcome.kind === 'done') {
      this.#next({ open: { number, request: { kind: 'ready', value: outcome.value } }, ...this.#rowOf(outcome.value) });
    } else if (this.state$.value.open.request.kind !== 'ready') {
      this.#next({ open: { number, request: { kind: 'failed', failure: outcome.failure } } });
    }
  }

  #request(): ServiceRequest | undefined {
    const request = this.state$.value.open?.request;
    return request?.kind === 'ready' ? request.value : undefined;
  }

  #next(change: Partial<RequestQueueState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}

/** A deposit may be left out, but is never taken for none where it cannot be read. */
function unread(act: OperatorAct, { deposit, taxes }: AnswerDraft, answer: RequestAnswer): readonly Violation[] {
  if (act !== 'offer') return [];
  return [
    ...(deposit.trim() !== '' && answer.deposit === undefined ? [violation('not-a-number', 'deposit')] : []),
    ...(answer.prices ?? []).flatMap(({ type, tax }, at) =>
      tax === undefined && (taxes[type] ?? '').trim() !== '' ? [violation('not-a-number', `prices[${at}].tax`)] : [],
    ),
  ];
}

/** What was typed, read; an amount that is none is left out, for the rules to miss. */
function answerOf(
  act: OperatorAct,
  { prices, taxes, validUntil, deposit, depositBack, depositDue, namesDue, balanceDue, price, note }: AnswerDraft,
  currency: Currency,
): RequestAnswer {
  const read = (['adult', 'child', 'infant'] as const).flatMap((type) => {
    const amount = amountTyped(prices[type] ?? '', currency);
    const tax = amountTyped(taxes[type] ?? '', currency);
    return amount === undefined ? [] : [{ type, amount, ...(tax && { tax }) }];
  });
  const paid = amountTyped(price, currency);
  const held = amountTyped(deposit, currency);
  const back = amountTyped(depositBack, currency);
  const said = note.trim();
  return {
    ...(act === 'offer' && read.length > 0 && { prices: read }),
    ...(act === 'offer' && {
      ...(validUntil !== undefined && { validUntil }),
      ...(held !== undefined && { deposit: held }),
      ...(depositDue !== undefined && { depositDue }),
      ...(namesDue !== undefined && { namesDue }),
      ...(balanceDue !== undefined && { balanceDue }),
    }),
    ...(act === 'close' && back !== undefined && { depositBack: back }),
    ...(act === 'confirm' && paid !== undefined && { price: paid }),
    ...(said !== '' && (act === 'offer' || act === 'confirm' || act === 'refuse') && { note: said }),
  };
}
