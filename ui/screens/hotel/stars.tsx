/** How many stars a hotel has, drawn and read out. */
import Star from 'lucide-react/icons/star';
import { Icon } from '#ui/design/press/icon.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './hotel.module.css';

export function Stars({ count }: { readonly count: number }) {
  const words = useWords();
  return (
    <span className={styles.stars}>
      <span className="unseen">{words('bookings-hotel-stars', { count })}</span>
      {Array.from({ length: count }, (_, at) => (
        <Icon key={at} of={Star} size={14} />
      ))}
    </span>
  );
}
