/**
 * A button: icon, label, and a key hint where one key does the same. While busy it keeps its place and the focus, and
 * cannot be pressed twice. One whose act is refused takes the focus and says why.
 */
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import type { DeskAct } from '#application/desk/desks/doings.ts';
import { Tooltip } from '../layer/tooltip.tsx';
import { classNames } from '../theme/class-names.ts';
import { useActRefusal } from './acts.ts';
import { Icon } from './icon.tsx';
import type { IconShape } from './icon.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-line' | 'link';
export type ButtonSize = 54 | 48 | 40 | 32 | 28;

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** Fills the line it stands on. */
  readonly block?: boolean | undefined;
}

export const buttonClass = ({ variant = 'secondary', size = 40, block = false }: ButtonLook): string =>
  classNames(
    styles.button,
    styles[variant],
    variant === 'link' ? styles.inline : styles[`size${size}`],
    block && styles.block,
  );

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  readonly children: ReactNode;
  readonly icon?: IconShape | undefined;
  readonly iconEnd?: IconShape | undefined;
  /** Turns the end icon round in right-to-left pages; for arrows and chevrons. */
  readonly iconMirrored?: boolean | undefined;
  readonly busy?: boolean | undefined;
  /** Replaces the label while busy. */
  readonly busyLabel?: ReactNode;
  /** The key that does the same, as browsers name it. */
  readonly keyHint?: string | undefined;
  /** What stands on that key, where not its name. */
  readonly keyName?: string | undefined;
  /** What it does at the desk: where that is refused, it cannot be pressed. */
  readonly act?: DeskAct | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

const iconSize = (size: ButtonSize): number => (size >= 48 ? 20 : size === 40 ? 18 : 16);

export const Button = ({ act, ...props }: ButtonProps) => {
  const refusal = useActRefusal(act);
  if (refusal === undefined) return <Pressed {...props} />;
  return (
    <Tooltip text={refusal} block={props.block}>
      <Pressed {...props} busy={false} disabled={false} aria-disabled data-refused onClick={refuse} />
    </Tooltip>
  );
};

/** Neither pressed nor, by the key Enter in a field, sent. */
export const refuse = (event: MouseEvent): void => event.preventDefault();

const Pressed = ({
  children,
  variant = 'secondary',
  size = 40,
  block = false,
  icon,
  iconEnd,
  iconMirrored = false,
  busy = false,
  busyLabel,
  keyHint,
  keyName,
  disabled = false,
  type = 'button',
  onClick,
  ref,
  ...rest
}: Omit<ButtonProps, 'act'> & { readonly 'data-refused'?: boolean }) => (
  <button
    {...rest}
    ref={ref}
    type={busy ? 'button' : type}
    className={buttonClass({ variant, size, block })}
    disabled={disabled && !busy}
    aria-disabled={busy || rest['aria-disabled'] || undefined}
    aria-busy={busy || undefined}
    aria-keyshortcuts={keyHint}
    onClick={busy ? undefined : onClick}
  >
    {busy ? <span className={styles.spinner} aria-hidden="true" /> : null}
    {!busy && icon ? <Icon of={icon} size={iconSize(size)} mirrored={iconMirrored} /> : null}
    <span className={styles.label}>{busy && busyLabel !== undefined ? busyLabel : children}</span>
    {!busy && iconEnd ? <Icon of={iconEnd} size={iconSize(size)} mirrored={iconMirrored} /> : null}
    {keyHint === undefined ? null : (
      <kbd className={styles.key} aria-hidden="true">
        {keyName ?? keyHint}
      </kbd>
    )}
  </button>
);
