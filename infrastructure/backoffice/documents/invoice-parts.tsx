/** Parts of invoices and credit notes: the invoice they are for, whose a refund is, the agency's own figures. */
import { View } from '@react-pdf/renderer';
import type { CreditNoteDocument, DocumentShare, InvoiceDocument, OriginalInvoice } from '#domain/booking/documents.ts';
import type { Money } from '#domain/money/money.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { Fact, hair, Heading, Plain, Row, styles, TableRow, Words } from './sheet-parts.tsx';
import type { Speech } from './speech.ts';

export function DateFact({
  speech,
  label,
  date,
}: {
  readonly speech: Speech;
  readonly label: string;
  readonly date: IsoDate;
}) {
  return (
    <View style={{ gap: 2 }}>
      <Words speech={speech} style={styles.label}>
        {speech.say(label)}
      </Words>
      <Words speech={speech} style={styles.value}>
        {speech.date(date)}
      </Words>
    </View>
  );
}

export function Original({ speech, original }: { readonly speech: Speech; readonly original: OriginalInvoice }) {
  return (
    <View style={{ gap: 2 }}>
      <Words speech={speech} style={styles.label}>
        {speech.say('document-original')}
      </Words>
      <Plain speech={speech} style={styles.value}>
        {original.serial}
      </Plain>
      <Words speech={speech} style={styles.label}>
        {`${speech.say('document-original-date')} ${speech.date(original.issuedOn)}`}
      </Words>
    </View>
  );
}

const shareColumns = [{ share: 3.4 }, { share: 2.6 }, { share: 1.6, end: true }] as const;

/** Whose the refund is. */
export function Shares({ speech, shares }: { readonly speech: Speech; readonly shares: readonly DocumentShare[] }) {
  const { say } = speech;
  const amount = speech.amountAmong(shares.map((share) => share.amount));
  return (
    <View wrap={false}>
      <Heading speech={speech}>{say('document-shares')}</Heading>
      <TableRow
        speech={speech}
        head
        columns={shareColumns}
        cells={[say('document-name'), say('document-cancelled-flights'), say('document-refund')]}
      />
      {shares.map((share, at) => (
        <TableRow
          key={`${at}`}
          speech={speech}
          columns={shareColumns}
          last={at === shares.length - 1}
          cells={[
            <Plain key="name" speech={speech}>
              {share.name}
            </Plain>,
            <Plain key="flights" speech={speech}>
              {share.sectors.join(', ')}
            </Plain>,
            <Plain key="amount" speech={speech} end>
              {amount(share.amount)}
            </Plain>,
          ]}
        />
      ))}
    </View>
  );
}

interface OwnRow {
  readonly id: string;
  readonly amount: Money;
}

export function ownRows(own: NonNullable<(InvoiceDocument | CreditNoteDocument)['own']>): readonly OwnRow[] {
  if ('customerRefund' in own) {
    return [
      { id: 'document-own-refund', amount: own.customerRefund },
      { id: 'document-own-markup-kept', amount: own.markup },
    ];
  }
  return [
    { id: 'document-own-markup', amount: own.markup },
    ...(own.discount === undefined ? [] : [{ id: 'document-own-discount', amount: own.discount }]),
    ...(own.rounding === undefined ? [] : [{ id: 'document-line-rounding', amount: own.rounding }]),
    { id: 'document-own-customer', amount: own.customerTotal },
    { id: 'document-own-earn', amount: own.earn },
  ];
}

export function Own({ speech, rows }: { readonly speech: Speech; readonly rows: readonly OwnRow[] }) {
  const { say } = speech;
  const money = speech.moneyAmong(rows.map(({ amount }) => amount));
  return (
    <View wrap={false} style={{ borderWidth: 0.8, borderColor: hair, borderRadius: 5, padding: 7, marginTop: 10 }}>
      <Words speech={speech} style={styles.label}>
        {say('document-own')}
      </Words>
      <Row speech={speech} style={{ gap: 28, marginTop: 5 }}>
        {rows.map(({ id, amount }) => (
          <Fact key={id} speech={speech} label={id}>
            {money(amount)}
          </Fact>
        ))}
      </Row>
    </View>
  );
}
