/** What is asked of the customer beside the usual price: markup, discount and service fee, each an amount and what it is for. */
import type { Ref } from 'react';
import type { AskDraft } from '#application/portal/flight/checkout/ask-draft.ts';
import { typedAmount } from '#application/portal/flight/checkout/ask-draft.ts';
import { askKinds } from '#domain/price/ask.ts';
import type { AskBounds, AskKind } from '#domain/price/ask.ts';
import { formatMoney } from '#domain/money/format.ts';
import { multiply } from '#domain/money/money.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { fieldId } from '#ui/design/field/field-id.ts';
import styles from './ask.module.css';

const ways = ['traveller', 'booking', 'fare'] as const;

export interface AskFieldsProps {
  readonly draft: AskDraft;
  readonly onChange: (draft: AskDraft) => void;
  /** What may be asked; all kinds, without their bounds, where it is not known yet. */
  readonly bounds?: (AskBounds & { readonly seats: number }) | undefined;
  readonly kinds?: readonly AskKind[];
  readonly errorAt: (path: string) => string | undefined;
  readonly disabled?: boolean;
  readonly firstRef?: Ref<HTMLInputElement>;
}

export function AskFields({
  draft,
  onChange,
  bounds,
  kinds = askKinds,
  errorAt,
  disabled = false,
  firstRef,
}: AskFieldsProps) {
  const words = useWords();
  const { language } = useLanguage();
  const offered = bounds === undefined ? kinds : kinds.filter((kind) => bounds[kind] !== undefined);
  const most = (kind: AskKind) => {
    const own = bounds?.[kind];
    return own && bounds && formatMoney(multiply(own.most, bounds.seats), { locale: language });
  };
  return (
    <div className={styles.fields}>
      {offered.map((kind, at) => {
        const { text = '', per = 'traveller' } = draft[kind] ?? {};
        const limit = most(kind);
        const label = words(`booking-ask-${kind}`);
        return (
          <div key={kind} className={styles.row}>
            <TextField
              id={fieldId(`ask.${kind}`)}
              size={36}
              label={label}
              help={limit === undefined ? undefined : words('booking-ask-most', { most: limit })}
              error={errorAt(`ask.${kind}`)}
              value={text}
              disabled={disabled}
              leftToRight
              inputMode="decimal"
              autoComplete="off"
              placeholder="0"
              {...(at === 0 && firstRef && { inputRef: firstRef })}
              onChange={(typed) => onChange({ ...draft, [kind]: typedAmount(typed, per) })}
            />
            <Select
              size={36}
              label={words('booking-ask-per', { what: label })}
              labelHidden
              options={ways.map((key) => ({ key, label: words(`booking-ask-per-${key}`) }))}
              value={per}
              disabled={disabled}
              onChange={(key) => onChange({ ...draft, [kind]: { text, per: ways.find((way) => way === key) ?? per } })}
            />
          </div>
        );
      })}
    </div>
  );
}
