/** Who travels for a company: added by an invitation, moved between cost centres. */
import UserPlus from 'lucide-react/icons/user-plus';
import { profileTitles } from '#domain/agency/profile-masters.ts';
import type { Employee } from '#domain/corporate/company.ts';
import type { CompanyShown } from '#application/desk/corporate/corporate.ts';
import type { EmployeeDraft } from '#application/portal/corporate/companies.ts';
import { corporateParts } from '#ui/composition/corporate-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { type Column, DataTable, Second } from '#ui/design/data/data-table.tsx';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useActRefusal } from '#ui/design/press/acts.ts';
import { useWords } from '#ui/design/words/words.ts';
import { FailureAlert } from '#ui/shell/words/failure-alert.tsx';
import { namedViolation, violationAt } from '#ui/shell/words/violation-words.ts';
import styles from './corporate.module.css';

const none = 'none';

export function CompanyPeople({ kept }: { readonly kept: CompanyShown }) {
  const words = useWords();
  const companies = usePart(corporateParts.companies);
  const { busy } = useStateOf(companies.state$);
  const refusal = useActRefusal('corporate.moveEmployee');
  const { people, company } = kept;
  const centres = [
    { key: none, label: words('corporate-no-centre') },
    ...company.costCentres.map(({ code, name }) => ({ key: code, label: `${code} ${name}` })),
  ];
  const centre = ({ userId, name, costCentre }: Employee) => (
    <Select
      label={words('corporate-centre-of', { name })}
      labelHidden
      size={36}
      disabled={busy || refusal !== undefined}
      help={refusal}
      value={costCentre ?? none}
      options={centres}
      onChange={(key) => void companies.move(userId, key === none ? undefined : key)}
    />
  );
  const columns: readonly Column<Employee>[] = [
    {
      key: 'person',
      header: words('corporate-person'),
      names: true,
      cell: ({ name, userId }) => (
        <>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <Second>
            <bdi>{userId}</bdi>
          </Second>
        </>
      ),
    },
    { key: 'centre', header: words('corporate-cost-centre'), cell: centre, width: '320px' },
  ];
  return (
    <>
      <Card
        flush
        title={words('corporate-view-people')}
        fact={words('corporate-people-count', { count: people.length })}
        aside={
          <Button act="corporate.addEmployee" icon={UserPlus} size={32} onClick={() => companies.addPerson()}>
            {words('corporate-add-person')}
          </Button>
        }
      >
        <DataTable
          label={words('corporate-view-people')}
          columns={columns}
          rows={people}
          rowKey={({ userId }) => userId}
          density={52}
          narrow={(person) => ({
            first: <bdi>{person.name}</bdi>,
            second: <bdi>{person.userId}</bdi>,
            acts: centre(person),
          })}
          empty={<EmptyState title={words('corporate-nobody')}>{words('corporate-nobody-help')}</EmptyState>}
        />
      </Card>
      <AddPerson centres={centres} />
    </>
  );
}

const names = {
  userId: 'agency-email',
  title: 'agency-field-title',
  firstName: 'agency-field-firstName',
  lastName: 'agency-field-lastName',
  mobile: 'agency-field-mobile',
} as const;

type Named = keyof typeof names;
const isNamed = (path: string): path is Named => path in names;
const idOf = (path: string) => `employee-${path}`;

function AddPerson({ centres }: { readonly centres: readonly { readonly key: string; readonly label: string }[] }) {
  const words = useWords();
  const companies = usePart(corporateParts.companies);
  const { adding, busy, failure } = useStateOf(companies.state$);
  const draft = adding?.draft;
  const violations = adding?.violations ?? [];
  const text = (field: Exclude<Named, 'title'>) => ({
    id: idOf(field),
    label: words(names[field]),
    error: violationAt(words, violations, field),
    value: draft?.[field] ?? '',
    autoComplete: 'off',
    onChange: (value: string) => companies.changePerson({ [field]: value } satisfies Partial<EmployeeDraft>),
  });
  return (
    <Modal
      applyAct="corporate.addEmployee"
      open={adding !== undefined}
      size={640}
      title={words('corporate-add-person')}
      onClose={() => companies.closePerson()}
      onApply={() => void companies.employ()}
      applyLabel={words('corporate-add-person')}
      applyBusy={busy}
      applyBusyLabel={words('corporate-saving')}
    >
      {adding === undefined ? null : (
        <div className={styles.fields}>
          {failure === undefined ? null : <FailureAlert failure={failure} />}
          <ErrorSummary
            attempt={adding.attempt}
            errors={violations.flatMap((each) =>
              isNamed(each.path)
                ? [{ fieldId: idOf(each.path), text: namedViolation(words, words(names[each.path]), each) }]
                : [],
            )}
          />
          <TextField
            {...text('userId')}
            type="email"
            inputMode="email"
            leftToRight
            help={words('corporate-user-id-help')}
          />
          <FormRow columns={[1, 2, 2]}>
            <Select
              id={idOf('title')}
              label={words('agency-field-title')}
              options={profileTitles.map((key) => ({ key, label: words(`agency-title-${key}`) }))}
              value={draft?.title || null}
              placeholder={words('design-select')}
              error={violationAt(words, violations, 'title')}
              onChange={(title) => companies.changePerson({ title })}
            />
            <TextField {...text('firstName')} />
            <TextField {...text('lastName')} />
          </FormRow>
          <FormRow columns={[1, 1]}>
            <TextField {...text('mobile')} type="tel" inputMode="tel" leftToRight />
            <Select
              label={words('corporate-cost-centre')}
              options={centres}
              value={draft?.costCentre ?? none}
              onChange={(key) => companies.changePerson({ costCentre: key === none ? undefined : key })}
            />
          </FormRow>
        </div>
      )}
    </Modal>
  );
}
