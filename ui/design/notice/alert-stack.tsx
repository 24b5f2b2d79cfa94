/**
 * Passing messages at the top, on a narrow window at the bottom, above everything. Each fades after its time (10 seconds unless set otherwise) or
 * at a press; the clock stands still while one points at it or its close button has the focus.
 */
import { alertMilliseconds } from '#domain/rules/limits.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import X from 'lucide-react/icons/x';
import { alertIcons } from './alert.tsx';
import type { AlertKind } from './alert.tsx';
import { classNames } from '../theme/class-names.ts';
import { Icon } from '../press/icon.tsx';
import { useWords } from '../words/words.ts';
import styles from './alert.module.css';

export interface PassingAlert {
  readonly id: string;
  readonly kind: AlertKind;
  readonly title?: string | undefined;
  readonly text: string;
  /** Null stays until pressed. */
  readonly hideAfterMs?: number | null | undefined;
}

interface ToastProps {
  readonly alert: PassingAlert;
  readonly onClosed: (id: string) => void;
}

const Toast = ({ alert, onClosed }: ToastProps) => {
  const words = useWords();
  const { id, kind, title, text, hideAfterMs = alertMilliseconds.hide } = alert;
  const [paused, setPaused] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const left = useRef(hideAfterMs ?? 0);
  const bar = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (paused || leaving || hideAfterMs === null) return;
    const started = performance.now();
    const timer = setTimeout(() => setLeaving(true), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - started));
    };
  }, [paused, leaving, hideAfterMs]);

  const faded = useEffectEvent(() => onClosed(id));
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => faded(), alertMilliseconds.fade);
    return () => clearTimeout(timer);
  }, [leaving]);

  useLayoutEffect(() => {
    if (hideAfterMs !== null) bar.current?.style.setProperty('animation-duration', `${hideAfterMs}ms`);
  }, [hideAfterMs]);

  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={classNames(
        styles.alert,
        styles[kind],
        styles.toast,
        leaving && styles.leaving,
        paused && styles.paused,
      )}
      onClick={() => setLeaving(true)}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon of={alertIcons[kind]} size={20} className={styles.icon} />
      <div className={styles.body}>
        {title === undefined ? null : <strong className={styles.title}>{title} </strong>}
        <span>{text}</span>
      </div>
      <button type="button" className={styles.close} aria-label={words('design-close')}>
        <Icon of={X} size={18} />
      </button>
      {hideAfterMs === null ? null : <span ref={bar} className={styles.bar} aria-hidden="true" />}
    </div>
  );
};

export interface AlertStackProps {
  readonly alerts: readonly PassingAlert[];
  /** Called once the alert has faded, and should then be absent from `alerts`. */
  readonly onClosed: (id: string) => void;
}

export const AlertStack = ({ alerts, onClosed }: AlertStackProps) => {
  const words = useWords();
  const stack = useRef<HTMLElement>(null);
  const newest = alerts.at(-1)?.id;

  useLayoutEffect(() => {
    const shown = stack.current;
    if (shown === null) return;
    if (shown.matches(':popover-open')) shown.hidePopover();
    if (newest !== undefined) shown.showPopover();
  }, [newest]);

  return (
    <section ref={stack} popover="manual" className={styles.stack} aria-label={words('design-alerts')}>
      {alerts.map((alert) => (
        <Toast key={alert.id} alert={alert} onClosed={onClosed} />
      ))}
    </section>
  );
};
