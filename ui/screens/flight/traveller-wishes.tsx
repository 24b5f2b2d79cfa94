/** What a traveller may ask for besides a seat: a frequent-flyer number, a meal, help on the way. All of it optional. */
import { useId, useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { assistanceCodes, mealCodes } from '#domain/people/wishes.ts';
import { FormRow } from '#ui/design/form-section.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Select } from '#ui/design/select.tsx';
import { TextField } from '#ui/design/text-field.tsx';
import { useWords } from '#ui/design/words.ts';
import { fieldId } from './book-view.ts';
import type { BookView } from './book-view.ts';
import styles from './traveller.module.css';

export interface TravellerWishesProps extends BookView {
  readonly index: number;
  readonly narrow: boolean;
}

const none = 'none';

export function TravellerWishes({ state, checkout, index, narrow }: TravellerWishesProps) {
  const words = useWords();
  const bodyId = useId();
  const [open, setOpen] = useState(false);
  const traveller = state.form.travellers[index] ?? { type: 'adult' as const };
  const { frequentFlyer, mealPreference, specialAssistance } = traveller;
  const id = (field: string) => fieldId(`travellers[${index}].${field}`);
  const [outward, back] = state.quote.offer.itineraries;
  const change = (part: 'onward' | 'return', text: string) => {
    const { [part]: _before, ...other } = frequentFlyer ?? {};
    const given = text.trim() === '' ? other : { ...other, [part]: text };
    checkout.changeTraveller(index, { frequentFlyer: Object.keys(given).length === 0 ? undefined : given });
  };
  // An infant on a lap has neither a number nor a wheelchair.
  const infant = traveller.type === 'infant';
  const fields = (
    <FormRow columns={infant ? [1, 2] : back === undefined ? [1, 1, 1] : [1, 1, 1, 1]} narrowColumns={[1]}>
      {infant ? null : (
        <TextField
          id={id('frequentFlyer.onward')}
          label={words('booking-field-frequentFlyer')}
          optional
          leftToRight
          autoComplete="off"
          placeholder={words('booking-flyer-number', { carrier: outward.segments[0].carrier })}
          value={frequentFlyer?.onward ?? ''}
          onChange={(text) => change('onward', text)}
        />
      )}
      {infant || back === undefined ? null : (
        <TextField
          id={id('frequentFlyer.return')}
          label={words('booking-field-frequentFlyer-return')}
          optional
          leftToRight
          autoComplete="off"
          placeholder={words('booking-flyer-number', { carrier: back.segments[0].carrier })}
          value={frequentFlyer?.return ?? ''}
          onChange={(text) => change('return', text)}
        />
      )}
      <Select
        id={id('mealPreference')}
        label={words('booking-field-mealPreference')}
        optional
        options={[
          { key: none, label: words('booking-none') },
          ...mealCodes.map((code) => ({ key: code, lead: code, label: words(`booking-meal-${code}`) })),
        ]}
        value={mealPreference ?? none}
        onChange={(key) => checkout.changeTraveller(index, { mealPreference: key === none ? undefined : key })}
      />
      {infant ? null : (
        <Select
          id={id('specialAssistance')}
          label={words('booking-field-specialAssistance')}
          optional
          options={[
            { key: none, label: words('booking-none') },
            ...assistanceCodes.map((code) => ({ key: code, lead: code, label: words(`booking-assistance-${code}`) })),
          ]}
          value={specialAssistance ?? none}
          onChange={(key) => checkout.changeTraveller(index, { specialAssistance: key === none ? undefined : key })}
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
