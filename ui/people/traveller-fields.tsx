/** Who a traveller is: title, names, date of birth, gender. The first name also finds saved travellers. */
import { useEffect, useRef, useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import { genders } from '#domain/people/gender.ts';
import { lapsOf } from '#domain/people/laps.ts';
import { titlesFor, withTitle } from '#domain/people/titles.ts';
import type { TravellerDraft } from '#domain/people/traveller.ts';
import { birthDatesFor } from '#domain/people/traveller-type.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { choicesFor } from '#application/portal/agency/saved-travellers.ts';
import type { SavedChoice } from '#application/portal/agency/saved-travellers.ts';
import type { Loadable } from '#application/portal/loadable.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Combobox } from '#ui/design/choice/combobox.tsx';
import type { Option } from '#ui/design/choice/combobox.tsx';
import { DateField } from '#ui/design/date/date-field.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import type { DateWords } from '#ui/design/date/dates.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import type { Words } from '#ui/design/words/words.ts';
import { fieldId } from '#ui/design/field/field-id.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import type { PartyMember } from './party-form.ts';
import { TravellerAsks } from './traveller-asks.tsx';
import { placeName } from './traveller-names.ts';
import styles from './traveller.module.css';

/** How long nothing is typed before somebody is looked for. */
const pauseMs = 200;

export interface TravellerFieldsProps extends PartyMember {
  readonly onFill: (chosen: SavedTraveller) => void;
}

export function TravellerFields({ form, index, onFill }: TravellerFieldsProps) {
  const words = useWords();
  const dates = useDates();
  const clock = usePart(parts.clock);
  const traveller: TravellerDraft = form.travellers[index] ?? { type: 'adult' };
  const { firstName = '', lastName = '' } = traveller;
  const path = (field: string) => `travellers[${index}].${field}`;
  const common = (field: string) => ({
    id: fieldId(path(field)),
    label: words(`booking-field-${field}`),
    error: violationAt(words, form.violations, path(field)),
    onBlur: () => {
      if (isFilled(traveller, field)) form.leave(path(field));
    },
  });
  const change = (changed: Partial<TravellerDraft>) => form.change(index, changed);
  const { facts, savedTravellers } = form;
  const { travelDates } = facts;
  const others = form.travellers.flatMap(({ savedId }, at) => (savedId === undefined || at === index ? [] : [savedId]));
  const saved = useStateOf(savedTravellers.state$);
  const found = useStateOf(savedTravellers.found$);
  const looking = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(looking.current), []);
  // The list has the latest only; those who are not in it are looked for while one types.
  const list = allOf(saved, found);
  const choices = choicesFor(list, traveller.type, travelDates, others);
  const options = choices.map((choice) => optionOf(choice, words, dates, traveller.type));
  const some = options.some(({ label }) => label.toLowerCase().includes(firstName.trim().toLowerCase()));
  const born = parseIsoDate(traveller.dateOfBirth ?? '');
  const { earliest, latest } = birthDatesFor(traveller.type, travelDates.last);
  const bornBy = latest < travelDates.first ? latest : travelDates.first;
  const today = clock.todayIn(useBusinessZone());
  const [namesLeft, setNamesLeft] = useState(false);
  const adults = [...form.travellers.entries()].filter(([, { type }]) => type === 'adult');
  const lap = lapsOf(form.travellers).get(index);
  return (
    <>
      <div className={styles.names}>
        <Select
          {...common('title')}
          options={titlesFor(traveller.type).map((key) => ({ key, label: words(`booking-choose-title-${key}`) }))}
          value={traveller.title ?? null}
          onChange={(title) => change(withTitle(traveller, title))}
        />
        <Combobox
          {...common('firstName')}
          stacked
          free={firstName}
          options={options}
          selected={null}
          placeholder={words('booking-field-firstName')}
          onType={(typed) => {
            change({ firstName: typed });
            window.clearTimeout(looking.current);
            looking.current = window.setTimeout(() => void savedTravellers.search(typed), pauseMs);
          }}
          onSelect={(option) => {
            const choice = choices.find(({ saved: { savedId } }) => savedId === option?.key);
            if (choice) onFill(choice.saved);
          }}
          action={
            firstName.trim() !== '' && some && form.save
              ? {
                  label: words('booking-new-traveller', { name: firstName.trim() }),
                  detail: words('booking-saved-after'),
                  icon: Plus,
                  onPress: () => form.save?.(index, true),
                }
              : undefined
          }
          noMatches={
            firstName.trim() === ''
              ? words(saved.kind === 'loading' ? 'design-loading' : 'message-no-profiles')
              : undefined
          }
        />
        <TextField
          {...common('lastName')}
          onBlur={() => {
            common('lastName').onBlur();
            setNamesLeft(true);
          }}
          autoComplete="off"
          spellCheck={false}
          value={lastName}
          placeholder={words('booking-field-lastName')}
          onChange={(text) => change({ lastName: text })}
        />
        <DateField
          {...common('dateOfBirth')}
          birth
          optional={traveller.type === 'adult' && facts.birthDates === 'young'}
          value={born ?? null}
          unread={traveller.dateOfBirth}
          onChange={(date, typed) => change({ dateOfBirth: date ?? typed })}
          calendar={traveller.type === 'adult' ? undefined : { today, least: earliest, most: bornBy }}
        />
        <Select
          {...common('gender')}
          options={genders.map((key) => ({ key, label: words(`booking-gender-${key}`) }))}
          value={traveller.gender ?? null}
          onChange={(gender) => change({ gender })}
        />
      </div>
      <TravellerAsks form={form} index={index} namesLeft={namesLeft} />
      {traveller.type === 'infant' && adults.length > 1 ? (
        <Select
          {...common('lapOf')}
          options={adults.map(([position, adult]) => ({
            key: `${position}`,
            label: calledBy(words, form.travellers, position, adult),
          }))}
          value={lap === undefined ? null : `${lap}`}
          onChange={(key) => form.chooseLap(index, Number(key))}
        />
      ) : null}
    </>
  );
}

/** Of an adult with a name the name too. */
function calledBy(
  words: Words,
  travellers: readonly TravellerDraft[],
  position: number,
  adult: TravellerDraft,
): string {
  const name = `${adult.firstName?.trim() ?? ''} ${adult.lastName?.trim() ?? ''}`.trim();
  const place = placeName(words, travellers, position);
  return name === '' ? place : words('booking-place-named', { place, name });
}

type Known = Loadable<readonly SavedTraveller[]>;

function allOf(saved: Known, found: Known): readonly SavedTraveller[] {
  const list = saved.kind === 'ready' ? saved.value : [];
  const ids = new Set(list.map(({ savedId }) => savedId));
  return found.kind === 'ready' ? [...list, ...found.value.filter(({ savedId }) => !ids.has(savedId))] : list;
}

function isFilled(traveller: TravellerDraft, field: string): boolean {
  const value = new Map<string, unknown>(Object.entries(traveller)).get(field);
  return typeof value === 'string' && value.trim() !== '';
}

function optionOf(
  { saved, age, unfit }: SavedChoice,
  words: Words,
  dates: DateWords,
  wanted: TravellerDraft['type'],
): Option {
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

function reasonOf(unfit: NonNullable<SavedChoice['unfit']>, words: Words, wanted: TravellerDraft['type']): string {
  if (unfit.why === 'on-the-booking') return words('booking-choice-taken');
  const values = { is: words(`booking-kind-${unfit.type}`), not: words(`booking-not-${wanted}`) };
  return unfit.age === undefined
    ? words('booking-choice-unfit', values)
    : words('booking-choice-unfit-age', { ...values, age: unfit.age });
}
