/** A checkout with nothing to book: none was begun, or its price is no longer held. */
import Timer from 'lucide-react/icons/timer';
import type { DeskFailure } from '#application/desk/failures.ts';
import { Card } from '#ui/design/data/card.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { Button } from '#ui/design/press/button.tsx';
import type { IconShape } from '#ui/design/press/icon.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { useShellParts } from '#ui/shell/frame/shell-parts.ts';
import styles from './checkout.module.css';

export interface NothingToBookProps {
  /** Of the page. */
  readonly title: string;
  readonly icon: IconShape;
  readonly heading: string;
  readonly help: string;
  readonly searchAt: string;
  readonly searchLabel: string;
}

export function NothingToBook({ title, icon, heading, help, searchAt, searchLabel }: NothingToBookProps) {
  useShellParts({ header: true, footer: true, mobileBar: true });
  return (
    <div className={styles.gutters}>
      <PageHead title={title} />
      <Card>
        <EmptyState
          icon={icon}
          title={heading}
          actions={
            <LinkButton to={searchAt} variant="primary">
              {searchLabel}
            </LinkButton>
          }
        >
          {help}
        </EmptyState>
      </Card>
    </div>
  );
}

export interface PriceExpiredProps {
  /** Undefined while the price is held. */
  readonly expired: { readonly failure?: DeskFailure | undefined; readonly renewing: boolean } | undefined;
  readonly help: string;
  readonly renewingLabel: string;
  readonly failureText: (failure: DeskFailure) => string;
  readonly onBack: () => void;
  readonly onRenew: () => void;
}

/** The price is asked for again, unless what was chosen was sold meanwhile, and everything typed waits. */
export function PriceExpired({ expired, help, renewingLabel, failureText, onBack, onRenew }: PriceExpiredProps) {
  const words = useWords();
  const failure = expired?.failure;
  const gone = failure?._tag === 'SoldOut' || failure?._tag === 'NotFound';
  return (
    <Modal
      open={expired !== undefined}
      answerRequired
      icon={Timer}
      title={words('message-session-expired-title')}
      onClose={onBack}
      closeLabel={words('booking-back-to-results')}
      onApply={onRenew}
      applyLabel={words('booking-renew')}
      applyBusy={expired?.renewing}
      applyBusyLabel={renewingLabel}
      footer={
        gone ? (
          <Button variant="primary" onClick={onBack} data-first-focus>
            {words('booking-back-to-results')}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.expired}>
        <p>{help}</p>
        {failure === undefined ? null : <Alert kind="error">{failureText(failure)}</Alert>}
      </div>
    </Modal>
  );
}
