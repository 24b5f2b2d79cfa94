/** The cab search form: what kind of drive, from where, to where, when, for how many. */
import { useNavigate } from 'react-router-dom';
import Search from 'lucide-react/icons/search';
import type { CabEnd } from '#application/portal/cab/find-cabs.ts';
import { hoursInTown } from '#domain/cab/trip/tariff.ts';
import { mostDays, mostPassengers } from '#domain/cab/search/rules.ts';
import { cabKinds } from '#domain/cab/trip/trip.ts';
import { clockAt } from '#domain/time/clock-time.ts';
import { cabParts } from '#ui/composition/cab/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Chips } from '#ui/design/choice/chips.tsx';
import { Combobox } from '#ui/design/choice/combobox.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { DateField } from '#ui/design/date/date-field.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { focusField } from '#ui/design/notice/error-summary.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import styles from './search-form.module.css';

const counted = (most: number) => Array.from({ length: most }, (_, at) => at + 1);
/** Every half hour. */
const times = Array.from({ length: 48 }, (_, at) => clockAt(at * 30));

export function CabSearchForm() {
  const words = useWords();
  const navigate = useNavigate();
  const cabs = usePart(cabParts.find);
  const { draft, violations, today, last, found } = useStateOf(cabs.state$);
  const errorAt = (path: string) => violationAt(words, violations, path);
  const go = () => {
    const address = cabs.search();
    if (address !== undefined) void navigate(address);
    else focusField(fieldId(cabs.state$.value.violations[0]?.path ?? 'pickUpAt'));
  };
  const numbers = (all: readonly number[], word: string) =>
    all.map((count) => ({ key: String(count), label: words(word, { count }) }));
  return (
    <form
      role="search"
      aria-label={words('cab-search')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <Chips
        single
        label={words('cab-kind')}
        chips={cabKinds.map((key) => ({ key, label: words(`cab-kind-${key}`) }))}
        chosen={[draft.kind]}
        onChange={([key]) => cabs.change({ kind: cabKinds.find((each) => each === key) ?? 'airport' })}
      />
      <div className={styles.fields}>
        <PlaceField end="from" label={words('cab-from')} error={errorAt('pickUpAt')} />
        {draft.kind === 'local' ? (
          <Select
            id={fieldId('hours')}
            label={words('cab-hours')}
            options={numbers(hoursInTown, 'cab-hours-count')}
            value={String(draft.hours)}
            error={errorAt('hours')}
            onChange={(key) => cabs.change({ hours: Number(key) })}
          />
        ) : (
          <PlaceField end="to" label={words('cab-to')} error={errorAt('dropAt')} />
        )}
        <DateField
          id={fieldId('at')}
          label={words('cab-date')}
          value={draft.date ?? null}
          error={errorAt('at')}
          calendar={{ today, least: today, most: last }}
          onChange={(date) => cabs.change({ date: date ?? undefined })}
        />
        <Select
          label={words('cab-time')}
          options={times.map((time) => ({ key: time, label: time }))}
          value={draft.time}
          onChange={(time) => cabs.change({ time })}
        />
        {draft.kind === 'outstation' ? (
          <Select
            id={fieldId('days')}
            label={words('cab-days')}
            options={numbers(counted(mostDays), 'cab-days-count')}
            value={String(draft.days)}
            error={errorAt('days')}
            onChange={(key) => cabs.change({ days: Number(key) })}
          />
        ) : null}
        <Select
          id={fieldId('passengers')}
          label={words('cab-passengers')}
          options={numbers(counted(mostPassengers), 'cab-passengers-count')}
          value={String(draft.passengers)}
          error={errorAt('passengers')}
          onChange={(key) => cabs.change({ passengers: Number(key) })}
        />
        <Button type="submit" variant="primary" size={40} icon={Search}>
          {words(found === undefined ? 'cab-search' : 'cab-search-again')}
        </Button>
      </div>
    </form>
  );
}

function PlaceField({
  end,
  label,
  error,
}: {
  readonly end: CabEnd;
  readonly label: string;
  readonly error: string | undefined;
}) {
  const words = useWords();
  const cabs = usePart(cabParts.find);
  const { draft, places, asking } = useStateOf(cabs.state$);
  const chosen = draft[end];
  return (
    <Combobox
      id={fieldId(end === 'from' ? 'pickUpAt' : 'dropAt')}
      label={label}
      error={error}
      options={places[end].map(({ placeId, name, airport }) => ({ key: placeId, label: name, detail: airport ?? '' }))}
      selected={chosen === undefined ? null : { key: chosen.placeId, label: chosen.name }}
      filtered
      waiting={asking[end]}
      noMatches={words('cab-no-place')}
      onType={(text) => void cabs.type(end, text)}
      onSelect={(option) => {
        const place = places[end].find(({ placeId }) => placeId === option?.key);
        cabs.change({ [end]: place && { placeId: place.placeId, name: place.name, airport: place.airport } });
      }}
    />
  );
}
