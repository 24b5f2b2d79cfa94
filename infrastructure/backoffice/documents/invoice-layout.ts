/** An invoice or a credit note: who to whom, for what was sold, lines that add up, the tax, where it is supplied. */
import type {
  CreditNoteDocument,
  DocumentLine,
  DocumentShare,
  InvoiceDocument,
  SoldItem,
} from '#domain/booking/papers/documents.ts';
import type { Product } from '#domain/booking/booking.ts';
import type { CustomerBack } from '#domain/booking/cancel/customer-back.ts';
import type { BalanceSettled } from '#domain/booking/schedule/put-off.ts';
import { isNegative, negate } from '#domain/money/money.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import type { PaperBlock, PaperFacts, PaperLine, PaperNotes, PaperTable } from '#domain/booking/papers/paper-sheet.ts';
import { cell, codeOf, dateFact, factOf, type OwnPart, partyOf, plain, said, unbroken } from './layout-parts.ts';
import type { Speech } from './speech.ts';

type Billed = InvoiceDocument | CreditNoteDocument;

export function layOutInvoice(invoice: Billed, speech: Speech, serial: string, issuedOn: IsoDate): OwnPart {
  const { say } = speech;
  const { product, items, travellers, tax, own } = invoice;
  const credit = isCredit(invoice) ? invoice : undefined;
  const supplementary = credit === undefined && invoice.original !== undefined;
  return {
    title: say(`document-title-${titleOf(invoice)}`),
    ...(credit?.movedTo === undefined && (invoice.kind === 'credit-note' || supplementary)
      ? { subtitle: say(supplementary ? 'document-subtitle-supplementary' : 'document-subtitle-credit-note') }
      : {}),
    facts: [factOf(say('document-serial'), plain(serial)), dateFact(speech, 'document-issued-on', issuedOn)],
    code: codeOf('line', serial),
    blocks: [
      recipientOf(invoice, speech),
      referencesOf(invoice, speech),
      {
        kind: 'list',
        heading: say('document-items', { product }),
        items: items.map((item) => itemLine(item, speech)),
        beside: true,
      },
      {
        kind: 'list',
        heading: say('document-travellers'),
        items: travellers.map(({ name, numbers, items: own = [] }) => [
          plain(name),
          ...(numbers.length === 0 ? [] : [plain(numbers.map(unbroken).join(', '))]),
          ...(own.length === 0 ? [] : [plain(own.join(', '))]),
        ]),
      },
      chargesTable(invoice, speech),
      ...(credit?.balance === undefined ? [] : [balanceFacts(credit.balance, speech)]),
      ...(credit?.customer === undefined ? [] : [customerFacts(credit.kind, credit.customer, speech)]),
      ...(credit?.shares === undefined ? [] : [sharesTable(credit.shares, product, speech)]),
      ...(tax === undefined ? [] : [taxTable(tax, speech)]),
      ...(own === undefined ? [] : [ownFacts(own, speech)]),
      notesOf(invoice, speech),
    ],
  };
}

/** What was sold, in one line: '6E 2134 DEL–BOM 24 Nov 2026 06:10'. */
function itemLine({ name, detail, startsOn, time, endsOn }: SoldItem, { date }: Speech): PaperLine {
  return [
    plain(name),
    ...(detail === undefined ? [] : [plain(detail)]),
    said(date(startsOn)),
    ...(time === undefined ? [] : [plain(time)]),
    ...(endsOn === undefined ? [] : [plain('–'), said(date(endsOn))]),
  ];
}

/** What goes on in another booking is no refund. */
function titleOf(invoice: Billed): string {
  if (!isCredit(invoice)) return invoice.nature;
  return invoice.movedTo === undefined ? invoice.kind : 'credit-note';
}

function recipientOf({ recipient }: Billed, { say }: Speech): PaperFacts {
  return { kind: 'facts', heading: say('document-issued-to'), party: partyOf(recipient), facts: [], beside: true };
}

