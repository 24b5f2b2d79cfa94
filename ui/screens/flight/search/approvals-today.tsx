/** Trips of companies that wait for approval: what the person decides, and what others do; nothing where none waits. */
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { ApprovalShown } from '#application/desk/corporate/approvals.ts';
import { corporateParts } from '#ui/composition/corporate-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { EndsIn } from '#ui/corporate/approval-marks.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { NeededWords } from '#ui/design/words/words-provider.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './approvals-today.module.css';

/** So many; the others are on the page of approvals. */
const most = 5;

export function ApprovalsToday() {
  const words = useWords();
  const waiting = usePart(corporateParts.approvalsWaiting);
  const state = useStateOf(waiting.state$);
  useEffect(() => void waiting.load(), [waiting]);
  if (state.kind !== 'ready' || state.value.length === 0) return null;
  return (
    <Card
      flush
      title={words('flight-approvals')}
      aside={
        <Link to={`/approvals?box=${state.value.some(({ mayDecide }) => mayDecide) ? 'for-you' : 'asked'}`}>
          {words('flight-all-approvals', { count: state.value.length })}
        </Link>
      }
    >
      <NeededWords areas={['approvals']} fallback={<SkeletonRows rows={1} height="52px" />}>
        <ul className={styles.rows}>
          {state.value.slice(0, most).map((each) => (
            <li key={each.approvalId}>
              <Waiting of={each} />
            </li>
          ))}
        </ul>
      </NeededWords>
    </Card>
  );
}

function Waiting({ of }: { readonly of: ApprovalShown }) {
  const words = useWords();
  const dates = useDates();
  const { approvalId, trip, company, requester, total, expiresAt, mayDecide } = of;
  return (
    <Link className={styles.row} to={`/approvals?approval=${encodeURIComponent(approvalId)}`}>
      <span className={styles.who}>
        <strong>
          <bdi>{trip.leadTraveller}</bdi>
        </strong>
        <span className={styles.quiet}>
          <bdi>{trip.title}</bdi> <span className={styles.day}>{dates.short(trip.startsOn)}</span>
        </span>
      </span>
      <span className={styles.whose}>
        <span>{words(mayDecide ? 'flight-approval-yours' : 'flight-approval-theirs')}</span>
        <span className={styles.quiet}>{words('flight-approval-of', { name: requester.name, company })}</span>
      </span>
      <EndsIn until={expiresAt} />
      <Amount of={total} strong />
    </Link>
  );
}
