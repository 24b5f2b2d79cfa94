/** '+1' behind a time that is on a later day than the one it is read with; nothing on the same day. */
import styles from './later-day.module.css';

export const LaterDay = ({ days }: { readonly days: number }) =>
  days > 0 ? <sup className={styles.later}>+{days}</sup> : null;
