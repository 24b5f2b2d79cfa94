/** An invoice or receipt on the page: whose it is, what for, and its lines. The file itself is what is handed on. */
import type { ReactNode } from 'react';
import type { DocumentKind } from '#domain/booking/documents.ts';
import type { FlightBooking } from '#domain/booking/booking.ts';
import type { PaperInShort } from '#application/desk/booking.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Money } from '#domain/money/money.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { dateIn } from '#domain/time/instant.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Amount, Code } from '#ui/design/amount.tsx';
import { useDates } from '#ui/design/dates.ts';
import { Listed } from '#ui/design/listed.tsx';
import { SkeletonRows } from '#ui/design/skeleton.tsx';
import { useLanguage, useWords } from '#ui/design/words.ts';
import { BookingStatus } from '#ui/shell/booking-status.tsx';
import styles from './ticket-sheet.module.css';

export type PaperKind = Exclude<DocumentKind, 'ticket'>;

const paperTitles = {
  invoice: 'title-flight-invoice',
  'customer-invoice': 'title-flight-customer-invoice',
  'credit-note': 'title-flight-refund-receipt',
  'customer-credit-note': 'title-customer-refund-receipt',
} as const satisfies Readonly<Record<PaperKind, string>>;

/** What goes on in another booking is no refund. */
export function titleOf(kind: PaperKind, paper: PaperInShort | undefined) {
  if (paper?.movedTo === undefined) return paperTitles[kind];
  return kind === 'credit-note' ? 'title-flight-credit-note' : 'title-customer-credit-note';
}

export interface DocumentSheetProps {
  readonly booking: FlightBooking;
  readonly kind: PaperKind;
  /** What it says; undefined while the file is being made. */
  readonly paper: PaperInShort | undefined;
}

export function DocumentSheet({ booking, kind, paper }: DocumentSheetProps) {
  const words = useWords();
  const dates = useDates();
  const configuration = useStateOf(usePart(parts.configuration).state$);
  const title = words(titleOf(kind, paper));
  const zone = configuration.kind === 'ready' ? configuration.configuration.businessZone : 'UTC';
  return (
    <article className={styles.sheet} aria-label={title}>
      <header className={styles.letterhead}>
        <div>
          <p className={styles.kind}>{title}</p>
          {paper?.original === undefined ? null : (
            <p className={styles.label}>
              {words('manage-paper-original', {
                serial: paper.original.serial,
                date: dates.numeric(paper.original.issuedOn),
              })}
            </p>
          )}
          {paper?.movedTo === undefined ? null : (
            <p className={styles.label}>{words('manage-paper-moved', { id: paper.movedTo })}</p>
          )}
        </div>
        {paper === undefined ? null : (
          <dl className={styles.agency}>
            <dt className={styles.label}>{words('manage-paper-issuer')}</dt>
            <dd>
              <bdi>{paper.issuer}</bdi>
            </dd>
            <dt className={styles.label}>{words('manage-paper-recipient')}</dt>
            <dd>
              <bdi>{paper.recipient}</bdi>
            </dd>
          </dl>
        )}
      </header>
      <section className={styles.facts}>
        <Fact label={words('manage-document-number')}>{paper === undefined ? '…' : <Code>{paper.serial}</Code>}</Fact>
        <Fact label={words('bookings-id')}>
          <Code>{booking.transactionId}</Code>
        </Fact>
        <Fact label={words('bookings-booked-on')}>{dates.numeric(dateIn(booking.bookedOn, zone))}</Fact>
        <BookingStatus status={booking.status} />
        {booking.pnr === undefined ? null : (
          <div className={styles.pnr}>
            <span className={styles.label}>{words('bookings-pnr')}</span>
            <Code strong>{booking.pnr}</Code>
          </div>
        )}
      </section>
      <section>
        <h2 className={styles.heading}>{words('bookings-flights')}</h2>
        <ul className={styles.plain}>
          {(paper?.flights ?? []).map(({ carrier, flightNumber, origin, destination, departure }) => (
            <li key={`${carrier}${flightNumber}${departure}`}>
              <Listed>
                <Code>{`${carrier} ${flightNumber}`}</Code>
                <Code>{`${origin}–${destination}`}</Code>
                {dates.numeric(dateOfLocal(departure))}
                <Code>{clockOfLocal(departure)}</Code>
              </Listed>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className={styles.heading}>{words('bookings-travellers')}</h2>
        <ul className={styles.plain}>
          {(paper?.travellers ?? []).map((name, at) => (
            <li key={at}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.paid}>
        <h2 className={styles.heading}>{words('bookings-money')}</h2>
        {paper === undefined ? <SkeletonRows rows={4} height="24px" /> : <Lines paper={paper} />}
      </section>
    </article>
  );
}

function Lines({ paper: { lines, total, shares, forfeited } }: { readonly paper: PaperInShort }) {
  const words = useWords();
  const { language } = useLanguage();
  return (
    <>
      <dl className={styles.lines}>
        {lines.map(({ label, amount }, at) => (
          <Line key={at} label={words(`manage-line-${label}`)} amount={amount} />
        ))}
        <Line label={words('bookings-total')} amount={total} total />
      </dl>
      {forfeited === undefined ? null : (
        <p className={styles.label}>
          {words('manage-paper-forfeited', { amount: formatMoney(forfeited, { locale: language, decimals: 'exact' }) })}
        </p>
      )}
      {shares === undefined ? null : (
        <div className={styles.shares}>
          <h2 className={styles.heading}>{words('manage-paper-shares')}</h2>
          <dl className={styles.lines}>
            {shares.map(({ name, sectors, amount }, at) => (
              <Line
                key={at}
                label={
                  <>
                    <bdi>{name}</bdi> <Code>{sectors.join(', ')}</Code>
                  </>
                }
                amount={amount}
              />
            ))}
          </dl>
        </div>
      )}
    </>
  );
}

interface LineProps {
  readonly label: ReactNode;
  readonly amount: Money;
  readonly total?: boolean;
}

function Line({ label, amount, total = false }: LineProps) {
  return (
    <div className={total ? styles.total : undefined}>
      <dt>{label}</dt>
      <dd>
        <Amount of={amount} decimals="exact" />
      </dd>
    </div>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <span className={styles.label}>{label}</span>
      <strong>{children}</strong>
    </div>
  );
}
