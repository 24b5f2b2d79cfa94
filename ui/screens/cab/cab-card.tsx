/** One cab: the car, whose it is, what the price has with it, and what it costs. */
import type { CabOffer } from '#application/desk/cab/cab.ts';
import { cabTrip } from '#domain/cab/booking/trip-facts.ts';
import type { CabDrive } from '#domain/cab/trip/trip.ts';
import { formatMoney } from '#domain/money/format.ts';
import { NetAndEarned } from '#ui/booking/search/earned.tsx';
import { FoundCard, FoundFacts, FoundTotal } from '#ui/booking/search/found-card.tsx';
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
  readonly netShown: boolean;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

export function CabCard({
  drive,
  cab: { car, operator, included, policy, total, earn },
  netShown,
  busy,
  disabled,
  onChoose,
}: CabCardProps) {
  const words = useWords();
  const text = useCabText();
  const { language } = useLanguage();
  const money = (of: typeof total) => formatMoney(of, { locale: language });
  return (
    <FoundCard
      className={styles.columns}
      picture={<CarPicture of={car.carClass} />}
      name={text.car(car)}
      about={
        <>
          <span>
            <strong>{operator.rating.toFixed(1)}</strong> <bdi>{operator.name}</bdi>
          </span>
          <small>
            <Listed>
              {words(`cab-fuel-${car.fuel}`)}
              {car.features.map((each) => words(`cab-feature-${each}`))}
            </Listed>
          </small>
        </>
      }
      price={
        <>
          <FoundTotal>
            <Amount of={total} />
          </FoundTotal>
          <PolicyMark trip={() => cabTrip({ drive, car }, total)} />
          {netShown ? <NetAndEarned total={total} earn={earn} /> : null}
          <Button variant="primary" busy={busy} disabled={disabled} onClick={onChoose}>
            {words('cab-choose')}
            <span className="unseen"> {text.car(car)}</span>
          </Button>
        </>
      }
    >
      <FoundFacts>
        <span>{words('cab-seats', { count: car.seats })}</span>
        <span>{words('cab-bags', { count: car.bags })}</span>
        <span>{words('cab-free', { count: policy.freeHours })}</span>
      </FoundFacts>
      <FoundFacts>
        <span>{words('cab-kilometres', { count: included.kilometres, amount: money(included.extraPerKm) })}</span>
        {included.extraPerHour === undefined ? null : (
          <span>{words('cab-further-hour', { amount: money(included.extraPerHour) })}</span>
        )}
        <span>{words('cab-waiting', { count: included.freeWaitingMinutes })}</span>
      </FoundFacts>
    </FoundCard>
  );
}
