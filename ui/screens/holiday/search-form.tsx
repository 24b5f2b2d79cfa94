/** The search for packages: where to, from which day, for how long, and who in which room. */
import { useNavigate } from 'react-router-dom';
import Search from 'lucide-react/icons/search';
import { holidayParts } from '#ui/composition/holiday/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { DateField } from '#ui/design/date/date-field.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { TextField } from '#ui/design/field/text-field.tsx';
import { focusField } from '#ui/design/notice/error-summary.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { RoomsField } from './rooms-field.tsx';
import styles from './search-form.module.css';

/** At most so many days; 0 is any number. */
const lengths = [0, 4, 5, 6, 7, 10] as const;

export function HolidaySearchForm() {
  const words = useWords();
  const navigate = useNavigate();
  const holidays = usePart(holidayParts.find);
  const { draft, violations, today, least, last, found } = useStateOf(holidays.state$);
  const errorAt = (path: string) => violationAt(words, violations, path);
  const roomsError = violations.find(({ path }) => path.startsWith('rooms'));
  const go = () => {
    const address = holidays.search();
    if (address !== undefined) {
      void navigate(address);
      return;
    }
    const [first] = holidays.state$.value.violations;
    const path = first?.path ?? 'from';
    focusField(fieldId(path.startsWith('rooms') ? 'rooms' : path));
  };
  return (
    <form
      role="search"
      aria-label={words('holiday-search')}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <TextField
        id={fieldId('destination')}
        label={words('holiday-destination')}
        optional
        placeholder={words('holiday-destination-example')}
        autoComplete="off"
        value={draft.destination}
        error={errorAt('destination')}
        onChange={(destination) => holidays.change({ destination })}
      />
      <DateField
        id={fieldId('from')}
        label={words('holiday-from')}
        value={draft.from ?? null}
        error={errorAt('from')}
        calendar={{ today, least, most: last }}
        onChange={(from) => holidays.change({ from: from ?? undefined })}
      />
      <Select
        id={fieldId('days')}
        label={words('holiday-days')}
        options={lengths.map((count) => ({
          key: String(count),
          label: count === 0 ? words('holiday-any-days') : words('holiday-up-to-days', { count }),
        }))}
        value={String(draft.days ?? 0)}
        error={errorAt('days')}
        onChange={(key) => holidays.change({ days: key === '0' ? undefined : Number(key) })}
      />
      <RoomsField error={roomsError && violationAt(words, violations, roomsError.path)} />
      <Button type="submit" variant="primary" size={40} icon={Search}>
        {words(found === undefined ? 'holiday-search' : 'holiday-search-again')}
      </Button>
    </form>
  );
}
