/** One cab: the car, whose it is, what the price has with it, and what it costs. */
import { useId } from 'react';
import type { CabOffer } from '#application/desk/cab/cab.ts';
import { cabTrip } from '#domain/cab/booking/trip-facts.ts';
import type { CabDrive } from '#domain/cab/trip/trip.ts';
import { formatMoney } from '#domain/money/format.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { PolicyMark } from '#ui/corporate/policy-mark.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { CarPicture } from './car-picture.tsx';
import { useCabText } from './cab-text.ts';
import styles from './cab-card.module.css';

interface CabCardProps {
  readonly drive: CabDrive;
  readonly cab: CabOffer;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

export function CabCard({
  drive,
  cab: { car, operator, included, policy, total, earn },
  busy,
  disabled,
  onChoose,
}: CabCardProps) {
  const words = useWords();
  const text = useCabText();
  const { language } = useLanguage();
  const id = useId();
  const money = (of: typeof total) => formatMoney(of, { locale: language });
  return (
    <article aria-labelledby={id} className={styles.card}>
      <CarPicture of={car.carClass} />
      <div className={styles.who}>
        <h3 id={id} className={styles.name}>
          {text.car(car)}
        </h3>
        <span>
          <strong>{operator.rating.toFixed(1)}</strong> <bdi>{operator.name}</bdi>
        </span>
        <small>
          <Listed>
            {words(`cab-fuel-${car.fuel}`)}
            {car.features.map((each) => words(`cab-feature-${each}`))}
          </Listed>
        </small>
      </div>
      <ul className={styles.has}>
        <li>{words('cab-seats', { count: car.seats })}</li>
        <li>{words('cab-bags', { count: car.bags })}</li>
        <li>{words('cab-free', { count: policy.freeHours })}</li>
      </ul>
      <ul className={styles.has}>
        <li>{words('cab-kilometres', { count: included.kilometres, amount: money(included.extraPerKm) })}</li>
        {included.extraPerHour === undefined ? null : (
          <li>{words('cab-further-hour', { amount: money(included.extraPerHour) })}</li>
        )}
        <li>{words('cab-waiting', { count: included.freeWaitingMinutes })}</li>
      </ul>
      <div className={styles.price}>
        <strong className={styles.total}>
          <Amount of={total} />
        </strong>
        <PolicyMark trip={() => cabTrip({ drive, car }, total)} />
        {earn === undefined ? null : (
          <small>
            {words('cab-earn')} <Amount of={earn} tone="gain" />
          </small>
        )}
        <Button variant="primary" busy={busy} disabled={disabled} onClick={onChoose}>
          {words('cab-choose')}
          <span className="unseen"> {text.car(car)}</span>
        </Button>
      </div>
    </article>
  );
}
