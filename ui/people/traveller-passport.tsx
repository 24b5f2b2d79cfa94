/** The passport, on international journeys only. A passport that expires soon after the journey gets a warning, no more. */
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { PassportDraft } from '#domain/people/passport.ts';
import { adviseOnTraveller } from '#domain/people/traveller.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { DateField } from '#ui/design/date/date-field.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { fieldId } from '#ui/design/field/field-id.ts';
import { violationAt, violationText } from '#ui/shell/words/violation-words.ts';
import { CountryField } from './country-field.tsx';
import type { PartyMember } from './party-form.ts';
import styles from './traveller.module.css';

export function TravellerPassport({ form, index }: PartyMember) {
  const words = useWords();
  const { facts, passportsLater: later } = form;
  const traveller = form.travellers[index] ?? { type: 'adult' as const };
  const passport: PassportDraft = traveller.passport ?? {};
  const [advice] = adviseOnTraveller(traveller, { ...facts, index });
  const path = (field: string) => `travellers[${index}].${field}`;
  const common = (field: string, filled: string | undefined) => ({
    id: fieldId(path(field)),
    label: words(`booking-field-${field.replace('.', '-')}`),
    error: violationAt(words, form.violations, path(field)),
    onBlur: () => {
      if ((filled ?? '').trim() !== '') form.leave(path(field));
    },
  });
  const change = (changed: PassportDraft) => form.change(index, { passport: { ...passport, ...changed } });
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
          onChange={(nationality) => form.change(index, { nationality })}
        />
      </FormRow>
    </fieldset>
  );
}
