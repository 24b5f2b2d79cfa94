/** What a popover or a side panel is on a narrow window: a sheet that rises from the bottom edge. */
import { transitionMilliseconds } from '#domain/rules/limits.ts';
import { useId } from 'react';
import type { ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { classNames } from '../theme/class-names.ts';
import { IconButton } from '../press/icon-button.tsx';
import { useDialog } from './use-dialog.ts';
import { useStillPage } from './use-still-page.ts';
import { usePresence } from './use-presence.ts';
import { useWords } from '../words/words.ts';
import styles from './modal.module.css';

export interface BottomSheetProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly footer?: ReactNode;
}

const Shown = ({
  leaving,
  title,
  subtitle,
  children,
  onClose,
  footer,
}: BottomSheetProps & { readonly leaving: boolean }) => {
  const words = useWords();
  const id = useId();
  const dialog = useDialog(onClose);
  useStillPage();
  return (
    <dialog
      {...dialog}
      className={classNames(styles.sheet, leaving && styles.leaving)}
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <span className={styles.handle} aria-hidden="true" />
      <div className={styles.head}>
        <div className={styles.titles}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {subtitle === undefined ? null : <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        <IconButton label={words('design-close')} icon={X} onClick={onClose} />
      </div>
      <div className={styles.body} data-dialog-body tabIndex={-1}>
        {children}
      </div>
      {footer === undefined ? null : (
        <div className={styles.footer} data-dialog-act>
          {footer}
        </div>
      )}
    </dialog>
  );
};

export const BottomSheet = (props: BottomSheetProps) => {
  const presence = usePresence(props.open, transitionMilliseconds.modal);
  return presence === 'absent' ? null : <Shown {...props} leaving={presence === 'leaving'} />;
};
