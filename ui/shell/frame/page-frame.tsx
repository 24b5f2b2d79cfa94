/**
 * The frame of every page: banner, header, what the page is about, footer, and at the bottom edge of a narrow window the
 * mobile bar or the decision bar. Any part may be left out.
 */
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/design/theme/class-names.ts';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import styles from './shell.module.css';

export interface PageFrameProps {
  readonly children: ReactNode;
  readonly banner?: ReactNode;
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
  readonly mobileBar?: ReactNode;
  /** No gutters around the page; for pages that reach the edges. */
  readonly bare?: boolean | undefined;
}

export const PageFrame = ({ children, banner, header, footer, mobileBar, bare = false }: PageFrameProps) => (
  <div className={classNames(styles.frame, mobileBar !== undefined && mobileBar !== null && styles.withBar)}>
    <SkipLink />
    {banner}
    {header}
    <main id={MAIN_ID} tabIndex={-1} className={classNames(styles.main, !bare && styles.gutters)}>
      {children}
    </main>
    {footer}
    {mobileBar}
  </div>
);

export interface DecisionBarProps {
  readonly label: string;
  /** What is decided on, at the start. */
  readonly children: ReactNode;
  /** The deciding number and the acts, at the end. */
  readonly acts: ReactNode;
  /** It ends a page with gutters: it stands at the window's edges, however short the page. */
  readonly reaching?: boolean;
}

/** Sticks to the bottom edge of the window: what is chosen, what it costs, and the act. */
export const DecisionBar = ({ label, children, acts, reaching = false }: DecisionBarProps) => {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // Said to the page, which cannot ask: with a `:has()` there the browser styles all of it again when anything comes or goes.
    const page = bar.current?.closest('main');
    // The whole frame, which keeps room below its footer for the bar that this one stands in place of.
    const frame = page?.parentElement;
    frame?.setAttribute('data-decides', '');
    if (reaching) page?.setAttribute('data-ends-in-bar', '');
    return () => {
      frame?.removeAttribute('data-decides');
      page?.removeAttribute('data-ends-in-bar');
    };
  }, [reaching]);
  return (
    <section ref={bar} aria-label={label} className={classNames(styles.decision, reaching && styles.reaching)}>
      <div className={styles.decided}>{children}</div>
      <div className={styles.acts}>{acts}</div>
    </section>
  );
};

export interface PageHeadProps {
  readonly title: ReactNode;
  readonly fact?: ReactNode;
  readonly acts?: ReactNode;
}

/** The page's title, one fact beside it and its acts at the end. */
export const PageHead = ({ title, fact, acts }: PageHeadProps) => (
  <div className={styles.pageHead}>
    <div className={styles.pageTitle}>
      <h1 tabIndex={-1}>{title}</h1>
      {fact === undefined ? null : <span className={styles.pageFact}>{fact}</span>}
    </div>
    {acts === undefined ? null : <div className={styles.acts}>{acts}</div>}
  </div>
);
