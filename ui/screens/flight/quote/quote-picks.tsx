/** The flights that a quote offers, each with its price and a way out; what is no longer sold says so. */
import X from 'lucide-react/icons/x';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { sharedDecimals } from '#domain/money/format.ts';
import { sum } from '#domain/money/money.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { dayOffset } from '#domain/time/place-time.ts';
import { keyOf, type PickedOffer } from '#application/portal/flight/quote/quote-draft.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { LaterDay } from '#ui/design/date/later-day.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { clockOf, dayOf, flightsOf, flightsOfOffer, lastOf } from '../offer/offer-words.ts';
import styles from './quote.module.css';

export interface QuotePicksProps {
  readonly picks: readonly PickedOffer[];
  readonly violations: readonly Violation[];
  readonly onRemove: (at: number) => void;
}

export function QuotePicks({ picks, violations, onRemove }: QuotePicksProps) {
  const words = useWords();
  const dates = useDates();
  const totals = picks.flatMap((pick) => totalOf(pick) ?? []);
  const decimals = sharedDecimals(totals);
  if (picks.length === 0) return <p className={styles.none}>{words('quotes-none-picked')}</p>;
  return (
    <ul className={styles.picks} aria-label={words('quotes-picks')}>
      {picks.map((pick, at) => {
        const total = totalOf(pick);
        const wrong = violationAt(words, violations, `offers[${at}]`);
        return (
          <li key={keyOf(pick)} className={styles.pick}>
            <span className={styles.pickWords}>
              {pick.flatMap(({ offer, fare }) =>
                offer.itineraries.map((itinerary) => (
                  <span key={flightsOf(itinerary)}>
                    <Code strong>{flightsOf(itinerary)}</Code>{' '}
                    <span className={styles.quiet}>
                      {dates.short(dayOf(itinerary.segments[0].departure.local))}{' '}
                      <Code>
                        {itinerary.segments[0].origin} {clockOf(itinerary.segments[0].departure.local)}
                      </Code>
                      {' – '}
                      <Listed>
                        <Arrival itinerary={itinerary} />
                        {fare.family}
                      </Listed>
                    </span>
                  </span>
                )),
              )}
              {wrong === undefined ? null : <span className={styles.wrong}>{wrong}</span>}
            </span>
            {total === undefined ? null : <Amount of={total} decimals={decimals} strong />}
            <IconButton
              icon={X}
              size={28}
              label={words('quotes-remove', { flights: pick.map(({ offer }) => flightsOfOffer(offer)).join(', ') })}
              onClick={() => onRemove(at)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** 'DXB 00:10+1'. */
function Arrival({ itinerary }: { readonly itinerary: Itinerary }) {
  const { destination, arrival } = lastOf(itinerary);
  const later = dayOffset(itinerary.segments[0].departure.local, arrival.local);
  return (
    <Code>
      {destination} {clockOf(arrival.local)}
      <LaterDay days={later} />
    </Code>
  );
}

function totalOf(pick: PickedOffer) {
  const [first] = pick;
  return (
    first &&
    sum(
      first.fare.total.currency,
      pick.map(({ fare }) => fare.total),
    )
  );
}
