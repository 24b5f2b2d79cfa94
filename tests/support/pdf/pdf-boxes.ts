/** Boxes of the texts that a PDF file of ours draws, by page: for papers whose lines must not run into each other. */
import { type PdfFont, pdfPages } from './pdf-text.ts';

/** Points from the left and from the foot of the page. */
export interface TextBox {
  readonly text: string;
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
}

type Matrix = readonly [number, number, number, number, number, number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `inner` first, as a content stream concatenates. */
function concatenate([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix {
  return [a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u];
}

const operation =
  /(?<matrix>(?:-?[\d.]+(?:e-?\d+)? ){6})(?<set>cm|Tm)\b|\/(?<font>F\d+) (?<size>[\d.]+) Tf|\[(?<drawn>[^\]]*)\] TJ|(?<![\w/])(?<stack>[qQ])(?!\w)/g;

export function pdfBoxes(bytes: Uint8Array): readonly TextBox[] {
  return pdfPages(bytes).flatMap(({ content, fonts }, page) => boxesOn(content, fonts, page));
}

function boxesOn(content: string, fonts: ReadonlyMap<string, PdfFont>, page: number): readonly TextBox[] {
  const boxes: TextBox[] = [];
  const saved: Matrix[] = [];
  let current = identity;
  let line = identity;
  let font: PdfFont | undefined;
  let size = 0;
  for (const { groups = {} } of content.matchAll(operation)) {
    if (groups['stack'] === 'q') saved.push(current);
    else if (groups['stack'] === 'Q') current = saved.pop() ?? identity;
    else if (groups['font'] !== undefined) [font, size] = [fonts.get(groups['font']), Number(groups['size'])];
    else if (groups['matrix'] !== undefined) {
      const given = groups['matrix'].trim().split(' ').map(Number);
      const matrix: Matrix = [given[0] ?? 1, given[1] ?? 0, given[2] ?? 0, given[3] ?? 1, given[4] ?? 0, given[5] ?? 0];
      if (groups['set'] === 'Tm') line = matrix;
      else current = concatenate(matrix, current);
    } else if (font !== undefined) {
      const { text, width } = font.measure(groups['drawn'] ?? '');
      const [across, , , , left, baseline] = concatenate(line, current);
      boxes.push({ text, page, left, right: left + (Math.abs(across) * size * width) / 1000, baseline, size });
    }
  }
  return boxes;
}

/** Pairs of texts that stand over each other by more than a stroke. */
export function overlapping(boxes: readonly TextBox[]): readonly string[] {
  const seen = boxes.filter(({ text }) => text.trim() !== '');
  return seen.flatMap((one, at) =>
    seen.slice(at + 1).flatMap((other) => (overlap(one, other) ? [`${one.text} | ${other.text}`] : [])),
  );
}

/** Letters reach from a fifth of their size below the base line to seven tenths above it. */
function overlap(one: TextBox, other: TextBox): boolean {
  if (one.page !== other.page) return false;
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const foot = Math.max(one.baseline - 0.2 * one.size, other.baseline - 0.2 * other.size);
  const head = Math.min(one.baseline + 0.7 * one.size, other.baseline + 0.7 * other.size);
  return across > 1 && head - foot > 1;
}
