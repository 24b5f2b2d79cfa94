/**
 * A paper laid out: what it says, in the words of its language, in the order in which it stands. The page on the screen, its
 * print and the file draw nothing but this, so that they cannot say different things. It knows no product.
 */
import type { Language } from '../../people/language.ts';
import type { Letterhead } from './letterhead.ts';

/** `plain`: a name, a code, a figure, which reads from left to right wherever it stands. */
export interface PaperText {
  readonly text: string;
  readonly plain?: boolean | undefined;
}

/** Pieces that stand in one line. */
export type PaperLine = readonly PaperText[];

export interface PaperFact {
  readonly label: string;
  readonly value: PaperLine;
}

export interface PaperParty {
  readonly name: string;
  /** Names, addresses, numbers. */
  readonly lines: readonly string[];
}

/** A barcode as an outline, in a box of so many units. */
export interface PaperCode {
  readonly form: 'square' | 'line';
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

export interface PaperColumn {
  /** Empty where it has none. */
  readonly label: string;
  /** Share of the width. */
  readonly share: number;
  /** Figures stand at the far edge. */
  readonly end?: boolean | undefined;
}

export interface PaperRow {
  /** One a column, each of some lines. */
  readonly cells: readonly (readonly PaperLine[])[];
  readonly total?: boolean | undefined;
}

/** Where and when a way begins or ends. */
export interface PaperEnd {
  readonly time: string;
  /** '+1'. */
  readonly day?: string | undefined;
  readonly place: string;
  readonly details: PaperLine;
}

export interface PaperWay {
  readonly kind: 'way';
  /** 'AI': for a tile. */
  readonly mark: string;
  readonly title: string;
  readonly date: string;
  readonly reference?: PaperFact | undefined;
  readonly from: PaperEnd;
  readonly to: PaperEnd;
  /** How long, and with what. */
  readonly between: PaperLine;
  readonly facts: readonly string[];
}

export interface PaperTable {
  readonly kind: 'table';
  readonly heading: string;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly PaperRow[];
  readonly note?: string | undefined;
  /** The next block stands beside it where there is room. */
  readonly beside?: boolean | undefined;
}

export interface PaperFacts {
  readonly kind: 'facts';
  readonly heading?: string | undefined;
  readonly party?: PaperParty | undefined;
  readonly facts: readonly PaperFact[];
  readonly framed?: boolean | undefined;
  readonly beside?: boolean | undefined;
}

export interface PaperList {
  readonly kind: 'list';
  readonly heading: string;
  readonly items: readonly PaperLine[];
  /** With a mark before each. */
  readonly marked?: boolean | undefined;
  readonly beside?: boolean | undefined;
}

/** Small print at the end, and who signs. */
export interface PaperNotes {
  readonly kind: 'notes';
  readonly lines: readonly PaperLine[];
  readonly signatory?: { readonly name: string; readonly as: string } | undefined;
}

export type PaperBlock = PaperWay | PaperTable | PaperFacts | PaperList | PaperNotes;

export interface PaperSheet extends Letterhead {
  readonly language: Language;
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** The state of what it is for. */
  readonly stamp?: string | undefined;
  readonly issuer: PaperParty;
  readonly facts: readonly PaperFact[];
  readonly code?: PaperCode | undefined;
  readonly blocks: readonly PaperBlock[];
  /** Whom to call: words, and how they are reached. */
  readonly foot: { readonly words: string; readonly reach: string };
}

/** Blocks as they stand side by side: those that name the next one, with it. */
export function sideBySide(blocks: readonly PaperBlock[]): readonly (readonly PaperBlock[])[] {
  const rows: PaperBlock[][] = [];
  let joins = false;
  for (const block of blocks) {
    if (joins) rows.at(-1)?.push(block);
    else rows.push([block]);
    joins = 'beside' in block && block.beside === true;
  }
  return rows;
}

/** All that a paper says, a text a piece, in reading order. */
export function textsOf({ title, subtitle, stamp, issuer, facts, blocks, foot }: PaperSheet): readonly string[] {
  const said = (line: PaperLine) => line.map(({ text }) => text);
  const ofParty = (party: PaperParty | undefined) => (party === undefined ? [] : [party.name, ...party.lines]);
  const ofFacts = (all: readonly PaperFact[]) => all.flatMap(({ label, value }) => [label, ...said(value)]);
  const ofEnd = ({ time, day, place, details }: PaperEnd) => [time, day ?? '', place, ...said(details)];
  const ofBlock = (block: PaperBlock): readonly string[] => {
    switch (block.kind) {
      case 'way':
        return [
          block.title,
          block.date,
          ...ofFacts(block.reference === undefined ? [] : [block.reference]),
          ...ofEnd(block.from),
          ...said(block.between),
          ...ofEnd(block.to),
          ...block.facts,
        ];
      case 'table':
        return [
          block.heading,
          ...block.columns.map(({ label }) => label),
          ...block.rows.flatMap(({ cells }) => cells.flatMap((lines) => lines.flatMap(said))),
          block.note ?? '',
        ];
      case 'facts':
        return [block.heading ?? '', ...ofParty(block.party), ...ofFacts(block.facts)];
      case 'list':
        return [block.heading, ...block.items.flatMap(said)];
      case 'notes':
        return [...block.lines.flatMap(said), block.signatory?.name ?? '', block.signatory?.as ?? ''];
    }
  };
  return [
    title,
    subtitle ?? '',
    stamp ?? '',
    ...ofParty(issuer),
    ...ofFacts(facts),
    ...blocks.flatMap(ofBlock),
    foot.words,
    foot.reach,
  ].filter((text) => text !== '');
}
