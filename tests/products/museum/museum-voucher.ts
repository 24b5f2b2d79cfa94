/** The voucher that opens a museum's door: what it says, and how it is laid out. */
import type { Language } from '#domain/people/language.ts';
import { customerLines } from '#domain/booking/papers/charges.ts';
import type { ProductPaper, Sold } from '#domain/booking/papers/documents.ts';
import { type DocumentFacts, headOf } from '#domain/booking/papers/facts.ts';
import { unitsShown } from '#domain/booking/units.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import {
  cell,
  codeOf,
  dateFact,
  factOf,
  plain,
  said,
  type PaperLayout,
  type PaperLayouts,
} from '#infrastructure/backoffice/documents/layout-parts.ts';
import type { CancelGrid, DocumentedVisits } from './museum-booking.ts';
import { museumCancelling } from './museum-rules.ts';
import { chargesTable, valueColumns } from '#infrastructure/backoffice/documents/ticket-parts.ts';

const product = 'holiday';

interface Voucher extends ProductPaper, Sold {
  readonly conditions: CancelGrid['steps'];
}

export const voucherWords: Readonly<Record<Language, { readonly title: string; readonly number: string }>> = {
  en: { title: 'Museum voucher', number: 'Entry' },
  fr: { title: 'Bon d’entrée au musée', number: 'Entrée' },
  ar: { title: 'قسيمة دخول المتحف', number: 'رقم الدخول' },
};

/** Of those who still come. */
export function voucherOf(facts: DocumentFacts, booking: DocumentedVisits): Voucher {
  const { agentId: _agentId, ...issuer } = facts.agency;
  const sold = facts.subject.sold(unitsShown(booking, museumCancelling.units(booking)));
  return {
    ...headOf(facts),
    ...sold,
    kind: 'ticket',
    name: 'voucher',
    status: booking.status,
    issuer,
    price: { lines: customerLines(facts, false), total: booking.price.total },
    conditions: booking.grid.steps,
    code: sold.travellers.flatMap(({ numbers }) => numbers).join('\n'),
  };
}

const isVoucher = (paper: ProductPaper): paper is Voucher => paper.product === product;

export const layOutVoucher: PaperLayout = (paper, speech) => {
  if (!isVoucher(paper)) throw new Error(`The paper of a ${paper.product} opens no museum`);
  const { say } = speech;
  const { status, reference, transactionId, bookedOn, items, travellers, conditions, code } = paper;
  const { title, number } = voucherWords[speech.language];
  return {
    title,
    stamp: say('document-status', { product, status }),
    facts: [
      factOf(say('document-booking-id'), plain(transactionId)),
      factOf(say('document-reference', { product }), plain(reference)),
      dateFact(speech, 'document-booked-on', dateOfLocal(bookedOn.local)),
    ],
    ...(code === '' ? {} : { code: codeOf('square', code) }),
    blocks: [
      {
        kind: 'list',
        heading: say('document-items', { product }),
        items: items.map(({ name, startsOn, time = '' }) => [
          plain(name),
          said(speech.longDate(startsOn)),
          plain(time),
        ]),
      },
      {
        kind: 'table',
        heading: say('document-travellers'),
        columns: [
          { label: say('document-name'), share: 2 },
          { label: number, share: 1 },
        ],
        rows: travellers.map(({ name, numbers }) => ({
          cells: [cell(plain(name)), numbers.map((each) => [plain(each)])],
        })),
      },
      ...chargesTable(paper, speech),
      ...(conditions.length === 0
        ? []
        : [
            {
              kind: 'table' as const,
              heading: say('document-cancel'),
              columns: valueColumns,
              rows: conditions.map(({ hoursTo, percent }) => ({
                cells: [cell(said(say('document-hours-over', { from: hoursTo }))), cell(plain(`${percent} %`))],
              })),
            },
          ]),
    ],
  };
};

export const museumLayouts: PaperLayouts = { [product]: layOutVoucher };
