/** Filters in groups, with a way to clear them. */
import type { ReactNode } from 'react';
import { Button } from '#ui/design/press/button.tsx';
import styles from './filter-groups.module.css';

export interface FilterGroupsProps {
  readonly title: string;
  readonly clear: string;
  /** Absent where nothing is filtered. */
  readonly onClear?: (() => void) | undefined;
  readonly children: ReactNode;
}

export const FilterGroups = ({ title, clear, onClear, children }: FilterGroupsProps) => (
  <div className={styles.groups}>
    <div className={styles.head}>
      <h2>{title}</h2>
      {onClear === undefined ? null : (
        <Button variant="link" onClick={onClear}>
          {clear}
        </Button>
      )}
    </div>
    {children}
  </div>
);

export const FilterGroup = ({ legend, children }: { readonly legend: string; readonly children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
);

/** Those chosen with one more or one less, in the order in which they were chosen. */
export const chosenWith = <Key,>(chosen: readonly Key[], key: Key, on: boolean): readonly Key[] =>
  on ? [...chosen, key] : chosen.filter((each) => each !== key);
