/** A first name that also finds saved travellers: one who is chosen fills in all that is known of them. */
import { useEffect, useRef } from 'react';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import type { TravellerType } from '#domain/people/traveller-type.ts';
import type { SavedChoice, SavedTravellers } from '#application/portal/agency/saved-travellers.ts';
import type { Loadable } from '#application/portal/loadable.ts';
import { useStateOf } from '#ui/composition/use-part.ts';
import { Combobox, type ComboboxProps, type Option } from '#ui/design/choice/combobox.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import type { DateWords } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import type { Words } from '#ui/design/words/words.ts';

/** How long nothing is typed before somebody is looked for. */
const pauseMs = 200;

export interface SavedNameFieldProps
  extends Pick<ComboboxProps, 'id' | 'label' | 'error' | 'onBlur' | 'disabled' | 'placeholder' | 'action'> {
  readonly savedTravellers: SavedTravellers;
  readonly value: string;
  /** Who of the saved ones can take the place, and why others cannot. */
  readonly choose: (list: readonly SavedTraveller[]) => readonly SavedChoice[];
  /** What the place is for, where there is one type alone. */
  readonly type: TravellerType;
  readonly onType: (typed: string) => void;
  readonly onFill: (chosen: SavedTraveller) => void;
}

export function SavedNameField(props: SavedNameFieldProps) {
  const { savedTravellers, value, choose, type, onType, onFill, action, ...field } = props;
  const words = useWords();
  const dates = useDates();
  const saved = useStateOf(savedTravellers.state$);
  const found = useStateOf(savedTravellers.found$);
  const looking = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(looking.current), []);
  // The list has the latest only; those who are not in it are looked for while one types.
  const choices = choose(allOf(saved, found));
  const options = choices.map((choice) => optionOf(choice, words, dates, type));
  const typed = value.trim();
  const some = options.some(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));
  return (
    <Combobox
      {...field}
      stacked
      free={value}
      options={options}
      selected={null}
      onType={(text) => {
        onType(text);
        window.clearTimeout(looking.current);
        looking.current = window.setTimeout(() => void savedTravellers.search(text), pauseMs);
      }}
      onSelect={(option) => {
        const choice = choices.find(({ saved: { savedId } }) => savedId === option?.key);
        if (choice) onFill(choice.saved);
      }}
      action={typed !== '' && some ? action : undefined}
      noMatches={typed === '' ? words(saved.kind === 'loading' ? 'design-loading' : 'message-no-profiles') : undefined}
    />
  );
}

type Known = Loadable<readonly SavedTraveller[]>;

function allOf(saved: Known, found: Known): readonly SavedTraveller[] {
  const list = saved.kind === 'ready' ? saved.value : [];
  const ids = new Set(list.map(({ savedId }) => savedId));
  return found.kind === 'ready' ? [...list, ...found.value.filter(({ savedId }) => !ids.has(savedId))] : list;
}

function optionOf({ saved, age, unfit }: SavedChoice, words: Words, dates: DateWords, wanted: TravellerType): Option {
  const { traveller } = saved;
  const { title, firstName, lastName, dateOfBirth } = traveller;
  const detail =
    dateOfBirth === undefined || age === undefined
      ? words('booking-choice-title', { title: words(`booking-title-${title}`) })
      : words('booking-choice-detail', {
          title: words(`booking-title-${title}`),
          born: dates.numeric(dateOfBirth),
          age,
        });
  return {
    key: saved.savedId,
    label: `${firstName} ${lastName}`,
    initials: `${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase(),
    detail,
    ...(unfit && { reason: reasonOf(unfit, words, wanted) }),
  };
}

function reasonOf(unfit: NonNullable<SavedChoice['unfit']>, words: Words, wanted: TravellerType): string {
  if (unfit.why === 'on-the-booking') return words('booking-choice-taken');
  const values = { is: words(`booking-kind-${unfit.type}`), not: words(`booking-not-${wanted}`) };
  return unfit.age === undefined
    ? words('booking-choice-unfit', values)
    : words('booking-choice-unfit-age', { ...values, age: unfit.age });
}
