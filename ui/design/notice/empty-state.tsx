/** Nothing to show: what was looked for and not found, and the next best step. */
import type { ReactNode } from 'react';
import SearchX from 'lucide-react/icons/search-x';
import { Icon } from '../press/icon.tsx';
import type { IconShape } from '../press/icon.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Buttons or links of the next step. */
  readonly actions?: ReactNode;
  readonly icon?: IconShape | undefined;
}

export const EmptyState = ({ title, children, actions, icon = SearchX }: EmptyStateProps) => (
  <div className={styles.empty} role="status">
    <span className={styles.disc}>
      <Icon of={icon} size={22} />
    </span>
    <p className={styles.title}>{title}</p>
    {children === undefined ? null : <div className={styles.text}>{children}</div>}
    {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
  </div>
);
