/**
 * Tabs with a 3 px bar under the one shown and a count beside each word. Arrows move between them, one stop for Tab.
 * The panel is the caller's: `TabPanel` names it for the tab.
 */
import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import { Icon } from '../press/icon.tsx';
import type { IconShape } from '../press/icon.tsx';
import styles from './tabs.module.css';

export interface Tab {
  readonly key: string;
  readonly label: ReactNode;
  readonly count?: string | number | undefined;
  readonly icon?: IconShape | undefined;
  /** A second, smaller line; used on narrow windows. */
  readonly detail?: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onChange: (key: string) => void;
  /** Shared with the panel, so that each names the other. */
  readonly id?: string | undefined;
  /** Shares the whole line between the tabs. */
  readonly block?: boolean | undefined;
  readonly aside?: ReactNode;
}

export const Tabs = ({ label, tabs, value, onChange, id, block = false, aside }: TabsProps) => {
  const made = useId();
  const base = id ?? made;
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.key === value);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const target =
      event.key === forward
        ? (at + 1) % tabs.length
        : event.key === backward
          ? (at - 1 + tabs.length) % tabs.length
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? tabs.length - 1
              : -1;
    const next = tabs[target];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.key);
    list.current?.querySelectorAll<HTMLButtonElement>('[role="tab"]')[target]?.focus();
  };
  return (
    <div className={classNames(styles.bar, block && styles.block)}>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={move}>
        {tabs.map((tab) => {
          const shown = tab.key === value;
          return (
            <button
              key={tab.key}
              id={`${base}-tab-${tab.key}`}
              type="button"
              role="tab"
              className={classNames(styles.tab, shown && styles.shown)}
              aria-selected={shown}
              aria-controls={id === undefined || !shown ? undefined : `${base}-panel`}
              tabIndex={shown ? 0 : -1}
              onClick={() => onChange(tab.key)}
            >
              {tab.icon ? <Icon of={tab.icon} size={18} className={styles.icon} /> : null}
              <span className={styles.words}>
                <span>{tab.label}</span>
                {tab.detail === undefined ? null : <span className={styles.detail}>{tab.detail}</span>}
              </span>
              {tab.count === undefined ? null : <span className={styles.count}>{tab.count}</span>}
            </button>
          );
        })}
      </div>
      {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
    </div>
  );
};

export interface TabPanelProps {
  readonly id: string;
  readonly tab: string;
  readonly children: ReactNode;
}

export const TabPanel = ({ id, tab, children }: TabPanelProps) => (
  <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-tab-${tab}`}>
    {children}
  </div>
);
