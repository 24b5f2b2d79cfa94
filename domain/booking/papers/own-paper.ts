/** A product's own paper of a booking that was cancelled in part: reprinted, it totals the rest and lists who left. */
import { isFinal } from '../life.ts';
import { customerLines } from './charges.ts';
import type { ProductPaper } from './documents.ts';
import { type DocumentFacts, schemeOf } from './facts.ts';

/** The paper with the price of the units left. A booking with none keeps the price of its sale. */
export function afterPartCancellation<Paper extends ProductPaper>(paper: Paper, facts: DocumentFacts): Paper {
  const { booking, subject } = facts;
  const { gone = [] } = booking;
  const rest = gone.length === 0 || isFinal(booking.status) ? undefined : subject.priceOfRest();
  if (rest === undefined) return paper;
  const lines = customerLines({ ...facts, booking: { ...booking, price: rest } }, schemeOf(facts) === 'rule-32-3');
  return {
    ...paper,
    price: { lines: paper.price.lines.length === 0 ? [] : lines, total: rest.total },
    cancelled: subject.sold(gone).travellers,
  };
}
