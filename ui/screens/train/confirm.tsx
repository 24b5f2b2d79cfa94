/** A ticket that was just bought: its PNR, how each traveller stands, and what there is of it. */
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import FileText from 'lucide-react/icons/file-text';
import Ticket from 'lucide-react/icons/ticket';
import TrainFront from 'lucide-react/icons/train-front';
import { standingsNow } from '#domain/train/berths/moves.ts';
import type { BerthStatus } from '#domain/train/berths/status.ts';
import type { TrainBooking } from '#domain/train/booking/train-booking.ts';
import { trainPaths } from '#application/portal/train/search-link.ts';
import { BookedStanding } from '#ui/booking/booked-standing.tsx';
import { BookingFailed } from '#ui/booking/details-failed.tsx';
import { titledName } from '#ui/booking/booking-people.tsx';
import { UnderWay } from '#ui/booking/status/under-way.tsx';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { bookingPath, paths } from '#ui/composition/paths.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { useSold } from '#ui/composition/use-house.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { JourneyCard } from './journey-card.tsx';
import { train } from './product.ts';
import { useTrainText } from './train-text.ts';
import styles from './book.module.css';

export function Screen() {
  const words = useWords();
  const opened = usePart(bookingParts.opened);
  const { transactionId = '' } = useParams();
  const state = useStateOf(opened.state$);
  useEffect(() => opened.follow(transactionId), [opened, transactionId]);
  const value = state.kind === 'ready' ? state.value : undefined;
  const booking = value?.product === 'train' ? value : undefined;
  return (
    <>
      <PageHead
        title={words('bookings-booking-title', { id: transactionId })}
        fact={value === undefined ? undefined : <BookedStanding booking={value} />}
      />
      {state.kind === 'loading' ? <SkeletonRows rows={5} height="72px" /> : null}
      {state.kind === 'failed' ? (
        <BookingFailed
          failure={state.failure}
          transactionId={transactionId}
          page="booking"
          elsewhere={{ path: paths.findBooking, title: 'title-manage-booking' }}
          onRetry={() => void opened.load(transactionId)}
        />
      ) : null}
      {booking === undefined ? null : <Confirmed booking={booking} />}
    </>
  );
}

/** The worst of those who still travel: what is to be said of the ticket. */
function worstOf(standings: readonly BerthStatus[]) {
  return (['waiting', 'rac', 'confirmed'] as const).find((worst) => standings.some(({ kind }) => kind === worst));
}

function Confirmed({ booking }: { readonly booking: TrainBooking }) {
  const words = useWords();
  const sold = useSold();
  const text = useTrainText();
  const { transactionId, journey, pnr, travellers, price } = booking;
  const standings = standingsNow(booking);
  const worst = worstOf(standings);
  return (
    <div className={styles.confirm}>
      <UnderWay booking={booking} />
      {pnr === '' || worst === undefined ? null : (
        <Alert kind={worst === 'confirmed' ? 'success' : 'warning'} title={words(`train-booked-${worst}`)}>
          {words(`train-booked-${worst}-text`)}
        </Alert>
      )}
      <JourneyCard
        journey={journey}
        before={
          <dl className={styles.numbers}>
            <dt>{words('bookings-train-pnr')}</dt>
            <dd>
              <Code strong>{pnr === '' ? '—' : pnr}</Code>
            </dd>
            <dt>{words('train-paid')}</dt>
            <dd>
              <Amount of={price.total} strong />
            </dd>
          </dl>
        }
      />
      <Card title={words('train-travellers')}>
        <ul className={styles.people}>
          {travellers.map((traveller, at) => (
            <li key={at}>
              <bdi>{titledName(words, traveller)}</bdi>
              <Code strong>{standings[at] === undefined ? '—' : text.standing(standings[at])}</Code>
            </li>
          ))}
        </ul>
      </Card>
      <p className={styles.links}>
        {pnr === '' ? null : (
          <LinkButton variant="primary" icon={Ticket} to={train.paths.paper('voucher', transactionId)}>
            {words('train-show-ticket')}
          </LinkButton>
        )}
        <LinkButton icon={FileText} to={bookingPath(transactionId)}>
          {words('train-show-booking')}
        </LinkButton>
        {sold('train') ? (
          <LinkButton icon={TrainFront} to={trainPaths.search}>
            {words('train-search-more')}
          </LinkButton>
        ) : null}
      </p>
    </div>
  );
}
