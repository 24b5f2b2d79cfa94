/** What every traveller may carry on board: said with the baggage of a fare, wherever that is shown before booking. */
import Backpack from 'lucide-react/icons/backpack';
import { handBaggageKilograms } from '#domain/rules/limits.ts';
import { Icon } from '#ui/design/press/icon.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './book-review.module.css';

export function HandBaggage({ withInfant }: { readonly withInfant: boolean }) {
  const words = useWords();
  const { bag, personalItem, infantExtra } = handBaggageKilograms;
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
