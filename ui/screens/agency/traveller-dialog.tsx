/** A saved traveller while it is typed: the whole record. */
import { recordRequired, type RecordField, ruleFieldOf } from '#domain/agency/traveller-record.ts';
import { genders } from '#domain/people/gender.ts';
import { titlesFor, withTitle } from '#domain/people/titles.ts';
import { isTravellerType, travellerTypes } from '#domain/people/traveller-type.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { agencyParts } from '#ui/composition/agency-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { DateField } from '#ui/design/date/date-field.tsx';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { CountryField } from '#ui/people/country-field.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { namedViolation, violationText } from '#ui/shell/words/violation-words.ts';
import styles from './profile.module.css';

const dates: readonly RecordField[] = ['dob', 'passport_dateofissue', 'passport_dateofexpiry'];
const countries: readonly RecordField[] = ['nationality', 'passport_countrycode'];

/** Rows of a part, each with its fields. */
const groups: readonly (readonly [title: string, rows: readonly (readonly RecordField[])[]])[] = [
  [
    'person',
    [
      ['paxtype', 'title'],
      ['first_name', 'last_name'],
      ['dob', 'gender', 'nationality'],
      ['email', 'contact_number'],
    ],
  ],
  [
    'papers',
    [
      ['passport', 'passport_countrycode'],
      ['passport_dateofissue', 'passport_dateofexpiry', 'passport_placeofissue'],
      ['visa', 'idproof'],
    ],
  ],
  [
    'flying',
    [
      ['frequent_flyer_number', 'special_assistance'],
      ['frequent_flyer_number_onward', 'frequent_flyer_number_return'],
      ['meal_preference', 'seat_preference'],
      ['paxssrinfo', 'additional_segmentinfo'],
    ],
  ],
  [
    'codes',
    [
      ['tour_code', 'deal_code', 'endorsement_code'],
      ['bookingpageparams', 'beneficiaryname'],
      ['hardcode_basefare_oneway', 'hardcode_tax_oneway'],
      ['hardcode_basefare_roundtrip', 'hardcode_tax_roundtrip'],
    ],
  ],
];

const idOf = (field: string) => `traveller-${field}`;

export function TravellerDialog() {
  const words = useWords();
  const book = usePart(agencyParts.travellers);
  const { edit, busy, failure } = useStateOf(book.state$);
  return (
    <Modal
      applyAct={edit?.before === undefined ? 'agency.addTraveller' : 'agency.updateTraveller'}
      open={edit !== undefined}
      size={640}
      title={words(edit?.before === undefined ? 'travellers-new' : 'travellers-edit')}
      onClose={() => book.closeEdit()}
      onApply={() => void book.save()}
      applyLabel={words('agency-save')}
      applyBusy={busy}
      applyBusyLabel={words('agency-saving')}
    >
      {edit === undefined ? null : (
        <div className={styles.fields}>
          {failure === undefined ? null : <Alert kind="error">{failureText(words, failure)}</Alert>}
          <ErrorSummary
            attempt={edit.attempt}
            errors={edit.violations.map((each) => ({
              fieldId: idOf(each.path),
              text: namedViolation(words, words(`travellers-field-${each.path}`), each),
            }))}
          />
          {groups.map(([title, rows]) => (
            <section key={title} className={styles.fields} aria-label={words(`travellers-part-${title}`)}>
              <h3 className={styles.group}>{words(`travellers-part-${title}`)}</h3>
              {rows.map((row) => (
                <FormRow key={row.join()} columns={row.map(() => 1)}>
                  {row.map((field) => (
                    <RecordInput key={field} field={field} />
                  ))}
                </FormRow>
              ))}
            </section>
          ))}
        </div>
      )}
    </Modal>
  );
}

const withHelp: readonly RecordField[] = ['paxssrinfo', 'bookingpageparams'];

function RecordInput({ field }: { readonly field: RecordField }) {
  const words = useWords();
  const book = usePart(agencyParts.travellers);
  const { edit } = useStateOf(book.state$);
  const record = edit?.record ?? {};
  const value = record[field] ?? '';
  const wrong = edit?.violations.find(({ path }) => path === field);
  const common = {
    id: idOf(field),
    label: words(`travellers-field-${field}`),
    error: wrong && violationText(words, { ...wrong, path: ruleFieldOf(field) }),
    optional: !recordRequired.includes(field),
  };
  const change = (text: string | undefined) => book.change({ [field]: text ?? '' });
  if (dates.includes(field)) {
    return (
      <DateField
        {...common}
        birth={field === 'dob'}
        value={parseIsoDate(value) ?? null}
        unread={value}
        onChange={(date, typed) => change(date ?? typed)}
      />
    );
  }
  if (countries.includes(field)) return <CountryField {...common} value={value} onChange={change} />;
  const keys = choicesOf(field, record.paxtype ?? '');
  if (keys !== undefined) {
    return (
      <Select
        {...common}
        options={keys.map((key) => ({ key, label: words(`travellers-${field}-${key}`) }))}
        value={value === '' ? null : value}
        placeholder={words('design-select')}
        onChange={(key) => {
          if (field !== 'title') change(key);
          else book.change({ title: key, gender: withTitle(record, key).gender ?? '' });
        }}
      />
    );
  }
  return (
    <TextField
      {...common}
      value={value}
      onChange={change}
      autoComplete="off"
      help={withHelp.includes(field) ? words(`travellers-help-${field}`) : undefined}
    />
  );
}

function choicesOf(field: RecordField, type: string): readonly string[] | undefined {
  if (field === 'paxtype') return travellerTypes;
  if (field === 'title') return titlesFor(isTravellerType(type) ? type : 'adult');
  return field === 'gender' ? genders : undefined;
}
