/** What a traveller may ask for besides a seat: a frequent-flyer number, a meal, help on the way. All of it optional. */
import { useId, useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { flyerNumberAt, withFlyerNumber } from '#domain/people/frequent-flyer.ts';
import { assistanceCodes, mealCodes, seatPreferences } from '#domain/people/wishes.ts';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import type { Words } from '#ui/design/words/words.ts';
import { fieldId } from '../screens/flight/checkout/book-view.ts';
import type { BookView } from '../screens/flight/checkout/book-view.ts';
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
  const { frequentFlyer, mealPreference, seatPreference, specialAssistance } = traveller;
  const id = (field: string) => fieldId(`travellers[${index}].${field}`);
  const { itineraries } = state.quote;
  // An infant on a lap has neither a number nor a wheelchair.
  const infant = traveller.type === 'infant';
  const columns = infant ? [1, 2] : itineraries.length > 1 ? [1, 1, 1] : [1, 1, 1, 1];
  const fields = (
    <FormRow columns={columns} narrowColumns={[1]}>
      {infant
        ? null
        : itineraries.map(({ segments }, direction) => (
            <TextField
              key={direction}
              id={id(fieldOf(direction))}
              label={flyerLabel(words, itineraries, direction)}
              optional
              leftToRight
              autoComplete="off"
              placeholder={words('booking-flyer-number', { carrier: segments[0].carrier })}
              value={flyerNumberAt(frequentFlyer, direction) ?? ''}
              onChange={(text) =>
                checkout.changeTraveller(index, { frequentFlyer: withFlyerNumber(frequentFlyer, direction, text) })
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
        onChange={(key) => checkout.changeTraveller(index, { mealPreference: key === none ? undefined : key })}
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
          onChange={(key) => checkout.changeTraveller(index, { seatPreference: key === none ? undefined : key })}
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

/** The field of a direction, as violations name it. */
function fieldOf(direction: number): string {
  if (direction < 2) return direction === 0 ? 'frequentFlyer.onward' : 'frequentFlyer.return';
  return `frequentFlyer.further[${direction - 2}]`;
}

/** There and back by their names; of more directions each by its places. */
function flyerLabel(words: Words, itineraries: readonly Itinerary[], direction: number): string {
  const segments = itineraries[direction]?.segments;
  if (itineraries.length <= 2 || segments === undefined) {
    return words(direction === 0 ? 'booking-field-frequentFlyer' : 'booking-field-frequentFlyer-return');
  }
  const to = segments.at(-1)?.destination ?? segments[0].destination;
  return words('booking-field-frequentFlyer-of', { from: segments[0].origin, to });
}
