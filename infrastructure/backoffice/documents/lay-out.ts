/** A document laid out as a paper: its words, in the order in which they stand. What draws it decides nothing more. */
import type { ProductPaper } from '#domain/booking/papers/documents.ts';
import { letterheadOf } from '#domain/booking/papers/letterhead.ts';
import type { Money } from '#domain/money/money.ts';
import type { PaperBlock, PaperSheet } from '#domain/booking/papers/paper-sheet.ts';
import type { Sheet } from '#application/backoffice/ports/booking/document-press.ts';
import { layOutInvoice } from './invoice-layout.ts';
import { layOutAdjustment, layOutEntry } from './moved-layout.ts';
import { layOutReceipt } from './receipt-layout.ts';
import { layOutStatement } from './statement-layout.ts';
import { type OwnPart, type PaperLayouts, partyOf, plain } from './layout-parts.ts';
import { type Speech, speechOf } from './speech.ts';

/** Throws where nobody lays out a product's own paper. */
export function layOut({ document, serial = '', issuedOn, language }: Sheet, layouts: PaperLayouts): PaperSheet {
  const speech = speechOf(language, moneyIn(document));
  return {
    language,
    ...letterheadOf(document),
    issuer: partyOf(document.issuer),
    foot: { words: speech.say('document-for-changes'), reach: reachOf(document) },
    ...(document.kind === 'ticket'
      ? ownPart(document, speech, layouts)
      : document.kind === 'top-up-receipt'
        ? layOutReceipt(document, speech, issuedOn)
        : document.kind === 'adjustment-receipt'
          ? layOutAdjustment(document, speech, issuedOn)
          : document.kind === 'entry-receipt'
            ? layOutEntry(document, speech, issuedOn)
            : document.kind === 'ledger-statement'
              ? layOutStatement(document, speech, issuedOn)
              : layOutInvoice(document, speech, serial, issuedOn)),
  };
}

/** Every amount of a document, wherever it stands. */
function moneyIn(value: unknown): readonly Money[] {
  if (isMoney(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(moneyIn) : [];
}

function isMoney(value: unknown): value is Money {
  return typeof value === 'object' && value !== null && 'minor' in value && 'currency' in value;
}

function ownPart(paper: ProductPaper, speech: Speech, layouts: PaperLayouts): OwnPart {
  const layOutOwn = layouts[paper.product];
  if (layOutOwn === undefined) throw new Error(`Nobody lays out the paper of a ${paper.product}`);
  const own = layOutOwn(paper, speech);
  const isNote = ({ kind }: PaperBlock) => kind === 'notes';
  return {
    ...own,
    blocks: [
      ...own.blocks.filter((block) => !isNote(block)),
      ...cancelledList(paper, speech),
      ...remarkList(paper, speech),
      ...own.blocks.filter(isNote),
    ],
  };
}

function cancelledList({ cancelled = [] }: ProductPaper, { say }: Speech): readonly PaperBlock[] {
  if (cancelled.length === 0) return [];
  const items = cancelled.map(({ name, items: own = [] }) => [
    plain(name),
    ...(own.length === 0 ? [] : [plain(own.join(', '))]),
  ]);
  return [{ kind: 'list', heading: say('document-cancelled-travellers'), items }];
}

function remarkList({ remarks = [] }: ProductPaper, { say }: Speech): readonly PaperBlock[] {
  if (remarks.length === 0) return [];
  return [
    {
      kind: 'list',
      heading: say('document-remarks'),
      items: remarks.map(({ name, value }) => [plain(`${name}:`), plain(value)]),
    },
  ];
}

function reachOf({ issuer: { name, phone, email } }: Sheet['document']): string {
  return [name, phone, email].filter((each) => each !== undefined && each !== '').join(', ');
}
