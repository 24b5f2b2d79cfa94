/** A rule about prices in its list: what it says, and what is done to it. */
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { Listed } from '#ui/design/choice/listed.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './rules.module.css';

interface RuleSaidProps {
  readonly name: string;
  readonly narrowed: readonly string[];
  readonly amount: string;
  readonly per: string;
}

export function RuleSaid({ name, narrowed, amount, per }: RuleSaidProps) {
  return (
    <>
      <span className={styles.name}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className={styles.quiet}>
          <Listed>
            {narrowed.map((each) => (
              <bdi key={each}>{each}</bdi>
            ))}
          </Listed>
        </span>
      </span>
      <span className={styles.amount}>
        <b>
          <bdi dir="ltr">{amount}</bdi>
        </b>
        <span className={styles.quiet}>{per}</span>
      </span>
    </>
  );
}

interface RuleActsProps {
  readonly name: string;
  readonly disabled: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly removeLabel: string;
}

export function RuleActs({ name, disabled, isFirst, isLast, onMove, onEdit, onRemove, removeLabel }: RuleActsProps) {
  const words = useWords();
  const act = { size: 32, disabled } as const;
  return (
    <span className={styles.acts}>
      <IconButton
        {...act}
        icon={ArrowUp}
        label={words('markup-up', { name })}
        disabled={disabled || isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        {...act}
        icon={ArrowDown}
        label={words('markup-down', { name })}
        disabled={disabled || isLast}
        onClick={() => onMove(1)}
      />
      <IconButton {...act} icon={Pencil} label={words('markup-edit-of', { name })} onClick={onEdit} />
      <IconButton {...act} icon={Trash2} label={removeLabel} onClick={onRemove} />
    </span>
  );
}
