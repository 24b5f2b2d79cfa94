/**
 * "Explain this number" for a fare among results. A search lists totals alone, so what a fare is made of is asked for when it
 * is opened; the answer is kept as long as that fare is listed.
 */
import { BehaviorSubject } from 'rxjs';
import type { FareOption } from '#domain/flight/offer/offer.ts';
import type { Price } from '#domain/price/price.ts';
import type { FlightDesk } from '#application/desk/flight.ts';
import { type Loadable, loadedFrom, loading } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';
import type { ChosenFare } from './flight-results.ts';

export interface ExplainedFare {
  readonly of: ChosenFare;
  /** As it is now, which may differ from what is listed. */
  readonly price: Loadable<Price>;
}

export class ExplainFares {
  /** The fare that is open; undefined while none is. */
  readonly state$ = new BehaviorSubject<ExplainedFare | undefined>(undefined);
  readonly #desk: Pick<FlightDesk, 'explainFare'>;
  readonly #session: Session;
  readonly #known = new WeakMap<FareOption, Price>();

  constructor(desk: Pick<FlightDesk, 'explainFare'>, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  /** A fare that could not be explained is asked for again. */
  async open(of: ChosenFare): Promise<void> {
    const known = this.#known.get(of.fare);
    const asked: ExplainedFare = { of, price: known === undefined ? loading : { kind: 'ready', value: known } };
    this.state$.next(asked);
    if (known !== undefined) return;
    const { offer, fare } = of;
    const outcome = await this.#session.ask(
      this.#desk.explainFare({ choices: [{ offerId: offer.offerId, fareId: fare.fareId }] }),
    );
    if (outcome.kind === 'done') this.#known.set(fare, outcome.value);
    // Closed meanwhile, or another one opened.
    if (this.state$.value !== asked) return;
    this.state$.next({
      of,
      price: loadedFrom(outcome),
    });
  }

  close(): void {
    this.state$.next(undefined);
  }
}
