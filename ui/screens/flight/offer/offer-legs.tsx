/** The flights of a journey one after another, with what flies them and where one waits between. */
import { equipmentName } from '#domain/flight/reference/equipment.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { layoversOf } from '#domain/flight/offer/layover.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { clockOf, useOfferWords } from './offer-words.ts';
import styles from './offer-fares.module.css';

/** Waits longer than this many minutes are warned of. */
export const longLayoverMinutes = 360;

export function OfferLegs({ itinerary }: { readonly itinerary: Itinerary }) {
  const words = useWords();
  const said = useOfferWords();
  const layovers = layoversOf(itinerary);
  const place = (airport: string, terminal: string | undefined) =>
    terminal === undefined ? airport : `${airport} ${words('flight-terminal-short', { terminal })}`;
  return (
    <ol className={styles.legs}>
      {itinerary.segments.map((segment, at) => {
        const { carrier, flightNumber, operatedBy, origin, destination, departure, arrival, equipment } = segment;
        const layover = layovers[at - 1];
        return (
          <li key={`${carrier}${flightNumber}${departure.local}`}>
            {layover === undefined ? null : (
              <p className={classNames(styles.layover, layover.minutes > longLayoverMinutes && styles.long)}>
                {words(layover.overnight ? 'flight-layover-overnight' : 'flight-layover-at', {
                  airport: layover.airport,
                  duration: said.duration(layover.minutes),
                })}
              </p>
            )}
            <p className={styles.leg}>
              <Code strong>
                {carrier} {flightNumber}
              </Code>
              <span>
                {words('flight-leg', {
                  departs: clockOf(departure.local),
                  origin: place(origin, segment.originTerminal),
                  arrives: clockOf(arrival.local),
                  destination: place(destination, segment.destinationTerminal),
                })}
              </span>
              <span className={styles.quiet}>
                {said.duration(segment.durationMinutes)} · {equipmentName(equipment)}
              </span>
              {operatedBy === undefined ? null : (
                <span className={styles.quiet}>
                  {words('flight-operated-by', { airline: said.airline(operatedBy) })}
                </span>
              )}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
