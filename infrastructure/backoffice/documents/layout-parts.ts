/** What the layouts of papers are put together from. */
import type { Product } from '#domain/booking/booking.ts';
import type { DocumentParty, ProductPaper } from '#domain/booking/papers/documents.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type {
  PaperCode,
  PaperFact,
  PaperLine,
  PaperParty,
  PaperSheet,
  PaperText,
} from '#domain/booking/papers/paper-sheet.ts';
import { outlineOf } from './barcode.ts';
import type { Speech } from './speech.ts';

/** What a layout says beside what all papers do. */
export type OwnPart = Pick<PaperSheet, 'title' | 'subtitle' | 'stamp' | 'facts' | 'code' | 'blocks'>;

/** How a product lays out its own paper. */
export type PaperLayout = (paper: ProductPaper, speech: Speech) => OwnPart;
export type PaperLayouts = { readonly [Each in Product]?: PaperLayout };

/** A number stays in one line. */
export const unbroken = (number: string): string => number.replaceAll(' ', '\u00a0');

/** A name, a code, a figure. */
export const plain = (text: string): PaperText => ({ text, plain: true });
export const said = (text: string): PaperText => ({ text });

/** A cell of one line of one piece. */
export const cell = (piece: PaperText): readonly PaperLine[] => (piece.text === '' ? [] : [[piece]]);

export function factOf(label: string, ...value: readonly PaperText[]): PaperFact {
  return { label, value };
}

export function dateFact({ say, date }: Speech, label: string, day: IsoDate): PaperFact {
  return factOf(say(label), said(date(day)));
}

/** A party as letters address it: name, address, telephone and mail, tax number with its state. */
export function partyOf({ name, address, phone, email, gstin, state, agentId }: DocumentParty): PaperParty {
  const present = (parts: readonly (string | undefined)[]) =>
    parts.filter((part): part is string => part !== undefined && part !== '');
  const place = state === undefined ? undefined : `${state.name} (${state.code})`;
  const registered = present([gstin === undefined ? undefined : `GSTIN ${gstin}`, place]).join(', ');
  return { name, lines: present([address, present([phone, email]).join(', '), agentId, registered]) };
}

export function codeOf(form: PaperCode['form'], text: string): PaperCode {
  return { form, ...outlineOf(form === 'square' ? { bcid: 'qrcode', text } : { bcid: 'code128', text, height: 8 }) };
}
