/** Facts of one thing, each a name and its value; those without a value are left out. */
import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

interface FactListProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}

export const FactList = ({ facts }: FactListProps) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) =>
      value === undefined || value === '' ? null : (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ),
    )}
  </dl>
);
