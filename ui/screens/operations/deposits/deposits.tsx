/** Deposits: what an agency paid in and how, its slip, and whether it is credited; of a credited one whether it is taken back. */
import { Link } from 'react-router-dom';
import { depositStates, type DepositState } from '#domain/account/deposit.ts';
import { addDays, parseIsoDate } from '#domain/time/calendar-date.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { DepositShown } from '#application/desk/account/deposits.ts';
import { amountTyped } from '#application/portal/amount-typed.ts';
import type { OpenCase } from '#application/portal/operations/decision-queue.ts';
import type { DepositCases } from '#application/portal/operations/deposits.ts';
import { momentText } from '#ui/booking/moment-text.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { topUpReceiptPath } from '#ui/composition/paths.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { FactList } from '#ui/design/data/fact-list.tsx';
import { DateField } from '#ui/design/date/date-field.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { DepositMark } from '#ui/booking/deposit-mark.tsx';
import { CasePapers } from '../case-papers.tsx';
import { Cases } from '../cases.tsx';
import { Decision } from '../decision.tsx';
import { FromBank, StatementButton, StatementDialog } from './bank-statement.tsx';
import styles from '#ui/booking/request/requests.module.css';

export function Deposits() {
  const words = useWords();
  const queue = usePart(operationsParts.deposits);
  const stateText = (state: DepositState) => words(`account-deposit-state-${state}`);
  const badgeOf = ({ state }: { readonly state: DepositState }) => <DepositMark state={state} />;
  return (
    <>
      <Cases
        queue={queue}
        section="deposits"
        states={depositStates}
        waiting="asked"
        stateText={stateText}
        badgeOf={badgeOf}
        act={<StatementButton />}
        rowsOf={({ deposits }) =>
          deposits.map((row) => ({
            id: row.depositId,
            name: row.companyName,
            badge: badgeOf(row),
            facts: [words('account-deposit-mode', { mode: row.paymentMode })],
            figure: <Amount of={row.approvedAmount ?? row.amount} strong />,
            waitsSince: row.state === 'asked' ? row.askedAt : undefined,
          }))
        }
      >
        {(open, found) => (
          <>
            {found.sameReference.length === 0 ? null : (
              <Alert kind="warning">
                {words('account-deposit-same', { deposits: found.sameReference.join(words('design-comma')) })}
              </Alert>
            )}
            <Facts found={found} />
            {found.state === 'asked' ? <FromBank depositId={found.depositId} /> : null}
            <CasePapers
              papers={
                found.slip === undefined
                  ? []
                  : [{ key: 'slip', name: words('account-deposit-slip'), filename: found.slip }]
              }
              opening={open.paper}
              onOpen={(paper) => void queue.paper(paper)}
            />
            <DepositDecision open={open} found={found} />
          </>
        )}
      </Cases>
      <StatementDialog />
    </>
  );
}

function Facts({ found }: { readonly found: DepositShown }) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const { depositId, approvedAmount, approvedOn, askedAt, decidedAt } = found;
  const field = (name: string) => words(`account-deposit-${name}`);
  return (
    <section className={styles.part}>
      <h3>{found.companyName}</h3>
      <FactList
        facts={[
          [words('operations-agency'), <Code key="agency">{found.agentId}</Code>],
          [field('column-sent'), momentText(words, dates, askedAt, zone)],
          [words('operations-asked-by'), found.askedBy],
          [field('amount'), <Amount key="amount" of={found.amount} strong />],
          [field('paymentMode'), words('account-deposit-mode', { mode: found.paymentMode })],
          [field('referenceNumber'), <Code key="reference">{found.referenceNumber}</Code>],
          [field('depositDate'), dates.long(found.depositDate)],
          [field('accountNumber'), <Code key="account">{found.accountNumber}</Code>],
          [field('accountHolderName'), found.accountHolderName],
          [field('branch'), found.branch],
          [field('bankAccount'), found.bankAccount],
          [words('operations-decided'), decidedAt && momentText(words, dates, decidedAt, zone)],
          [words('operations-decided-by'), found.decidedBy],
          [words('operations-remarks'), found.remarks],
          [field('column-credited'), approvedAmount && <Amount key="credited" of={approvedAmount} strong />],
          [words('operations-approved-on'), approvedOn && dates.long(approvedOn)],
          [
            field('receipt'),
            approvedAmount && (
              <Link key="receipt" to={topUpReceiptPath(depositId)}>
                {words('account-deposit-receipt-of', { depositId })}
              </Link>
            ),
          ],
        ]}
      />
    </section>
  );
}

interface DepositDecisionProps {
  readonly open: OpenCase<DepositCases>;
  readonly found: DepositShown;
}

function DepositDecision({ open: { draft, violations, acting }, found }: DepositDecisionProps) {
  const words = useWords();
  const { tag } = useLanguage();
  const queue = usePart(operationsParts.deposits);
  const today = usePart(parts.clock).todayIn(useBusinessZone());
  const { state, amount } = found;
  if (draft === undefined || (state !== 'asked' && state !== 'approved')) return null;
  const common = {
    remarks: draft.remarks,
    violations,
    onRemarks: (remarks: string) => queue.type({ remarks }),
  };
  if (state === 'approved') {
    return (
      <Decision
        {...common}
        help={words('operations-remarks-reverse')}
        refuse={words('operations-reverse')}
        onRefuse={() => void queue.decide('reverse')}
        refusing={acting === 'reverse'}
      />
    );
  }
  const credited = amountTyped(draft.approvedAmount, amount.currency) ?? amount;
  return (
    <Decision
      {...common}
      help={words('operations-remarks-deposit')}
      approve={words('operations-approve-deposit', { amount: formatMoney(credited, { locale: tag }) })}
      onApprove={() => void queue.decide('approve')}
      approving={acting === 'approve'}
      refuse={words('operations-decline')}
      onRefuse={() => void queue.decide('decline')}
      refusing={acting === 'decline'}
    >
      <FormRow columns={[1, 1]} narrowColumns={[1]}>
        <TextField
          id="decision-approvedAmount"
          label={words('operations-approved-amount')}
          leftToRight
          inputMode="decimal"
          autoComplete="off"
          prefix={amount.currency}
          value={draft.approvedAmount}
          error={violationAt(words, violations, 'approvedAmount')}
          onChange={(approvedAmount) => queue.type({ approvedAmount })}
        />
        <DateField
          id="decision-approvedOn"
          label={words('operations-approved-on')}
          value={parseIsoDate(draft.approvedOn) ?? null}
          error={violationAt(words, violations, 'approvedOn')}
          onChange={(date, typed) => queue.type({ approvedOn: date ?? typed })}
          calendar={{ today, least: addDays(today, -365), most: today }}
        />
      </FormRow>
    </Decision>
  );
}
