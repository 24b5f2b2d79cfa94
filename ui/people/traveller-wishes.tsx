/** What a traveller may ask for besides a seat: a frequent-flyer number, a meal, help on the way. All of it optional. */
import { useId, useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { flyerNumberAt, withFlyerNumber } from '#domain/people/frequent-flyer.ts';
import { assistanceCodes, mealCodes, seatPreferences } from '#domain/people/wishes.ts';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { fieldId } from '#ui/design/field/field-id.ts';
import type { PartyMember } from './party-form.ts';
import styles from './traveller.module.css';

export interface TravellerWishesProps extends PartyMember {
  readonly narrow: boolean;
}

const none = 'none';

export function TravellerWishes({ form, index, narrow }: TravellerWishesProps) {
  const words = useWords();
  const bodyId = useId();
  const [open, setOpen] = useState(false);
  const traveller = form.travellers[index] ?? { type: 'adult' as const };
  const { frequentFlyer, mealPreference, seatPreference, specialAssistance } = traveller;
  const id = (field: string) => fieldId(`travellers[${index}].${field}`);
  const { programmes } = form;
  // An infant on a lap has neither a number nor a wheelchair.
  const infant = traveller.type === 'infant';
  const columns = infant ? [1, 2] : programmes.length > 1 ? [1, 1, 1] : [1, 1, 1, 1];
  const fields = (
    <FormRow columns={columns} narrowColumns={[1]}>
      {infant
        ? null
        : programmes.map(({ label, example }, direction) => (
            <TextField
              key={direction}
              id={id(fieldOf(direction))}
              label={label}
              optional
              leftToRight
              autoComplete="off"
              placeholder={example}
              value={flyerNumberAt(frequentFlyer, direction) ?? ''}
              onChange={(text) =>
                form.change(index, { frequentFlyer: withFlyerNumber(frequentFlyer, direction, text) })
              }
            />
          ))}
      <Select
        id={id('mealPreference')}
        label={words('booking-field-mealPreference')}
        optional
        options={[
          { key: none, label: words('booking-none') },
          ...mealCodes.map((code) => ({ key: code, lead: code, label: words(`wishes-meal-${code}`) })),
        ]}
        value={mealPreference ?? none}
        onChange={(key) => form.change(index, { mealPreference: key === none ? undefined : key })}
      />
      {infant ? null : (
        <Select
          id={id('seatPreference')}
          label={words('booking-field-seatPreference')}
          optional
          options={[
            { key: none, label: words('booking-none') },
            ...seatPreferences.map((key) => ({ key, label: words(`wishes-seat-${key}`) })),
          ]}
          value={seatPreference ?? none}
          onChange={(key) => form.change(index, { seatPreference: key === none ? undefined : key })}
        />
      )}
      {infant ? null : (
        <Select
          id={id('specialAssistance')}
          label={words('booking-field-specialAssistance')}
          optional
          options={[
            { key: none, label: words('booking-none') },
            ...assistanceCodes.map((code) => ({ key: code, lead: code, label: words(`wishes-assistance-${code}`) })),
          ]}
          value={specialAssistance ?? none}
          onChange={(key) => form.change(index, { specialAssistance: key === none ? undefined : key })}
        />
      )}
    </FormRow>
  );
  if (!narrow) return fields;
  return (
    <div className={styles.wishes}>
      <button
        type="button"
        className={styles.wishesToggle}
        aria-expanded={open}
        aria-controls={open ? bodyId : undefined}
        onClick={() => setOpen(!open)}
      >
        {words('booking-wishes')}
        <Icon of={open ? ChevronUp : ChevronDown} size={20} />
      </button>
      {open ? (
        <div id={bodyId} className={styles.wishesBody}>
          {fields}
        </div>
      ) : null}
    </div>
  );
}

/** The field of a direction, as violations name it. */
function fieldOf(direction: number): string {
  if (direction < 2) return direction === 0 ? 'frequentFlyer.onward' : 'frequentFlyer.return';
  return `frequentFlyer.further[${direction - 2}]`;
}
