/** A button that shows an icon only; its label is read out and appears as its tooltip. */
import type { ButtonHTMLAttributes, Ref } from 'react';
import type { DeskAct } from '#application/desk/desks/doings.ts';
import { Tooltip } from '../layer/tooltip.tsx';
import { classNames } from '../theme/class-names.ts';
import { useActRefusal } from './acts.ts';
import { refuse } from './button.tsx';
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
  /** What it does at the desk: where that is refused, it cannot be pressed. */
  readonly act?: DeskAct | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

export const IconButton = ({ act, ...props }: IconButtonProps) => {
  const refusal = useActRefusal(act);
  if (refusal === undefined) return <Pressed {...props} />;
  return (
    <Tooltip text={refusal}>
      <Pressed {...props} disabled={false} title={undefined} aria-disabled data-refused onClick={refuse} />
    </Tooltip>
  );
};

const Pressed = ({
  label,
  icon,
  variant = 'quiet',
  size = 40,
  mirrored = false,
  type = 'button',
  ref,
  ...rest
}: Omit<IconButtonProps, 'act'> & { readonly 'data-refused'?: boolean }) => (
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
