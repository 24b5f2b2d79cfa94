/** Who a traveller is: title, names, date of birth, gender. The first name also finds saved travellers. */
import { useEffect, useRef } from 'react';
import Plus from 'lucide-react/icons/plus';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import { travelDatesOf } from '#domain/flight/checkout/rules.ts';
import { genders } from '#domain/people/gender.ts';
import { titlesFor } from '#domain/people/titles.ts';
import type { TravellerDraft } from '#domain/people/traveller.ts';
import { birthDatesFor } from '#domain/people/traveller-type.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { choicesFor } from '#application/portal/agency/saved-travellers.ts';
import type { SavedChoice } from '#application/portal/agency/saved-travellers.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import type { FlightCheckout } from '#application/portal/flight/checkout/flight-checkout.ts';
import type { OpenCheckout } from '#application/portal/flight/checkout/state.ts';
import { Combobox } from '#ui/design/choice/combobox.tsx';
import type { Option } from '#ui/design/choice/combobox.tsx';
import { DateField } from '#ui/design/date/date-field.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import type { DateWords } from '#ui/design/date/dates.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import type { Words } from '#ui/design/words/words.ts';
import { fieldId, useFieldError } from '../screens/flight/checkout/book-view.ts';
import type { TravellerView } from '../screens/flight/checkout/book-view.ts';
import styles from './traveller.module.css';

/** Of a booking in progress, or of one that is held. */
export interface FieldsState extends Pick<OpenCheckout, 'violations'> {
  readonly form: Pick<OpenCheckout['form'], 'travellers'>;
  readonly quote: Pick<OpenCheckout['quote'], 'itineraries'>;
}

/** How long nothing is typed before somebody is looked for. */
const pauseMs = 200;

export interface TravellerFieldsProps extends Pick<TravellerView, 'index' | 'saved'> {
  readonly state: FieldsState;
  readonly checkout: Pick<FlightCheckout, 'changeTraveller' | 'leaveField'>;
  /** The traveller is to be saved for the next time; absent where that is not offered. */
  readonly onSave?: () => void;
  readonly onFill: (chosen: SavedTraveller) => void;
}

export function TravellerFields({ state, checkout, index, saved, onSave, onFill }: TravellerFieldsProps) {
  const words = useWords();
  const dates = useDates();
  const errorAt = useFieldError(state);
  const clock = usePart(parts.clock);
  const { form, quote } = state;
  const traveller: TravellerDraft = form.travellers[index] ?? { type: 'adult' };
  const { firstName = '', lastName = '' } = traveller;
  const path = (field: string) => `travellers[${index}].${field}`;
  const common = (field: string) => ({
    id: fieldId(path(field)),
    label: words(`booking-field-${field}`),
    error: errorAt(path(field)),
    onBlur: () => {
      if (isFilled(traveller, field)) checkout.leaveField(path(field));
    },
  });
  const change = (changed: Partial<TravellerDraft>) => checkout.changeTraveller(index, changed);
  const travelDates = travelDatesOf(quote.itineraries);
  const others = form.travellers.flatMap(({ savedId }, at) => (savedId === undefined || at === index ? [] : [savedId]));
  const savedTravellers = usePart(flightParts.savedTravellers);
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
  return (
    <div className={styles.names}>
      <Select
        {...common('title')}
        options={titlesFor(traveller.type).map((key) => ({ key, label: words(`booking-choose-title-${key}`) }))}
        value={traveller.title ?? null}
        onChange={(title) => change({ title, ...genderOfTitle(title, traveller.gender) })}
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
          firstName.trim() !== '' && some && onSave
            ? {
                label: words('booking-new-traveller', { name: firstName.trim() }),
                detail: words('booking-saved-after'),
                icon: Plus,
                onPress: onSave,
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
        autoComplete="off"
        spellCheck={false}
        value={lastName}
        placeholder={words('booking-field-lastName')}
        onChange={(text) => change({ lastName: text })}
      />
      <DateField
        {...common('dateOfBirth')}
        birth
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
  );
}

type Known = TravellerFieldsProps['saved'];

function allOf(saved: Known, found: Known): readonly SavedTraveller[] {
  const list = saved.kind === 'ready' ? saved.value : [];
  const ids = new Set(list.map(({ savedId }) => savedId));
  return found.kind === 'ready' ? [...list, ...found.value.filter(({ savedId }) => !ids.has(savedId))] : list;
}

function isFilled(traveller: TravellerDraft, field: string): boolean {
  const value = new Map<string, unknown>(Object.entries(traveller)).get(field);
  return typeof value === 'string' && value.trim() !== '';
}

/** A title that says the gender fills it in, where it is still open. */
function genderOfTitle(title: string, gender: string | undefined): Partial<TravellerDraft> {
  return gender === undefined ? { gender: title === 'Mr' || title === 'Mstr' ? 'male' : 'female' } : {};
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
