/** Proposing to credit or debit an agency's account: another operator decides. */
import { Link } from 'react-router-dom';
import Plus from 'lucide-react/icons/plus';
import { adjustmentKinds } from '#domain/account/adjustment.ts';
import type { AgencyShown } from '#application/desk/operations/agencies.ts';
import { adjustmentOf, waysOf } from '#application/portal/operations/new-adjustment.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { paths } from '#ui/composition/paths.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { RadioGroup } from '#ui/design/field/radio-group.tsx';
import { TextArea } from '#ui/design/field/text-area.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { namedViolation, violationAt } from '#ui/shell/words/violation-words.ts';
import styles from '#ui/booking/request/requests.module.css';

const idOf = (path: string) => `adjustment-${path}`;

export function AgencyAdjustment({ found }: { readonly found: AgencyShown }) {
  const words = useWords();
  const proposing = usePart(operationsParts.newAdjustment);
  const { made: proposed } = useStateOf(proposing.state$);
  return (
    <section className={styles.part}>
      <h3>{words('operations-adjustments')}</h3>
      {proposed?.agencyId === found.agencyId ? (
        <Alert kind="success">
          <Link to={`${paths.operations}?section=adjustments&case=${proposed.adjustmentId}`}>
            {words('operations-adjusted', { adjustmentId: proposed.adjustmentId })}
          </Link>
        </Alert>
      ) : null}
      <div className={styles.acts}>
        <Button
          size={40}
          icon={Plus}
          onClick={() => proposing.begin(adjustmentOf(found.agencyId, found.balance.currency))}
        >
          {words('operations-adjust')}
        </Button>
      </div>
      <AdjustmentDialog found={found} />
    </section>
  );
}

function AdjustmentDialog({ found: { agencyId, companyName, balance } }: { readonly found: AgencyShown }) {
  const words = useWords();
  const proposing = usePart(operationsParts.newAdjustment);
  const { open, draft, violations, attempt, busy, failure } = useStateOf(proposing.state$);
  const field = (name: string) => ({
    id: idOf(name),
    label: words(`operations-adjustment-${name}`),
    error: violationAt(words, violations, name),
  });
  return (
    <Modal
      open={open && draft.agencyId === agencyId}
      size={480}
      title={words('operations-adjust')}
      onClose={() => proposing.close()}
      onApply={() => void proposing.send()}
      applyLabel={words('operations-adjust-send')}
      applyBusy={busy}
    >
      <div className={styles.rows}>
        <p>
          <strong>
            <bdi>{companyName}</bdi>
          </strong>
        </p>
        {failure === undefined ? null : <Alert kind="error">{failureText(words, failure)}</Alert>}
        <ErrorSummary
          attempt={attempt}
          errors={violations.map((each) => ({
            fieldId: idOf(each.path),
            text: namedViolation(words, words(`operations-adjustment-${each.path}`), each),
          }))}
        />
        <Select
          {...field('kind')}
          options={adjustmentKinds.map((kind) => ({ key: kind, label: words('account-adjustment-kind', { kind }) }))}
          value={draft.kind}
          onChange={(kind) => proposing.type({ kind })}
        />
        <RadioGroup
          {...field('way')}
          look="row"
          choices={waysOf(draft.kind).map((way) => ({
            key: way,
            label: words(`operations-adjustment-${way}`),
            note: words(`operations-adjustment-${way}-help`),
          }))}
          value={draft.way}
          onChange={(way) => proposing.type({ way })}
        />
        <TextField
          {...field('amount')}
          leftToRight
          inputMode="decimal"
          autoComplete="off"
          prefix={balance.currency}
          value={draft.amount}
          onChange={(amount) => proposing.type({ amount })}
        />
        <TextArea
          {...field('reason')}
          help={words('operations-adjustment-reason-help')}
          rows={2}
          value={draft.reason}
          onChange={(reason) => proposing.type({ reason })}
        />
        <p>{words('operations-adjust-help')}</p>
      </div>
    </Modal>
  );
}
