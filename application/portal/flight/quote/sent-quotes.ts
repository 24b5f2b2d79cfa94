/** Quotes that were sent to customers: the list, and the one that is opened, at what its offers cost now. */
import { BehaviorSubject } from 'rxjs';
import { journeyTypeOf } from '#domain/flight/booking/in-short.ts';
import type { QuotedOffer } from '#domain/flight/quote/customer-quote.ts';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import type { Party } from '#domain/flight/search/request.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import type { SearchDraft } from '#domain/flight/search/rules.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import type { CustomerQuoteDesk, OpenedQuote, SentQuotesPage } from '#application/desk/customer-quotes.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { FlightDesk } from '#application/desk/flight.ts';
import { type Loadable, loadedFrom, loading } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';

export interface SentQuotesState {
  readonly page: Loadable<SentQuotesPage>;
  /** The last page that arrived, shown while the next one is coming. */
  readonly shown: SentQuotesPage | undefined;
  readonly opened: { readonly sentQuoteId: string; readonly quote: Loadable<OpenedQuote> } | undefined;
  /** The offer that is being taken on to a booking, by position. */
  readonly taking: number | undefined;
  readonly takeFailure: DeskFailure | undefined;
}

/** What an offer is booked from. */
export interface TakenOffer {
  readonly quote: FlightQuote;
  readonly search: SearchDraft;
}

export class SentQuotes {
  readonly state$ = new BehaviorSubject<SentQuotesState>({
    page: loading,
    shown: undefined,
    opened: undefined,
    taking: undefined,
    takeFailure: undefined,
  });
  readonly #desk: Pick<CustomerQuoteDesk, 'listQuotes' | 'openQuote'> & Pick<FlightDesk, 'quote'>;
  readonly #session: Session;
  #asked = 0;

  constructor(desk: Pick<CustomerQuoteDesk, 'listQuotes' | 'openQuote'> & Pick<FlightDesk, 'quote'>, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  async list(page: number): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.#next({ page: loading });
    const outcome = await this.#session.ask(this.#desk.listQuotes({ page }));
    if (asked !== this.#asked) return;
    this.#next(
      outcome.kind === 'done'
        ? { page: { kind: 'ready', value: outcome.value }, shown: outcome.value }
        : { page: { kind: 'failed', failure: outcome.failure } },
    );
  }

  async open(sentQuoteId: string): Promise<void> {
    this.#next({ opened: { sentQuoteId, quote: loading }, taking: undefined, takeFailure: undefined });
    const outcome = await this.#session.ask(this.#desk.openQuote({ sentQuoteId }));
    if (this.state$.value.opened?.sentQuoteId !== sentQuoteId) return;
    this.#next({
      opened: {
        sentQuoteId,
        quote: loadedFrom(outcome),
      },
    });
  }

  close(): void {
    this.#next({ opened: undefined, taking: undefined, takeFailure: undefined });
  }

  /** Takes an offer of the opened quote on to a booking. Undefined where that failed, with the reason in the state. */
  async take(at: number): Promise<TakenOffer | undefined> {
    const { opened, taking } = this.state$.value;
    if (opened?.quote.kind !== 'ready' || taking !== undefined) return undefined;
    const { value } = opened.quote;
    const [offer, priced] = [value.quote.offers[at], value.offers[at]];
    if (offer === undefined || priced === undefined) return undefined;
    this.#next({ taking: at, takeFailure: undefined });
    const outcome = await this.#session.ask(this.#desk.quote({ choices: priced.choices }));
    this.#next({ taking: undefined, takeFailure: outcome.kind === 'failed' ? outcome.failure : undefined });
    return outcome.kind === 'done' ? { quote: outcome.value, search: searchOf(offer, value.party) } : undefined;
  }

  #next(change: Partial<SentQuotesState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}

/** The search that finds such flights again. */
export function searchOf({ itineraries, fares: [{ cabin }] }: QuotedOffer, party: Party): SearchDraft {
  return {
    ...defaultSearch,
    journeyType: journeyTypeOf(itineraries),
    sectors: itineraries.map(({ segments }) => ({
      origin: segments[0].origin,
      destination: (segments.at(-1) ?? segments[0]).destination,
      date: dateOfLocal(segments[0].departure.local),
    })),
    party,
    cabin,
  };
}
