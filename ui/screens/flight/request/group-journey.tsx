/** The journey of a group: one way, there and back, or over several cities; each flight from, to and when. */
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { journeyTypes } from '#domain/flight/search/request.ts';
import { lastSearchDate, multiCitySectors } from '#domain/flight/search/rules.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Button } from '#ui/design/press/button.tsx';
import { DateRangeField } from '#ui/design/date/date-range-field.tsx';
import { FormRow, FormSection } from '#ui/design/field/form-section.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { type GroupView, groupFieldId } from './group-view.ts';
import { AirportField } from '#ui/places/airport-field.tsx';
import styles from './flight-request.module.css';

export function GroupJourney({ state, page }: GroupView) {
  const words = useWords();
  const narrow = useNarrow();
  const { draft } = state;
  return (
    <FormSection number={1} title={words('requests-journey')}>
      <div>
        <Segmented
          label={words('flight-journey')}
          block={narrow}
          value={draft.journeyType}
          segments={journeyTypes.map((key) => ({ key, label: words(`flight-journey-${key}`) }))}
          onChange={(key) => page.chooseJourney(journeyTypes.find((each) => each === key) ?? 'one-way')}
        />
      </div>
      {draft.sectors.map((_, at) => (
        <Flight key={at} at={at} state={state} page={page} />
      ))}
      {draft.journeyType === 'multi-city' && draft.sectors.length < multiCitySectors.most ? (
        <div>
          <Button icon={Plus} onClick={() => page.addSector()}>
            {words('flight-add-flight')}
          </Button>
        </div>
      ) : null}
    </FormSection>
  );
}

function Flight({ at, state, page }: GroupView & { readonly at: number }) {
  const words = useWords();
  const today = usePart(parts.clock).todayIn(useBusinessZone());
  const { draft, airports, violations } = state;
  const { origin = '', destination = '', date = '' } = draft.sectors[at] ?? {};
  const path = (field: string) => `group.sectors[${at}].${field}`;
  const back = draft.journeyType === 'round-trip' && at === 1;
  const several = draft.journeyType === 'multi-city';
  const day = (
    <DateRangeField
      id={groupFieldId(path('date'))}
      single
      firstLabel={words(back ? 'flight-return' : 'flight-departure')}
      title={words('flight-departure-title')}
      placeholder={words('flight-choose-date')}
      chosen={{ first: parseIsoDate(date) ?? null, last: null }}
      today={today}
      least={parseIsoDate(draft.sectors[at - 1]?.date ?? '') ?? today}
      most={lastSearchDate(today)}
      firstError={violationAt(words, violations, path('date'))}
      onChange={({ first }) => page.changeSector(at, { date: first ?? '' })}
    />
  );
  if (back) {
    return (
      <FormRow columns={[2, 2, 1]} narrowColumns={[1]}>
        <p className={styles.way}>{words('requests-way-back', { origin, destination })}</p>
        <span />
        {day}
      </FormRow>
    );
  }
  const fields = (
    <FormRow columns={[2, 2, 1]} narrowColumns={[1]}>
      <AirportField
        id={groupFieldId(path('origin'))}
        label={words('flight-from')}
        airports={airports}
        all={airports !== undefined}
        value={origin}
        onChange={(code) => page.changeSector(at, { origin: code })}
        error={violationAt(words, violations, path('origin'))}
      />
      <AirportField
        id={groupFieldId(path('destination'))}
        label={words('flight-to')}
        airports={airports}
        all={airports !== undefined}
        value={destination}
        onChange={(code) => page.changeSector(at, { destination: code })}
        error={violationAt(words, violations, path('destination'))}
      />
      {day}
    </FormRow>
  );
  if (!several) return fields;
  const number = at + 1;
  return (
    <fieldset className={styles.flight}>
      <legend className={styles.legend}>{words('flight-flight', { number })}</legend>
      {fields}
      {draft.sectors.length > multiCitySectors.least ? (
        <IconButton icon={X} label={words('flight-remove-flight', { number })} onClick={() => page.removeSector(at)} />
      ) : null}
    </fieldset>
  );
}
