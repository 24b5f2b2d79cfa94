/** The paper of a bill: what was bought of whom, its days, the number that it is known by there, and what it costs. */
import type { BillPaper } from '#domain/billing/papers.ts';
import { titleOf } from '#domain/billing/booking.ts';
import { serviceLines } from '#domain/billing/service-lines.ts';
import type { ProductPaper } from '#domain/booking/papers/documents.ts';
import type { PaperTable } from '#domain/booking/papers/paper-sheet.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import { cell, codeOf, dateFact, factOf, type PaperLayout, plain, said, unbroken } from '../layout-parts.ts';
import type { Speech } from '../speech.ts';
import { chargesTable, notForTravel, valueColumns } from '../ticket-parts.ts';

const product = 'billing';

const isBill = (paper: ProductPaper): paper is BillPaper => paper.product === product;

/** Throws where it is the paper of another product. */
export const layOutBill: PaperLayout = (paper, speech) => {
  if (!isBill(paper)) throw new Error(`The paper of a ${paper.product} is no bill`);
  const { say } = speech;
  const { status, transactionId, reference, bookedOn, bill, code } = paper;
  return {
    title: say('document-bill-title', { kind: bill.sale.kind }),
    stamp: say('document-status', { product, status }),
    facts: [
      factOf(say('document-booking-id'), plain(transactionId)),
      factOf(say('document-reference', { product }), plain(reference)),
      factOf(say('document-bill-confirmation', { kind: bill.sale.kind }), plain(unbroken(bill.confirmation))),
      dateFact(speech, 'document-booked-on', dateOfLocal(bookedOn.local)),
    ],
    code: codeOf('square', code),
    blocks: [
      ...notForTravel(status, say('document-bill-not-for-travel')),
      saleTable(paper, speech),
      ...chargesTable(paper, speech),
    ],
  };
};

function saleTable({ bill, lead }: BillPaper, { say, longDate }: Speech): PaperTable {
  const { sale, supplier, referenceInvoice, startsOn, endsOn, passengers } = bill;
  const { needed, counts, besides } = serviceLines[sale.kind];
  const row = (label: string, value: string | number | undefined) =>
    value === undefined
      ? []
      : [{ cells: [cell(said(say(`document-bill-${label}`, { kind: sale.kind }))), cell(plain(String(value)))] }];
  return {
    kind: 'table',
    heading: titleOf(bill),
    columns: valueColumns,
    rows: [
      ...row('lead', lead),
      ...row('passengers', passengers),
      ...row('from', longDate(startsOn)),
      ...row('to', endsOn && longDate(endsOn)),
      ...[...needed, ...counts, ...besides].flatMap((field) => row(field, sale[field])),
      ...row('supplier', supplier),
      ...row('referenceInvoice', referenceInvoice),
    ],
  };
}
