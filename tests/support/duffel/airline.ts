/** Changes that airlines make of orders of the Duffel stub, in the shapes of Duffel's reference. */
import type { Instant } from '#domain/time/instant.ts';
import type { DuffelAirlineChange, DuffelOrder } from '#infrastructure/backoffice/suppliers/duffel/duffel-types.ts';

/** A slice that leaves so many minutes later, or no longer. */
export interface AirlineMove {
  readonly slice: number;
  readonly minutes: number | 'cancelled';
  readonly actions?: DuffelAirlineChange['available_actions'];
}

export function airlineChangeOf(
  order: DuffelOrder,
  { slice: at, minutes, actions = ['accept', 'cancel', 'change'] }: AirlineMove,
  { now, id }: { readonly now: Instant; readonly id: (kind: string) => string },
): DuffelAirlineChange {
  const slice = order.slices[at];
  if (slice === undefined) throw new Error(`No slice ${at}`);
  const later = (local: string): string => movedBy(local, minutes === 'cancelled' ? 0 : minutes);
  return {
    id: id('aic'),
    order_id: order.id,
    action_taken: null,
    action_taken_at: null,
    available_actions: minutes === 'cancelled' ? actions.filter((each) => each !== 'accept') : actions,
    created_at: now,
    updated_at: now,
    travel_agent_ticket: null,
    removed: [slice],
    added:
      minutes === 'cancelled'
        ? []
        : [
            {
              ...slice,
              id: id('sli'),
              segments: slice.segments.map((segment) => ({
                ...segment,
                id: id('seg'),
                departing_at: later(segment.departing_at),
                arriving_at: later(segment.arriving_at),
              })),
            },
          ],
  };
}

/** The order once it is accepted: the added slices in place of those removed. */
export function acceptedChange(order: DuffelOrder, changeId: string, now: Instant): Partial<DuffelOrder> {
  const change = order.airline_initiated_changes.find(({ id }) => id === changeId);
  return {
    slices: order.slices.map((slice) => {
      const at = change?.removed.findIndex(({ id }) => id === slice.id) ?? -1;
      return change?.added[at] ?? slice;
    }),
    airline_initiated_changes: order.airline_initiated_changes.map((each) =>
      each.id === changeId ? { ...each, action_taken: 'accepted' as const, action_taken_at: now } : each,
    ),
  };
}

function movedBy(local: string, minutes: number): string {
  const moved = new Date(Date.parse(`${local.slice(0, 16)}:00Z`) + minutes * 60_000);
  return moved.toISOString().slice(0, local.length);
}
