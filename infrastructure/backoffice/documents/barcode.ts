/** Barcodes as outlines, sharp at any size. */
import { toSVG } from 'bwip-js/node';

export interface Outline {
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

/** What bwip-js draws: filled paths, or strokes for the bars of a line code, which become paths here. */
export function outlineOf(options: Parameters<typeof toSVG>[0]): Outline {
  const svg = toSVG({ ...options, scale: 2 });
  const [, width = '0', height = '0'] = /viewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)"/.exec(svg) ?? [];
  const filled = [...svg.matchAll(/<path d="([^"]+)"(?![^>]*stroke=)[^>]*>/g)].map((found) => found[1] ?? '');
  const bars = [...svg.matchAll(/<path stroke="[^"]*" stroke-width="([\d.]+)" d="([^"]+)"/g)].map(
    ([, thickness = '0', lines = '']) => barsOf(Number(thickness), lines),
  );
  const path = [...filled, ...bars].join('');
  if (path === '' || Number(width) === 0) throw new Error('A barcode without an outline');
  return { width: Number(width), height: Number(height), path };
}

/** Upright lines `Mx y1Lx y2` of a thickness as rectangles. */
function barsOf(thickness: number, lines: string): string {
  return [...lines.matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)]
    .map(([, x = '0', from = '0', , to = '0']) => {
      const [left, right] = [Number(x) - thickness / 2, Number(x) + thickness / 2];
      return `M${left} ${from}L${right} ${from}L${right} ${to}L${left} ${to}Z`;
    })
    .join('');
}
