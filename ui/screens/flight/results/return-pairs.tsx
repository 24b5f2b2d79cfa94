/** Special return fares: the cheapest pair of each airline, both ways taken with one press. */
import { memo } from 'react';
import { type ReturnPair, savedTogether } from '#domain/flight/offer/return-pairs.ts';
import type { FoundTrip, TripLists } from '#application/portal/flight/search/trip-results.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { CarrierTile } from '#ui/design/data/carrier-tile.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { useAirlineName } from '#ui/places/airline-name.ts';
import { clockOf, flightsOf, useOfferWords } from '../offer/offer-words.ts';
import styles from './return-pairs.module.css';

export interface ReturnPairsProps {
  readonly trip: FoundTrip;
  readonly results: Pick<TripLists, 'choosePair'>;
}

export const ReturnPairs = memo(({ trip, results }: ReturnPairsProps) => {
  const words = useWords();
  const said = useOfferWords();
  const { adults, children, infants } = trip.request.party;
  const airlineName = useAirlineName();
  if (trip.pairs.length === 0) return null;
  return (
    <section className={styles.pairs} aria-labelledby="return-pairs">
      <h2 id="return-pairs" className={styles.title}>
        {words('flight-pairs')}
        <span className={styles.note}>{words('flight-pairs-note', { count: adults + children + infants })}</span>
      </h2>
      <ul className={styles.list}>
        {trip.pairs.map((pair) => {
          const chosen = isChosen(trip, pair);
          const saved = savedTogether(pair);
          return (
            <li key={pair.carrier}>
              <button
                type="button"
                className={classNames(styles.pair, chosen && styles.chosen)}
                aria-pressed={chosen}
                onClick={() => results.choosePair(pair)}
              >
                <CarrierTile code={pair.carrier} size={28} />
                <span className={styles.words}>
                  <strong>{airlineName(pair.carrier)}</strong>
                  <span className={styles.quiet}>
                    {words('flight-pair-flights', {
                      there: uncut(flightsOf(pair.onward.offer.itineraries[0])),
                      leaves: clockOf(pair.onward.offer.itineraries[0].segments[0].departure.local),
                      back: uncut(flightsOf(pair.back.offer.itineraries[0])),
                      returns: clockOf(pair.back.offer.itineraries[0].segments[0].departure.local),
                    })}
                  </span>
                </span>
                <span className={styles.price}>
                  <Amount of={pair.total} strong />
                  {saved ? (
                    <span className={styles.saves}>{words('flight-pair-saves', { amount: said.money(saved) })}</span>
                  ) : null}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
});

/** A flight's code is not cut at the end of a line. */
const uncut = (flights: string): string => flights.replaceAll(/(\b\w{2}) (?=\d)/g, '$1\u00a0');

function isChosen({ choices }: FoundTrip, { onward, back }: ReturnPair): boolean {
  return [onward, back].every(({ fare }, at) => choices[at]?.fare.fareId === fare.fareId);
}
