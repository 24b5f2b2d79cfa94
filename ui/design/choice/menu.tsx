/**
 * A button that opens a list of acts and places. Arrows, Home, End and first letters move; Escape closes and gives the
 * focus back. The button is the caller's, drawn with the props handed to it.
 */
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import Check from 'lucide-react/icons/check';
import { classNames } from '../theme/class-names.ts';
import { Icon } from '../press/icon.tsx';
import type { IconShape } from '../press/icon.tsx';
import { useAnchored } from '../layer/use-anchored.ts';
import { useDismissed } from '../layer/use-dismissed.ts';
import styles from './menu.module.css';

export interface MenuItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly icon?: IconShape | undefined;
  /** A place in the portal; else `onPress` acts. */
  readonly href?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly danger?: boolean | undefined;
  /** Present for one of a choice. */
  readonly checked?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly language?: string | undefined;
  readonly direction?: 'ltr' | 'rtl' | undefined;
}

export interface MenuGroup {
  readonly key: string;
  readonly label?: string | undefined;
  readonly items: readonly MenuItem[];
}

export interface MenuTrigger {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly id: string;
  readonly type: 'button';
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  readonly trigger: (props: MenuTrigger) => ReactNode;
  readonly align?: 'start' | 'end' | undefined;
  /** Above the groups, not part of the menu's choices. */
  readonly header?: ReactNode;
}

const nextOf = (count: number, at: number, key: string): number => {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return -1;
};

export const Menu = ({ label, groups, trigger, align = 'end', header }: MenuProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
  useAnchored(button, panel, open !== null, { align, gap: 8 });
  const close = (returning: boolean) => {
    setOpen(null);
    if (returning) button.current?.focus();
  };
  useDismissed([button, panel], open !== null, () => close(false));

  const entries = (): readonly HTMLElement[] => [
    ...(panel.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])') ?? []),
  ];

  useEffect(() => {
    if (open === null) return;
    const all = entries();
    (open === 'first' ? all[0] : all.at(-1))?.focus();
  }, [open]);

  const press = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.findIndex((entry) => entry === document.activeElement);
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close(true);
      return;
    }
    if (event.key === 'Tab') {
      close(true);
      return;
    }
    const next = nextOf(all.length, at, event.key);
    if (next !== -1) {
      event.preventDefault();
      all[next]?.focus();
      return;
    }
    if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const letter = event.key.toLocaleLowerCase();
      const order = [...all.slice(at + 1), ...all.slice(0, at + 1)];
      order.find((entry) => entry.textContent.trim().toLocaleLowerCase().startsWith(letter))?.focus();
    }
  };

  const item = (entry: MenuItem) => {
    const role = entry.checked === undefined ? 'menuitem' : 'menuitemradio';
    const shared = {
      role,
      // Tab leaves the menu; but what scrolls has to have something that a keyboard reaches.
      tabIndex: 0,
      lang: entry.language,
      dir: entry.direction,
      'aria-checked': entry.checked,
      className: classNames(styles.item, entry.danger === true && styles.danger),
    } as const;
    const content = (
      <>
        {entry.icon ? <Icon of={entry.icon} size={18} className={styles.icon} /> : null}
        <span className={styles.text}>{entry.label}</span>
        {entry.checked === true ? <Icon of={Check} size={18} /> : null}
      </>
    );
    if (entry.href !== undefined && entry.disabled !== true) {
      return (
        <Link key={entry.key} {...shared} to={entry.href} onClick={() => close(true)}>
          {content}
        </Link>
      );
    }
    return (
      <button
        key={entry.key}
        {...shared}
        type="button"
        aria-disabled={entry.disabled}
        onClick={() => {
          if (entry.disabled === true) return;
          close(true);
          entry.onPress?.();
        }}
      >
        {content}
      </button>
    );
  };

  return (
    <>
      {trigger({
        ref: button,
        id: `${id}-button`,
        type: 'button',
        'aria-haspopup': 'menu',
        'aria-expanded': open !== null,
        'aria-controls': open === null ? undefined : `${id}-menu`,
        onClick: () => (open === null ? setOpen('first') : close(true)),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
        },
      })}
      {open === null ? null : (
        <div ref={panel} popover="manual" className={styles.panel}>
          {header === undefined ? null : <div className={styles.header}>{header}</div>}
          <div id={`${id}-menu`} role="menu" aria-label={label} onKeyDown={press}>
            {groups.map((group) => (
              <div
                key={group.key}
                role="group"
                aria-labelledby={group.label === undefined ? undefined : `${id}-${group.key}`}
                className={styles.group}
              >
                {group.label === undefined ? null : (
                  <span id={`${id}-${group.key}`} className={styles.groupLabel}>
                    {group.label}
                  </span>
                )}
                {group.items.map(item)}
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  );
};
