/** Lists by pages. */
import { type Violation, violation } from './violation.ts';

/** What says where a page of a longer list stands in it. */
export interface Paged {
  /** Of the whole list. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

const longestText = 80;

/**
 * A page is a whole number from 1 to `most`: `not-a-number` at `page`.
 *
 * @example checkPage(1) // => []
 * @example checkPage(501) // => [violation('not-a-number', 'page')]
 */
export function checkPage(page: number, most = 500): readonly Violation[] {
  return Number.isSafeInteger(page) && page >= 1 && page <= most ? [] : [violation('not-a-number', 'page')];
}

/**
 * What is looked for in a list, and the page of what is found: `too-long` at `text`, and as {@link checkPage}.
 *
 * @example checkFinding({ text: 'DEL', page: 1 }) // => []
 */
export function checkFinding({
  text = '',
  page,
}: {
  readonly text?: string;
  readonly page: number;
}): readonly Violation[] {
  return [
    ...(text.length > longestText ? [violation('too-long', 'text', { most: longestText })] : []),
    ...checkPage(page),
  ];
}
