/**
 * A quote for a customer while it is being made: the flights picked from the results of one search, to whom it goes and
 * how, and what became of sending it. It is written down with its request id before it leaves, and sent again as it was until
 * a word has come, also by a page that was loaded anew, so that nobody gets it twice.
 */
import { BehaviorSubject } from 'rxjs';
import {
  checkCustomerQuote,
  isMailed,
  quotedOffersMost,
  quoteHoursUsual,
} from '#domain/flight/quote/customer-quote.ts';
import type { Money } from '#domain/money/money.ts';
import type { PersonLanguage } from '#domain/people/language.ts';
import { asksAnything } from '#domain/price/ask.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import type { CustomerQuoteDesk, QuoteSent, SendQuote } from '#application/desk/customer-quotes.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { type AskDraft, draftOf, readAsk } from '../checkout/ask-draft.ts';
import { type OpenRequests, settles } from '#application/portal/booking/request/open-requests.ts';
import type { Session } from '#application/portal/session/session.ts';
import type { ChosenFare } from '../search/flight-results.ts';

/** One offer: a fare for the whole journey, or one a direction. */
export type PickedOffer = readonly ChosenFare[];

export interface QuoteForm {
  readonly name: string;
  readonly email: string;
  readonly language: PersonLanguage;
  readonly withMarkup: boolean;
  readonly hours: number;
  readonly note: string;
  /** What is asked beside the price of each offer, as typed. */
  readonly ask: AskDraft;
  /** By mail; otherwise only a text is made, to be copied. */
  readonly mail: boolean;
}

export interface QuoteDraftState {
  /** The search that the flights are from. */
  readonly query: string;
  readonly open: boolean;
  readonly picks: readonly PickedOffer[];
  readonly form: QuoteForm;
  /** Of the last try to send. */
  readonly violations: readonly Violation[];
  /** Counts the tries that broke a rule. */
  readonly tries: number;
  readonly sending: boolean;
  /** It was sent and no word came: it has to be sent again as it was, and nothing may be edited meanwhile. */
  readonly unanswered: boolean;
  readonly failure: DeskFailure | undefined;
  /** What an offer was shown at and what it costs now: to be sent at today's prices or not at all. */
  readonly changed: { readonly from: Money; readonly to: Money } | undefined;
  readonly sent: QuoteSent | undefined;
}

const emptyForm: QuoteForm = {
  name: '',
  email: '',
  language: 'en',
  withMarkup: true,
  hours: quoteHoursUsual,
  note: '',
  ask: {},
  mail: true,
};

/** There is one quote at a time. */
const key = 'quote';

const atRest = { violations: [], sending: false, failure: undefined, changed: undefined, sent: undefined } as const;

export class QuoteDraft {
  readonly state$: BehaviorSubject<QuoteDraftState>;
  readonly #desk: Pick<CustomerQuoteDesk, 'sendQuote'>;
  readonly #session: Session;
  readonly #requests: OpenRequests;
  readonly #language: () => PersonLanguage;

  /** `language` is the portal's own, in which a quote begins. */
  constructor(
    desk: Pick<CustomerQuoteDesk, 'sendQuote'>,
    session: Session,
    requests: OpenRequests,
    language: () => PersonLanguage,
  ) {
    this.#desk = desk;
    this.#session = session;
    this.#requests = requests;
    this.#language = language;
    this.state$ = new BehaviorSubject<QuoteDraftState>({
      ...atRest,
      unanswered: false,
      query: '',
      open: false,
      picks: [],
      form: { ...emptyForm, language: language() },
      tries: 0,
    });
  }

