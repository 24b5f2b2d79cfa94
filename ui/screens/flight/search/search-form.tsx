/** The flight search form: what kind of journey, where, when, who, and further wishes behind one button. */
import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Plus from 'lucide-react/icons/plus';
import SearchIcon from 'lucide-react/icons/search';
import { fareTypes } from '#domain/flight/reference/cabin.ts';
import { multiCitySectors } from '#domain/flight/search/rules.ts';
import { journeyTypes } from '#domain/flight/search/request.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Chips } from '#ui/design/choice/chips.tsx';
import { focusField } from '#ui/design/notice/error-summary.tsx';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { whenIdle } from '#ui/design/theme/when-idle.ts';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { AdvancedOptions } from './advanced-options.tsx';
import { FareConditionNote } from '../fare/fare-condition-note.tsx';
import { PartyField } from './party-field.tsx';
import { SearchDays, SearchFlight, SearchPlaces, sectorFieldId } from './search-sectors.tsx';
import styles from './search-form.module.css';

/** What of a search one may begin to change. */
export type SearchFormField = 'journey' | 'origin' | 'destination' | 'date' | 'return' | 'party' | 'fareType';

export interface SearchFormProps {
  /** 'Search again' above results, 'Search' elsewhere. */
  readonly again?: boolean;
  /** The field that takes the focus when the form appears. */
  readonly startAt?: SearchFormField;
  /** What the back office refused of the search that the form holds. */
  readonly refused?: readonly Violation[] | undefined;
  readonly onSearched?: (query: string) => void;
}

export function SearchForm({ again = false, startAt, refused = noneRefused, onSearched }: SearchFormProps) {
  const words = useWords();
  const narrow = useNarrow();
  const navigate = useNavigate();
  const search = usePart(flightParts.search);
  const state = useStateOf(search.state$);
  const { draft, violations, airportsFailed } = state;
  const refusedPromo = violationAt(words, refused, 'promoCode');
  const [advanced, setAdvanced] = useState(refusedPromo !== undefined);
  /** The refusal that a changed promo code has answered. */
  const [answered, setAnswered] = useState<readonly Violation[]>();
  const id = useId();
  /** Nobody is drawn out of what they opened while the form was coming. */
  const [startsHere] = useState(() => !again && !isAbovePage(document.activeElement));
  useEffect(() => {
    void search.loadAirports();
    return whenIdle(() => void search.loadAllAirports());
  }, [search]);

  const zone = useBusinessZone();
  useEffect(() => {
    if (startAt === undefined) return;
    const field = document.getElementById(`${id}-${startNames[startAt]}`);
    const within = { fareType: '[aria-pressed="true"]', journey: 'input:checked' };
    const inside = startAt === 'fareType' || startAt === 'journey' ? within[startAt] : undefined;
    (inside === undefined ? field : field?.parentElement?.querySelector<HTMLElement>(inside))?.focus();
  }, [startAt, id]);
  const submit = async () => {
    const query = await search.submit();
    if (query !== undefined) {
      onSearched?.(query);
      await navigate(search.address(query));
      return;
    }
    const [first] = search.state$.value.violations;
    if (first !== undefined) focusField(fieldIdOf(id, first.path));
  };

  const sector = (at: number) => ({
    id,
    search,
    state,
    violations,
    at,
    today: search.today(draft.sectors[at]?.origin, zone),
  });
  const party = (
    <PartyField
      id={`${id}-party`}
      party={draft.party}
      cabin={draft.cabin}
      onChange={(change) => search.change(change)}
      error={violationAt(words, violations, 'party')}
    />
  );
  const button = (
    <Button type="submit" variant="primary" size={54} icon={SearchIcon}>
      {words(again ? 'flight-search-again' : 'flight-search')}
    </Button>
  );
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
          action={<Button onClick={() => void search.loadAllAirports()}>{words('shell-try-again')}</Button>}
        >
          {words('flight-airports-failed')}
        </Alert>
      ) : null}
      <div className={styles.journey}>
        <span id={`${id}-journey`} hidden />
        <Segmented
          size={40}
          block={narrow}
          label={words('flight-journey')}
          segments={journeyTypes.map((key) => ({ key, label: words(`flight-journey-${key}`) }))}
          value={draft.journeyType}
          onChange={(key) => search.changeJourney(journeyTypes.find((each) => each === key) ?? 'one-way')}
        />
      </div>
      {draft.journeyType === 'multi-city' ? (
        <>
          {draft.sectors.map((_, at) => (
            <SearchFlight key={at} {...sector(at)} autoFocus={at === 0 && startsHere} />
          ))}
          <div className={styles.flightsEnd}>
            <Button
              variant="quiet"
              icon={Plus}
              disabled={draft.sectors.length >= multiCitySectors.most}
              onClick={() => search.addSector()}
            >
              {words('flight-add-flight')}
            </Button>
            {party}
            {button}
          </div>
        </>
      ) : (
        <div className={styles.row}>
          <SearchPlaces {...sector(0)} autoFocus={startsHere} />
          <SearchDays key={draft.journeyType} {...sector(0)} />
          {party}
          {button}
        </div>
      )}
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
      <FareConditionNote draft={draft} issued={search.today(undefined, zone)} />
      {advanced ? (
        <AdvancedOptions
          draft={draft}
          promoError={violationAt(words, violations, 'promoCode') ?? (answered === refused ? undefined : refusedPromo)}
          onChange={(change) => {
            if ('promoCode' in change) setAnswered(refused);
            search.change(change);
          }}
        />
      ) : null}
    </form>
  );
}

const noneRefused: readonly Violation[] = [];

const startNames: Readonly<Record<SearchFormField, string>> = {
  journey: 'journey',
  origin: 'from',
  destination: 'to',
  date: 'date',
  return: 'date-1',
  party: 'party',
  fareType: 'fare-type',
};

/** The element of the field that a violation is about; the journey's kind where it is of no one field. */
function fieldIdOf(id: string, path: string): string {
  const [, at, field] = /^sectors\[(\d+)\]\.(origin|destination|date)$/.exec(path) ?? [];
  const name = (['origin', 'destination', 'date'] as const).find((each) => each === field);
  return name === undefined ? `${id}-party` : sectorFieldId(id, Number(at), name);
}

/** In a menu, another panel or a dialog. */
function isAbovePage(element: Element | null): boolean {
  return element !== null && element.closest('dialog[open], :popover-open') !== null;
}
