/**
 * The shape of what is coming, in its final size, while it loads. `Skeleton` is one bar; `SkeletonGroup` says once, for
 * assistive technology, that the part is loading.
 */
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import { useWords } from '../words/words.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths. */
  readonly width?: string | undefined;
  readonly height?: string | undefined;
  readonly round?: boolean | undefined;
}

export const Skeleton = ({ width = '100%', height = '16px', round = false }: SkeletonProps) => {
  const bar = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    bar.current?.style.setProperty('inline-size', width);
    bar.current?.style.setProperty('block-size', height);
  }, [width, height]);
  return <span ref={bar} className={classNames(styles.bar, round && styles.round)} aria-hidden="true" />;
};

export const SkeletonGroup = ({ children }: { readonly children: ReactNode }) => {
  const words = useWords();
  return (
    <div className={styles.group} aria-busy="true">
      <span className="unseen" role="status">
        {words('design-loading')}
      </span>
      {children}
    </div>
  );
};

export interface SkeletonRowsProps {
  readonly rows: number;
  /** Height of one row, a CSS length. */
  readonly height?: string | undefined;
}

/** Rows of a list or a table. */
export const SkeletonRows = ({ rows, height = '44px' }: SkeletonRowsProps) => (
  <SkeletonGroup>
    {Array.from({ length: rows }, (_, index) => (
      <Skeleton key={index} height={height} />
    ))}
  </SkeletonGroup>
);
