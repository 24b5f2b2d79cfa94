/** What may be done to a booking, and how each such doing ends: both tables agree, and all of both is used. */
import { expect, it } from 'vitest';
import {
  amendmentKinds,
  amendmentMoves,
  amendmentsOf,
  type AmendmentState,
  amendmentStates,
  mayBeAmended,
  outcomesOf,
  refusedAmendmentStep,
} from '#domain/booking/amendment.ts';
import { type BookingStatus, bookingMoves, bookingStatuses } from '#domain/booking/life.ts';

const everyBegin = amendmentKinds.flatMap((kind) =>
  bookingStatuses.filter((status) => mayBeAmended(kind, status)).map((before) => ({ kind, before })),
);

it('begins only where the booking may become amending, and somewhere for each kind', () => {
  for (const kind of amendmentKinds)
    expect(
      everyBegin.some((each) => each.kind === kind),
      kind,
    ).toBe(true);
  for (const status of bookingStatuses) {
    expect(amendmentsOf(status).length > 0, status).toBe(bookingMoves[status].includes('amending'));
  }
});

it('leaves the booking only where the booking’s own table goes, and uses all of it', () => {
  const left = new Set(everyBegin.flatMap(({ kind, before }) => outcomesOf(kind, before)));
  expect([...left].sort()).toEqual([...bookingMoves.amending].sort());
});

it('leaves the booking as it was when it is refused', () => {
  for (const { kind, before } of everyBegin) {
    const refused = { kind, before, from: 'requested', to: 'refused' } as const;
    expect(refusedAmendmentStep({ ...refused, booking: before })).toBeUndefined();
    expect(refusedAmendmentStep({ ...refused, booking: 'amending' })).toContain('does not leave');
  }
});

it('has every state of its own reached, two of them ends', () => {
  const seen = new Set<AmendmentState>(['requested']);
  for (const state of seen) for (const next of amendmentMoves[state]) seen.add(next);
  expect([...seen].sort()).toEqual([...amendmentStates].sort());
  expect(amendmentStates.filter((state) => amendmentMoves[state].length === 0)).toEqual(['done', 'refused']);
});

it('allows exactly the steps that are in both tables', () => {
  const allowed: string[] = [];
  for (const { kind, before } of everyBegin) {
    for (const from of amendmentStates) {
      for (const to of amendmentStates) {
        for (const booking of bookingStatuses) {
          if (refusedAmendmentStep({ kind, before, from, to, booking }) === undefined) {
            expect(amendmentMoves[from]).toContain(to);
            const places: readonly BookingStatus[] = to === 'in-doubt' ? ['amending'] : outcomesOf(kind, before);
            expect(places).toContain(booking);
            allowed.push(`${kind} ${before} ${to} ${booking}`);
          }
        }
      }
    }
  }
  expect(allowed).toContain('ticket-held held done confirmed');
  expect(allowed).toContain('cancel confirmed done part-cancelled');
  expect(allowed).toContain('cancel part-cancelled done cancelled');
  expect(allowed).not.toContain('cancel confirmed done confirmed');
  expect(allowed).not.toContain('expire-held held done confirmed');
  expect(
    refusedAmendmentStep({ kind: 'cancel', before: 'held', from: 'requested', to: 'done', booking: 'cancelled' }),
  ).toContain('does not begin');
});
