/** Where the supplier keeps what is bought without being paid: to pay now, or to hold it until then. */
import { Card } from '#ui/design/data/card.tsx';
import { RadioGroup } from '#ui/design/field/radio-group.tsx';
import styles from './checkout.module.css';

interface ModeCardProps {
  readonly title: string;
  readonly choices: Readonly<Record<'confirm' | 'hold', string>>;
  readonly value: 'confirm' | 'hold';
  /** Until when it is held. */
  readonly until: string;
  readonly onChange: (mode: 'confirm' | 'hold') => void;
}

export const ModeCard = ({ title, choices, value, until, onChange }: ModeCardProps) => (
  <Card title={title}>
    <RadioGroup
      label={title}
      labelHidden
      look="plain"
      choices={(['confirm', 'hold'] as const).map((key) => ({ key, label: choices[key] }))}
      value={value}
      onChange={(key) => onChange(key === 'hold' ? 'hold' : 'confirm')}
    />
    <p className={styles.until}>{until}</p>
  </Card>
);
