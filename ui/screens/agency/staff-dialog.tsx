/** A person of the agency while they are added, or what they may do is changed. */
import { useId } from 'react';
import { profileTitles } from '#domain/agency/profile-masters.ts';
import { staffPermissions, staffStatuses } from '#domain/agency/staff.ts';
import type { StaffDraft } from '#application/portal/agency/staff-book.ts';
import { agencyParts } from '#ui/composition/agency-parts.ts';
import { useHouseCurrency } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { FieldError } from '#ui/design/field/field.tsx';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { namedViolation, violationAt } from '#ui/shell/words/violation-words.ts';
import styles from './staff.module.css';

const idOf = (path: string) => `staff-${path}`;

/** What the dialog calls each field, by its path. */
const names = {
  userId: 'agency-email',
  title: 'agency-field-title',
  firstName: 'agency-field-firstName',
  lastName: 'agency-field-lastName',
  mobile: 'agency-field-mobile',
  status: 'staff-status',
  permissions: 'staff-may',
  'limits.perBooking': 'staff-per-booking',
  'limits.perDay': 'staff-per-day',
} as const;

type Path = keyof typeof names;

const isNamed = (path: string): path is Path => path in names;

export function StaffDialog() {
  const words = useWords();
  const book = usePart(agencyParts.staff);
  const { edit, busy, failure } = useStateOf(book.state$);
  const before = edit?.before;
  return (
    <Modal
      applyAct={before === undefined ? 'agency.addStaff' : 'agency.updateStaff'}
      open={edit !== undefined}
      size={640}
      title={words(before === undefined ? 'staff-new' : 'staff-edit')}
      subtitle={before === undefined ? undefined : <bdi>{`${before.firstName} ${before.lastName}`}</bdi>}
      onClose={() => book.close()}
      onApply={() => void book.save()}
      applyLabel={words(before === undefined ? 'staff-add' : 'agency-save')}
      applyBusy={busy}
      applyBusyLabel={words('agency-saving')}
    >
      {edit === undefined ? null : (
        <div className={styles.fields}>
          {failure === undefined ? null : <Alert kind="error">{failureText(words, failure)}</Alert>}
          <ErrorSummary
            attempt={edit.attempt}
            errors={edit.violations.flatMap((each) =>
              isNamed(each.path)
                ? [{ fieldId: idOf(each.path), text: namedViolation(words, words(names[each.path]), each) }]
                : [],
            )}
          />
          {before === undefined ? <PersonFields /> : <Standing />}
          <Permissions />
          <Limits />
        </div>
      )}
    </Modal>
  );
}

function useEdit() {
  const words = useWords();
  const book = usePart(agencyParts.staff);
  const { edit, list } = useStateOf(book.state$);
  const errorAt = (path: string) => {
    const own = edit?.violations ?? [];
    // A person logs in by the address, and is asked for that.
    return path === 'userId' && own.some((each) => each.path === path && each.code === 'required')
      ? words('violation-required', { field: 'email' })
      : violationAt(words, own, path);
  };
  type Typed = 'userId' | 'firstName' | 'lastName' | 'mobile' | 'perBooking' | 'perDay';
  return {
    words,
    book,
    draft: edit?.draft,
    mayGive: list.kind === 'ready' ? list.value.mayGive : [],
    errorAt,
    text: (field: Typed, path: Path) => ({
      id: idOf(path),
      label: words(names[path]),
      error: errorAt(path),
      value: edit?.draft[field] ?? '',
      autoComplete: 'off',
      onChange: (value: string) => book.change({ [field]: value } satisfies Partial<StaffDraft>),
    }),
  };
}

function PersonFields() {
  const { words, book, draft, errorAt, text } = useEdit();
  return (
    <>
      <TextField
        {...text('userId', 'userId')}
        type="email"
        inputMode="email"
        leftToRight
        help={words('staff-user-id-help')}
      />
      <FormRow columns={[1, 2, 2]}>
        <Select
          id={idOf('title')}
          label={words('agency-field-title')}
          options={profileTitles.map((key) => ({ key, label: words(`agency-title-${key}`) }))}
          value={draft?.title || null}
          placeholder={words('design-select')}
          error={errorAt('title')}
          onChange={(title) => book.change({ title })}
        />
        <TextField {...text('firstName', 'firstName')} />
        <TextField {...text('lastName', 'lastName')} />
      </FormRow>
      <TextField {...text('mobile', 'mobile')} type="tel" inputMode="tel" leftToRight />
    </>
  );
}

function Standing() {
  const { words, book, draft, errorAt } = useEdit();
  const whole = errorAt('userId');
  return (
    <>
      {whole === undefined ? null : <Alert kind="error">{whole}</Alert>}
      <Select
        id={idOf('status')}
        label={words('staff-status')}
        options={staffStatuses.map((key) => ({ key, label: words(`staff-status-${key}`) }))}
        value={draft?.status ?? null}
        error={errorAt('status')}
        onChange={(key) => {
          const status = staffStatuses.find((each) => each === key);
          if (status !== undefined) book.change({ status });
        }}
      />
    </>
  );
}

function Permissions() {
  const { words, book, draft, mayGive, errorAt } = useEdit();
  const error = errorAt('permissions');
  const errorId = useId();
  return (
    <fieldset
      id={idOf('permissions')}
      tabIndex={-1}
      className={styles.group}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend>{words('staff-may')}</legend>
      <div className={styles.permissions}>
        {staffPermissions.map((permission) => (
          <Checkbox
            key={permission}
            checked={draft?.permissions.includes(permission) === true}
            disabled={!mayGive.includes(permission)}
            onChange={(given) => book.permit(permission, given)}
          >
            {words(`staff-permission-${permission}`)}
          </Checkbox>
        ))}
      </div>
      {mayGive.length === staffPermissions.length ? null : <p className={styles.quiet}>{words('staff-not-yours')}</p>}
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

function Limits() {
  const { words, text } = useEdit();
  const currency = useHouseCurrency();
  const amount = { leftToRight: true, inputMode: 'decimal', prefix: currency, optional: true } as const;
  return (
    <fieldset className={styles.group}>
      <legend>{words('staff-limits')}</legend>
      <FormRow columns={[1, 1]}>
        <TextField {...text('perBooking', 'limits.perBooking')} {...amount} />
        <TextField {...text('perDay', 'limits.perDay')} {...amount} />
      </FormRow>
      <p className={styles.quiet}>{words('staff-limits-help')}</p>
    </fieldset>
  );
}
