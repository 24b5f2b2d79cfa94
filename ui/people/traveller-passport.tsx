/** The passport, on international journeys only. A passport that expires soon after the journey gets a warning, no more. */
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { travelDatesOf } from '#domain/flight/checkout/rules.ts';
import type { PassportDraft } from '#domain/people/passport.ts';
import { adviseOnTraveller } from '#domain/people/traveller.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import type { FlightCheckout } from '#application/portal/flight/checkout/flight-checkout.ts';
import type { OpenCheckout } from '#application/portal/flight/checkout/state.ts';
import { DateField } from '#ui/design/date/date-field.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { fieldId, useFieldError } from '../screens/flight/checkout/book-view.ts';
import { violationText } from '#ui/shell/words/violation-words.ts';
import { CountryField } from './country-field.tsx';
import styles from './traveller.module.css';

export interface TravellerPassportProps {
  readonly state: PassportState;
  readonly checkout: Pick<FlightCheckout, 'changeTraveller' | 'leaveField'>;
  readonly index: number;
  /** Whether missing passports are given after the seats were held; absent where that cannot be. */
  readonly later?: { readonly chosen: boolean; readonly onChange: (chosen: boolean) => void } | undefined;
}

/** Of a booking in progress, or of one that is held. */
export interface PassportState extends Pick<OpenCheckout, 'violations'> {
  readonly form: Pick<OpenCheckout['form'], 'travellers'>;
  readonly quote: Pick<OpenCheckout['quote'], 'itineraries'>;
}

export function TravellerPassport({ state, checkout, index, later }: TravellerPassportProps) {
  const words = useWords();
  const errorAt = useFieldError(state);
  const traveller = state.form.travellers[index] ?? { type: 'adult' as const };
  const passport: PassportDraft = traveller.passport ?? {};
  const travelDates = travelDatesOf(state.quote.itineraries);
  const [advice] = adviseOnTraveller(traveller, { index, travelDates, international: true });
  const path = (field: string) => `travellers[${index}].${field}`;
  const common = (field: string, filled: string | undefined) => ({
    id: fieldId(path(field)),
    label: words(`booking-field-${field.replace('.', '-')}`),
    error: errorAt(path(field)),
    onBlur: () => {
      if ((filled ?? '').trim() !== '') checkout.leaveField(path(field));
    },
  });
  const change = (changed: PassportDraft) => checkout.changeTraveller(index, { passport: { ...passport, ...changed } });
  return (
    <fieldset className={styles.passport}>
      <legend className={styles.legend}>{words('booking-passport')}</legend>
      {later === undefined ? null : (
        <Checkbox checked={later.chosen} onChange={later.onChange}>
          {words('booking-passport-later')}
        </Checkbox>
      )}
      <FormRow columns={[1, 1, 1]} narrowColumns={[1]}>
        <TextField
          {...common('passport.number', passport.number)}
          leftToRight
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={passport.number ?? ''}
          onChange={(number) => change({ number })}
        />
        <DateField
          {...common('passport.issuedOn', passport.issuedOn)}
          value={parseIsoDate(passport.issuedOn ?? '') ?? null}
          unread={passport.issuedOn}
          onChange={(date, typed) => change({ issuedOn: date ?? typed })}
        />
        <DateField
          {...common('passport.expiresOn', passport.expiresOn)}
          value={parseIsoDate(passport.expiresOn ?? '') ?? null}
          unread={passport.expiresOn}
          onChange={(date, typed) => change({ expiresOn: date ?? typed })}
          help={
            advice === undefined ? undefined : (
              <span className={styles.advice} role="status">
                <Icon of={TriangleAlert} size={16} className={styles.adviceIcon} />
                <span>{violationText(words, advice)}</span>
              </span>
            )
          }
        />
        <TextField
          {...common('passport.placeOfIssue', passport.placeOfIssue)}
          autoComplete="off"
          value={passport.placeOfIssue ?? ''}
          onChange={(placeOfIssue) => change({ placeOfIssue })}
        />
        <CountryField
          {...common('passport.country', passport.country)}
          value={passport.country}
          onChange={(country) => change({ country })}
        />
        <CountryField
          {...common('nationality', traveller.nationality)}
          optional
          value={traveller.nationality}
          onChange={(nationality) => checkout.changeTraveller(index, { nationality })}
        />
      </FormRow>
    </fieldset>
  );
}
