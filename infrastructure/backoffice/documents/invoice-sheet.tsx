/** The page of an invoice or a credit note: who to whom, for which travel, lines that add up, the tax, where it is supplied. */
import { View } from '@react-pdf/renderer';
import type { CreditNoteDocument, DocumentLine, DocumentTax, InvoiceDocument } from '#domain/booking/documents.ts';
import type { Money } from '#domain/money/money.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import { LineCode } from './barcode.tsx';
import { TravelInShort } from './flight-parts.tsx';
import { DateFact, Original, Own, ownRows, Shares } from './invoice-parts.tsx';
import { SheetPage } from './page.tsx';
import { Fact, Heading, ink, PartyLines, Plain, Row, styles, TableRow, Words } from './sheet-parts.tsx';
import { drawable, type Speech } from './speech.ts';

type Billed = InvoiceDocument | CreditNoteDocument;

export function InvoiceSheet({
  invoice,
  speech,
  serial,
  issuedOn,
  issuedAt,
}: {
  readonly invoice: Billed;
  readonly speech: Speech;
  readonly serial: string;
  readonly issuedOn: IsoDate;
  readonly issuedAt: Instant;
}) {
  const { say } = speech;
  const { brand, issuer, recipient, flights, travellers, tax, transactionId, pnr, ledgerEntry } = invoice;
  const credit = isCredit(invoice) ? invoice : undefined;
  const supplementary = credit === undefined && invoice.original !== undefined;
  const movedTo = credit?.movedTo;
  // What goes on in another booking is no refund.
  const titled = isCredit(invoice) ? (movedTo === undefined ? invoice.kind : 'credit-note') : invoice.nature;
  const title = say(`document-title-${titled}`);
  return (
    <SheetPage
      speech={speech}
      title={`${title} ${serial}`}
      brand={brand}
      issuer={issuer}
      contact={issuer}
      issuedAt={issuedAt}
    >
      <Row speech={speech} style={[{ alignItems: 'center', gap: 18, paddingVertical: 8 }, styles.ruleStrong]}>
        <View style={{ gap: 1 }}>
          <Words speech={speech} style={styles.title}>
            {title}
          </Words>
          {movedTo === undefined && (invoice.kind === 'credit-note' || supplementary) ? (
            <Words speech={speech} style={styles.quiet}>
              {say(supplementary ? 'document-subtitle-supplementary' : 'document-subtitle-credit-note')}
            </Words>
          ) : null}
        </View>
        <Fact speech={speech} label="document-serial">
          {serial}
        </Fact>
        <DateFact speech={speech} label="document-issued-on" date={issuedOn} />
        <View style={{ flexGrow: 1 }} />
        <LineCode text={serial} height={21} />
      </Row>
      <Row speech={speech} style={{ alignItems: 'flex-start', gap: 24, marginTop: 8 }}>
        <View style={{ flexGrow: 1, flexBasis: 0, gap: 3 }}>
          <Words speech={speech} style={styles.label}>
            {say('document-issued-to')}
          </Words>
          <PartyLines speech={speech} party={recipient} />
        </View>
        <View style={{ flexGrow: 1, flexBasis: 0, gap: 6 }}>
          <Row speech={speech} style={{ gap: 18 }}>
            <Fact speech={speech} label="document-booking-id">
              {transactionId}
            </Fact>
            <Fact speech={speech} label="document-pnr">
              {pnr}
            </Fact>
            {invoice.kind === 'customer-invoice' || invoice.kind === 'customer-credit-note' ? null : (
              <Fact speech={speech} label="document-ledger-entry">
                {ledgerEntry}
              </Fact>
            )}
          </Row>
          <Row speech={speech} style={{ gap: 18 }}>
            <DateFact speech={speech} label="document-booked-on" date={dateOfLocal(invoice.bookedOn.local)} />
            {credit === undefined || movedTo !== undefined ? null : (
              <DateFact speech={speech} label="document-refunded-on" date={dateOfLocal(credit.refundedOn.local)} />
            )}
            {invoice.original === undefined ? null : <Original speech={speech} original={invoice.original} />}
          </Row>
        </View>
      </Row>
      <TravelInShort speech={speech} flights={flights} travellers={travellers} />
      <Charges speech={speech} invoice={invoice} />
      {credit?.shares === undefined ? null : <Shares speech={speech} shares={credit.shares} />}
      {tax === undefined ? null : <TaxTable speech={speech} tax={tax} amounts={amountsOf(invoice)} />}
      {invoice.own === undefined ? null : <Own speech={speech} rows={ownRows(invoice.own)} />}
      <Notes speech={speech} invoice={invoice} />
    </SheetPage>
  );
}

