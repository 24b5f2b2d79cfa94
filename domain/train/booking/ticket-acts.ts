/** What may be done with a ticket at a moment, by the rules of each doing: giving it up, claiming, getting on elsewhere. */
import { mayBeAmended } from '../../booking/amendment.ts';
import type { BookingStatus } from '../../booking/life.ts';
import { stands } from '../../booking/units.ts';
import { type Instant, plusMinutes } from '../../time/instant.ts';
import { toInstant } from '../../time/place-time.ts';
import { clerkageMinutes } from '../cancel/charges.ts';
import type { TdrChoice, TdrReason } from '../cancel/tdr.ts';
import { boardingClosed, boardingMovesUntil } from './boarding.ts';
import type { CancellableJourney } from './train-booking.ts';
import { chargedStatus } from './train-rules.ts';

/** In the order in which they are shown. */
export const ticketActs = ['cancel', 'tdr', 'boarding'] as const;

/**
 * Why something cannot be done. state: as the booking stands, or nobody travels on it any more. chart: it is made, or, of a claim,
 * not yet. departed, late: its time is over. moved: the boarding point was moved before. waits: nobody has a berth or a share.
 */
export const ticketClosings = ['state', 'chart', 'departed', 'late', 'moved', 'waits'] as const;
export type TicketClosing = (typeof ticketClosings)[number];

export interface TicketAct {
  readonly act: (typeof ticketActs)[number];
  /** Why not now. */
  readonly closed?: TicketClosing;
  /** Until when, as the ticket stands; of claims, when the first of their reasons ends. */
  readonly until?: Instant;
  /** From when on, where it is too early. */
  readonly from?: Instant;
  /** By position, who may: of giving up, where not all may. */
  readonly travellers?: readonly number[];
  /** Of claims: for what, the ones that end first before the others. */
  readonly reasons?: readonly TdrReason[];
}

export interface TicketAsked {
  readonly booking: CancellableJourney & { readonly status: BookingStatus };
  readonly chartAt: Instant;
  readonly choices: readonly TdrChoice[];
}

export function ticketActsAt(asked: TicketAsked, now: Instant): readonly TicketAct[] {
  return [givingUp(asked, now), claiming(asked), gettingOn(asked, now)];
}

/** Those who still travel, by position. */
function left({ booking }: TicketAsked): readonly number[] {
  return booking.travellers.flatMap((_, traveller) =>
    stands(booking, { traveller, item: 0 }) && kindOf(booking, traveller) !== 'cancelled' ? [traveller] : [],
  );
}

function kindOf({ standings }: Pick<CancellableJourney, 'standings'>, traveller: number) {
  return standings[traveller]?.current.kind;
}

function givingUp(asked: TicketAsked, now: Instant): TicketAct {
  const { booking, chartAt } = asked;
  const act = 'cancel';
  const travel = left(asked);
  const departs = toInstant(booking.journey.from.at);
  if (!mayBeAmended('cancel', booking.status) || travel.length === 0) return { act, closed: 'state' };
  if (now >= departs) return { act, closed: 'departed' };
  const lists = travel.filter((traveller) => chargedStatus(booking, traveller) !== 'confirmed');
  const isCharted = booking.chartedAt !== undefined;
  // With the chart a berth is nobody else's any more, and children go with those whom they travel with.
  if (isCharted && lists.length === 0) return { act, closed: 'chart' };
  const free = plusMinutes(departs, -clerkageMinutes);
  const isAll = !isCharted || lists.length === travel.length;
  return {
    act,
    until: !isCharted && lists.length < travel.length ? chartAt : now < free ? free : departs,
    ...(!isAll && { travellers: lists }),
  };
}

function claiming(asked: TicketAsked): TicketAct {
  const { choices } = asked;
  const act = 'tdr';
  if (left(asked).length === 0) return { act, closed: 'state' };
  const open = choices
    .filter(({ closed }) => closed === undefined)
    .toSorted((one, other) => (one.until < other.until ? -1 : Number(one.until > other.until)));
  const [first] = open;
  if (first !== undefined) return { act, until: first.until, reasons: open.map(({ reason }) => reason) };
  const [next] = choices
    .filter(({ closed }) => closed === 'chart' || closed === 'early')
    .map(({ from }) => from)
    .toSorted();
  return next === undefined ? { act, closed: 'late' } : { act, closed: 'chart', from: next };
}

function gettingOn({ booking }: TicketAsked, now: Instant): TicketAct {
  const act = 'boarding';
  if (!mayBeAmended('boarding', booking.status)) return { act, closed: 'state' };
  const closed = boardingClosed(booking, now);
  return closed === undefined ? { act, until: boardingMovesUntil(booking.journey) } : { act, closed };
}
