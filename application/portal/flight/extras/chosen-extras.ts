/**
 * What was chosen beside the flights of a booking in progress: meals, baggage, special services and seats. All of it plain
 * data; who may have what is the domain's to say.
 */
import {
  type BookedSsr,
  bookedOf,
  type ChosenSsr,
  type FlightPlace,
  isSamePlace,
  type SsrLine,
} from '#domain/flight/extras/ancillaries.ts';
import { adultsHolding, checkAdded } from '#domain/flight/extras/ancillary-rules.ts';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import { seatLines, seatSsrId } from '#domain/flight/extras/seat-lines.ts';
import { type SeatMap, withStates } from '#domain/flight/extras/seat-map.ts';
import { seatsTogether } from '#domain/flight/extras/seats-together.ts';
import type { Lapped } from '#domain/people/laps.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import type { OfferedSeatMap, OfferedSsr } from '#application/desk/flight.ts';

/** What can be had with a quote, or with a booking that has its tickets. */
export interface OfferedExtras {
  readonly lines: readonly OfferedSsr[];
  readonly seatMaps: readonly OfferedSeatMap[];
  /** Of a booking: what the travellers have already, which counts and stays. */
  readonly bought?: readonly BookedSsr[];
}

/** The flights that they are for. */
export type ExtrasJourney = Pick<FlightQuote, 'itineraries'>;

/** Whether a traveller has it already and so cannot give it up here. */
export function isBought({ bought = [] }: OfferedExtras, { traveller, ssrId }: ChosenSsr): boolean {
  return bought.some((each) => each.traveller === traveller && each.ssrId === ssrId);
}

export type Party = readonly Lapped[];

export function offeredLines({ lines, seatMaps }: OfferedExtras): readonly SsrLine[] {
  return [...lines, ...seatMaps.flatMap(seatLines)];
}

/** As a booking asks for them. */
export function askedFor(extras: readonly BookedSsr[]): readonly ChosenSsr[] {
  return extras.map(({ traveller, ssrId }) => ({ traveller, ssrId }));
}

/** The rules of all that was chosen, what was bought before counting; paths `ssr[n]`. */
export function checkExtras(
  offered: OfferedExtras,
  extras: readonly BookedSsr[],
  party: Party,
  { itineraries }: ExtrasJourney,
): readonly Violation[] {
  const { bought = [], seatMaps } = offered;
  return checkAdded(offeredLines(offered), bought, askedFor(extras), party, seatMaps, ({ itinerary, segment }) => {
    const flight = itineraries[itinerary]?.segments[segment];
    return flight === undefined ? '' : `${flight.carrier} ${flight.flightNumber}`;
  });
}

/** With one more; a seat takes the place of the one that the traveller has on the flight. */
export function withExtra(
  offered: OfferedExtras,
  extras: readonly BookedSsr[],
  chosen: ChosenSsr,
): readonly BookedSsr[] {
  const more = bookedOf(offeredLines(offered), chosen, 'requested');
  if (more === undefined) return extras;
  const kept =
    more.kind === 'seat'
      ? extras.filter(
          (each) => !(each.kind === 'seat' && each.traveller === more.traveller && isSamePlace(each.place, more.place)),
        )
      : extras;
  return [...kept, more];
}

/** Why one more may not be chosen: its own faults alone, none where it may. */
export function refusalsOf(
  offered: OfferedExtras,
  extras: readonly BookedSsr[],
  party: Party,
  journey: ExtrasJourney,
  chosen: ChosenSsr,
): readonly Violation[] {
  const line = offeredLines(offered).find(({ ssrId }) => ssrId === chosen.ssrId);
  if (line === undefined) return [violation('ssr-unknown', 'ssr')];
  const after = withExtra(offered, extras, chosen);
  const path = `ssr[${after.length - 1}]`;
  return checkExtras(offered, after, party, journey).filter((each) => each.path === path);
}

export function withoutExtra(extras: readonly BookedSsr[], { traveller, ssrId }: ChosenSsr): readonly BookedSsr[] {
  return extras.filter((each) => each.traveller !== traveller || each.ssrId !== ssrId);
}

/** At the prices that hold now; what is no longer offered stays as it was, for the rules to name. */
export function atPricesOf(offered: OfferedExtras, extras: readonly BookedSsr[]): readonly BookedSsr[] {
  const lines = offeredLines(offered);
  return extras.map((each) => bookedOf(lines, each, each.status) ?? each);
}

/** Seats close to one another on a flight, for everybody who has a seat; undefined where there are not enough. */
export function seatsForAll(map: SeatMap, party: Party): readonly ChosenSsr[] | undefined {
  return seatsTogether(
    map,
    party.map(({ type }) => type),
    { holding: adultsHolding(party) },
  )?.map(({ traveller, seat }) => ({ traveller, ssrId: seatSsrId(map.place, seat) }));
}

/** Everybody's seat on a flight, and no other. */
export function withSeats(
  offered: OfferedExtras,
  extras: readonly BookedSsr[],
  place: FlightPlace,
  seats: readonly ChosenSsr[],
): readonly BookedSsr[] {
  const others = extras.filter((each) => !(each.kind === 'seat' && isSamePlace(each.place, place)));
  return seats.reduce<readonly BookedSsr[]>((sofar, each) => withExtra(offered, sofar, each), others);
}

/** What the first traveller has on a flight besides a seat, for all others who may have it. */
export function sameForAll(
  offered: OfferedExtras,
  extras: readonly BookedSsr[],
  party: Party,
  journey: ExtrasJourney,
  place: FlightPlace,
): readonly BookedSsr[] {
  const model = [...(offered.bought ?? []), ...extras].filter(
    (each) => each.traveller === 0 && each.kind !== 'seat' && isSamePlace(each.place, place),
  );
  const wished = party.flatMap((_, traveller) =>
    traveller === 0 ? [] : model.map(({ ssrId }) => ({ traveller, ssrId })),
  );
  return wished.reduce<readonly BookedSsr[]>(
    (sofar, each) =>
      refusalsOf(offered, sofar, party, journey, each).length > 0 ? sofar : withExtra(offered, sofar, each),
    extras,
  );
}

/** With seats that others were quicker to buy shown as theirs, whatever the map says. */
export function withTaken(offered: OfferedExtras, lost: readonly string[]): OfferedExtras {
  if (lost.length === 0) return offered;
  return {
    ...offered,
    seatMaps: offered.seatMaps.map((map) => ({
      ...withStates(map, ({ seat, state }) =>
        state === 'free' && lost.includes(seatSsrId(map.place, seat)) ? 'taken' : state,
      ),
      flight: map.flight,
    })),
  };
}
