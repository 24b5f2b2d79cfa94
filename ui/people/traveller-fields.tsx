/** Who a traveller is: title, names, date of birth, gender. The first name also finds saved travellers. */
import { useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import { genders } from '#domain/people/gender.ts';
import { lapsOf } from '#domain/people/laps.ts';
import { titlesFor, withTitle } from '#domain/people/titles.ts';
import type { TravellerDraft } from '#domain/people/traveller.ts';
import { birthDatesFor } from '#domain/people/traveller-type.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { choicesFor } from '#application/portal/agency/saved-travellers.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { DateField } from '#ui/design/date/date-field.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import type { Words } from '#ui/design/words/words.ts';
import { fieldId } from '#ui/design/field/field-id.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import type { PartyMember } from './party-form.ts';
import { SavedNameField } from './saved-name-field.tsx';
import { TravellerAsks } from './traveller-asks.tsx';
import { placeName } from './traveller-names.ts';
import styles from './traveller.module.css';

export interface TravellerFieldsProps extends PartyMember {
  readonly onFill: (chosen: SavedTraveller) => void;
}

export function TravellerFields({ form, index, onFill }: TravellerFieldsProps) {
  const words = useWords();
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
  const { facts } = form;
  const { travelDates } = facts;
  const others = form.travellers.flatMap(({ savedId }, at) => (savedId === undefined || at === index ? [] : [savedId]));
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
        <SavedNameField
          {...common('firstName')}
          savedTravellers={form.savedTravellers}
          type={traveller.type}
          value={firstName}
          placeholder={words('booking-field-firstName')}
          choose={(list) => choicesFor(list, traveller.type, travelDates, others)}
          onType={(typed) => change({ firstName: typed })}
          onFill={onFill}
          action={
            form.save && {
              label: words('booking-new-traveller', { name: firstName.trim() }),
              detail: words('booking-saved-after'),
              icon: Plus,
              onPress: () => form.save?.(index, true),
            }
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
      {traveller.type === 'infant' && adults.length > 1 && form.withoutWishes !== true ? (
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

function isFilled(traveller: TravellerDraft, field: string): boolean {
  const value = new Map<string, unknown>(Object.entries(traveller)).get(field);
  return typeof value === 'string' && value.trim() !== '';
}
