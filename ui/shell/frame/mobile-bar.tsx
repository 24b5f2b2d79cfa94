/** The bar at the bottom of a narrow window. In a flow of steps the decision bar stands in its place. */
import { Link } from 'react-router-dom';
import { classNames } from '#ui/design/theme/class-names.ts';
import { Icon } from '#ui/design/press/icon.tsx';
import type { IconShape } from '#ui/design/press/icon.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './shell.module.css';

export interface MobileBarEntry {
  readonly key: string;
  readonly label: string;
  readonly icon: IconShape;
  /** A place, or else `onPress`. */
  readonly href?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly count?: number | undefined;
}

export interface MobileBarProps {
  readonly entries: readonly MobileBarEntry[];
  readonly active: string | null;
}

export const MobileBar = ({ entries, active }: MobileBarProps) => {
  const words = useWords();
  return (
    <nav aria-label={words('shell-main')} className={styles.mobileBar} data-edge="bottom">
      {entries.map((entry) => {
        const here = entry.key === active;
        const className = classNames(styles.mobileEntry, here && styles.mobileActive);
        const content = (
          <>
            <span className={styles.mobileIcon}>
              <Icon of={entry.icon} size={22} />
              {entry.count === undefined || entry.count === 0 ? null : (
                <span className={styles.mobileCount}>{entry.count}</span>
              )}
            </span>
            {entry.label}
          </>
        );
        return entry.href === undefined ? (
          <button key={entry.key} type="button" className={className} onClick={entry.onPress}>
            {content}
          </button>
        ) : (
          <Link key={entry.key} to={entry.href} className={className} aria-current={here ? 'page' : undefined}>
            {content}
          </Link>
        );
      })}
    </nav>
  );
};
