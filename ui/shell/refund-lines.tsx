/**
 * What a cancellation comes to: what is kept and by which rule, and what goes back. Its words are those of managing bookings
 * and of bookings.
 */
import { match } from 'ts-pattern';
import type { CancelQuote } from '#application/desk/amendments.ts';
import type { FarePart } from '#domain/flight/fare.ts';
import { joinedByName } from '#domain/flight/explain.ts';
import { isZero, type Money, negate } from '#domain/money/money.ts';
import { Amount } from '../design/amount.tsx';
import { Card } from '../design/card.tsx';
import { useDates } from '../design/dates.ts';
import { useWords } from '../design/words.ts';
import type { Words } from '../design/words.ts';
import { BookingStatus } from './booking-status.tsx';
import { partName } from './part-name.ts';
import styles from './refund-lines.module.css';

export function RefundLines({ quote }: { readonly quote: CancelQuote }) {
  const words = useWords();
  const dates = useDates();
  const { refund, charges, customerRefund, byLaw, markup, remainingTotal, becomes } = quote;
  const lines = refund === undefined ? charged(charges) : returned(refund);
  return (
    <Card
      title={words('manage-refund-lines')}
      aside={
        <span className={styles.becomes}>
          {words('manage-becomes')} <BookingStatus status={becomes} />
        </span>
      }
    >
      <dl className={styles.lines}>
        {lines.map((part, at) => (
          <Row key={at} label={lineName(words, part)} note={ruleNote(words, dates, part)} amount={part.amount} />
        ))}
        {refund === undefined ? null : <Row label={words('manage-refund-to-balance')} amount={refund.amount} strong />}
        <Row
          label={words('manage-customer-refund')}
          note={markup === undefined || isZero(markup) ? undefined : words('manage-markup-yours')}
          amount={customerRefund}
          strong
        />
        <Row label={words('manage-by-law')} amount={byLaw} />
        {isZero(remainingTotal) ? null : <Row label={words('manage-remaining')} amount={remainingTotal} />}
      </dl>
    </Card>
  );
}

/** The charges are opened: each has its own rule. */
function returned({ parts = [] }: FarePart): readonly FarePart[] {
  const kept = parts.filter(({ name }) => name === 'cancellation-charges');
  return [
    ...joinedByName(parts.filter(({ name }) => name !== 'cancellation-charges')),
    ...kept.flatMap((part) => joinedByName(part.parts ?? [part])),
  ];
}

function charged({ parts = [] }: FarePart): readonly FarePart[] {
  return joinedByName(parts).map((part) => ({ ...part, amount: negate(part.amount) }));
}

function lineName(words: Words, part: FarePart): string {
  return match(part.name)
    .with('cancellation-charges', 'cancellation-fee', 'no-show-fee', 'cancellation-gst', (name) =>
      words(`manage-part-${name}`),
    )
    .with('commission', 'tds', (name) => words(`manage-part-${name}`))
    .otherwise(() => partName(words, part));
}

const ruleKinds: { readonly [Name in FarePart['name']]?: 'fare' | 'tax' | 'terms' } = {
  'cancellation-fee': 'fare',
  'no-show-fee': 'fare',
  'cancellation-gst': 'tax',
  gst: 'tax',
  k3: 'tax',
  tds: 'tax',
  commission: 'terms',
  'convenience-fee': 'terms',
};

/** Whose rule it is and since when it holds: the rule's own note is its source, for who keeps the tables. */
function ruleNote(words: Words, dates: ReturnType<typeof useDates>, { name, rule }: FarePart): string | undefined {
  return rule === undefined
    ? undefined
    : words('manage-rule', { kind: ruleKinds[name] ?? 'other', date: dates.numeric(rule.from) });
}

interface RowProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly amount: Money;
  readonly strong?: boolean;
}

function Row({ label, note, amount, strong = false }: RowProps) {
  return (
    <div className={strong ? styles.strong : undefined}>
      <dt>
        {label}
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </dt>
      <dd>
        <Amount of={amount} decimals="exact" />
      </dd>
    </div>
  );
}
