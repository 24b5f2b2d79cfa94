/**
 * The next time limits on the desk: whether the account covers them, and what to do about each; nothing where none is
 * near. Where they cannot be fetched it says so: an empty place would say that no limit is near.
 */
import { useCallback, useEffect } from 'react';
import { Link } from 'react-router-dom';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { HoldsQueue } from '#application/desk/booking.ts';
import { isZero } from '#domain/money/money.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { paths } from '#ui/composition/paths.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Badge } from '#ui/design/data/badge.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { EndHoldDialog } from './end-hold-dialog.tsx';
import { HoldRadar } from './hold-radar.tsx';
import { HoldsTable } from './holds-table.tsx';
import styles from './holds.module.css';

/** So many limits; the others are on the page of holds. */
const next = 5;

export function TimeLimits() {
  const words = useWords();
  const holds = usePart(bookingParts.holds);
  const state = useStateOf(holds.state$);
  useEffect(() => holds.follow(), [holds]);
  const load = useCallback(() => void holds.load(), [holds]);
  const queue = state.kind === 'ready' && state.value.holds.length > 0 ? state.value : undefined;
  return (
    <>
      {state.kind === 'failed' ? (
        <Alert
          kind="error"
          action={
            <Button size={32} onClick={load}>
              {words('shell-try-again')}
            </Button>
          }
        >
          {`${words('manage-limits-unknown')} ${failureText(words, state.failure)}`}
        </Alert>
      ) : null}
      {queue === undefined ? null : (
        <Card
          flush
          title={words('manage-radar')}
          fact={<Covered queue={queue} />}
          aside={<Link to={paths.holds}>{words('manage-all-holds', { count: queue.holds.length })}</Link>}
        >
          <div className={styles.radar}>
            <HoldRadar queue={queue} alone />
          </div>
          <HoldsTable holds={queue.holds.slice(0, next)} />
        </Card>
      )}
      <EndHoldDialog onEnded={load} />
    </>
  );
}

function Covered({ queue: { account, holds } }: { readonly queue: HoldsQueue }) {
  const words = useWords();
  if (account === undefined) return null;
  const covered = holds.filter(
    (hold) => hold.urgency !== 'expired' && hold.account !== undefined && isZero(hold.account.shortfall),
  ).length;
  const { count } = account.all;
  return (
    <Badge kind={covered < count ? 'danger' : 'success'} icon={covered < count ? TriangleAlert : CircleCheck}>
      {words('manage-holds-covered', { covered, count })}
    </Badge>
  );
}
