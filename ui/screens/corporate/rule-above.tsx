/** Rules of how far above something a price may be: above the lowest fare, or above a rate that is agreed. */
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { noRate, type RateDraft, type RuleDraft } from '#application/portal/corporate/policy-draft.ts';
import { mostContractRates } from '#domain/corporate/policy.ts';
import { DateField } from '#ui/design/date/date-field.tsx';
import { FieldError } from '#ui/design/field/field.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { AmountField, HowMuch, NamesField, NumberField } from './rule-fields.tsx';
import styles from './corporate.module.css';

interface AboveProps {
  readonly rule: RuleDraft;
  readonly error: (field: string) => string | undefined;
  readonly change: (to: Partial<RuleDraft>) => void;
}

export function AboveLowest({ rule, error, change }: AboveProps) {
  const words = useWords();
  return (
    <>
      <HowMuch of={rule} error={error} change={change} />
      <span className={styles.between}>{words('corporate-above-lowest')}</span>
      <div className={styles.hours}>
        <NumberField
          label={words('corporate-window')}
          suffix={words('corporate-hours-suffix')}
          value={rule.hours}
          error={error('hours')}
          onChange={(hours) => change({ hours })}
        />
      </div>
      <span className={styles.between}>{words('corporate-with-at-most')}</span>
      <div className={styles.hours}>
        <NumberField
          label={words('corporate-stops')}
          suffix={words('corporate-stops-suffix')}
          value={rule.count}
          error={error('count')}
          onChange={(count) => change({ count })}
        />
      </div>
    </>
  );
}

export function AboveContract({ rule, error, change }: AboveProps) {
  const words = useWords();
  const { rates } = rule;
  const set = (at: number, to: Partial<RateDraft>) =>
    change({ rates: rates.map((rate, row) => (row === at ? { ...rate, ...to } : rate)) });
  const none = error('rates');
  return (
    <>
      <HowMuch of={rule} error={error} change={change} />
      <span className={styles.between}>{words('corporate-above-contract')}</span>
      <fieldset className={styles.rates}>
        <legend>{words('corporate-rates')}</legend>
        {rates.map((rate, at) => {
          const place = at + 1;
          return (
            <div key={at} className={styles.rate}>
              <NamesField
                label={words('corporate-rate-city', { place })}
                placeholder={words('corporate-rate-city-here')}
                value={rate.city}
                error={error(`rates[${at}].city`)}
                onChange={(city) => set(at, { city })}
              />
              <NamesField
                label={words('corporate-rate-hotel', { place })}
                placeholder={words('corporate-rate-every-hotel')}
                value={rate.hotel}
                error={error(`rates[${at}].hotel`)}
                onChange={(hotel) => set(at, { hotel })}
              />
              <AmountField
                label={words('corporate-rate-amount', { place })}
                value={rate.amount}
                error={error(`rates[${at}].amount`)}
                onChange={(amount) => set(at, { amount })}
              />
              {(['firstDay', 'lastDay'] as const).map((field) => (
                <DateField
                  key={field}
                  label={words(field === 'firstDay' ? 'corporate-rate-first' : 'corporate-rate-last', { place })}
                  optional
                  size={36}
                  value={rate[field].day}
                  unread={rate[field].typed}
                  error={error(`rates[${at}].${field}`)}
                  onChange={(day, text) => set(at, { [field]: { day, typed: text } })}
                />
              ))}
              <IconButton
                label={words('corporate-rate-remove', { place })}
                icon={Trash2}
                size={32}
                onClick={() => change({ rates: rates.filter((_, row) => row !== at) })}
              />
            </div>
          );
        })}
        {none === undefined ? null : <FieldError id={`rates-${rule.ruleId}`}>{none}</FieldError>}
        <div>
          <Button
            size={32}
            icon={Plus}
            disabled={rates.length >= mostContractRates}
            onClick={() => change({ rates: [...rates, noRate] })}
          >
            {words('corporate-rate-add')}
          </Button>
        </div>
      </fieldset>
    </>
  );
}
