/** The flight search form: where, when, who, and further wishes behind one button. */
import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import PlaneLanding from 'lucide-react/icons/plane-landing';
import PlaneTakeoff from 'lucide-react/icons/plane-takeoff';
import SearchIcon from 'lucide-react/icons/search';
import { fareTypes } from '#domain/flight/cabin.ts';
import { lastSearchDate } from '#domain/flight/search-rules.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/alert.tsx';
import { Button } from '#ui/design/button.tsx';
import { Chips } from '#ui/design/chips.tsx';
import { DateRangeField } from '#ui/design/date-range-field.tsx';
import { focusField } from '#ui/design/error-summary.tsx';
import { IconButton } from '#ui/design/icon-button.tsx';
import { useWords } from '#ui/design/words.ts';
import { violationAt } from '#ui/shell/violation-words.ts';
import { AdvancedOptions } from './advanced-options.tsx';
import { AirportField } from './airport-field.tsx';
import { PartyField } from './party-field.tsx';
import styles from './search-form.module.css';

/** What of a search one may begin to change. */
export type SearchFormField = 'origin' | 'destination' | 'date' | 'party' | 'fareType';

export interface SearchFormProps {
  /** 'Search again' above results, 'Search' elsewhere. */
  readonly again?: boolean;
  /** The field that takes the focus when the form appears. */
  readonly startAt?: SearchFormField;
  readonly onSearched?: (query: string) => void;
}

export function SearchForm({ again = false, startAt, onSearched }: SearchFormProps) {
  const words = useWords();
  const navigate = useNavigate();
  const search = usePart(flightParts.search);
  const { draft, violations, airports, airportsFailed } = useStateOf(search.state$);
  const configuration = useStateOf(usePart(parts.configuration).state$);
  const [advanced, setAdvanced] = useState(false);
  const id = useId();
  const [sector = {}] = draft.sectors;
  useEffect(() => {
    void search.loadAirports();
  }, [search]);

  const zone = configuration.kind === 'ready' ? configuration.configuration.businessZone : 'UTC';
  const today = search.today(sector.origin, zone);
  const fieldIds = {
    'sectors[0].origin': `${id}-from`,
    'sectors[0].destination': `${id}-to`,
    'sectors[0].date': `${id}-date`,
    party: `${id}-party`,
  };
  useEffect(() => {
    if (startAt === undefined) return;
    const fields = { origin: 'from', destination: 'to', date: 'date', party: 'party', fareType: 'fare-type' };
    const field = document.getElementById(`${id}-${fields[startAt]}`);
    const chip = field?.parentElement?.querySelector<HTMLElement>('[aria-pressed="true"]');
    (startAt === 'fareType' ? chip : field)?.focus();
  }, [startAt, id]);
  const submit = async () => {
    const query = await search.submit();
    if (query !== undefined) {
      onSearched?.(query);
      await navigate(`/flight/owresults?${query}`);
      return;
    }
    const [first] = search.state$.value.violations;
    const field = Object.entries(fieldIds).find(([path]) => first?.path.startsWith(path));
    if (field) focusField(field[1]);
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {airportsFailed ? (
        <Alert
          kind="error"
          action={<Button onClick={() => void search.loadAirports()}>{words('shell-try-again')}</Button>}
        >
          {words('flight-airports-failed')}
        </Alert>
      ) : null}
      <div className={styles.row}>
        <div className={styles.places}>
          <AirportField
            id={fieldIds['sectors[0].origin']}
            label={words('flight-from')}
            icon={PlaneTakeoff}
            airports={airports}
            value={sector.origin ?? ''}
            onChange={(origin) => search.changeSector(0, { origin })}
            error={violationAt(words, violations, 'sectors[0].origin')}
            autoFocus={!again}
          />
          <span className={styles.swap}>
            <IconButton
              icon={ArrowLeftRight}
              label={words('flight-swap')}
              variant="secondary"
              size={32}
              onClick={() => search.swap(0)}
            />
          </span>
          <AirportField
            id={fieldIds['sectors[0].destination']}
            label={words('flight-to')}
            icon={PlaneLanding}
            airports={airports}
            value={sector.destination ?? ''}
            onChange={(destination) => search.changeSector(0, { destination })}
            error={violationAt(words, violations, 'sectors[0].destination')}
          />
        </div>
        <DateRangeField
          id={fieldIds['sectors[0].date']}
          single
          firstLabel={words('flight-departure')}
          title={words('flight-departure-title')}
          placeholder={words('flight-choose-date')}
          chosen={{ first: parseIsoDate(sector.date ?? '') ?? null, last: null }}
          onChange={({ first }) => search.changeSector(0, { date: first ?? '' })}
          today={today}
          least={today}
          most={lastSearchDate(today)}
          firstError={violationAt(words, violations, 'sectors[0].date')}
        />
        <PartyField
          id={fieldIds.party}
          party={draft.party}
          cabin={draft.cabin}
          onChange={(change) => search.change(change)}
          error={violationAt(words, violations, 'party')}
        />
        <Button type="submit" variant="primary" size={54} icon={SearchIcon}>
          {words(again ? 'flight-search-again' : 'flight-search')}
        </Button>
      </div>
      <div className={styles.options}>
        <span className={styles.optionsLabel} id={`${id}-fare-type`}>
          {words('flight-fare-type')}
        </span>
        <Chips
          label={words('flight-fare-type')}
          single
          scroll
          chips={fareTypes.map((key) => ({ key, label: words(`flight-fare-type-${key}`) }))}
          chosen={[draft.fareType]}
          onChange={([key]) => search.change({ fareType: fareTypes.find((each) => each === key) ?? 'regular' })}
        />
        <Button
          variant="quiet"
          size={32}
          iconEnd={advanced ? ChevronUp : ChevronDown}
          aria-expanded={advanced}
          onClick={() => setAdvanced(!advanced)}
        >
          {words(advanced ? 'flight-fewer-options' : 'flight-more-options')}
        </Button>
      </div>
      {advanced ? <AdvancedOptions draft={draft} onChange={(change) => search.change(change)} /> : null}
    </form>
  );
}
