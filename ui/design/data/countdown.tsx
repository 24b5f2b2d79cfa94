/** Time that expires: a ring, a label, and the time left in figures. The owner counts; this only draws. */
import { classNames } from '../theme/class-names.ts';
import styles from './countdown.module.css';

export interface CountdownProps {
  readonly label: string;
  /** Formatted, such as `12:48`. */
  readonly text: string;
  /** 1 at the start, 0 at the end. */
  readonly share: number;
  readonly urgent?: boolean | undefined;
}

const RADIUS = 9;
const ROUND = 2 * Math.PI * RADIUS;

export const Countdown = ({ label, text, share, urgent = false }: CountdownProps) => {
  const left = Math.min(1, Math.max(0, share));
  return (
    <div role="timer" aria-label={`${label} ${text}`} className={classNames(styles.countdown, urgent && styles.urgent)}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false" className={styles.ring}>
        <circle cx="12" cy="12" r={RADIUS} className={styles.track} />
        <circle
          cx="12"
          cy="12"
          r={RADIUS}
          className={styles.left}
          strokeDasharray={`${ROUND * left} ${ROUND}`}
          transform="rotate(-90 12 12)"
        />
      </svg>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <bdi dir="ltr" className={styles.text}>
          {text}
        </bdi>
      </span>
    </div>
  );
};
