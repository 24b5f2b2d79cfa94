/**
 * A quote for a customer while it is being made: the flights picked from the results of one search, to whom it goes and
 * how, and the outcome of sending it. It is written down with its request id before it leaves, and sent again as it was until
 * a word has come, also by a page that was reloaded, so that nobody gets it twice.
 */
import { BehaviorSubject } from 'rxjs';
import type { Language } from '#domain/people/language.ts';
import {
  checkCustomerQuote,
  isMailed,
  quotedOffersMost,
  quoteHoursUsual,
} from '#domain/flight/quote/customer-quote.ts';
import type { Money } from '#domain/money/money.ts';
import { asksAnything } from '#domain/price/ask.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import type { CustomerQuoteDesk, QuoteSent, SendQuote } from '#application/desk/customer-quotes.ts';
import { type AskDraft, draftOf, readAsk } from '../checkout/ask-draft.ts';
import { atRest, Sending, type SendState, type SentRequests } from '#application/portal/sending.ts';
import type { Session } from '#application/portal/session/session.ts';
import type { ChosenFare } from '../search/flight-results.ts';

/** One offer: a fare for the whole journey, or one a direction. */
export type PickedOffer = readonly ChosenFare[];

export interface QuoteForm {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly withMarkup: boolean;
  readonly hours: number;
  readonly note: string;
  /** What is asked beside the price of each offer, as typed. */
  readonly ask: AskDraft;
  /** By mail; otherwise only a text is made, to be copied. */
  readonly mail: boolean;
}

export interface QuoteDraftState extends SendState {
  /** The search that the flights are from. */
  readonly query: string;
  readonly open: boolean;
  readonly picks: readonly PickedOffer[];
  readonly form: QuoteForm;
  /** Of the last try to send. */
  readonly violations: readonly Violation[];
  /** Counts the tries that broke a rule. */
  readonly tries: number;
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

const unsent = { ...atRest, violations: [], changed: undefined, sent: undefined } as const;

type Wanted = Omit<SendQuote, 'requestId'>;

export class QuoteDraft {
  readonly state$: BehaviorSubject<QuoteDraftState>;
  readonly #desk: Pick<CustomerQuoteDesk, 'sendQuote'>;
  readonly #sending: Sending;
  readonly #language: () => Language;

  /** `language` is the portal's own, in which a quote begins. */
  constructor(
    desk: Pick<CustomerQuoteDesk, 'sendQuote'>,
    session: Session,
    requests: SentRequests,
    language: () => Language,
  ) {
    this.#desk = desk;
    this.#sending = new Sending(session, requests);
    this.#language = language;
    this.state$ = new BehaviorSubject<QuoteDraftState>({
      ...unsent,
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
    const waiting = this.#sending.waiting<Wanted>(key);
    this.#next({
      ...unsent,
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
      ...unsent,
      unanswered: this.state$.value.unanswered,
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
    const violations = this.#sending.waiting(key) === undefined ? checkDraft(state) : [];
    if (violations.length > 0) {
      this.#next({ violations, tries: state.tries + 1 });
      return;
    }
    const ending = await this.#sending.send<Wanted, QuoteSent>(
      key,
      requestOf(state),
      (shown) => this.#next({ ...shown, violations: [] }),
      (request) => this.#desk.sendQuote(request),
    );
    if (ending === undefined) return;
    if (ending.kind === 'done') {
      this.#next({ ...ending.state, changed: undefined, sent: ending.value });
    } else if (ending.kind !== 'in-doubt' && ending.failure._tag === 'FareChanged') {
      this.#next({ ...atRest, changed: { from: ending.failure.from, to: ending.failure.to } });
    } else if (ending.kind !== 'in-doubt' && ending.failure._tag === 'Invalid') {
      const found = ending.failure.violations;
      this.#next({ ...atRest, changed: undefined, violations: found, tries: state.tries + 1 });
    } else this.#next(ending.state);
  }

  #next(change: Partial<QuoteDraftState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}

/** What says one picked offer from another. */
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

function requestOf({ form, picks, changed }: QuoteDraftState): Wanted {
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
function formOf({ customer, language, withMarkup, hours, note = '', ask }: Wanted): QuoteForm {
  const { name, email } = customer;
  return { name, email: email ?? '', mail: email !== undefined, language, withMarkup, hours, note, ask: draftOf(ask) };
}

function pathOf(field: string): string {
  return field === 'name' || field === 'email' ? `customer.${field}` : field;
}
