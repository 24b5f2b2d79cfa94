/** A search form from one place to another on a day. */
import { Children, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Search from 'lucide-react/icons/search';
import type { DraftPlace, RouteDraft, RouteEnd, RouteSearch } from '#application/portal/booking/search/route-search.ts';
import { useStateOf } from '#ui/composition/use-part.ts';
import { Combobox, type Option } from '#ui/design/choice/combobox.tsx';
import { DateField } from '#ui/design/date/date-field.tsx';
import { focusField } from '#ui/design/notice/error-summary.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import styles from './route-form.module.css';

export interface RouteFormProps<Draft extends RouteDraft, Found> {
  /** What the ids of its fields begin with: 'bus' of 'bus-origin'. */
  readonly id: string;
  readonly search: RouteSearch<Draft, Found>;
  readonly label: string;
  /** Where it goes to the results. */
  readonly submit: string;
  readonly ends: Readonly<Record<RouteEnd, string>>;
  readonly swap: string;
  readonly day: string;
  readonly noPlace: string;
  readonly optionOf: (found: Found) => Option;
  /** How a chosen place is shown again, and kept. */
  readonly keyOf: (place: DraftPlace<Draft>) => Option;
  readonly placeOf: (option: Option) => DraftPlace<Draft>;
  /** Another page than the results of its use case. */
  readonly pathOf?: ((draft: Draft) => string) | undefined;
  /** One or two fields more, beside the day. */
  readonly children?: ReactNode;
}

export function RouteForm<Draft extends RouteDraft, Found>(props: RouteFormProps<Draft, Found>) {
  const { id, search, label, submit, swap, day, pathOf, children } = props;
  const words = useWords();
  const navigate = useNavigate();
  const { draft, violations, today, last } = useStateOf(search.state$);
  const more = Children.toArray(children).length;
  const go = () => {
    const address = search.search(pathOf);
    if (address !== undefined) void navigate(address);
    else focusField(`${id}-${search.state$.value.violations[0]?.path ?? 'origin'}`);
  };
  return (
    <form
      className={classNames(styles.form, more === 1 && styles.one, more === 2 && styles.two)}
      role="search"
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <PlaceField {...props} end="origin" />
      <IconButton label={swap} icon={ArrowLeftRight} variant="secondary" onClick={() => search.swap()} />
      <PlaceField {...props} end="destination" />
      <DateField
        id={`${id}-date`}
        label={day}
        value={draft.date ?? null}
        error={violationAt(words, violations, 'date')}
        calendar={{ today, least: today, most: last }}
        onChange={(date) => search.day(date ?? undefined)}
      />
      {children}
      <Button type="submit" variant="primary" size={40} icon={Search}>
        {submit}
      </Button>
    </form>
  );
}

function PlaceField<Draft extends RouteDraft, Found>({
  id,
  search,
  ends,
  noPlace,
  optionOf,
  keyOf,
  placeOf,
  end,
}: RouteFormProps<Draft, Found> & { readonly end: RouteEnd }) {
  const words = useWords();
  const { draft, violations, found, asking } = useStateOf(search.state$);
  const chosen = draft[end];
  return (
    <Combobox
      id={`${id}-${end}`}
      label={ends[end]}
      error={violationAt(words, violations, end)}
      options={found[end].map(optionOf)}
      selected={chosen === undefined ? null : keyOf(chosen)}
      filtered
      waiting={asking[end]}
      noMatches={noPlace}
      onType={(text) => void search.type(end, text)}
      onSelect={(option) => search.place(end, option === null ? undefined : placeOf(option))}
    />
  );
}
