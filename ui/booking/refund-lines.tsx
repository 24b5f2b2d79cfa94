/**
 * What a cancellation comes to, line by line: what is kept, of whom and by which rule, what goes back to the account, and why
 * the customer's refund is another amount. Its words are those of managing bookings, of bookings and of fees.
 */
import { match } from 'ts-pattern';
import type { Language } from '#domain/people/language.ts';
import type { CancelQuote } from '#application/desk/amendments.ts';
import type { Product } from '#domain/booking/booking.ts';
import { refundBridge } from '#domain/booking/cancel/explained.ts';
import { joinedByName } from '#domain/price/joined.ts';
import type { PricePart } from '#domain/price/price.ts';
import { formatMoney } from '#domain/money/format.ts';
import { isNegative, isZero, type Money, negate, parseMoney } from '#domain/money/money.ts';
import { Amount } from '../design/data/amount.tsx';
import { Card } from '../design/data/card.tsx';
import { type DateWords, useDates } from '../design/date/dates.ts';
import { useLanguage, useWords } from '../design/words/words.ts';
import type { Words } from '../design/words/words.ts';
import { StatusMark } from './status/status-mark.tsx';
import { partName } from './words/part-name.ts';
import styles from './refund-lines.module.css';
import { ruleText } from './rule-text.ts';

export interface RefundLinesProps {
  readonly quote: CancelQuote;
  /** Of the booking. */
  readonly product?: Product | undefined;
  /** It was paid elsewhere, and is given back there. */
  readonly elsewhere?: boolean | undefined;
  /** By position in the booking. */
  readonly nameOf: (traveller: number) => string | undefined;
}

interface Speaker extends Pick<RefundLinesProps, 'nameOf'> {
  readonly words: Words;
  readonly dates: DateWords;
  readonly language: Language;
  readonly sources: NonNullable<CancelQuote['sources']>;
}

export function RefundLines({ quote, product, elsewhere = false, nameOf }: RefundLinesProps) {
  const words = useWords();
  const dates = useDates();
  const { language } = useLanguage();
  const { refund, customer, customerRefund, byLaw, markup, balance, remainingTotal, becomes, sources = [] } = quote;
  const speaker: Speaker = { words, dates, language, sources, nameOf };
  const apart = refund === undefined ? [] : (refundBridge(refund, customer).parts ?? []).slice(1);
  return (
    <Card
      title={words('manage-refund-lines')}
      aside={
        <span className={styles.becomes}>
          {words('manage-becomes')} <StatusMark status={becomes} product={product} />
        </span>
      }
    >
      <dl className={styles.lines}>
        {opened(refund ?? customer).map((part, at) => (
          <Line key={at} part={part} speaker={speaker} />
        ))}
        {refund === undefined ? null : balance === undefined ? (
          <Row
            label={words(elsewhere ? 'manage-to-elsewhere' : 'manage-refund-to-balance')}
            amount={refund.amount}
            strong
          />
        ) : (
          <Row label={words('manage-refund-whole')} amount={refund.amount} strong />
        )}
        {apart.map((part) => (
          <Row key={part.name} label={bridgeName(words, part)} amount={part.amount} />
        ))}
        <Row
          label={words(quote.customerBack ? 'manage-customer-refund-whole' : 'manage-customer-refund')}
          notes={markup === undefined || isZero(markup) ? [] : [words('manage-markup-yours')]}
          amount={customerRefund}
          strong
        />
        <Row label={words('manage-by-law')} amount={byLaw} />
        {isZero(remainingTotal) ? null : <Row label={words('manage-remaining')} amount={remainingTotal} />}
      </dl>
    </Card>
  );
}

/** Of a booking that was not paid whole: its refund goes into what is still to pay first. */
export function AccountLines({ quote: { refund, balance } }: Pick<RefundLinesProps, 'quote'>) {
  const words = useWords();
  const { language } = useLanguage();
  if (refund === undefined || balance === undefined) return null;
  const { paid, settled, toAccount } = balance;
  const isCharged = isNegative(toAccount);
  return (
    <Card title={words('manage-refund-account')}>
      <dl className={styles.lines}>
        <Row label={words('manage-refund-whole')} amount={refund.amount} />
        <Row
          label={words('manage-refund-settles')}
          notes={[words('manage-refund-paid', { amount: formatMoney(paid, { locale: language, decimals: 'exact' }) })]}
          amount={negate(settled)}
        />
        <Row
          label={words(isCharged ? 'manage-refund-charged' : 'manage-refund-to-balance')}
          amount={isCharged ? negate(toAccount) : toAccount}
          strong
        />
      </dl>
    </Card>
  );
}

