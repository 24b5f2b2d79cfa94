/**
 * Something the page has to say: icon, a bold fact, and what to do. It stays until resolved. Errors are announced at
 * once, the rest when the reader pauses.
 */
import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { classNames } from '../theme/class-names.ts';
import { Icon } from '../press/icon.tsx';
import type { IconShape } from '../press/icon.tsx';
import { useWords } from '../words/words.ts';
import styles from './alert.module.css';

export type AlertKind = 'success' | 'info' | 'warning' | 'error';

export const alertIcons: Readonly<Record<AlertKind, IconShape>> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
};

export interface AlertProps {
  readonly kind: AlertKind;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly onClose?: (() => void) | undefined;
  readonly icon?: IconShape | undefined;
  readonly id?: string | undefined;
  /** Announced when it appears; on by default. */
  readonly live?: boolean | undefined;
}

export const Alert = ({ kind, title, children, action, onClose, icon, id, live = true }: AlertProps) => {
  const words = useWords();
  return (
    <div
      id={id}
      role={live ? (kind === 'error' ? 'alert' : 'status') : undefined}
      className={classNames(styles.alert, styles[kind])}
    >
      <Icon of={icon ?? alertIcons[kind]} size={20} className={styles.icon} />
      <div className={styles.body}>
        {title === undefined ? null : <strong className={styles.title}>{title}</strong>}{' '}
        {children === undefined ? null : <span>{children}</span>}
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
      </div>
      {onClose === undefined ? null : (
        <button type="button" className={styles.close} aria-label={words('design-close')} onClick={onClose}>
          <Icon of={X} size={18} />
        </button>
      )}
    </div>
  );
};
