/** Adjustments of accounts: what one operator proposes another posts or declines. */
import { Link } from 'react-router-dom';
import { type AdjustmentState, adjustmentStates } from '#domain/account/adjustment.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { AdjustmentShown } from '#application/desk/account/adjustments.ts';
import type { AdjustmentCases } from '#application/portal/operations/adjustments.ts';
import type { OpenCase } from '#application/portal/operations/decision-queue.ts';
import { momentText } from '#ui/booking/moment-text.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { entryReceiptPath } from '#ui/composition/paths.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Badge, type BadgeKind } from '#ui/design/data/badge.tsx';
import { FactList } from '#ui/design/data/fact-list.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { Cases } from './cases.tsx';
import { Decision } from './decision.tsx';
import styles from '#ui/booking/request/requests.module.css';

const badges: Readonly<Record<AdjustmentState, BadgeKind>> = {
  proposed: 'warning',
  approved: 'success',
  declined: 'danger',
  reversed: 'neutral',
};

export function Adjustments() {
  const words = useWords();
  const queue = usePart(operationsParts.adjustments);
  const stateText = (state: AdjustmentState) => words(`operations-adjustment-${state}`);
  const badgeOf = ({ state }: { readonly state: AdjustmentState }) => (
    <Badge kind={badges[state]}>{stateText(state)}</Badge>
  );
  return (
    <Cases
      queue={queue}
      section="adjustments"
      states={adjustmentStates}
      waiting="proposed"
      stateText={stateText}
      badgeOf={badgeOf}
      rowsOf={({ adjustments }) =>
        adjustments.map((row) => ({
          id: row.adjustmentId,
          name: row.companyName,
          badge: badgeOf(row),
          facts: [words('account-adjustment-kind', { kind: row.kind }), words(`operations-adjustment-${row.way}`)],
          figure: <Amount of={row.amount} strong />,
          waitsSince: row.state === 'proposed' ? row.proposedAt : undefined,
        }))
      }
    >
      {(open, found) => (
        <>
          <Facts found={found} />
          <AdjustmentDecision open={open} found={found} />
        </>
      )}
    </Cases>
  );
}

function Facts({ found }: { readonly found: AdjustmentShown }) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const { adjustmentId, kind, way, amount, reason, proposedAt, decidedAt, ledgerEntry } = found;
  const field = (name: string) => words(`operations-adjustment-${name}`);
  return (
    <section className={styles.part}>
      <h3>{found.companyName}</h3>
      <FactList
        facts={[
          [words('operations-agency'), <Code key="agency">{found.agentId}</Code>],
          [field('kind'), words('account-adjustment-kind', { kind })],
          [field('way'), field(way)],
          [field('amount'), <Amount key="amount" of={amount} strong />],
          [field('reason'), reason],
          [field('proposed-at'), momentText(words, dates, proposedAt, zone)],
          [field('proposed-by'), found.proposedBy],
          [words('operations-decided'), decidedAt && momentText(words, dates, decidedAt, zone)],
          [words('operations-decided-by'), found.decidedBy],
          [words('operations-remarks'), found.remarks],
          [
            field('receipt'),
            ledgerEntry && (
              <Link key="receipt" to={entryReceiptPath(adjustmentId)}>
                {words('operations-adjustment-receipt-of', { adjustmentId })}
              </Link>
            ),
          ],
        ]}
      />
    </section>
  );
}

interface AdjustmentDecisionProps {
  readonly open: OpenCase<AdjustmentCases>;
  readonly found: AdjustmentShown;
}

function AdjustmentDecision({ open: { draft, violations, acting }, found }: AdjustmentDecisionProps) {
  const words = useWords();
  const { tag } = useLanguage();
  const queue = usePart(operationsParts.adjustments);
  if (draft === undefined || (found.state !== 'proposed' && found.state !== 'approved')) return null;
  const common = {
    remarks: draft.remarks,
    help: words('operations-adjustment-remarks'),
    violations,
    onRemarks: (remarks: string) => queue.type({ remarks }),
  };
  if (found.state === 'approved') {
    return (
      <Decision
        {...common}
        refuse={words('operations-reverse')}
        onRefuse={() => void queue.decide('reverse')}
        refusing={acting === 'reverse'}
      />
    );
  }
  const amount = formatMoney(found.amount, { locale: tag });
  return (
    <Decision
      {...common}
      approve={words(`operations-adjustment-approve-${found.way}`, { amount })}
      onApprove={() => void queue.decide('approve')}
      approving={acting === 'approve'}
      refuse={words('operations-decline')}
      onRefuse={() => void queue.decide('decline')}
      refusing={acting === 'decline'}
    />
  );
}