const chargeColumns = [{ share: 5 }, { share: 1 }, { share: 1.6, end: true }] as const;

function Charges({ speech, invoice }: { readonly speech: Speech; readonly invoice: Billed }) {
  const { say } = speech;
  const { lines, total, kind } = invoice;
  const amount = speech.amountAmong(amountsOf(invoice));
  const isPlain = kind === 'customer-invoice' || (isCredit(invoice) && invoice.movedTo !== undefined);
  const totalLabel = isPlain ? 'document-total' : `document-total-${kind}`;
  const money = speech.moneyAmong(amountsOf(invoice));
  return (
    <View>
      <Heading speech={speech}>{say('document-charges')}</Heading>
      <TableRow
        speech={speech}
        head
        columns={chargeColumns}
        cells={[say('document-description'), say('document-sac'), say('document-amount', { currency: total.currency })]}
      />
      {lines.map((line) => (
        <TableRow
          key={line.label}
          speech={speech}
          columns={chargeColumns}
          cells={[
            <Words key="label" speech={speech}>
              {lineText(line, speech)}
            </Words>,
            <Plain key="sac" speech={speech}>
              {line.sac ?? ''}
            </Plain>,
            <Plain key="amount" speech={speech} end>
              {amount(line.amount)}
            </Plain>,
          ]}
        />
      ))}
      <TableRow
        speech={speech}
        last
        columns={chargeColumns}
        cells={[
          <Words key="label" speech={speech} style={styles.total}>
            {say(totalLabel)}
          </Words>,
          '',
          <Plain key="amount" speech={speech} end style={styles.total}>
            {money(total)}
          </Plain>,
        ]}
      />
    </View>
  );
}

/** 'TDS on commission, 2 %, section 393(1)'. */
function lineText({ label, params }: DocumentLine, { say, rightToLeft, comma }: Speech): string {
  const percent = params?.['percent'];
  const section = params?.['section'];
  return [
    say(`document-line-${label}`),
    ...(percent === undefined ? [] : [rightToLeft ? `${percent}%` : `${percent}\u00a0%`]),
    ...(section === undefined ? [] : [say('document-section', { section })]),
  ].join(comma);
}

const taxColumns = [{ share: 2.4 }, { share: 1.4 }, { share: 2 }, { share: 1.6, end: true }] as const;

function TaxTable({
  speech,
  tax,
  amounts,
}: {
  readonly speech: Speech;
  readonly tax: DocumentTax;
  readonly amounts: readonly Money[];
}) {
  const { say } = speech;
  const amount = speech.amountAmong(amounts);
  return (
    <View wrap={false}>
      <Heading speech={speech}>{say('document-tax')}</Heading>
      <TableRow
        speech={speech}
        head
        columns={taxColumns}
        cells={[say('document-tax-name'), say('document-rate'), say('document-taxable'), say('document-tax-amount')]}
      />
      {tax.parts.map((part) => (
        <TableRow
          key={part.name}
          speech={speech}
          columns={taxColumns}
          cells={[
            <Words key="name" speech={speech}>
              {say(`document-line-${part.name}`)}
            </Words>,
            <Plain key="rate" speech={speech}>
              {part.basisPoints === 0 ? '' : `${part.basisPoints / 100}\u00a0%`}
            </Plain>,
            <Plain key="taxable" speech={speech}>
              {amount(tax.taxable)}
            </Plain>,
            <Plain key="amount" speech={speech} end>
              {amount(part.amount)}
            </Plain>,
          ]}
        />
      ))}
      <TableRow
        speech={speech}
        last
        columns={taxColumns}
        cells={[
          <Words key="name" speech={speech} style={styles.strong}>
            {say('document-tax-total')}
          </Words>,
          '',
          '',
          <Plain key="amount" speech={speech} end style={styles.strong}>
            {amount(tax.tax)}
          </Plain>,
        ]}
      />
    </View>
  );
}

