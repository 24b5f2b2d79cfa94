/** Which papers a link may show, for how long, and what of them not. */
import { expect, it } from 'vitest';
import { documentKinds } from '#domain/booking/papers/documents.ts';
import { hiddenFromCustomer, isLinked, linkGoodUntil, linkOpens } from '#domain/booking/papers/paper-link.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';

const at = instant('2026-11-20T09:00:00.000Z');

it('the house’s papers for the agency are never linked', () => {
  expect(documentKinds.filter((kind) => !isLinked(kind))).toEqual(['invoice', 'credit-note']);
});

it('opens for so many days, or as long as the quote is good, and not at its end nor after it was withdrawn', () => {
  expect(linkGoodUntil(at, 30)).toBe('2026-12-20T09:00:00.000Z');
  const until = plusMinutes(at, 5);
  expect(linkGoodUntil(at, 30, until)).toBe(until);
  expect(linkOpens({ until }, plusMinutes(at, 4))).toBe(true);
  expect(linkOpens({ until }, until)).toBe(false);
  expect(linkOpens({ until, withdrawnAt: at }, at)).toBe(false);
});

it('what the agency adds stands in no line of its own, whatever was left out beside it', () => {
  expect(hiddenFromCustomer([])).toEqual(['service-fee']);
  expect(hiddenFromCustomer(['fare', 'service-fee'])).toEqual(['fare', 'service-fee']);
});