function referencesOf(invoice: Billed, speech: Speech): PaperFacts {
  const { say } = speech;
  const { product, transactionId, reference, kind, ledgerEntry, bookedOn, original } = invoice;
  const customers = kind === 'customer-invoice' || kind === 'customer-credit-note';
  return {
    kind: 'facts',
    facts: [
      factOf(say('document-booking-id'), plain(transactionId)),
      factOf(say('document-reference', { product }), plain(reference)),
      ...(customers ? [] : [factOf(say('document-ledger-entry'), plain(ledgerEntry))]),
      dateFact(speech, 'document-booked-on', dateOfLocal(bookedOn.local)),
      ...(isCredit(invoice) && invoice.movedTo === undefined
        ? [dateFact(speech, 'document-refunded-on', dateOfLocal(invoice.refundedOn.local))]
        : []),
      ...(original === undefined
        ? []
        : [
            factOf(
              say('document-original'),
              plain(original.serial),
              said(`${say('document-original-date')} ${speech.date(original.issuedOn)}`),
            ),
          ]),
    ],
  };
}

function chargesTable(invoice: Billed, speech: Speech): PaperTable {
  const { say, money, amount } = speech;
  const { product, lines, total } = invoice;
  return {
    kind: 'table',
    heading: say('document-charges'),
    columns: [
      { label: say('document-description'), share: 4 },
      { label: say('document-sac'), share: 0.8 },
      { label: say('document-taxable'), share: 1.5, end: true },
      { label: say('document-rate'), share: 0.8, end: true },
      { label: say('document-amount', { currency: total.currency }), share: 1.6, end: true },
    ],
    rows: [
      ...lines.map((line) => ({
        cells: [
          cell(said(lineText(line, product, speech))),
          cell(plain(line.sac ?? '')),
          cell(plain(line.taxable === undefined ? '' : amount(line.taxable))),
          cell(plain(line.taxable === undefined ? '' : percentOf(line, speech))),
          cell(plain(amount(line.amount))),
        ],
      })),
      {
        cells: [cell(said(say(totalName(invoice)))), [], [], [], cell(plain(money(total)))],
        total: true,
      },
    ],
  };
}

/** What is not all credited to the account, or not all given to the customer, is not called so. */
function totalName(invoice: Billed): string {
  const { kind } = invoice;
  if (kind === 'customer-invoice' || (isCredit(invoice) && invoice.movedTo !== undefined)) return 'document-total';
  const settles = kind === 'credit-note' ? invoice.balance : isCredit(invoice) ? invoice.customer : undefined;
  return settles === undefined ? `document-total-${kind}` : 'document-refund';
}

/** 'TDS on commission, 2 %, section 393(1)'. */
function lineText(line: DocumentLine, product: Product, speech: Speech): string {
  const { label, params, difference, taxable } = line;
  const { say, comma } = speech;
  const name = say(`document-line-${label}`, { product });
  const percent = percentOf(line, speech);
  const section = params?.['section'];
  return [
    difference === true ? say('document-line-difference', { line: name }) : name,
    // A rate beside its taxable value has a column of its own.
    ...(percent === '' || taxable !== undefined ? [] : [percent]),
    ...(section === undefined ? [] : [say('document-section', { section })]),
  ].join(comma);
}

function percentOf({ params }: DocumentLine, { rightToLeft }: Speech): string {
  const percent = params?.['percent'];
  if (percent === undefined) return '';
  return rightToLeft ? `${percent}%` : `${percent}\u00a0%`;
}

/** Whose the refund is. */
function sharesTable(shares: readonly DocumentShare[], product: Product, { say, amount }: Speech): PaperTable {
  return {
    kind: 'table',
    heading: say('document-shares'),
    columns: [
      { label: say('document-name'), share: 3.4 },
      { label: say('document-cancelled-items', { product }), share: 2.6 },
      { label: say('document-refund'), share: 1.6, end: true },
    ],
    rows: shares.map((share) => ({
      cells: [cell(plain(share.name)), cell(plain(share.items.join(', '))), cell(plain(amount(share.amount)))],
    })),
  };
}

function taxTable(tax: NonNullable<Billed['tax']>, { say, amount }: Speech): PaperTable {
  return {
    kind: 'table',
    heading: say('document-tax'),
    columns: [
      { label: say('document-tax-name'), share: 2.4 },
      { label: say('document-rate'), share: 1.4 },
      { label: say('document-taxable'), share: 2, end: true },
      { label: say('document-tax-amount'), share: 1.6, end: true },
    ],
    rows: [
      ...tax.parts.map((part) => ({
        cells: [
          cell(said(say(`document-line-${part.name}`))),
          cell(plain(part.basisPoints === 0 ? '' : `${part.basisPoints / 100}\u00a0%`)),
          cell(plain(amount(tax.taxable))),
          cell(plain(amount(part.amount))),
        ],
      })),
      { cells: [cell(said(say('document-tax-total'))), [], [], cell(plain(amount(tax.tax)))], total: true },
    ],
  };
}

