/** Trips in order of urgency, by what they wait for: each with how it stands, what is next, and where that is done. */
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import Luggage from 'lucide-react/icons/luggage';
import { isTravellers, type TripBox, tripBoxes } from '#domain/corporate/trip-queue.ts';
import type { TripShown, TripsPage } from '#application/desk/corporate/trips.ts';
import { RowTitle } from '#ui/booking/lists/booking-title.tsx';
import { pageIn } from '#ui/booking/lists/page-in.ts';
import { Pages } from '#ui/booking/lists/pages.tsx';
import { RequestStateBadge } from '#ui/booking/request/queue/request-state.tsx';
import { StatusMark } from '#ui/booking/status/status-mark.tsx';
import { useViewOfProduct } from '#ui/booking/use-product.ts';
import { corporateParts } from '#ui/composition/corporate-parts.ts';
import { bookingPath, requestPath } from '#ui/composition/paths.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { useNewBooking } from '#ui/composition/use-house.ts';
import { Chips } from '#ui/design/choice/chips.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { ApprovalMark } from '#ui/corporate/approval-marks.tsx';
import { NextStep } from './next-step.tsx';
import styles from './trips.module.css';

interface TripListProps {
  /** Whose trips these are: the traveller's own, or those of all whom the agency looks after. */
  readonly isTraveller: boolean;
}

export function TripList({ isTraveller }: TripListProps) {
  const words = useWords();
  const trips = usePart(corporateParts.trips);
  const { list } = useStateOf(trips.state$);
  const [query, setQuery] = useSearchParams();
  const box = tripBoxes.find((each) => each === query.get('box'));
  const page = pageIn(query);
  useEffect(() => void trips.load(box, page), [trips, box, page]);
  useEffect(() => trips.follow(), [trips]);
  const go = (to: { readonly box: TripBox | undefined; readonly page: number }) =>
    setQuery({
      show: 'trips',
      ...(to.box !== undefined && { box: to.box }),
      ...(to.page > 1 && { page: String(to.page) }),
    });
  return (
    <section className={styles.trips} aria-label={words(isTraveller ? 'trips-tab-trips' : 'trips-tab-agency-trips')}>
      <div className={styles.boxes}>
        <Chips
          label={words('trips-boxes')}
          single
          scroll
          chosen={[box ?? 'open']}
          chips={chipsOf(list.kind === 'ready' ? list.value.counts : undefined).map(({ key, count }) => ({
            key,
            label: words(`trips-box-${key}`),
            count,
          }))}
          onChange={([key]) => go({ box: tripBoxes.find((each) => each === key), page: 1 })}
        />
      </div>
      {list.kind === 'loading' ? (
        <div className={styles.padded}>
          <SkeletonRows rows={6} height="64px" />
        </div>
      ) : list.kind === 'failed' ? (
        <div className={styles.padded}>
          <ErrorPanel
            message={failureText(words, list.failure)}
            action={{ label: words('shell-try-again'), onPress: () => void trips.load() }}
          />
        </div>
      ) : (
        <Listing of={list.value} isTraveller={isTraveller} onPage={(to) => go({ box, page: to })} />
      )}
    </section>
  );
}

/** With everything that is under way before them. */
function chipsOf(counts: TripsPage['counts'] | undefined) {
  const open = counts && tripBoxes.reduce((sum, box) => (box === 'past' ? sum : sum + counts[box]), 0);
  return [{ key: 'open', count: open }, ...tripBoxes.map((key) => ({ key, count: counts?.[key] }))];
}

interface ListingProps extends TripListProps {
  readonly of: TripsPage;
  readonly onPage: (page: number) => void;
}

function Listing({ of, isTraveller, onPage }: ListingProps) {
  const words = useWords();
  const newBooking = useNewBooking();
  const may = useMay();
  if (of.trips.length === 0) {
    return (
      <EmptyState
        icon={Luggage}
        title={words('trips-none')}
        actions={
          isTraveller && may('book') ? (
            <LinkButton variant="primary" to={newBooking}>
              {words('bookings-new')}
            </LinkButton>
          ) : !isTraveller && may('manage-staff') ? (
            <LinkButton to="/corporate">{words('title-corporate')}</LinkButton>
          ) : undefined
        }
      >
        {words(isTraveller ? 'trips-none-help' : 'trips-none-agency-help')}
      </EmptyState>
    );
  }
  return (
    <>
      {of.cut ? (
        <div className={styles.padded}>
          <Alert kind="info">{words('trips-cut')}</Alert>
        </div>
      ) : null}
      <ul className={styles.rows}>
        {of.trips.map((trip) => (
          <li key={trip.id}>
            <Trip of={trip} isTraveller={isTraveller} />
          </li>
        ))}
      </ul>
      <Pages of={of} onPage={onPage} />
    </>
  );
}

const addressOf: Readonly<Record<TripShown['kind'], (id: string) => string>> = {
  booking: bookingPath,
  approval: (id) => `/approvals?approval=${id}`,
  request: requestPath,
};

function Trip({ of: trip, isTraveller }: { readonly of: TripShown } & TripListProps) {
  const words = useWords();
  const dates = useDates();
  const view = useViewOfProduct(trip.product);
  const { kind, id, title, startsOn, endsOn, leadTraveller, travellerCount, person, total, requestKind } = trip;
  return (
    <Link to={addressOf[kind](id)} className={classNames(styles.trip, isTravellers(trip.step) && styles.urgent)}>
      <span className={styles.what}>
        <span className={styles.title}>
          <strong>{view === undefined ? <bdi>{title}</bdi> : <RowTitle view={view} title={title} />}</strong>
          <span>
            {dates.short(startsOn)}
            {endsOn === undefined || endsOn === startsOn ? null : <> – {dates.short(endsOn)}</>}
          </span>
        </span>
        <span className={styles.quiet}>
          <Listed>
            {leadTraveller === undefined ? null : <bdi>{leadTraveller}</bdi>}
            {requestKind === undefined ? null : <span>{words(`requests-kind-${requestKind}`)}</span>}
            {travellerCount > 1 ? <span>{words('approvals-travellers', { count: travellerCount })}</span> : null}
            <Code>{id}</Code>
            {isTraveller ? null : <bdi>{person}</bdi>}
          </Listed>
        </span>
      </span>
      <span className={styles.state}>
        <TripState of={trip} />
      </span>
      <NextStep of={trip} />
      <span className={styles.total}>{total === undefined ? null : <Amount of={total} strong />}</span>
    </Link>
  );
}

function TripState({ of: { status, approvalState, requestState, product } }: { readonly of: TripShown }) {
  if (status !== undefined) return <StatusMark status={status} product={product} />;
  if (approvalState !== undefined) return <ApprovalMark of={{ state: approvalState }} />;
  return requestState === undefined ? null : <RequestStateBadge state={requestState} />;
}
