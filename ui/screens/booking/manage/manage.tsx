/** One booking whole: what was bought and for whom, money and documents, all that happened, and what can be done. */
import { paymentSaid } from '#domain/booking/payment.ts';
import { BookingFailed } from '#ui/booking/details-failed.tsx';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { isHouseAtDesk } from '#application/portal/session/session.ts';
import { paths } from '#ui/composition/paths.ts';
import { parts } from '#ui/composition/parts.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { BookedStanding } from '#ui/booking/booked-standing.tsx';
import { BookingPage } from '#ui/booking/booking-page.tsx';
import { UnderWay } from '#ui/booking/status/under-way.tsx';
import type { OfBooking, ProductView } from '#ui/booking/product-view.ts';
import { useProductView } from '#ui/booking/use-product.ts';
import { WithView } from '#ui/booking/with-view.tsx';
import facts from '#ui/booking/facts.module.css';
import { AddRemark } from './add-remark.tsx';
import { AddOns } from './add-ons.tsx';
import { BookingMoney } from './booking-money.tsx';
import { BookingReferences } from './booking-references.tsx';
import { BookingHistory } from './booking-history.tsx';
import { EndHoldDialog } from '#ui/booking/hold/end-hold-dialog.tsx';
import { LinkedBookings } from './linked-bookings.tsx';
import { ManageActs } from './manage-acts.tsx';
import { ManageDocuments } from './manage-documents.tsx';
import styles from './manage.module.css';

export function Screen() {
  const words = useWords();
  const opened = usePart(bookingParts.opened);
  const { transactionId = '' } = useParams();
  const state = useStateOf(opened.state$);
  useEffect(() => opened.follow(transactionId), [opened, transactionId]);
  const booking = state.kind === 'ready' ? state.value : undefined;
  // Fetched beside the booking, not after it.
  useProductView(transactionId);
  const retry = () => void opened.load(transactionId);
  return (
    <BookingPage
      title={words('bookings-booking-title', { id: transactionId })}
      beside={booking === undefined ? null : <BookedStanding booking={booking} />}
    >
      {state.kind === 'loading' ? <SkeletonRows rows={6} height="72px" /> : null}
      {state.kind === 'failed' ? (
        <BookingFailed
          failure={state.failure}
          transactionId={transactionId}
          page="booking"
          elsewhere={{ path: paths.findBooking, title: 'title-manage-booking' }}
          onRetry={retry}
        />
      ) : null}
      {booking === undefined ? null : (
        <WithView transactionId={transactionId}>
          {(view) => <Whole booking={booking} view={view} onChanged={retry} />}
        </WithView>
      )}
      <EndHoldDialog onEnded={retry} />
    </BookingPage>
  );
}

interface WholeProps extends OfBooking {
  readonly view: ProductView;
  readonly onChanged: () => void;
}

function Whole({ booking, view, onChanged }: WholeProps) {
  const words = useWords();
  const mayRemark = isHouseAtDesk(useStateOf(usePart(parts.session).state$));
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <UnderWay booking={booking} />
        <view.Facts booking={booking} onChanged={onChanged} />
        <Card title={words('bookings-money')} fact={words(`bookings-payment-${paymentSaid(booking)}`)}>
          <BookingMoney booking={booking} />
        </Card>
      </div>
      <div className={styles.side}>
        <ManageActs booking={booking} view={view} onChanged={onChanged} />
        <AddOns booking={booking} view={view} />
        <LinkedBookings booking={booking} />
        <ManageDocuments booking={booking} view={view} />
        <BookingReferences booking={booking} />
        <Card>
          <div className={facts.bare}>
            <BookingHistory history={booking.history} />
            {mayRemark ? <AddRemark transactionId={booking.transactionId} onAdded={onChanged} /> : null}
          </div>
        </Card>
      </div>
    </div>
  );
}
