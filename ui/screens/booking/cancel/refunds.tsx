/** The refunds of an agency: what is on its way, by when it must have come, what is late, what has been credited. */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RefundsPage } from '#application/desk/booking.ts';
import { type RefundView, refundViews } from '#domain/booking/cancel/refund.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Card } from '#ui/design/data/card.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { Tabs } from '#ui/design/choice/tabs.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { RefundsTable } from '#ui/booking/lists/refunds-table.tsx';
import { Pages } from '#ui/booking/lists/pages.tsx';
import styles from './refunds.module.css';

export function Refunds() {
  const words = useWords();
  const tracker = usePart(bookingParts.refunds);
  const state = useStateOf(tracker.state$);
  const [query, setQuery] = useSearchParams();
  const view = refundViews.find((each) => each === query.get('refunds'));
  const asked = Number(query.get('page') ?? '1');
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
  useEffect(() => tracker.follow({ page, ...(view && { view }) }), [tracker, page, view]);
  const show = (next: RefundView | undefined, at = 1) =>
    setQuery({ view: 'refunds', ...(next && { refunds: next }), ...(at > 1 && { page: String(at) }) });
  const found = state.kind === 'ready' ? state.value : undefined;
  return (
    <>
      <p className={styles.law}>{words('manage-refunds-law')}</p>
      <Tabs
        label={words('manage-refunds-by-state')}
        tabs={[
          { key: 'all', label: words('bookings-all'), count: found && allOf(found.counts) },
          ...refundViews.map((each) => ({
            key: each,
            label: words(`manage-refund-${each}`),
            count: found?.counts[each],
          })),
        ]}
        value={view ?? 'all'}
        onChange={(key) => show(refundViews.find((each) => each === key))}
      />
      {state.kind === 'loading' ? (
        <SkeletonRows rows={6} height="52px" />
      ) : state.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, state.failure)}
          action={{
            label: words('shell-try-again'),
            onPress: () => void tracker.look({ page, ...(view && { view }) }),
          }}
        />
      ) : state.value.refunds.length === 0 ? (
        <Card>
          <EmptyState title={words('manage-no-refunds')}>
            {words(view === undefined ? 'manage-no-refunds-help' : 'manage-no-refunds-here')}
          </EmptyState>
        </Card>
      ) : (
        <Card flush>
          <RefundsTable refunds={state.value.refunds} />
          <Pages of={state.value} onPage={(at) => show(view, at)} />
        </Card>
      )}
    </>
  );
}

/** Overdue ones are under way too. */
function allOf(counts: RefundsPage['counts']): number {
  return counts['under-way'] + counts.credited + counts.refused;
}