/** Of a booking that its customer pays by instalments: the refund goes into what is still to pay first. */
export function CustomerLines({ quote: { customerBack, customerRefund } }: Pick<RefundLinesProps, 'quote'>) {
  const words = useWords();
  const { language } = useLanguage();
  if (customerBack === undefined) return null;
  const { received, settled, back } = customerBack;
  const isOwed = isNegative(back);
  return (
    <Card title={words('manage-refund-customer')}>
      <dl className={styles.lines}>
        <Row label={words('manage-customer-refund-whole')} amount={customerRefund} />
        <Row
          label={words('manage-refund-customer-settles')}
          notes={[
            words('manage-refund-received', { amount: formatMoney(received, { locale: language, decimals: 'exact' }) }),
          ]}
          amount={negate(settled)}
        />
        <Row
          label={words(isOwed ? 'manage-customer-owes' : 'manage-to-customer')}
          amount={isOwed ? negate(back) : back}
          strong
        />
      </dl>
    </Card>
  );
}

/** The charges are opened: each has its own rule. */
function opened({ parts = [] }: PricePart): readonly PricePart[] {
  const kept = parts.filter(({ name }) => name === 'cancellation-charges');
  return [
    ...joinedByName(parts.filter(({ name }) => name !== 'cancellation-charges')),
    ...kept.flatMap((part) => joinedByName(part.parts ?? [part])),
  ];
}

const feeNames: readonly PricePart['name'][] = [
  'cancellation-fee',
  'no-show-fee',
  'cancellation-gst',
  'processing-fee',
];

/** A line, and under it of whom a fee is, or what of services and fees is kept. */
function Line({ part, speaker }: { readonly part: PricePart; readonly speaker: Speaker }) {
  const { name, amount, parts = [] } = part;
  const isFee = feeNames.includes(name);
  const isKept = name === 'services-kept' || name === 'fees-kept';
  const own = isFee ? (parts.length > 0 ? parts : [part]) : isKept ? joinedByName(parts) : [];
  // Lines of one name side by side have a rule each; the supplier's whole price is opened elsewhere.
  const ruled = name === 'fare' ? [] : [part, ...parts];
  const rules = new Set(ruled.flatMap((each) => ruleNotes(speaker, each)));
  return (
    <>
      <Row label={lineName(speaker.words, part)} notes={[...rules]} amount={amount} />
      {own.map((inner, at) => (
        <Row
          key={at}
          label={isFee ? whose(speaker, inner) : partName(speaker.words, inner)}
          notes={isFee ? howFee(speaker, inner) : []}
          amount={inner.amount}
          inner
        />
      ))}
    </>
  );
}

function lineName(words: Words, part: PricePart): string {
  return match(part.name)
    .with(
      'cancellation-charges',
      'cancellation-fee',
      'no-show-fee',
      'cancellation-gst',
      'services-kept',
      'fees-kept',
      'commission',
      'commission-kept',
      'tds',
      (name) => words(`manage-part-${name}`),
    )
    .otherwise(() => partName(words, part));
}

/** What of the two refunds is only the agency's, or only its customer's. */
function bridgeName(words: Words, part: PricePart): string {
  return match(part.name)
    .with('commission', 'commission-kept', 'tds', 'discount', 'fare', (name) => words(`manage-bridge-${name}`))
    .otherwise(() => partName(words, part));
}

function whose({ words, nameOf }: Speaker, { params = {} }: PricePart): string {
  const { passenger, sector = '' } = params;
  const name = nameOf(Number(passenger) - 1) ?? String(passenger ?? '');
  return sector === '' ? name : words('manage-fee-of', { name, sector: String(sector).replaceAll('-', '–') });
}

/** How a fee came about: with how many hours left, once for what, and where the law stopped it. */
function howFee({ words, language }: Speaker, { name, amount, params = {} }: PricePart): readonly string[] {
  const { hours, per, asked, percent, of } = params;
  const money = (text: string | number): string => {
    const parsed = parseMoney(String(text), amount.currency);
    return parsed === undefined ? String(text) : formatMoney(parsed, { locale: language });
  };
  if (name === 'cancellation-gst') {
    return percent === undefined || of === undefined ? [] : [words('manage-fee-share', { percent, of: money(of) })];
  }
  return [
    ...(hours === undefined || name !== 'cancellation-fee' ? [] : [words('manage-fee-hours', { hours })]),
    ...(per === 'ticket' ? [words('manage-fee-ticket')] : []),
    ...(asked === undefined ? [] : [words('manage-fee-capped', { asked: money(asked) })]),
  ];
}

/** Whose rule it is and since when it holds; its source, for who keeps the tables. */
function ruleNotes({ words, dates, sources }: Speaker, { rule }: PricePart): readonly string[] {
  if (rule === undefined) return [];
  const source = sources.find(({ id }) => id === rule.id);
  return [
    ruleText(words, dates, rule),
    ...(source === undefined ? [] : [words('manage-rule-source', { note: source.note })]),
  ];
}

interface RowProps {
  readonly label: string;
  readonly notes?: readonly string[];
  readonly amount: Money;
  readonly strong?: boolean;
  /** Part of the line above it. */
  readonly inner?: boolean;
}

function Row({ label, notes = [], amount, strong = false, inner = false }: RowProps) {
  return (
    <div className={strong ? styles.strong : inner ? styles.inner : undefined}>
      <dt>
        {label}
        {notes.map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </dt>
      <dd>
        <Amount of={amount} decimals="exact" />
      </dd>
    </div>
  );
}
