/** Holds as they come due, what they need of the account, and what to do about each: confirm it or give it back. */
import { useCallback, useEffect } from 'react';
import Timer from 'lucide-react/icons/timer';
import { EndHoldDialog } from '#ui/booking/hold/end-hold-dialog.tsx';
import { HoldRadar } from '#ui/booking/hold/hold-radar.tsx';
import { HoldsTable } from '#ui/booking/hold/holds-table.tsx';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { useNewBooking } from '#ui/composition/use-house.ts';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import styles from './holds.module.css';

export function Screen() {
  const words = useWords();
  const newBooking = useNewBooking();
  const holds = usePart(bookingParts.holds);
  const state = useStateOf(holds.state$);
  useEffect(() => holds.follow(), [holds]);
  const load = useCallback(() => void holds.load(), [holds]);
  return (
    <div className={styles.page}>
      <PageHead title={words('title-hold-queues')} />
      {state.kind === 'loading' ? (
        <SkeletonRows rows={6} height="52px" />
      ) : state.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, state.failure)}
          action={{ label: words('shell-try-again'), onPress: load }}
        />
      ) : state.value.holds.length === 0 ? (
        <Card>
          <EmptyState
            icon={Timer}
            title={words('manage-no-holds')}
            actions={
              <LinkButton variant="primary" to={newBooking}>
                {words('bookings-new')}
              </LinkButton>
            }
          >
            {words('manage-no-holds-help')}
          </EmptyState>
        </Card>
      ) : (
        <>
          {state.value.account === undefined ? null : (
            <Card title={words('manage-radar')} fact={words('manage-radar-note')}>
              <HoldRadar queue={state.value} />
            </Card>
          )}
          <Card flush>
            <HoldsTable holds={state.value.holds} />
          </Card>
        </>
      )}
      <EndHoldDialog onEnded={load} />
    </div>
  );
}
