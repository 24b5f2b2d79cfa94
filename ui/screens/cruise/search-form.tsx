/** The search form: in which seas, in which month, who shares which cabin. */
import { useNavigate } from 'react-router-dom';
import Search from 'lucide-react/icons/search';
import { cruiseRegions } from '#domain/cruise/sailing/sailing.ts';
import { cruiseParts } from '#ui/composition/cruise/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { fieldId } from '#ui/design/field/field-id.ts';
import { focusField } from '#ui/design/notice/error-summary.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { violationAt, violationText } from '#ui/shell/words/violation-words.ts';
import { CabinsField } from './cabins-field.tsx';
import styles from './search-form.module.css';

export function CruiseSearchForm() {
  const words = useWords();
  const dates = useDates();
  const navigate = useNavigate();
  const cruises = usePart(cruiseParts.find);
  const { draft, violations, months, found } = useStateOf(cruises.state$);
  const ofCabins = violations.find(({ path }) => path.startsWith('cabins'));
  const go = () => {
    const address = cruises.search();
    if (address !== undefined) void navigate(address);
    else focusField(fieldId(cruises.state$.value.violations[0]?.path.split('[')[0] ?? 'region'));
  };
  return (
    <form
      role="search"
      aria-label={words('cruise-search')}
      noValidate
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <Select
        id={fieldId('region')}
        size={54}
        label={words('cruise-region')}
        options={cruiseRegions.map((key) => ({ key, label: words(`cruise-region-${key}`) }))}
        value={draft.region ?? null}
        error={violationAt(words, violations, 'region')}
        onChange={(key) => cruises.change({ region: cruiseRegions.find((each) => each === key) })}
      />
      <Select
        id={fieldId('month')}
        size={54}
        label={words('cruise-month')}
        options={months.map((key) => ({ key, label: dates.month(key) }))}
        value={draft.month ?? null}
        error={violationAt(words, violations, 'month')}
        onChange={(key) => cruises.change({ month: months.find((each) => each === key) })}
      />
      <CabinsField error={ofCabins && violationText(words, ofCabins)} />
      <Button type="submit" variant="primary" size={54} icon={Search}>
        {words(found === undefined ? 'cruise-search' : 'cruise-search-again')}
      </Button>
    </form>
  );
}
