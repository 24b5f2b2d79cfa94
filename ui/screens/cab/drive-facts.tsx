/** A drive as its booking and its checkout show it: when and where the car comes, where it goes, and what the price has with it. */
import type { CabRide, CabTerms } from '#domain/cab/booking/cab-booking.ts';
import { freeUntil } from '#domain/cab/booking/rules.ts';
import { formatMoney } from '#domain/money/format.ts';
import { clockOfLocal, dateOfLocal, placeTimeAt } from '#domain/time/place-time.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { useCabText } from './cab-text.ts';
import styles from './cab.module.css';

export function DriveFacts({
  ride,
  pickUpPoint,
  arrivingBy,
}: { readonly ride: CabRide } & Partial<Pick<CabTerms, 'pickUpPoint' | 'arrivingBy'>>) {
  const words = useWords();
  const dates = useDates();
  const text = useCabText();
  const { language } = useLanguage();
  const { drive, included, policy } = ride;
  const until = placeTimeAt(freeUntil(ride), drive.pickUp.zone);
  const amount = (of: typeof included.extraPerKm) => formatMoney(of, { locale: language });
  return (
    <dl className={styles.facts}>
      <dt>{words('bookings-cab-pick-up')}</dt>
      <dd>
        {dates.short(dateOfLocal(drive.pickUp.local))} <Code strong>{clockOfLocal(drive.pickUp.local)}</Code>{' '}
        <bdi>{drive.from.name}</bdi>
        {pickUpPoint === undefined ? null : (
          <small>
            <bdi>{pickUpPoint}</bdi>
          </small>
        )}
      </dd>
      {drive.to === undefined ? null : (
        <>
          <dt>{words('bookings-cab-drop')}</dt>
          <dd>
            <bdi>{drive.to.name}</bdi>
          </dd>
        </>
      )}
      {arrivingBy === undefined ? null : (
        <>
          <dt>{words('bookings-cab-follows')}</dt>
          <dd>
            <Code strong>{arrivingBy}</Code>
          </dd>
        </>
      )}
      <dt>{words('bookings-cab-included')}</dt>
      <dd>
        {words('bookings-cab-kilometres', { count: included.kilometres, duration: text.duration(included.minutes) })}
        <small>
          {words('bookings-cab-over', {
            km: amount(included.extraPerKm),
            minutes: included.freeWaitingMinutes,
            waiting: amount(included.waitingAnHour),
          })}
        </small>
        {included.extraNight === undefined ? null : (
          <small>
            {words('bookings-cab-night', { ...included.extraNight, amount: amount(included.extraNight.amount) })}
          </small>
        )}
      </dd>
      <dt>{words('bookings-cab-cancelling')}</dt>
      <dd>
        {words('bookings-cab-free-until', {
          date: dates.short(dateOfLocal(until.local)),
          time: clockOfLocal(until.local),
          percent: policy.thenPercent,
        })}
      </dd>
    </dl>
  );
}
