/** What can be done to a booking as it stands. */
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleX from 'lucide-react/icons/circle-x';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Luggage from 'lucide-react/icons/luggage';
import Split from 'lucide-react/icons/split';
import Ticket from 'lucide-react/icons/ticket';
import Undo2 from 'lucide-react/icons/undo-2';
import UserX from 'lucide-react/icons/user-x';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { actsOf, hasDeparted } from '#domain/flight/booking/acts.ts';
import { formatMoney } from '#domain/money/format.ts';
import { dateIn } from '#domain/time/instant.ts';
import { clockOfLocal, placeTimeAt } from '#domain/time/place-time.ts';
import { maySplit } from '#application/portal/flight/split/split-booking.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import styles from './manage.module.css';

export function ManageActs({ booking }: { readonly booking: FlightBooking }) {
  const words = useWords();
  const dates = useDates();
  const { language } = useLanguage();
  const endHold = usePart(bookingParts.endHold);
  const configuration = useStateOf(usePart(parts.configuration).state$);
  const zone = configuration.kind === 'ready' ? configuration.configuration.businessZone : 'UTC';
  const { transactionId, status, reference: pnr, price: fare, heldUntil } = booking;
  const amount = fare.terms?.net ?? fare.total;
  const ofCustomer = fare.terms === undefined;
  const hold = { transactionId, pnr, amount, ofCustomer };
  const now = usePart(parts.clock).now();
  const acts = actsOf(booking, now);
  const sold = mayBeAmended('cancel', status);
  const held = acts.includes('ticket-held');
  return (
    <Card title={words('manage-acts')}>
      <div className={styles.acts}>
        {held ? (
          <>
            {heldUntil === undefined ? null : (
              <p>
                {words('manage-held-until', {
                  date: dates.short(dateIn(heldUntil, zone)),
                  time: clockOfLocal(placeTimeAt(heldUntil, zone).local),
                })}
              </p>
            )}
            {booking.elsewhere === undefined ? (
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
        ) : null}
        {acts.includes('change') ? (
          <LinkButton block icon={CalendarClock} to={`/flight/reshedule/${transactionId}`}>
            {words('manage-change')}
          </LinkButton>
        ) : null}
        {acts.includes('add-ssr') ? (
          <LinkButton block icon={Luggage} to={`/flight/add-ssr/${transactionId}`}>
            {words('manage-add-ssr')}
          </LinkButton>
        ) : null}
        {acts.includes('split') && maySplit(booking) ? (
          <LinkButton block icon={Split} to={`/my-bookings/manage/${transactionId}/split`}>
            {words('manage-split')}
          </LinkButton>
        ) : null}
        {held || sold ? (
          <LinkButton block icon={MessageSquareText} to={`/flight/offline-ssr-booking?booking=${transactionId}`}>
            {words('manage-ask-person')}
          </LinkButton>
        ) : null}
        {acts.includes('no-show') ? (
          <LinkButton block icon={UserX} to={`/my-bookings/manage/${transactionId}/cancel?reason=no-show`}>
            {words('schedule-report-no-show')}
          </LinkButton>
        ) : null}
        {acts.includes('cancel') ? (
          <LinkButton variant="danger-line" block icon={CircleX} to={`/my-bookings/manage/${transactionId}/cancel`}>
            {words('manage-cancel')}
          </LinkButton>
        ) : null}
        {sold && hasDeparted(booking, now) ? <p className={styles.quiet}>{words('manage-departed-acts')}</p> : null}
        {held || sold ? null : <p className={styles.quiet}>{words('manage-no-acts')}</p>}
      </div>
    </Card>
  );
}
