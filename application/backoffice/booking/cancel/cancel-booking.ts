/**
 * Cancelling, in two steps: what it comes to is shown and kept for a short time, and what was shown is done. Charges,
 * refund and ledger lines of both come from one calculation. The supplier is asked beforehand whether it says the same.
 */
import { Effect } from 'effect';
import { backToCustomer } from '#domain/booking/cancel/receipt.ts';
import { begunUnits } from '#domain/booking/cancel/outlook.ts';
import { checkUnits, hasUnit, isSameUnit, partsOf, stands } from '#domain/booking/units.ts';
import type { Unit } from '#domain/booking/booking.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { BookedDesk, CancelFlight, CancelQuoteAsked, FlightCancelled } from '#application/desk/amendments.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import { amendable, type Amended } from '../saga/amend-booking.ts';
import { soldOf } from '../sold-product.ts';
import { amendQuoted } from '../saga/amend-quoted.ts';
import { type CancelBookingPorts, quoteRemoval, type Sold } from './removal.ts';

/**
 * NotFound 'booking'; NotAllowedInState where it is not ticketed or something else is being done to it; Invalid at
 * `units`, or `travellers` and `items`, where those places cannot be cancelled, and with `cancel-by-request` where the supplier
 * cannot be asked; Fault where the supplier is silent or says another refund than the fare's rules give.
 */
export function quoteCancellation(
  ports: CancelBookingPorts,
  caller: Caller,
  asked: CancelQuoteAsked,
): ReturnType<BookedDesk['cancelQuote']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'cancel');
    const booking = yield* amendable(ports, who, asked.transactionId, 'cancel');
    const now = ports.clock.now();
    const { cancelling } = soldOf(ports.sold, booking.product).rules;
    const units = cancelling.units(booking);
    const outside = checkPositions(units, asked);
    if (outside.length > 0) return yield* new Invalid({ violations: outside });
    const used = begunUnits(cancelling, booking, now);
    const places = unitsAsked(booking, units, asked);
    const question = { booking: { ...booking, used }, places, reason: 'traveller', now } as const;
    const quoted = yield* quoteRemoval(ports, who, booking, question, 'cancel');
    if ('violations' in quoted) {
      return yield* new Invalid({ violations: atRequest(quoted.violations, places, asked) });
    }
    return quoted;
  });
}

/** NotFound 'cancel-quote' where there is none or it has expired; the rest as every amendment. */
export function cancelBooking(
  ports: CancelBookingPorts,
  caller: Caller,
  asked: CancelFlight,
): ReturnType<BookedDesk['cancel']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'cancel');
    const { cancelQuoteId, requestId, remarks } = asked;
    const amended = yield* amendQuoted(ports, who, {
      kinds: ['cancel', 'no-show', 'schedule-change'],
      what: 'cancel-quote',
      quoteId: cancelQuoteId,
      requestId,
      remarks,
      content: { cancelQuoteId, remarks },
    });
    return cancelled(amended);
  });
}

function cancelled({ transactionId, booking, intent, ledgerEntry, refusal }: Amended): FlightCancelled {
  const done = refusal === undefined;
  const { receipt } = intent.plan;
  return {
    transactionId,
    status: booking,
    ...(done && receipt && { customerRefund: backToCustomer(receipt) }),
    ...(done && ledgerEntry !== undefined && { creditNote: ledgerEntry }),
  };
}

/** All that is left, or the units, or the travellers and items named. */
function unitsAsked(
  booking: Sold,
  all: readonly Unit[],
  { units, travellers, items }: CancelQuoteAsked,
): readonly Unit[] {
  if (units !== undefined) return all.filter((unit) => hasUnit(units, unit));
  const named = all.filter(
    ({ traveller, item }) => (travellers ?? [traveller]).includes(traveller) && (items ?? [item]).includes(item),
  );
  // Of anyone who is left somewhere, what was cancelled before is no part of it; who is left nowhere is refused by name.
  const left = named.filter((place) => stands(booking, place));
  const isRefused = ({ traveller }: Unit) =>
    travellers?.includes(traveller) === true && !left.some((each) => each.traveller === traveller);
  return named.filter((place) => stands(booking, place) || isRefused(place));
}

/** Who and what is named, by position in a booking of these units. */
export function checkPositions(
  all: readonly Unit[],
  asked: Omit<CancelQuoteAsked, 'transactionId'>,
): readonly Violation[] {
  const known = partsOf(all);
  const outside = (positions: readonly number[] | undefined, count: number, path: string): readonly Violation[] =>
    (positions ?? []).flatMap((position, at) =>
      position >= 0 && position < count ? [] : [violation('place-not-booked', `${path}[${at}]`)],
    );
  return [
    ...checkUnits(asked.units ?? [], all),
    ...outside(asked.travellers, known.travellers.length, 'travellers'),
    ...outside(asked.items, known.items.length, 'items'),
  ];
}

/** Complaints about places, at what was asked for; each once. */
export function atRequest(
  violations: readonly Violation[],
  places: readonly Unit[],
  { units, travellers }: Omit<CancelQuoteAsked, 'transactionId'>,
): readonly Violation[] {
  const shown = violations.map(({ code, params, path }): Violation => {
    const place = places[Number(/\[(\d+)\]/.exec(path)?.[1] ?? -1)];
    if (units !== undefined) {
      const asked = place === undefined ? -1 : units.findIndex((each) => isSameUnit(each, place));
      return { code, path: asked < 0 ? 'units' : `units[${asked}]`, ...(params && { params }) };
    }
    const at = place === undefined ? -1 : (travellers?.indexOf(place.traveller) ?? -1);
    const where = code === 'sold-together' ? 'items' : at >= 0 ? `travellers[${at}]` : 'travellers';
    return { code, path: where, ...(params && { params }) };
  });
  return [...new Map(shown.map((each) => [`${each.code} ${each.path}`, each])).values()];
}
