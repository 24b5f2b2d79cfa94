/** Promo codes: dated rows that take something off a fare, and what is wrong with a code that is typed. */
import { rowOn } from '../../rules/dated-row.ts';
import { type Violation, violation } from '../../rules/violation.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import { type PromoRow } from './terms.ts';

/** Most characters of a code. */
export const promoMostCharacters = 20;

/**
 * A code as its rows have it, however it was typed.
 *
 * @example tidyPromo(' new 25 ') // => 'NEW25'
 */
export function tidyPromo(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase();
}

/**
 * What is wrong with a code on a day of sale, given all rows of that code: nobody knows it (`promo-unknown`), it is over
 * (`promo-expired`, with the last day it held), or it does not hold yet (`promo-early`, with the first). That it takes
 * nothing off a fare of another airline or cabin is not wrong. Path: `promoCode`.
 *
 * @example checkPromo([], isoDate('2026-11-20')).map(({ code, path }) => `${code} ${path}`) // => ['promo-unknown promoCode']
 */
export function checkPromo(rows: readonly PromoRow[], on: IsoDate): readonly Violation[] {
  if (rowOn(rows, on) !== undefined) return [];
  const first = rows
    .map(({ from }) => from)
    .filter((from) => from > on)
    .toSorted()
    .at(0);
  if (first !== undefined) return [violation('promo-early', 'promoCode', { on: first })];
  const last = rows
    .flatMap(({ to }) => to ?? [])
    .toSorted()
    .at(-1);
  return [
    last === undefined
      ? violation('promo-unknown', 'promoCode')
      : violation('promo-expired', 'promoCode', { on: last }),
  ];
}
