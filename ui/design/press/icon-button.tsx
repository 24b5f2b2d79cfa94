/** A button that shows an icon only; its label is read out and appears as its tooltip. */
import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '../theme/class-names.ts';
import { Icon } from './icon.tsx';
import type { IconShape } from './icon.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'> {
  readonly label: string;
  readonly icon: IconShape;
  readonly variant?: 'quiet' | 'secondary' | 'danger' | undefined;
  readonly size?: 40 | 32 | 28 | undefined;
  readonly mirrored?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

export const IconButton = ({
  label,
  icon,
  variant = 'quiet',
  size = 40,
  mirrored = false,
  type = 'button',
  ref,
  ...rest
}: IconButtonProps) => (
  <button
    title={label}
    {...rest}
    ref={ref}
    type={type}
    aria-label={label}
    className={classNames(styles.button, styles[variant], styles[`size${size}`])}
  >
    <Icon of={icon} size={size === 40 ? 20 : 16} mirrored={mirrored} />
  </button>
);
