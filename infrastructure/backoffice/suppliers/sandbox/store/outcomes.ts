/** What keys of a sandbox supplier are closed with, as rows say it, and transactions that end with an answer though nothing is done. */
import { isCurrency } from '#domain/money/currency.ts';
import { type Money, money } from '#domain/money/money.ts';
import type { Database, Sql } from '#infrastructure/backoffice/database/engine/database.ts';

export type Kept<Answer> =
  | { readonly outcome: 'confirmed'; readonly answer: Answer }
  | { readonly outcome: 'refused'; readonly reason: string; readonly total?: Money };

export interface KeptRow<Answer> {
  readonly outcome: 'confirmed' | 'refused';
  readonly reason: string | null;
  readonly total: string | number | null;
  readonly currency: string | null;
  readonly answer: Answer | null;
}

/** Rolls a transaction back. */
class Undone extends Error {
  override readonly name = 'Undone';
}

/** What the work answers, or what it is undone with. */
export async function undoable<A>(
  database: Database,
  work: (tx: Sql, undo: (why: A) => never) => Promise<A>,
): Promise<A> {
  let undone: { readonly why: A } | undefined;
  const undo = (why: A): never => {
    undone = { why };
    throw new Undone();
  };
  try {
    return await database.transaction((tx) => work(tx, undo));
  } catch (error) {
    if (error instanceof Undone && undone !== undefined) return undone.why;
    throw error;
  }
}

export async function keptIn<Answer>(on: Sql, text: string, key: string): Promise<Kept<Answer> | undefined> {
  const [row] = await on.query<KeptRow<Answer>>(text, [key]);
  return row && keptOf(row);
}

export function keptOf<Answer>({ outcome, reason, total, currency, answer }: KeptRow<Answer>): Kept<Answer> {
  if (outcome === 'confirmed' && answer !== null) return { outcome, answer };
  const asked =
    total !== null && currency !== null && isCurrency(currency) ? money(Number(total), currency) : undefined;
  return { outcome: 'refused', reason: reason ?? 'refused', ...(asked && { total: asked }) };
}

export function must<A>(kept: A | undefined, key: string): A {
  if (kept === undefined) throw new Error(`The sandbox settled nothing under ${key}`);
  return kept;
}
