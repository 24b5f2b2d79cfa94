/**
 * A dialog that asks for an act: title, body, and a footer that closes or applies. The label of the second button names
 * the act. `answerRequired` is for what must be answered: Escape does not close it, and it has no close button.
 */
import { transitionMilliseconds } from '#domain/rules/limits.ts';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { DeskAct } from '#application/desk/desks/doings.ts';
import X from 'lucide-react/icons/x';
import { Button } from '../press/button.tsx';
import { classNames } from '../theme/class-names.ts';
import { IconButton } from '../press/icon-button.tsx';
import { Icon } from '../press/icon.tsx';
import type { IconShape } from '../press/icon.tsx';
import { useDialog } from './use-dialog.ts';
import { useStillPage } from './use-still-page.ts';
import { usePresence } from './use-presence.ts';
import { useWords } from '../words/words.ts';
import styles from './modal.module.css';

export interface ModalProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly children?: ReactNode;
  readonly onClose: () => void;
  readonly onApply?: (() => void) | undefined;
  readonly applyLabel?: ReactNode;
  /** What applying does at the desk: where that is refused, it cannot be pressed. */
  readonly applyAct?: DeskAct | undefined;
  readonly closeLabel?: ReactNode;
  readonly applyBusy?: boolean | undefined;
  readonly applyBusyLabel?: ReactNode;
  readonly applyDisabled?: boolean | undefined;
  readonly danger?: boolean | undefined;
  /** Null for no footer; absent for Close and Apply. */
  readonly footer?: ReactNode;
  /** At the start of the footer, such as how long a price is held. */
  readonly footerNote?: ReactNode;
  readonly size?: 480 | 640 | undefined;
  readonly icon?: IconShape | undefined;
  readonly iconKind?: 'warning' | 'danger' | 'info' | 'success' | undefined;
  readonly closeButton?: boolean | undefined;
  readonly answerRequired?: boolean | undefined;
}

const Shown = ({
  leaving,
  title,
  subtitle,
  children,
  onClose,
  onApply,
  applyLabel,
  applyAct,
  closeLabel,
  applyBusy = false,
  applyBusyLabel,
  applyDisabled = false,
  danger = false,
  footer,
  footerNote,
  size = 480,
  icon,
  iconKind = 'warning',
  closeButton,
  answerRequired = false,
}: ModalProps & { readonly leaving: boolean }) => {
  const words = useWords();
  const id = useId();
  const dialog = useDialog(answerRequired ? null : onClose);
  useStillPage();
  const withClose = closeButton ?? !answerRequired;
  const hasBody = children !== undefined && children !== null;
  return (
    <dialog
      {...dialog}
      className={classNames(styles.modal, styles[`size${size}`], leaving && styles.leaving)}
      role={answerRequired ? 'alertdialog' : 'dialog'}
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={hasBody ? `${id}-body` : undefined}
    >
      <div className={styles.head}>
        {icon ? (
          <span className={classNames(styles.badge, styles[iconKind])}>
            <Icon of={icon} size={20} />
          </span>
        ) : null}
        <div className={styles.titles}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {subtitle === undefined ? null : <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {withClose ? <IconButton label={words('design-close')} icon={X} size={32} onClick={onClose} /> : null}
      </div>
      {hasBody ? (
        <div id={`${id}-body`} className={styles.body} data-dialog-body tabIndex={-1}>
          {children}
        </div>
      ) : null}
      {footer === null ? null : (
        <div className={styles.footer} data-dialog-act>
          {footerNote === undefined ? null : <div className={styles.note}>{footerNote}</div>}
          {footer ?? (
            <>
              <Button onClick={onClose}>{closeLabel ?? words('design-close')}</Button>
              {onApply === undefined ? null : (
                <span className={styles.apply}>
                  <Button
                    variant={danger ? 'danger' : 'primary'}
                    busy={applyBusy}
                    busyLabel={applyBusyLabel}
                    disabled={applyDisabled}
                    act={applyAct}
                    onClick={onApply}
                    data-dialog-apply
                  >
                    {applyLabel ?? words('design-apply')}
                  </Button>
                </span>
              )}
            </>
          )}
        </div>
      )}
    </dialog>
  );
};

export const Modal = (props: ModalProps) => {
  const presence = usePresence(props.open, transitionMilliseconds.modal);
  return presence === 'absent' ? null : <Shown {...props} leaving={presence === 'leaving'} />;
};