function isCredit(invoice: Billed): invoice is CreditNoteDocument {
  return invoice.kind === 'credit-note' || invoice.kind === 'customer-credit-note';
}

/** What of a refund is not paid out, as it settles what was still to pay. */
function balanceFacts({ paid, settled, toAccount }: BalanceSettled, { say, money }: Speech): PaperBlock {
  const isCharged = isNegative(toAccount);
  const account = isCharged ? negate(toAccount) : toAccount;
  return {
    kind: 'facts',
    heading: say('document-balance'),
    facts: [
      factOf(say('document-balance-paid'), plain(money(paid))),
      factOf(say('document-balance-settled'), plain(money(settled))),
      factOf(say(isCharged ? 'document-balance-charged' : 'document-balance-to-account'), plain(money(account))),
    ],
    framed: true,
  };
}

/** What of a customer's refund is not paid out, as it settles what they have not paid. */
function customerFacts(
  kind: CreditNoteDocument['kind'],
  { received, settled, back }: CustomerBack,
  { say, money }: Speech,
): PaperBlock {
  const owes = isNegative(back);
  const rest = owes ? negate(back) : back;
  const whose = kind === 'credit-note' ? 'agency' : 'customer';
  return {
    kind: 'facts',
    heading: say('document-paid-in-parts', { whose }),
    facts: [
      factOf(say('document-paid-in-parts-received'), plain(money(received))),
      factOf(say('document-balance-settled'), plain(money(settled))),
      factOf(say(owes ? 'document-paid-in-parts-owed' : 'document-paid-in-parts-back', { whose }), plain(money(rest))),
    ],
    framed: true,
  };
}

/** The agency's own figures. */
function ownFacts(own: NonNullable<Billed['own']>, { say, money }: Speech): PaperBlock {
  const rows =
    'customerRefund' in own
      ? [
          { id: 'document-own-refund', amount: own.customerRefund },
          { id: 'document-own-markup-kept', amount: own.markup },
        ]
      : [
          { id: 'document-own-markup', amount: own.markup },
          ...(own.discount === undefined ? [] : [{ id: 'document-own-discount', amount: own.discount }]),
          ...(own.rounding === undefined ? [] : [{ id: 'document-line-rounding', amount: own.rounding }]),
          { id: 'document-own-customer', amount: own.customerTotal },
          { id: 'document-own-earn', amount: own.earn },
        ];
  return {
    kind: 'facts',
    heading: say('document-own'),
    facts: rows.map(({ id, amount }) => factOf(say(id), plain(money(amount)))),
    framed: true,
  };
}

function notesOf(invoice: Billed, { say, money, comma, language }: Speech): PaperNotes {
  const { product, places, tax, issuer, lines } = invoice;
  const { service, sold } = places;
  const movedTo = isCredit(invoice) ? invoice.movedTo : undefined;
  const forfeited = isCredit(invoice) ? undefined : invoice.forfeited;
  const soldLine: readonly PaperLine[] =
    sold.by === 'recipient'
      ? [[said(say('document-note-sold-state', { product })), plain(`${sold.state.name} (${sold.state.code})`)]]
      : sold.places.length === 0
        ? []
        : [
            [
              said(say('document-note-sold-place', { product })),
              said((sold.placesIn?.[language] ?? sold.places).join(comma)),
            ],
          ];
  return {
    kind: 'notes',
    lines: [
      ...(movedTo === undefined ? [] : [[said(say('document-note-moved', { id: movedTo }))]]),
      ...(forfeited === undefined
        ? []
        : [[said(say('document-note-forfeited', { product, amount: money(forfeited) }))]]),
      ...(service === undefined
        ? []
        : [[said(say('document-note-service-place')), plain(`${service.name} (${service.code})`)]]),
      ...soldLine,
      ...(lines.some(({ label }) => label === 'supplier-gst')
        ? [[said(say('document-note-supplier-gst', { product }))]]
        : []),
      ...(tax?.value.by === 'rule-32-3'
        ? [[said(say('document-note-included', { share: tax.value.basisPoints / 100 }))]]
        : []),
      [said(say('document-note-signature'))],
    ],
    signatory: { name: issuer.name, as: say('document-signatory') },
  };
}
