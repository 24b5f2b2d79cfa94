/** Holding the seats in place of paying for them now, where the airline lets that be done. */
import Timer from 'lucide-react/icons/timer';
import { isBlankPassport } from '#domain/people/passport.ts';
import { dateIn } from '#domain/time/instant.ts';
import { clockOfLocal, placeTimeAt } from '#domain/time/place-time.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import type { BookView } from './book-view.ts';
import styles from './book-parts.module.css';

export function HoldInstead({ state, checkout }: BookView) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const { hold } = state.quote;
  if (hold === undefined || state.unanswered) return null;
  const withExtras = state.form.extras.length > 0 && hold.services !== true;
  const later =
    hold.passportsLater === true && state.form.travellers.some(({ passport }) => isBlankPassport(passport ?? {}));
  return (
    <Card title={words(state.form.toHold ? 'flight-hold' : 'booking-hold-title')}>
      <div className={styles.terms}>
        <p>
          {withExtras
            ? words('booking-hold-no-extras')
            : words('booking-hold-until', {
                by: hold.by,
                date: dates.short(dateIn(hold.until, zone)),
                time: clockOfLocal(placeTimeAt(hold.until, zone).local),
              })}
        </p>
        {state.quote.required.passport && later ? <p>{words('booking-hold-passports-later')}</p> : null}
        {state.form.toHold && !withExtras ? null : (
          <div>
            <Button
              act="flight.book"
              icon={Timer}
              disabled={withExtras || state.sending}
              onClick={() => void checkout.book('hold')}
            >
              {words('booking-hold')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
