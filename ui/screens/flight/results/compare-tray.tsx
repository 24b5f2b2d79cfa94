/**
 * The offers that are being compared, at the bottom edge: their names while one goes on looking, and opened a row for each
 * quality with the best of it checked. In a narrow window the rows open in a sheet.
 */
import { useId, useState } from 'react';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { compareMost, compareOffers } from '#domain/flight/offer/compare.ts';
import type { ComparedRow, ComparedValue } from '#domain/flight/offer/compare.ts';
import type { ChosenFare, FlightResults, FoundFlights } from '#application/portal/flight/search/flight-results.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { BottomSheet } from '#ui/design/layer/bottom-sheet.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { CarrierTile } from '#ui/design/data/carrier-tile.tsx';
import { RemovableChip } from '#ui/design/choice/chips.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { Switch } from '#ui/design/field/switch.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWords } from '#ui/design/words/words.ts';
import { useAirlineName } from '#ui/places/airline-name.ts';
import { ExplainFare } from '../fare/explain-fare.tsx';
import { arrivalOf, clockOf, flightsOf, flightsOfOffer, lastOf, useOfferWords } from '../offer/offer-words.ts';
import { usePriceWords } from './prices-of.ts';
import { QuoteCompared } from '../quote/quote-button.tsx';
import styles from './compare.module.css';

export interface CompareTrayProps {
  readonly found: FoundFlights;
  readonly results: FlightResults;
  /** Names the direction where there are several lists. */
  readonly title: string | undefined;
  readonly termsFor: number | undefined;
  /** What is compared can be sent to a customer. */
  readonly quotable: boolean;
}

export function CompareTray({ found, results, title, termsFor, quotable }: CompareTrayProps) {
  const words = useWords();
  const narrow = useNarrow();
  const [open, setOpen] = useState(false);
  const [differences, setDifferences] = useState(false);
  const { compared } = found;
  if (compared.length === 0) return null;
  const heading = title === undefined ? words('flight-compare') : words('flight-compare-named', { name: title });
  const table = (
    <CompareTable found={found} results={results} title={title} termsFor={termsFor} differences={differences} />
  );
  const onlyDifferences = (
    <Switch on={differences} onChange={setDifferences}>
      {words('flight-compare-differences')}
    </Switch>
  );
  const enough = compared.length > 1;
  const shown = open && enough;
  return (
    <section className={styles.tray} aria-label={heading}>
      <div className={styles.bar}>
        <h2 className={styles.title}>{heading}</h2>
        <span className={styles.fact}>
          {compared.length === compareMost
            ? words('flight-compare-full', { count: compareMost })
            : words('flight-compare-more', { count: compareMost })}
        </span>
        {shown && !narrow ? null : (
          <div className={styles.names}>
            {compared.map(({ offer, fare }) => (
              <RemovableChip
                key={offer.offerId}
                removeLabel={words('flight-compare-remove', { flights: flightsOfOffer(offer) })}
                onRemove={() => results.toggleCompared(offer, fare)}
              >
                <bdi>{flightsOfOffer(offer)}</bdi>
              </RemovableChip>
            ))}
          </div>
        )}
        <div className={styles.acts}>
          {shown && !narrow ? onlyDifferences : null}
          <Button variant="quiet" size={32} onClick={() => results.clearCompared()}>
            {words('flight-compare-clear')}
          </Button>
          {quotable && found.partner === undefined && found.sectors.length === found.request.sectors.length ? (
            <QuoteCompared query={found.query} compared={compared} />
          ) : null}
          <Button
            size={32}
            disabled={!enough}
            iconEnd={shown ? ChevronDown : ChevronUp}
            aria-expanded={shown}
            onClick={() => setOpen(!open)}
          >
            {words(shown ? 'flight-compare-close' : 'flight-compare-open')}
          </Button>
        </div>
      </div>
      {shown && !narrow ? <div className={styles.panel}>{table}</div> : null}
      {narrow ? (
        <BottomSheet open={shown} title={words('flight-compare')} onClose={() => setOpen(false)}>
          {onlyDifferences}
          <div className={styles.scroll}>{table}</div>
        </BottomSheet>
      ) : null}
    </section>
  );
}

