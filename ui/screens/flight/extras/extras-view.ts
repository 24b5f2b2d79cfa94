/** What the choosing of extras is drawn from, for a booking in progress and for one that has its tickets alike. */
import type { BookedSsr } from '#domain/flight/extras/ancillaries.ts';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import type { Money } from '#domain/money/money.ts';
import type { TravellerDraft } from '#domain/people/traveller.ts';
import type { ExtrasChooser } from '#application/portal/flight/extras/extras-chooser.ts';

export interface ExtrasState {
  readonly quote: Pick<FlightQuote, 'itineraries'>;
  readonly form: {
    readonly travellers: readonly TravellerDraft[];
    readonly extras: readonly BookedSsr[];
  };
  readonly fare: { readonly total: Money };
}

export interface ExtrasView {
  readonly state: ExtrasState;
  readonly checkout: { readonly extras: ExtrasChooser };
}
