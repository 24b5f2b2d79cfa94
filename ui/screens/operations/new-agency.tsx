/** The dialog in which an operator makes an agency. */
import type { NewBusiness } from '#domain/operations/agencies.ts';
import type { AgencyShown } from '#application/desk/operations/agencies.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { useHouseCurrency } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { namedViolation, violationAt } from '#ui/shell/words/violation-words.ts';
import { PersonFields } from './person-fields.tsx';
import styles from '#ui/booking/request/requests.module.css';

const idOf = (path: string) => `new-agency-${path}`;
const people = ['userId', 'title', 'firstName', 'lastName', 'mobile'] as const;

/** The last part of a path, by which a field is called. */
const fieldOf = (path: string) => path.slice(path.indexOf('.') + 1);

export function NewAgencyDialog({ onMade }: { readonly onMade: (agency: AgencyShown) => void }) {
  const words = useWords();
  const making = usePart(operationsParts.newAgency);
  const currency = useHouseCurrency();
  const { open, draft, violations, attempt, busy, failure } = useStateOf(making.state$);
  const named = (path: string) => {
    const field = fieldOf(path);
    return people.some((each) => each === field) ? `operations-person-${field}` : `operations-business-${field}`;
  };
  const save = async () => {
    const made = await making.send();
    if (made !== undefined) onMade(made);
  };
  const text = (field: keyof NewBusiness) => ({
    id: idOf(field),
    label: words(`operations-business-${field}`),
    error: violationAt(words, violations, `business.${field}`),
    value: draft.business[field],
    autoComplete: 'off',
    onChange: (value: string) => making.type({ business: { [field]: value } }),
  });
  return (
    <Modal
      open={open}
      size={640}
      title={words('operations-new-agency')}
      onClose={() => making.close()}
      onApply={() => void save()}
      applyLabel={words('operations-make-agency')}
      applyBusy={busy}
    >
      <div className={styles.rows}>
        {failure === undefined ? null : <Alert kind="error">{failureText(words, failure)}</Alert>}
        <ErrorSummary
          attempt={attempt}
          errors={violations.map((each) => ({
            fieldId: idOf(fieldOf(each.path)),
            text: namedViolation(words, words(named(each.path)), each),
          }))}
        />
        <TextField {...text('companyName')} />
        <TextField {...text('address')} />
        <FormRow columns={[2, 2, 1]} narrowColumns={[1]}>
          <TextField {...text('city')} />
          <TextField {...text('state')} />
          <TextField {...text('pincode')} optional leftToRight />
        </FormRow>
        <FormRow columns={[1, 1]} narrowColumns={[1]}>
          <TextField {...text('panNumber')} optional leftToRight />
          <TextField {...text('gstNumber')} optional leftToRight />
        </FormRow>
        <h3>{words('operations-first-person')}</h3>
        <PersonFields
          id="new-agency"
          person={draft.person}
          violations={violations.flatMap((each) =>
            each.path.startsWith('person.') ? [{ ...each, path: fieldOf(each.path) }] : [],
          )}
          onChange={(person) => making.type({ person })}
        />
        <TextField
          id={idOf('creditLimit')}
          label={words('operations-business-creditLimit')}
          help={words('operations-new-agency-help')}
          leftToRight
          inputMode="decimal"
          prefix={currency}
          value={draft.creditLimit}
          error={violationAt(words, violations, 'creditLimit')}
          onChange={(creditLimit) => making.type({ creditLimit })}
        />
      </div>
    </Modal>
  );
}
