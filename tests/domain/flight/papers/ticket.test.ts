import { expect, it } from 'vitest';
import { ticketDocument } from '#domain/flight/papers/ticket.ts';
import { instant } from '#domain/time/instant.ts';
import { makeDocumentFacts } from '#tests/fixtures/documents.ts';

it('marks the flights of a direction that the airline does not fly any more', () => {
  const facts = makeDocumentFacts();
  const [out, back] = facts.booking.itineraries;
  if (back === undefined) throw new Error('a round trip');
  const scheduleChange = {
    changeId: 'C1',
    severity: 'cancelled' as const,
    learnedAt: instant('2026-11-20T06:30:00Z'),
    answerBy: instant('2026-11-22T06:30:00Z'),
    changes: [{ itinerary: 1, was: back, alternatives: [] }],
  };
  const given = { ...facts, booking: { ...facts.booking, scheduleChange } };
  const marks = (flights: readonly { readonly cancelled?: boolean }[]) => flights.map(({ cancelled }) => cancelled);
  const expected = [...out.segments.map(() => undefined), ...back.segments.map(() => true)];
  expect(marks(ticketDocument(given, given).flights)).toEqual(expected);
  const minor = { ...scheduleChange, changes: [{ itinerary: 1, was: back, now: back, alternatives: [] }] };
  const flown = { ...facts, booking: { ...facts.booking, scheduleChange: minor } };
  expect(marks(ticketDocument(flown, flown).flights)).toEqual(expected.map(() => undefined));
});
