/** A link that looks like a button: it goes somewhere, so it is a link to every assistive technology. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from './button.tsx';
import type { ButtonLook } from './button.tsx';
import { Icon } from './icon.tsx';
import type { IconShape } from './icon.tsx';

export interface LinkButtonProps extends ButtonLook {
  readonly to: string;
  readonly children: ReactNode;
  readonly icon?: IconShape | undefined;
  readonly iconEnd?: IconShape | undefined;
  readonly iconMirrored?: boolean | undefined;
  readonly replace?: boolean | undefined;
  /** Opens beside the page; for documents to print. */
  readonly newTab?: boolean | undefined;
  readonly onClick?: (() => void) | undefined;
}

export const LinkButton = ({
  to,
  children,
  variant,
  size = 40,
  block,
  icon,
  iconEnd,
  iconMirrored = false,
  replace = false,
  newTab = false,
  onClick,
}: LinkButtonProps) => (
  <Link
    to={to}
    replace={replace}
    onClick={onClick}
    className={buttonClass({ variant, size, block })}
    {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
  >
    {icon ? <Icon of={icon} size={size >= 48 ? 20 : 18} mirrored={iconMirrored} /> : null}
    <span>{children}</span>
    {iconEnd ? <Icon of={iconEnd} size={size >= 48 ? 20 : 18} mirrored={iconMirrored} /> : null}
  </Link>
);
