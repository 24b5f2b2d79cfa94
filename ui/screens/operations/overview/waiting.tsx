/** How much of each kind of work waits, how long already, and within how long it is meant to be done. */
import { Link } from 'react-router-dom';
import BadgeIndianRupee from 'lucide-react/icons/badge-indian-rupee';
import Building2 from 'lucide-react/icons/building-2';
import FilePen from 'lucide-react/icons/file-pen';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Scale from 'lucide-react/icons/scale';
import TimerReset from 'lucide-react/icons/timer-reset';
import { answerWithinMinutes, type WaitingWork, type WorkKind } from '#domain/operations/waiting-work.ts';
import { hoursAndMinutes, waitUntil } from '#domain/time/duration.ts';
import type { Instant } from '#domain/time/instant.ts';
import { paths } from '#ui/composition/paths.ts';
import { Badge } from '#ui/design/data/badge.tsx';
import { Icon, type IconShape } from '#ui/design/press/icon.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import styles from './overview.module.css';

const icons: Readonly<Record<WorkKind, IconShape>> = {
  deposits: BadgeIndianRupee,
  requests: FilePen,
  tickets: LifeBuoy,
  registrations: Building2,
  adjustments: Scale,
};

const hrefOf = (kind: WorkKind) => `${paths.operations}?section=${kind}`;

interface WaitingProps {
  readonly waiting: readonly WaitingWork[];
  readonly at: Instant;
}

export function Waiting({ waiting, at }: WaitingProps) {
  const words = useWords();
  return (
    <ul className={styles.tiles} aria-label={words('operations-waiting')}>
      {waiting.map(({ kind, count, late, oldest }) => (
        <li key={kind}>
          <Link to={hrefOf(kind)} className={classNames(styles.tile, late > 0 && styles.late)}>
            <span className={styles.tileName}>
              <Icon of={icons[kind]} size={16} />
              {words(`operations-work-${kind}`)}
            </span>
            <span className={styles.tileCount}>
              {words('operations-number', { number: count })}
              {late > 0 ? (
                <Badge kind="danger" icon={TimerReset}>
                  {words('operations-late', { count: late })}
                </Badge>
              ) : null}
            </span>
            <span className={styles.tileWait}>
              {oldest === undefined
                ? words('operations-nothing-waits')
                : words('operations-oldest', {
                    wait: words('operations-wait', { ...waitUntil(oldest, at) }),
                    target: words('operations-wait', { days: 0, ...hoursAndMinutes(answerWithinMinutes[kind]) }),
                  })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
