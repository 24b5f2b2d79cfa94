/** What can be done to a booking as it stands. */
import Ticket from 'lucide-react/icons/ticket';
import Undo2 from 'lucide-react/icons/undo-2';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { formatMoney } from '#domain/money/format.ts';
import { dateIn } from '#domain/time/instant.ts';
import { clockOfLocal, placeTimeAt } from '#domain/time/place-time.ts';
import type { OfBooking, ProductView } from '#ui/booking/product-view.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import styles from './manage.module.css';

export function ManageActs({ booking, view }: OfBooking & { readonly view: ProductView }) {
  const words = useWords();
  const now = usePart(parts.clock).now();
  const { status } = booking;
  const sold = mayBeAmended('cancel', status);
  const held = mayBeAmended('ticket-held', status);
  return (
    <Card title={words('manage-acts')}>
      <div className={styles.acts}>
        {held ? <HoldActs booking={booking} /> : null}
        {view.acts(booking, now).map(({ key, to, icon, words: id, danger = false }) => (
          <LinkButton key={key} variant={danger ? 'danger-line' : 'secondary'} block icon={icon} to={to}>
            {words(id)}
          </LinkButton>
        ))}
        {sold && view.hasBegun(booking, now) ? <p className={styles.quiet}>{words('manage-departed-acts')}</p> : null}
        {held || sold ? null : <p className={styles.quiet}>{words('manage-no-acts')}</p>}
      </div>
    </Card>
  );
}

function HoldActs({ booking }: OfBooking) {
  const words = useWords();
  const dates = useDates();
  const { language } = useLanguage();
  const endHold = usePart(bookingParts.endHold);
  const zone = useBusinessZone();
  const { transactionId, reference, price, heldUntil, elsewhere } = booking;
  const amount = price.terms?.net ?? price.total;
  const ofCustomer = price.terms === undefined;
  const hold = { transactionId, reference, amount, ofCustomer };
  return (
    <>
      {heldUntil === undefined ? null : (
        <p>
          {words('manage-held-until', {
            date: dates.short(dateIn(heldUntil, zone)),
            time: clockOfLocal(placeTimeAt(heldUntil, zone).local),
          })}
        </p>
      )}
      {elsewhere === undefined ? (
        <Button variant="primary" block icon={Ticket} onClick={() => endHold.ask('ticket', hold)}>
          {ofCustomer
            ? words('manage-issue')
            : words('manage-ticket-hold', { amount: formatMoney(amount, { locale: language }) })}
        </Button>
      ) : (
        <p>{words('manage-hold-elsewhere')}</p>
      )}
      <Button block icon={Undo2} onClick={() => endHold.ask('release', hold)}>
        {words('manage-release-hold')}
      </Button>
    </>
  );
}
