/** A state in a word with its icon; the colour only repeats what the word says. */
import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Info from 'lucide-react/icons/info';
import { classNames } from '../theme/class-names.ts';
import { Icon } from '../press/icon.tsx';
import type { IconShape } from '../press/icon.tsx';
import styles from './badge.module.css';

export type BadgeKind = 'success' | 'warning' | 'info' | 'danger' | 'neutral';

export interface BadgeProps {
  readonly kind: BadgeKind;
  readonly children: ReactNode;
  /** Another icon than the kind's own; null for none. */
  readonly icon?: IconShape | null | undefined;
  readonly size?: 'normal' | 'large' | undefined;
}

const own: Readonly<Record<BadgeKind, IconShape>> = {
  success: CircleCheck,
  warning: Clock,
  info: Info,
  danger: CircleAlert,
  neutral: CircleX,
};

/** Icons for states that share a kind. */
export const badgeIcons = { travelled: CheckCheck, done: Check } as const;

export const Badge = ({ kind, children, icon, size = 'normal' }: BadgeProps) => {
  const shape = icon === undefined ? own[kind] : icon;
  return (
    <span className={classNames(styles.badge, styles[kind], size === 'large' && styles.large)}>
      {shape === null ? null : <Icon of={shape} size={size === 'large' ? 18 : 14} />}
      <span>{children}</span>
    </span>
  );
};
