/** The train search form: from which station to which, on which day, from which quota. */
import { useNavigate } from 'react-router-dom';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Search from 'lucide-react/icons/search';
import type { StationEnd } from '#application/portal/train/train-search.ts';
import { quotas, trainClasses } from '#domain/train/berths/classes.ts';
import { trainParts } from '#ui/composition/train/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Combobox } from '#ui/design/choice/combobox.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { DateField } from '#ui/design/date/date-field.tsx';
import { focusField } from '#ui/design/notice/error-summary.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import styles from './search-form.module.css';

export function TrainSearchForm({
  again = false,
  further = false,
}: {
  readonly again?: boolean;
  readonly further?: boolean;
}) {
  const words = useWords();
  const navigate = useNavigate();
  const search = usePart(trainParts.search);
  const { draft, violations, today, last } = useStateOf(search.state$);
  const errorAt = (path: string) => violationAt(words, violations, path);
  const go = () => {
    const address = search.search(further);
    if (address !== undefined) void navigate(address);
    else focusField(`train-${search.state$.value.violations[0]?.path ?? 'origin'}`);
  };
  return (
    <form
      className={classNames(styles.form, further && styles.further)}
      role="search"
      aria-label={words('train-search')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <StationField end="origin" label={words('train-from')} error={errorAt('origin')} />
      <IconButton label={words('train-swap')} icon={ArrowLeftRight} variant="secondary" onClick={() => search.swap()} />
      <StationField end="destination" label={words('train-to')} error={errorAt('destination')} />
      <DateField
        id="train-date"
        label={words('train-date')}
        value={draft.date ?? null}
        error={errorAt('date')}
        calendar={{ today, least: today, most: last }}
        onChange={(date) => search.change({ date: date ?? undefined })}
      />
      <Select
        id="train-quota"
        label={words('train-quota')}
        options={quotas.map((key) => ({ key, label: words(`bookings-train-quota-${key}`) }))}
        value={draft.quota}
        onChange={(key) => search.change({ quota: quotas.find((each) => each === key) ?? 'GN' })}
      />
      {further ? (
        <Select
          id="wanted-class"
          label={words('train-filter-classes')}
          options={trainClasses.map((key) => ({ key, label: words(`bookings-train-class-${key}`) }))}
          value={draft.travelClass ?? '3A'}
          onChange={(key) => search.change({ travelClass: trainClasses.find((each) => each === key) })}
        />
      ) : null}
      <Button type="submit" variant="primary" size={40} icon={Search}>
        {words(further ? 'train-further' : again ? 'train-search-again' : 'train-search')}
      </Button>
    </form>
  );
}

function StationField({
  end,
  label,
  error,
}: {
  readonly end: StationEnd;
  readonly label: string;
  readonly error: string | undefined;
}) {
  const words = useWords();
  const search = usePart(trainParts.search);
  const { draft, found, asking } = useStateOf(search.state$);
  const chosen = draft[end];
  return (
    <Combobox
      id={`train-${end}`}
      label={label}
      error={error}
      options={found[end].map(({ code, name, city }) => ({
        key: code,
        label: name,
        detail: name.startsWith(city) ? code : `${code}, ${city}`,
      }))}
      selected={chosen === undefined ? null : { key: chosen.code, label: chosen.name }}
      filtered
      waiting={asking[end]}
      noMatches={words('train-no-station')}
      onType={(text) => void search.type(end, text)}
      onSelect={(option) =>
        search.change({ [end]: option === null ? undefined : { code: option.key, name: option.label } })
      }
    />
  );
}
