/** The electronic reservation slip as data: the train, where to board, how each traveller stands, what was paid, what cancelling costs. */
import type { Unit } from '../../booking/booking.ts';
import { customerLines } from '../../booking/papers/charges.ts';
import type { ProductPaper } from '../../booking/papers/documents.ts';
import { type DocumentFacts, fullName, headOf } from '../../booking/papers/facts.ts';
import { isClaimed, isListed, isMissed, stands } from '../../booking/units.ts';
import type { Gender } from '../../people/gender.ts';
import { dateOfLocal, type PlaceTime, placeTimeAt, toInstant } from '../../time/place-time.ts';
import { type IdKind, printedId } from '../../people/identity.ts';
import type { TrainClass } from '../berths/classes.ts';
import { type StatusKind, statusText } from '../berths/status.ts';
import { canBeUpgraded, upgradeOf } from '../berths/upgrade.ts';
import { cancelSteps, type ChargeStep } from '../cancel/charges.ts';
import type { DocumentedJourney, RailJourney } from '../booking/train-booking.ts';
import { chartAtOf } from '../booking/charts.ts';
import { type TicketState, ticketState } from '../booking/ticket-state.ts';

export interface SlipPassenger {
  readonly name: string;
  readonly age: number;
  readonly gender: Gender;
  /** As the railway writes it: 'B2/32/SUB', 'GNWL 18'. */
  readonly booked: string;
  readonly current: string;
  /** Given up, not used, or refunded by a claim after the journey. */
  readonly gone?: 'cancelled' | 'missed' | 'claimed';
}

export interface TrainTicket extends ProductPaper {
  readonly product: 'train';
  /** Empty before it is issued. */
  readonly pnr: string;
  readonly journey: RailJourney;
  /** All passengers as sold; cancelled ones are marked. */
  readonly passengers: readonly SlipPassenger[];
  /** Of those who still travel; with `waiting` it is no ticket to travel with, unless the list moves. */
  readonly state: TicketState;
  /** Whether it is considered for a higher class with the chart; absent where it cannot be, and once the chart is made. */
  readonly autoUpgrade?: boolean;
  /** The class of the berths that were given with the chart, without a charge. */
  readonly upgradedTo?: TrainClass;
  readonly shownId?: { readonly kind: IdKind; readonly number: string; readonly name: string };
  /** Of a confirmed berth; of none in Tatkal. */
  readonly conditions: readonly (Omit<ChargeStep, 'until'> & { readonly until: PlaceTime })[];
}

export function trainTicket(facts: DocumentFacts, booking: DocumentedJourney): TrainTicket {
  const { agentId: _agentId, ...issuer } = facts.agency;
  const { journey, travellers, passengers: people, standings, pnr, status, autoUpgrade, chartedAt } = booking;
  const shownId = shownIdIn(booking);
  const upgradedTo = upgradeOf(booking);
  const head = headOf(facts);
  const passengers = travellers.flatMap((traveller, at): readonly SlipPassenger[] => {
    const unit = { traveller: at, item: 0 };
    const person = people[at];
    const standing = standings[at];
    if (person === undefined) return [];
    const gone = goneOf(booking, unit, standing?.current.kind);
    return [
      {
        name: fullName(traveller),
        age: person.age,
        gender: person.gender,
        booked: standing === undefined ? '' : statusText(standing.booked),
        current: standing === undefined ? '' : statusText(gone === 'cancelled' ? { kind: gone } : standing.current),
        ...(gone && { gone }),
      },
    ];
  });
  const departs = toInstant(journey.from.at);
  const days = { departs, chartAt: chartAtOf(journey), on: dateOfLocal(journey.from.at.local) };
  const steps = journey.quota === 'TQ' ? [] : cancelSteps(journey.travelClass, days, booking.bookedOn);
  return {
    ...head,
    product: 'train',
    kind: 'ticket',
    name: pnr === '' ? 'booking' : 'train-ticket',
    status,
    issuer,
    pnr,
    journey,
    passengers,
    cancelled: [],
    state: ticketState(booking),
    ...(canBeUpgraded(journey) && chartedAt === undefined && { autoUpgrade: autoUpgrade !== false }),
    ...(upgradedTo && { upgradedTo }),
    ...(shownId && { shownId }),
    price: { lines: customerLines(facts, false), total: booking.price.total },
    conditions: steps.map((step) => ({
      ...step,
      until: placeTimeAt(step.until, journey.from.at.zone),
    })),
    code: [
      `${head.transactionId} ${pnr}`.trim(),
      `${journey.train} ${journey.from.station}-${journey.to.station} ${journey.from.at.local} ${journey.travelClass}`,
      ...passengers.map(({ name, current }) => `${name} ${current}`),
    ].join('\n'),
  };
}

/** The chart cancels a passenger who falls off the list. */
function goneOf(booking: DocumentedJourney, unit: Unit, current: StatusKind | undefined): SlipPassenger['gone'] {
  if (stands(booking, unit)) return current === 'cancelled' ? 'cancelled' : undefined;
  return isMissed(booking, unit) ? 'missed' : isClaimed(booking, unit) ? 'claimed' : 'cancelled';
}

/** Prints the ID of a passenger who still travels. */
function shownIdIn({ shownId, travellers, gone = [] }: DocumentedJourney): TrainTicket['shownId'] {
  const isHere = shownId !== undefined && isListed({ gone }, { traveller: shownId.traveller, item: 0 });
  const who = isHere ? travellers[shownId.traveller] : undefined;
  return shownId && who && { kind: shownId.kind, number: printedId(shownId), name: fullName(who) };
}
