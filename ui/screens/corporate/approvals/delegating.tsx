/** Who decides for the person at the desk while they are away. */
import type { ApprovalsPage } from '#application/desk/corporate/approvals.ts';
import { corporateParts } from '#ui/composition/corporate-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { DateField } from '#ui/design/date/date-field.tsx';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import styles from './approvals.module.css';

export function Delegations({ page: { delegations } }: { readonly page: ApprovalsPage }) {
  const words = useWords();
  const dates = useDates();
  const approvals = usePart(corporateParts.approvals);
  const { busy } = useStateOf(approvals.state$);
  if (delegations.length === 0) return null;
  return (
    <Alert kind="info">
      <div className={styles.delegations}>
        {delegations.map(({ from, to, firstDay, lastDay }) => (
          <span key={from.userId}>
            {words('approvals-delegation', {
              from: from.name,
              to: to.name,
              first: dates.short(firstDay),
              last: dates.short(lastDay),
            })}
          </span>
        ))}
        <Button
          act="corporate.delegateApprovals"
          size={32}
          busy={busy === 'delegate'}
          onClick={() => void approvals.delegate(true)}
        >
          {words('approvals-delegation-end')}
        </Button>
      </div>
    </Alert>
  );
}

export function Delegating({ page }: { readonly page: ApprovalsPage | undefined }) {
  const words = useWords();
  const approvals = usePart(corporateParts.approvals);
  const { delegating, busy } = useStateOf(approvals.state$);
  const error = (field: string) => violationAt(words, delegating?.violations ?? [], field);
  return (
    <Modal
      applyAct="corporate.delegateApprovals"
      open={delegating !== undefined}
      title={words('approvals-away')}
      subtitle={words('approvals-away-help')}
      applyLabel={words('approvals-away-save')}
      applyBusy={busy === 'delegate'}
      onClose={() => approvals.delegating(undefined)}
      onApply={() => void approvals.delegate()}
    >
      <div className={styles.away}>
        <Select
          label={words('approvals-away-who')}
          value={delegating?.userId ?? null}
          placeholder={words('design-select')}
          options={(page?.colleagues ?? []).map(({ userId, name }) => ({ key: userId, label: name }))}
          error={error('userId')}
          onChange={(userId) => approvals.delegating({ userId })}
        />
        <FormRow columns={[1, 1]}>
          <DateField
            label={words('approvals-away-first')}
            value={delegating?.firstDay ?? null}
            error={error('firstDay')}
            onChange={(firstDay) => approvals.delegating(firstDay === null ? {} : { firstDay })}
          />
          <DateField
            label={words('approvals-away-last')}
            value={delegating?.lastDay ?? null}
            error={error('lastDay')}
            onChange={(lastDay) => approvals.delegating(lastDay === null ? {} : { lastDay })}
          />
        </FormRow>
      </div>
    </Modal>
  );
}
