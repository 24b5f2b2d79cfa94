/** What can be done to a booking as it stands. */
import HandCoins from 'lucide-react/icons/hand-coins';
import Ticket from 'lucide-react/icons/ticket';
import Undo2 from 'lucide-react/icons/undo-2';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { formatMoney } from '#domain/money/format.ts';
import { dateIn } from '#domain/time/instant.ts';
import { clockOfLocal, placeTimeAt } from '#domain/time/place-time.ts';
import type { OfBooking, ProductView } from '#ui/booking/product-view.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { paths } from '#ui/composition/paths.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { PayBalance } from './pay-balance.tsx';
import { WithdrawRequest } from './withdraw-request.tsx';
import styles from './manage.module.css';

interface ManageActsProps extends OfBooking {
  readonly view: ProductView;
  /** Something was done; what is shown of the booking is to be asked for again. */
  readonly onChanged: () => void;
}

export function ManageActs({ booking, view, onChanged }: ManageActsProps) {
  const words = useWords();
  const now = usePart(parts.clock).now();
  const may = useMay();
  const { status } = booking;
  const sold = mayBeAmended('cancel', status);
  const held = mayBeAmended('ticket-held', status);
  const isAsked = status === 'on-request';
  const acts = view.acts(booking, now);
  const own = acts.filter(({ right }) => may(right));
  const notOwn = own.length < acts.length || (held && !(may('ticket') && may('book'))) || (isAsked && !may('cancel'));
  return (
    <Card title={words('manage-acts')}>
      <div className={styles.acts}>
        {held ? <HoldActs booking={booking} /> : null}
        {isAsked && may('cancel') ? (
          <WithdrawRequest transactionId={booking.transactionId} onChanged={onChanged} />
        ) : null}
        {sold && booking.putOff !== undefined && may('ticket') ? (
          <PayBalance transactionId={booking.transactionId} putOff={booking.putOff} onChanged={onChanged} />
        ) : null}
        {own.map(({ key, to, icon, words: id, danger = false }) => (
          <LinkButton key={key} variant={danger ? 'danger-line' : 'secondary'} block icon={icon} to={to}>
            {words(id)}
          </LinkButton>
        ))}
        {(held || sold) && may('deposit') ? (
          <LinkButton block icon={HandCoins} to={`${paths.paymentLinks}?booking=${booking.transactionId}`}>
            {words('manage-ask-payment')}
          </LinkButton>
        ) : null}
        {sold && view.hasBegun(booking, now) ? <p className={styles.quiet}>{words('manage-departed-acts')}</p> : null}
        {notOwn ? <p className={styles.quiet}>{words('manage-acts-not-yours')}</p> : null}
        {held || sold || isAsked ? null : <p className={styles.quiet}>{words('manage-no-acts')}</p>}
      </div>
    </Card>
  );
}

function HoldActs({ booking }: OfBooking) {
  const words = useWords();
  const dates = useDates();
  const { language } = useLanguage();
  const may = useMay();
  const endHold = usePart(bookingParts.endHold);
  const zone = useBusinessZone();
  const { transactionId, product, reference, price, heldUntil, heldBy, elsewhere } = booking;
  const amount = price.terms?.net ?? price.total;
  const ofCustomer = price.terms === undefined;
  const hold = { transactionId, reference, amount, ofCustomer };
  return (
    <>
      {heldUntil === undefined ? null : (
        <p>
          {words('manage-held-until', {
            product,
            date: dates.short(dateIn(heldUntil, zone)),
            time: clockOfLocal(placeTimeAt(heldUntil, zone).local),
          })}
          {heldBy === undefined ? null : ` ${words(`manage-held-by-${heldBy}`)}`}
        </p>
      )}
      {elsewhere !== undefined ? (
        <p>{words('manage-hold-elsewhere')}</p>
      ) : may('ticket') ? (
        <Button
          act="booking.ticketHeld"
          variant="primary"
          block
          icon={Ticket}
          onClick={() => endHold.ask('ticket', hold)}
        >
          {ofCustomer
            ? words('manage-issue', { product })
            : words('manage-ticket-hold', { product, amount: formatMoney(amount, { locale: language }) })}
        </Button>
      ) : null}
      {may('book') ? (
        <Button act="booking.releaseHeld" block icon={Undo2} onClick={() => endHold.ask('release', hold)}>
          {words('manage-release-hold')}
        </Button>
      ) : null}
    </>
  );
}
