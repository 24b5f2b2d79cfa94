/**
 * The list that opens under a select or a combobox: at most 200 px high, matched letters marked, unusable options shown
 * with the reason. It never takes the focus; the control points at the active option.
 */
import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import Check from 'lucide-react/icons/check';
import { classNames } from '../theme/class-names.ts';
import { Icon } from '../press/icon.tsx';
import type { IconShape } from '../press/icon.tsx';
import { matchedParts } from './match-letters.ts';
import { useAnchored } from '../layer/use-anchored.ts';
import styles from './option-list.module.css';

export interface Option {
  readonly key: string;
  readonly label: string;
  /** A code before the label, in bold. */
  readonly lead?: string | undefined;
  /** Smaller words after (or under) the label. */
  readonly detail?: string | undefined;
  readonly icon?: IconShape | undefined;
  /** Two letters in a disc before the label. */
  readonly initials?: string | undefined;
  /** Why it cannot be chosen. Its presence makes the option unusable. */
  readonly reason?: string | undefined;
}

export const Matched = ({ text, typed }: { readonly text: string; readonly typed: string }) => (
  <>
    {matchedParts(text, typed).map((part, index) =>
      part.hit ? (
        <mark key={index} className={styles.hit}>
          {part.text}
        </mark>
      ) : (
        part.text
      ),
    )}
  </>
);

export interface OptionListProps {
  readonly id: string;
  readonly labelledBy: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly listRef: RefObject<HTMLDivElement | null>;
  readonly options: readonly Option[];
  readonly active: number;
  readonly selected: string | null;
  readonly typed: string;
  readonly stacked: boolean;
  readonly onActive: (index: number) => void;
  readonly onChoose: (index: number) => void;
  /** Shown instead of options when there are none. */
  readonly empty?: ReactNode;
  /** An extra option after a line, with the index after the last. */
  readonly action?:
    | { readonly label: string; readonly detail?: string | undefined; readonly icon?: IconShape | undefined }
    | undefined;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

export const OptionList = ({
  id,
  labelledBy,
  anchor,
  listRef,
  options,
  active,
  selected,
  typed,
  stacked,
  onActive,
  onChoose,
  empty,
  action,
}: OptionListProps) => {
  const scroller = useRef<HTMLDivElement>(null);
  useAnchored(anchor, listRef, true, { matchWidth: true });

  useEffect(() => {
    if (active < 0) return;
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  return (
    <div ref={listRef} popover="manual" className={styles.panel} onPointerDown={(event) => event.preventDefault()}>
      {options.length === 0 && empty !== undefined ? <p className={styles.empty}>{empty}</p> : null}
      <div ref={scroller} id={id} role="listbox" aria-labelledby={labelledBy} className={styles.list} tabIndex={-1}>
        {options.map((option, index) => {
          const unusable = option.reason !== undefined;
          const detail = option.reason ?? option.detail;
          return (
            <div
              key={option.key}
              id={optionId(id, index)}
              role="option"
              aria-selected={option.key === selected}
              aria-disabled={unusable || undefined}
              className={classNames(
                styles.option,
                index === active && styles.active,
                unusable && styles.unusable,
                stacked && styles.stacked,
              )}
              onPointerMove={() => {
                if (!unusable && index !== active) onActive(index);
              }}
              onClick={() => {
                if (!unusable) onChoose(index);
              }}
            >
              {option.icon ? (
                <span className={styles.disc}>
                  <Icon of={option.icon} size={18} />
                </span>
              ) : null}
              {option.initials === undefined ? null : <span className={styles.disc}>{option.initials}</span>}
              {option.lead === undefined ? null : (
                <bdi className={styles.lead}>
                  <Matched text={option.lead} typed={typed} />
                </bdi>
              )}
              <span className={styles.text}>
                <span className={styles.label}>
                  <Matched text={option.label} typed={typed} />
                </span>
                {detail === undefined ? null : <span className={styles.detail}> {detail}</span>}
              </span>
              {option.key === selected ? <Icon of={Check} size={18} className={styles.check} /> : null}
            </div>
          );
        })}
        {action === undefined ? null : (
          <div
            id={optionId(id, options.length)}
            role="option"
            aria-selected={false}
            className={classNames(styles.option, styles.action, active === options.length && styles.active)}
            onPointerMove={() => onActive(options.length)}
            onClick={() => onChoose(options.length)}
          >
            {action.icon ? <Icon of={action.icon} size={18} /> : null}
            <span className={styles.text}>{action.label}</span>
            {action.detail === undefined ? null : <span className={styles.detail}>{action.detail}</span>}
          </div>
        )}
      </div>
    </div>
  );
};
