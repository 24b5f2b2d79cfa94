/**
 * Which of the offered services may be chosen together, for whom: the rules of selections (see `selection-rules.ts`), and
 * those that only the offer and the seat maps show.
 */
import { type Lapped, lapsOf } from '../../people/laps.ts';
import { travellerTypes } from '../../people/traveller-type.ts';
import { type Violation, violation } from '../../rules/violation.ts';
import { type BookedSsr, type ChosenSsr, type FlightPlace, isSamePlace, type SsrLine } from './ancillaries.ts';
import { type SeatMap, seatNamed, seatSpots, sideOf } from './seat-map.ts';
import { checkSelections, type Selection } from './selection-rules.ts';

/**
 * The rules of what a booking asks for; paths are `ssr[n]`, of the later one where two do not go together. A service must
 * be offered (`ssr-unknown`) and be for a traveller of the type (`ssr-traveller`). A seat must be on the map of its flight
 * (`seat-unknown`) and free (`seat-taken`). Exit rows are for adults without an infant (`seat-child`,
 * `seat-exit-infant`), and two infants are not held on one side of a row (`seat-lap-side`): the first infant is held by the
 * first adult, and so on. The rest are the rules of `checkSelections`. `flightName` is what words call a flight.
 */
export function checkChosen(
  lines: readonly SsrLine[],
  chosen: readonly ChosenSsr[],
  travellers: readonly Lapped[],
  seatMaps: readonly SeatMap[],
  flightName: (place: FlightPlace) => string = ({ itinerary, segment }) => `${itinerary + 1}.${segment + 1}`,
): readonly Violation[] {
  const offered = new Map(lines.map((line) => [line.ssrId, line]));
  const holding = adultsHolding(travellers);
  const judged = chosen.map((each, index) => {
    const path = `ssr[${index}]`;
    const line = offered.get(each.ssrId);
    if (line === undefined) return { path, wrong: [violation('ssr-unknown', path)] };
    const type = travellers[each.traveller]?.type;
    if (type === undefined || !line.for.includes(type)) {
      return { path, wrong: [violation('ssr-traveller', path, { ...(type && { type }) })] };
    }
    return line.kind === 'seat'
      ? judgedSeat({ line, traveller: each.traveller, path, seatMaps, holds: holding.has(each.traveller) })
      : { path, wrong: [], selection: selectionOf(line, each.traveller) };
  });
  const kept = judged.flatMap(({ path, selection }) => (selection === undefined ? [] : [{ path, selection }]));
  const together = checkSelections(
    kept.map(({ selection }) => selection),
    travellers.map(({ type }) => type),
  );
  const found = [
    ...judged.flatMap(({ wrong }) => wrong),
    ...together.map((each) => named(each, kept, lines, chosen, flightName)),
    ...checkSides(lines, chosen, seatMaps, holding),
  ];
  return found.toSorted((one, other) => positionOf(one.path) - positionOf(other.path));
}

/**
 * The rules of what is added to a booking: as {@link checkChosen}, with what the travellers have already counting as if it
 * were chosen before. Paths are `ssr[n]` of what is added.
 */
export function checkAdded(
  lines: readonly SsrLine[],
  bought: readonly BookedSsr[],
  chosen: readonly ChosenSsr[],
  ...beside: Rest<Parameters<typeof checkChosen>>
): readonly Violation[] {
  const active = bought.filter(({ status }) => status === 'requested' || status === 'confirmed');
  const known = active
    .filter(({ ssrId }) => !lines.some((line) => line.ssrId === ssrId))
    .map(({ traveller: _traveller, status: _status, ...line }): SsrLine => ({ ...line, for: travellerTypes }));
  const both = [...active.map(({ traveller, ssrId }) => ({ traveller, ssrId })), ...chosen];
  return checkChosen([...lines, ...known], both, ...beside).flatMap((each) => {
    const at = positionOf(each.path) - active.length;
    return at < 0 ? [] : [{ ...each, path: `ssr[${at}]` }];
  });
}

type Rest<Given extends readonly unknown[]> = Given extends readonly [unknown, unknown, ...infer More] ? More : never;

/** Which adults hold an infant, by position. */
export function adultsHolding(travellers: readonly Lapped[]): ReadonlySet<number> {
  return new Set(lapsOf(travellers).values());
}

interface Judged {
  readonly path: string;
  readonly wrong: readonly Violation[];
  readonly selection?: Selection;
}

function judgedSeat(about: {
  readonly line: SsrLine;
  readonly traveller: number;
  readonly path: string;
  readonly seatMaps: readonly SeatMap[];
  readonly holds: boolean;
}): Judged {
  const { line, traveller, path, seatMaps, holds } = about;
  const { code } = line;
  const map = mapOf(seatMaps, line.place);
  const seat = map && seatNamed(map, code);
  if (seat === undefined) return { path, wrong: [violation('seat-unknown', path, { seat: code })] };
  return {
    path,
    wrong: holds && seat.notForChild ? [violation('seat-exit-infant', path, { seat: code })] : [],
    selection: {
      kind: 'seat',
      traveller,
      segment: keyOf(line.place),
      seat: code,
      childAllowed: !seat.notForChild,
      occupied: seat.state !== 'free',
    },
  };
}

function selectionOf({ kind, code, kilograms = 0, place }: SsrLine, traveller: number): Selection {
  const segment = keyOf(place);
  return kind === 'baggage'
    ? { kind, code, kilograms, traveller, segment }
    : { kind: kind === 'meals' ? 'meals' : 'special_ssr', code, traveller, segment };
}

/** Two infants on one side of a row: at fault is the later seat. */
function checkSides(
  lines: readonly SsrLine[],
  chosen: readonly ChosenSsr[],
  seatMaps: readonly SeatMap[],
  holding: ReadonlySet<number>,
): readonly Violation[] {
  const first = new Map<string, number>();
  return chosen.flatMap(({ ssrId, traveller }, index) => {
    const line = lines.find((each) => each.ssrId === ssrId);
    const map = line?.kind === 'seat' && holding.has(traveller) ? mapOf(seatMaps, line.place) : undefined;
    const spot = map && seatSpots(map).find(({ seat }) => seat.seat === line?.code);
    if (line === undefined || map === undefined || spot === undefined) return [];
    const side = `${keyOf(line.place)} ${sideOf(map, spot)}`;
    const other = first.get(side);
    if (other === undefined) first.set(side, traveller);
    return other === undefined || other === traveller
      ? []
      : [violation('seat-lap-side', `ssr[${index}]`, { seat: line.code })];
  });
}

/** A violation of `checkSelections` under the path of what was chosen, its flight named. */
function named(
  { code, path, params }: Violation,
  kept: readonly { readonly path: string }[],
  lines: readonly SsrLine[],
  chosen: readonly ChosenSsr[],
  flightName: (place: FlightPlace) => string,
): Violation {
  const own = kept[positionOf(path)]?.path ?? path;
  const ssrId = chosen[positionOf(own)]?.ssrId;
  const place = lines.find((line) => line.ssrId === ssrId)?.place;
  return {
    code,
    path: own,
    ...(params && { params: { ...params, ...(params['segment'] && place && { segment: flightName(place) }) } }),
  };
}

function positionOf(path: string): number {
  return Number(/\[(\d+)\]/.exec(path)?.[1] ?? 0);
}

function mapOf(maps: readonly SeatMap[], on: FlightPlace): SeatMap | undefined {
  return maps.find(({ place }) => isSamePlace(place, on));
}

function keyOf({ itinerary, segment }: FlightPlace): string {
  return `${itinerary}.${segment}`;
}
