/** The flights of a search: from, to and when; of a journey over several cities one row each. */
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import PlaneLanding from 'lucide-react/icons/plane-landing';
import PlaneTakeoff from 'lucide-react/icons/plane-takeoff';
import X from 'lucide-react/icons/x';
import { multiCitySectors } from '#domain/flight/search/rules.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { FlightSearch, FlightSearchState } from '#application/portal/flight/search/flight-search.ts';
import type { ChosenDates } from '#ui/design/date/date-range-calendar.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { AirportField } from '#ui/places/airport-field.tsx';
import { SearchDates } from './search-dates.tsx';
import styles from './search-form.module.css';

/** The element of a field of a flight, by the start of the form's ids. */
export function sectorFieldId(id: string, at: number, field: 'origin' | 'destination' | 'date'): string {
  const name = { origin: 'from', destination: 'to', date: 'date' }[field];
  return at === 0 ? `${id}-${name}` : `${id}-${name}-${at}`;
}

export interface SearchSectorProps {
  readonly id: string;
  readonly search: FlightSearch;
  readonly state: Pick<FlightSearchState, 'draft' | 'airports' | 'allAirports'>;
  readonly violations: readonly Violation[];
  /** Which flight. */
  readonly at: number;
  readonly today: IsoDate;
  readonly autoFocus?: boolean;
}

/** From and to. */
export function SearchPlaces({ id, search, state, violations, at, autoFocus = false }: SearchSectorProps) {
  const words = useWords();
  const { draft, airports, allAirports } = state;
  const { origin = '', destination = '' } = draft.sectors[at] ?? {};
  return (
    <div className={styles.places}>
      <AirportField
        id={sectorFieldId(id, at, 'origin')}
        label={words('flight-from')}
        icon={PlaneTakeoff}
        airports={airports}
        all={allAirports}
        value={origin}
        onChange={(code) => search.changeSector(at, { origin: code })}
        error={violationAt(words, violations, `sectors[${at}].origin`)}
        autoFocus={autoFocus}
      />
      <span className={styles.swap}>
        <IconButton
          icon={ArrowLeftRight}
          label={words('flight-swap')}
          variant="secondary"
          size={32}
          onClick={() => search.swap(at)}
        />
      </span>
      <AirportField
        id={sectorFieldId(id, at, 'destination')}
        label={words('flight-to')}
        icon={PlaneLanding}
        airports={airports}
        all={allAirports}
        value={destination}
        onChange={(code) => search.changeSector(at, { destination: code })}
        error={violationAt(words, violations, `sectors[${at}].destination`)}
      />
    </div>
  );
}

/** The day, or both days of a return. */
export function SearchDays({ id, search, state, violations, at, today }: SearchSectorProps) {
  const words = useWords();
  const { draft } = state;
  const change = ({ first, last }: ChosenDates) => {
    if (draft.journeyType === 'round-trip') search.changeDates(first ?? '', last ?? '');
    else search.changeSector(at, { date: first ?? '' });
  };
  return (
    <SearchDates
      id={sectorFieldId(id, at, 'date')}
      lastId={sectorFieldId(id, 1, 'date')}
      draft={draft}
      at={at}
      today={today}
      onChange={change}
      firstError={violationAt(words, violations, `sectors[${at}].date`)}
      lastError={draft.journeyType === 'round-trip' ? violationAt(words, violations, 'sectors[1].date') : undefined}
    />
  );
}

/** A flight among several, with the way to take it out where there are more than need be. */
export function SearchFlight(props: SearchSectorProps) {
  const words = useWords();
  const { search, state, at } = props;
  const number = at + 1;
  const more = state.draft.sectors.length > multiCitySectors.least;
  return (
    <fieldset className={styles.flight}>
      <legend className={styles.flightName}>{words('flight-flight', { number })}</legend>
      <SearchPlaces {...props} />
      <SearchDays {...props} />
      {more ? (
        <IconButton
          icon={X}
          label={words('flight-remove-flight', { number })}
          onClick={() => search.removeSector(at)}
        />
      ) : null}
    </fieldset>
  );
}