/** Every amount of the page that another can be compared with: all are written alike. */
function amountsOf({ lines, total, tax }: Billed): readonly Money[] {
  const ofTax = tax === undefined ? [] : [tax.taxable, tax.tax, ...tax.parts.map(({ amount }) => amount)];
  return [...lines.map(({ amount }) => amount), total, ...ofTax];
}

function isCredit(invoice: Billed): invoice is CreditNoteDocument {
  return invoice.kind === 'credit-note' || invoice.kind === 'customer-credit-note';
}

function Notes({ speech, invoice }: { readonly speech: Speech; readonly invoice: Billed }) {
  const { say } = speech;
  const { places, tax, issuer, lines } = invoice;
  const embarkations = places.transport.by === 'embarkation' ? places.transport.from : [];
  return (
    <View wrap={false} style={{ marginTop: 10 }}>
      <Row speech={speech} style={{ alignItems: 'flex-end', gap: 20 }}>
        <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: 2 }}>
          {isCredit(invoice) && invoice.movedTo !== undefined ? (
            <Words speech={speech} style={styles.quiet}>
              {say('document-note-moved', { id: invoice.movedTo })}
            </Words>
          ) : null}
          {isCredit(invoice) || invoice.forfeited === undefined ? null : (
            <Words speech={speech} style={styles.quiet}>
              {say('document-note-forfeited', { amount: speech.moneyAmong([invoice.forfeited])(invoice.forfeited) })}
            </Words>
          )}
          {places.service === undefined ? null : (
            <Row speech={speech} style={{ gap: 4 }}>
              <Words speech={speech} style={styles.quiet}>
                {say('document-note-service-place')}
              </Words>
              <Plain speech={speech} style={styles.quiet}>{`${places.service.name} (${places.service.code})`}</Plain>
            </Row>
          )}
          <Row speech={speech} style={{ gap: 4 }}>
            <Words speech={speech} style={styles.quiet}>
              {say(
                places.transport.by === 'recipient'
                  ? 'document-note-transport-state'
                  : 'document-note-transport-embarkation',
              )}
            </Words>
            <Plain speech={speech} style={styles.quiet}>
              {places.transport.by === 'recipient'
                ? `${places.transport.state.name} (${places.transport.state.code})`
                : drawable(embarkations.map(({ city, code }) => `${city} ${code}`).join(', '))}
            </Plain>
          </Row>
          {lines.some(({ label }) => label === 'airline-gst') ? (
            <Words speech={speech} style={styles.quiet}>
              {say('document-note-k3')}
            </Words>
          ) : null}
          {tax?.value.by === 'rule-32-3' ? (
            <Words speech={speech} style={styles.quiet}>
              {say('document-note-included', { share: tax.value.basisPoints / 100 })}
            </Words>
          ) : null}
          <Words speech={speech} style={styles.quiet}>
            {say('document-note-signature')}
          </Words>
        </View>
        <View style={{ width: 160, borderTopWidth: 0.8, borderTopColor: ink, paddingTop: 4, marginTop: 22 }}>
          <Plain speech={speech} style={styles.strong}>
            {issuer.name}
          </Plain>
          <Words speech={speech} style={styles.quiet}>
            {say('document-signatory')}
          </Words>
        </View>
      </Row>
    </View>
  );
}
