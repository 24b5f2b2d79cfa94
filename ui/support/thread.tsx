/** The messages of a support request, in the order in which they were written. */
import FileText from 'lucide-react/icons/file-text';
import type { TicketState } from '#domain/agency/ticket.ts';
import type { TicketShown } from '#application/desk/agency/support.ts';
import { momentText } from '#ui/booking/moment-text.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { Badge, type BadgeKind } from '#ui/design/data/badge.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Button } from '#ui/design/press/button.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import styles from './support.module.css';

const kinds: Readonly<Record<TicketState, BadgeKind>> = { open: 'warning', answered: 'success', closed: 'neutral' };

export function TicketMark({ state }: { readonly state: TicketState }) {
  const words = useWords();
  return <Badge kind={kinds[state]}>{words(`support-state-${state}`)}</Badge>;
}

export interface ThreadProps {
  readonly ticket: TicketShown;
  /** The document that is on its way. */
  readonly opening: string | undefined;
  readonly onOpen: (fileId: string) => void;
}

export function Thread({ ticket, opening, onOpen }: ThreadProps) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  return (
    <ol className={styles.thread} aria-label={words('support-messages')}>
      {ticket.messages.map(({ at, by, side, text, files }) => (
        <li key={`${at}-${side}`} className={classNames(styles.message, side === 'house' && styles.house)}>
          <span className={styles.head}>
            <strong>
              <bdi>{by}</bdi>
            </strong>
            <span className={styles.quiet}>
              {words(`support-side-${side}`)} · {momentText(words, dates, at, zone)}
            </span>
          </span>
          <p className={styles.text}>
            <bdi>{text}</bdi>
          </p>
          {files.length === 0 ? null : (
            <ul className={styles.files}>
              {files.map(({ fileId, filename }) => (
                <li key={fileId}>
                  <Button size={32} icon={FileText} busy={opening === fileId} onClick={() => onOpen(fileId)}>
                    <bdi>{filename}</bdi>
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
