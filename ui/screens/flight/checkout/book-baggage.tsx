/** What every traveller may carry on board: said with the baggage of a fare, wherever that is shown before booking. */
import Backpack from 'lucide-react/icons/backpack';
import { type BaggageAllowance, leastCabinKg } from '#domain/flight/offer/offer.ts';
import { handBaggageKilograms } from '#domain/rules/limits.ts';
import { Icon } from '#ui/design/press/icon.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './book-review.module.css';

interface HandBaggageProps {
  /** What the fares of the journey allow in the cabin. */
  readonly allowed: readonly Pick<BaggageAllowance, 'cabinKg'>[];
  readonly withInfant: boolean;
}

export function HandBaggage({ allowed, withInfant }: HandBaggageProps) {
  const words = useWords();
  const { bag: usual, personalItem, infantExtra } = handBaggageKilograms;
  const bag = leastCabinKg(allowed) ?? usual;
  return (
    <p className={styles.disclaimer}>
      <Icon of={Backpack} size={18} className={styles.disclaimerIcon} />
      <span>
        {words('booking-hand-baggage', { bag, personal: personalItem })}{' '}
        {withInfant ? words('booking-hand-baggage-infant', { extra: infantExtra }) : null}
      </span>
    </p>
  );
}
