/** Completes a product's own paper by the facts that every product shares: remarks, and a part cancellation. */
import { isFinal } from '../life.ts';
import { customerLines } from './charges.ts';
import type { ProductPaper } from './documents.ts';
import { type DocumentFacts, schemeOf } from './facts.ts';

/** Adds the booking's remarks. After a part cancellation, totals the units left and lists the others. */
export function completeOwnPaper<Paper extends ProductPaper>(paper: Paper, facts: DocumentFacts): Paper {
  const { parameters = [] } = facts.booking;
  const remarks = parameters.filter(({ value }) => value.trim() !== '').map(({ name, value }) => ({ name, value }));
  return { ...afterPartCancellation(paper, facts), ...(remarks.length > 0 && { remarks }) };
}

/** A booking without a unit left keeps the price of its sale. */
function afterPartCancellation<Paper extends ProductPaper>(paper: Paper, facts: DocumentFacts): Paper {
  const { booking, subject } = facts;
  const { gone = [] } = booking;
  const rest = gone.length === 0 || isFinal(booking.status) ? undefined : subject.priceOfRest();
  if (rest === undefined) return paper;
  const lines = customerLines({ ...facts, booking: { ...booking, price: rest } }, schemeOf(facts) === 'rule-32-3');
  return {
    ...paper,
    price: { lines: paper.price.lines.length === 0 ? [] : lines, total: rest.total },
    cancelled: paper.cancelled ?? subject.sold(gone).travellers,
  };
}