function CompareTable({
  found,
  results,
  termsFor,
  differences,
}: Omit<CompareTrayProps, 'quotable'> & { readonly differences: boolean }) {
  const words = useWords();
  const id = useId();
  const { explained } = usePriceWords();
  const { compared } = found;
  const rows = compareOffers(compared.map(({ offer, fare: option }) => ({ offer, option })))
    .filter(({ quality }) => !quality.startsWith('earn') || termsFor !== undefined)
    .filter(({ differs }) => differs || !differences);
  return (
    <table className={styles.table}>
      <caption className="unseen">{words('flight-compare')}</caption>
      <thead>
        <tr>
          <td>
            <span className="unseen">{words('flight-feature')}</span>
          </td>
          {compared.map((each, at) => (
            <ComparedHead key={each.offer.offerId} id={`${id}-${at}`} compared={each} results={results} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.quality}>
            <th scope="row">{words(`flight-compare-${row.quality}`, { count: termsFor ?? 1 })}</th>
            {compared.map(({ offer }, at) => (
              <Cell key={offer.offerId} row={row} at={at} />
            ))}
          </tr>
        ))}
        <tr className={styles.selects}>
          <td>
            <span className="unseen">{words('flight-compare-select')}</span>
          </td>
          {compared.map(({ offer, fare }, at) => (
            <td key={offer.offerId}>
              <span className={styles.choice}>
                <Button size={32} onClick={() => results.choose(offer, fare)}>
                  {words('flight-compare-select')} <Amount of={fare.perAdult} />
                </Button>
                {explained ? <ExplainFare of={{ offer, fare }} describedBy={`${id}-${at}`} /> : null}
              </span>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

interface ComparedHeadProps {
  readonly id: string;
  readonly compared: ChosenFare;
  readonly results: FlightResults;
}

function ComparedHead({ id, compared: { offer, fare }, results }: ComparedHeadProps) {
  const words = useWords();
  const airlineName = useAirlineName();
  const [{ segments }] = offer.itineraries;
  return (
    <th scope="col">
      <span className={styles.head}>
        <CarrierTile code={segments[0].carrier} size={28} />
        <span id={id} className={styles.headWords}>
          <span>{airlineName(segments[0].carrier)}</span>
          {offer.itineraries.map((itinerary, at) => (
            <span key={at} className={styles.fact}>
              <bdi className={styles.flights}>{flightsOf(itinerary)}</bdi>{' '}
              {words('flight-compare-when', {
                departs: clockOf(itinerary.segments[0].departure.local),
                origin: itinerary.segments[0].origin,
                arrives: arrivalOf(itinerary),
                destination: lastOf(itinerary).destination,
              })}
            </span>
          ))}
          <span className={styles.fact}>{fare.family}</span>
        </span>
        <IconButton
          icon={X}
          size={28}
          label={words('flight-compare-remove', { flights: flightsOfOffer(offer) })}
          onClick={() => results.toggleCompared(offer, fare)}
        />
      </span>
    </th>
  );
}

function Cell({ row, at }: { readonly row: ComparedRow; readonly at: number }) {
  const words = useWords();
  const value = row.values[at];
  const best = row.best[at] ?? false;
  return (
    <td className={classNames(best && styles.best)}>
      <span className={styles.cell}>
        {value === undefined ? null : <Value of={value} />}
        {best ? (
          <>
            <Icon of={Check} size={16} />
            <span className="unseen">{words('flight-compare-best')}</span>
          </>
        ) : null}
      </span>
    </td>
  );
}

function Value({ of }: { readonly of: ComparedValue }) {
  const words = useWords();
  const said = useOfferWords();
  switch (of.kind) {
    case 'money':
      return of.amount.minor === 0 ? words('flight-fee-free') : <Amount of={of.amount} />;
    case 'not-allowed':
      return words('flight-fee-not-allowed');
    case 'minutes':
      return said.duration(of.minutes);
    case 'kilograms':
      return said.kilograms(of.kilograms);
    case 'count':
      return of.count;
    case 'layovers':
      if (of.layovers.length === 0) return words('flight-compare-no-layover');
      return (
        <span>
          {of.layovers.map(({ airport, minutes, overnight }, at) => (
            <span key={at}>
              {at === 0 ? null : ', '}
              <bdi>{airport}</bdi> {said.duration(minutes)}
              {overnight ? <span className={styles.overnight}> {words('flight-compare-overnight')}</span> : null}
            </span>
          ))}
        </span>
      );
  }
}