  /** Opens it with further offers of a search; those of another search are left out, and so is what is in it already. */
  open(query: string, offers: readonly PickedOffer[]): void {
    const state = this.state$.value;
    const before = state.query === query && state.sent === undefined ? state.picks : [];
    const further = offers.filter((offer) => !before.some((each) => keyOf(each) === keyOf(offer)));
    const language = state.query === '' ? this.#language() : state.form.language;
    const waiting = this.#waiting();
    this.#next({
      ...atRest,
      query,
      open: true,
      picks: [...before, ...further].slice(0, quotedOffersMost),
      form: waiting === undefined ? { ...state.form, language } : formOf(waiting),
      unanswered: waiting !== undefined,
      tries: 0,
    });
  }

  /** What was picked and filled in stays; what was sent is done with. */
  close(): void {
    const { sent, form } = this.state$.value;
    this.#next({
      ...atRest,
      open: false,
      ...(sent && { picks: [], form: { ...form, name: '', email: '', note: '', ask: {} } }),
    });
  }

  remove(at: number): void {
    if (this.state$.value.unanswered) return;
    const picks = this.state$.value.picks.filter((_, each) => each !== at);
    this.#next({ picks, violations: [], changed: undefined, failure: undefined });
  }

  change(change: Partial<QuoteForm>): void {
    const { form, violations, unanswered } = this.state$.value;
    if (unanswered) return;
    const touched = Object.keys(change).map((field) => pathOf(field));
    this.#next({
      form: { ...form, ...change },
      violations: violations.filter(
        ({ path }) => !touched.some((field) => path === field || path.startsWith(`${field}.`)),
      ),
      failure: undefined,
    });
  }

  async send(): Promise<void> {
    const state = this.state$.value;
    if (state.sending) return;
    const waiting = this.#waiting();
    const violations = waiting === undefined ? checkDraft(state) : [];
    if (violations.length > 0) {
      this.#next({ violations, tries: state.tries + 1 });
      return;
    }
    const asked = waiting ?? requestOf(state);
    const { id: requestId } = this.#requests.begin(key, JSON.stringify(asked));
    this.#next({ sending: true, unanswered: false, failure: undefined, violations: [] });
    const outcome = await this.#session.ask(this.#desk.sendQuote({ ...asked, requestId }));
    if (outcome.kind === 'done') {
      this.#requests.end(key);
      this.#next({ sending: false, changed: undefined, sent: outcome.value });
      return;
    }
    const { failure } = outcome;
    const known = settles(failure) || failure._tag === 'NotPermitted';
    if (known) this.#requests.end(key);
    if (failure._tag === 'FareChanged') {
      this.#next({ sending: false, changed: { from: failure.from, to: failure.to } });
    } else if (failure._tag === 'Invalid') {
      this.#next({ sending: false, changed: undefined, violations: failure.violations, tries: state.tries + 1 });
    } else this.#next({ sending: false, unanswered: !known, failure });
  }

  /** What was sent and has no answer. */
  #waiting(): Omit<SendQuote, 'requestId'> | undefined {
    const content = this.#requests.waiting(key)?.content;
    // Written above, of such a request.
    return content === undefined ? undefined : (JSON.parse(content) as Omit<SendQuote, 'requestId'>);
  }

  #next(change: Partial<QuoteDraftState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}

/** What tells one picked offer from another. */
export function keyOf(offer: PickedOffer): string {
  return offer.map(({ fare }) => fare.fareId).join(' ');
}

function checkDraft({ form, picks }: QuoteDraftState): readonly Violation[] {
  const { name, email, mail, hours, note } = form;
  return [
    ...checkCustomerQuote({ customer: { name, ...(mail && { email }) }, hours, note, offers: picks }),
    ...(mail && !isMailed({ email }) ? [violation('required', 'customer.email')] : []),
    ...askOf({ form, picks }).violations,
  ];
}

/** In the currency of what is offered. */
function askOf({ form, picks }: Pick<QuoteDraftState, 'form' | 'picks'>): ReturnType<typeof readAsk> {
  const currency = picks[0]?.[0]?.fare.total.currency;
  return currency === undefined ? { ask: {}, violations: [] } : readAsk(form.ask, currency);
}

function requestOf({ form, picks, changed }: QuoteDraftState): Omit<SendQuote, 'requestId'> {
  const { name, email, mail, language, withMarkup, hours, note } = form;
  const { ask } = askOf({ form, picks });
  return {
    customer: { name: name.trim(), ...(mail && { email: email.trim() }) },
    language,
    withMarkup,
    hours,
    ...(note.trim() !== '' && { note: note.trim() }),
    ...(asksAnything(ask) && { ask }),
    offers: picks.map((offer) => ({
      choices: offer.map(({ offer: { offerId }, fare: { fareId } }) => ({ offerId, fareId })),
    })),
    acceptChanges: changed !== undefined,
  };
}

/** As it was filled in. */
function formOf({ customer, language, withMarkup, hours, note = '', ask }: Omit<SendQuote, 'requestId'>): QuoteForm {
  const { name, email } = customer;
  return { name, email: email ?? '', mail: email !== undefined, language, withMarkup, hours, note, ask: draftOf(ask) };
}

function pathOf(field: string): string {
  return field === 'name' || field === 'email' ? `customer.${field}` : field;
}
