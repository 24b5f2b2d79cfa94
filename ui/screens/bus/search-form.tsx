/** The bus search form: from where, to where, on which day. */
import { useNavigate } from 'react-router-dom';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Search from 'lucide-react/icons/search';
import type { CityEnd } from '#application/portal/bus/bus-search.ts';
import { busParts } from '#ui/composition/bus/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Combobox } from '#ui/design/choice/combobox.tsx';
import { DateField } from '#ui/design/date/date-field.tsx';
import { focusField } from '#ui/design/notice/error-summary.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import styles from './search-form.module.css';

export function BusSearchForm({ again = false }: { readonly again?: boolean }) {
  const words = useWords();
  const navigate = useNavigate();
  const search = usePart(busParts.search);
  const { draft, violations, today, last } = useStateOf(search.state$);
  const errorAt = (path: string) => violationAt(words, violations, path);
  const go = () => {
    const address = search.search();
    if (address !== undefined) void navigate(address);
    else focusField(`bus-${search.state$.value.violations[0]?.path ?? 'origin'}`);
  };
  return (
    <form
      className={styles.form}
      role="search"
      aria-label={words('bus-search')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <CityField end="origin" label={words('bus-from')} error={errorAt('origin')} />
      <IconButton label={words('bus-swap')} icon={ArrowLeftRight} variant="secondary" onClick={() => search.swap()} />
      <CityField end="destination" label={words('bus-to')} error={errorAt('destination')} />
      <DateField
        id="bus-date"
        label={words('bus-date')}
        value={draft.date ?? null}
        error={errorAt('date')}
        calendar={{ today, least: today, most: last }}
        onChange={(date) => search.change({ date: date ?? undefined })}
      />
      <Button type="submit" variant="primary" size={40} icon={Search}>
        {words(again ? 'bus-search-again' : 'bus-search')}
      </Button>
    </form>
  );
}

function CityField({
  end,
  label,
  error,
}: {
  readonly end: CityEnd;
  readonly label: string;
  readonly error: string | undefined;
}) {
  const words = useWords();
  const search = usePart(busParts.search);
  const { draft, found, asking } = useStateOf(search.state$);
  const chosen = draft[end];
  return (
    <Combobox
      id={`bus-${end}`}
      label={label}
      error={error}
      options={found[end].map(({ cityId, name, state }) => ({ key: cityId, label: name, detail: state }))}
      selected={chosen === undefined ? null : { key: chosen.cityId, label: chosen.name }}
      filtered
      waiting={asking[end]}
      noMatches={words('bus-no-city')}
      onType={(text) => void search.type(end, text)}
      onSelect={(option) =>
        search.change({ [end]: option === null ? undefined : { cityId: option.key, name: option.label } })
      }
    />
  );
}
