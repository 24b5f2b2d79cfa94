/** Fields of a rule's sentence: names, codes, a number, an amount, and how much above something is allowed. */
import type { AboveDraft } from '#application/portal/corporate/policy-draft.ts';
import { useHouseCurrency } from '#ui/composition/use-house.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './corporate.module.css';

/** As every field within a sentence is. */
const inSentence = { labelHidden: true, size: 36, autoComplete: 'off' } as const;

interface ValueProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

interface NamesProps extends ValueProps {
  /** What may be typed, or what is meant where nothing is. */
  readonly placeholder: string;
}

/** Names of cities and hotels, in the direction in which they are written. */
export function NamesField(props: NamesProps) {
  return <TextField {...inSentence} {...props} />;
}

export function CodesField(props: NamesProps) {
  return <TextField {...inSentence} {...props} leftToRight />;
}

export function NumberField({ suffix, ...value }: ValueProps & { readonly suffix: string }) {
  return <TextField {...inSentence} {...value} leftToRight suffix={suffix} inputMode="numeric" />;
}

export function AmountField({ placeholder, ...value }: ValueProps & { readonly placeholder?: string }) {
  const currency = useHouseCurrency();
  return (
    <TextField
      {...inSentence}
      {...value}
      leftToRight
      prefix={currency}
      inputMode="decimal"
      {...(placeholder !== undefined && { placeholder })}
    />
  );
}

const ways = ['percent', 'amount'] as const;

interface HowMuchProps {
  readonly of: AboveDraft;
  readonly error: (field: 'percent' | 'amount') => string | undefined;
  readonly change: (to: Partial<AboveDraft>) => void;
}

export function HowMuch({ of: { above, percent, amount }, error, change }: HowMuchProps) {
  const words = useWords();
  return (
    <>
      <Select
        label={words('corporate-above')}
        labelHidden
        size={36}
        value={above}
        options={ways.map((key) => ({ key, label: words(`corporate-above-${key}`) }))}
        onChange={(key) => change({ above: ways.find((each) => each === key) ?? 'percent' })}
      />
      <div className={styles.hours}>
        {above === 'percent' ? (
          <NumberField
            label={words('corporate-percent')}
            suffix="%"
            value={percent}
            error={error('percent')}
            onChange={(typed) => change({ percent: typed })}
          />
        ) : (
          <AmountField
            label={words('corporate-amount')}
            value={amount}
            error={error('amount')}
            onChange={(typed) => change({ amount: typed })}
          />
        )}
      </div>
    </>
  );
}
