/** Units to choose from: travellers, directions, rooms, seats. Those that are gone say so and cannot be chosen. */
import type { ReactNode } from 'react';
import { Card } from '#ui/design/data/card.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import styles from './unit-checkboxes.module.css';

export interface ChoosableUnit {
  readonly label: ReactNode;
  readonly aside?: ReactNode;
  readonly fixed?: boolean;
}

export interface UnitCheckboxesProps {
  readonly title: string;
  readonly fact?: ReactNode;
  readonly units: readonly ChoosableUnit[];
  /** By position, in order. */
  readonly chosen: readonly number[];
  /** Nothing can be chosen, because it is being sent or goes together. */
  readonly fixed: boolean;
  /** What is said where nothing is chosen. */
  readonly none: string;
  readonly note?: ReactNode;
  readonly onChoose: (chosen: readonly number[]) => void;
}

export function UnitCheckboxes({ title, fact, units, chosen, fixed, none, note, onChoose }: UnitCheckboxesProps) {
  return (
    <Card title={title} fact={fact}>
      <div className={styles.checks}>
        {units.map((unit, at) => (
          <Checkbox
            key={at}
            checked={chosen.includes(at)}
            disabled={fixed || unit.fixed === true}
            aside={unit.aside}
            onChange={(on) => {
              const others = chosen.filter((each) => each !== at);
              onChoose(on ? [...others, at].toSorted((one, other) => one - other) : others);
            }}
          >
            {unit.label}
          </Checkbox>
        ))}
        {chosen.length === 0 ? <p role="alert">{none}</p> : null}
        {note === undefined ? null : <p className={styles.quiet}>{note}</p>}
      </div>
    </Card>
  );
}
