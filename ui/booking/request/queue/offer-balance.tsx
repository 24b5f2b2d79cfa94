/** What is left to pay of an accepted offer, by when, and paying it; what follows once it is paid. */
import Wallet from 'lucide-react/icons/wallet';
import { balanceOverdue, offerOwed } from '#domain/booking/request/offer-terms.ts';
import { formatMoney } from '#domain/money/format.ts';
import { isPositive } from '#domain/money/money.ts';
import { daysBetween } from '#domain/time/calendar-date.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { useRequestView } from '#ui/booking/use-product.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import type { ActsProps } from '#ui/booking/request/request-view.ts';
import styles from '#ui/booking/request/requests.module.css';

export function OfferBalance({ state: { acting }, queue, request }: ActsProps) {
  const words = useWords();
  const dates = useDates();
  const { language } = useLanguage();
  const clock = usePart(parts.clock);
  const zone = useBusinessZone();
  const party = useRequestView(request.product)?.rules.party(request);
  const { answer } = request;
  if (answer === undefined || party === undefined) return null;
  const owed = offerOwed(answer, party);
  const today = clock.todayIn(zone);
  const due = answer.balanceDue;
  if (owed === undefined || !isPositive(owed)) {
    return (
      <Alert kind="success" title={words('requests-accepted')}>
        {words('requests-accepted-paid')}
      </Alert>
    );
  }
  if (due !== undefined && balanceOverdue(answer, party, today)) {
    return <Alert kind="warning">{words('requests-balance-overdue', { day: dates.long(due) })}</Alert>;
  }
  return (
    <>
      <Alert kind="info" title={words('requests-accepted')}>
        {words('requests-accepted-pay')}
      </Alert>
      {due === undefined ? null : (
        <p>
          <Listed>
            <span>
              {words('requests-balance')} {words('requests-due-by', { day: dates.long(due) })}
            </span>
            <strong>{words('requests-days-left', { days: daysBetween(today, due) })}</strong>
          </Listed>
        </p>
      )}
      <div className={styles.acts}>
        <Button
          act="booking.decideRequest"
          variant="primary"
          size={48}
          icon={Wallet}
          busy={acting === 'pay'}
          onClick={() => void queue.decide('pay')}
        >
          {words('requests-pay', { amount: formatMoney(owed, { locale: language }) })}
        </Button>
      </div>
    </>
  );
}
