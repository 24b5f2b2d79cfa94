/**
 * "Explain this number": a total that opens into its parts, each with its source or rule and its amount. The amounts
 * are handed in as formatted text; that they add up is the maker's business.
 */
import { useState } from 'react';
import type { ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { classNames } from '../theme/class-names.ts';
import { Icon } from '../press/icon.tsx';
import styles from './explain-tree.module.css';

export interface ExplainedLine {
  readonly key: string;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly amount: ReactNode;
  readonly parts?: readonly ExplainedLine[] | undefined;
}

export interface ExplainTreeProps {
  readonly label: string;
  readonly lines: readonly ExplainedLine[];
  /** How many levels stand open at first; all when absent. */
  readonly openLevels?: number | undefined;
}

interface LineProps {
  readonly line: ExplainedLine;
  readonly level: number;
  readonly openLevels: number;
}

const Line = ({ line, level, openLevels }: LineProps) => {
  const [open, setOpen] = useState(level < openLevels);
  const parts = line.parts ?? [];
  const inner = parts.length > 0;
  const words = (
    <span className={styles.words}>
      <span className={inner ? styles.strong : undefined}>{line.label}</span>
      {line.note === undefined ? null : <span className={styles.note}>{line.note}</span>}
    </span>
  );
  return (
    <li>
      <div className={styles.line}>
        {inner ? (
          <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
            <Icon of={open ? ChevronDown : ChevronRight} size={16} mirrored={!open} className={styles.chevron} />
            {words}
          </button>
        ) : (
          <span className={styles.leaf}>{words}</span>
        )}
        <bdi dir="ltr" className={classNames(styles.amount, inner && styles.strong)}>
          {line.amount}
        </bdi>
      </div>
      {inner && open ? (
        <ul className={styles.parts}>
          {parts.map((part) => (
            <Line key={part.key} line={part} level={level + 1} openLevels={openLevels} />
          ))}
        </ul>
      ) : null}
    </li>
  );
};

export const ExplainTree = ({ label, lines, openLevels = 9 }: ExplainTreeProps) => (
  <ul className={styles.tree} aria-label={label}>
    {lines.map((line) => (
      <Line key={line.key} line={line} level={0} openLevels={openLevels} />
    ))}
  </ul>
);
