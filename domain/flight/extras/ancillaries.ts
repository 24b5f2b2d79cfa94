/**
 * What is bought beside the flights: meals, baggage, special services and seats, each for one traveller on one flight.
 * What they cost is part of the fare: the customer's price and the agency's grow by the same lines.
 */
import type { Currency } from '../../money/currency.ts';
import { add, type Money, sum } from '../../money/money.ts';
import type { TravellerType } from '../../people/traveller-type.ts';
import type { AgencyTerms, Price, PricePart, PricePartName } from '../../price/price.ts';
import type { SsrKind } from './selection-rules.ts';

/** Which flight of the journey: position of its itinerary, and of the segment in it; both from 0. */
export interface FlightPlace {
  readonly itinerary: number;
  readonly segment: number;
}

export function isSamePlace(one: FlightPlace, other: FlightPlace): boolean {
  return one.itinerary === other.itinerary && one.segment === other.segment;
}

/** One thing that can be bought or asked for. */
export interface SsrLine {
  /** The supplier's own; a seat's names the flight and the seat. */
  readonly ssrId: string;
  readonly kind: SsrKind;
  readonly place: FlightPlace;
  /** As carriers code it: 'VGML', 'XBAG', 'WCHR'; of a seat its row and letter. */
  readonly code: string;
  readonly name: string;
  /** Of baggage. */
  readonly kilograms?: number;
  /** For one traveller, tax included; zero where it is only asked for. */
  readonly price: Money;
  readonly for: readonly TravellerType[];
}

/** What a booking asks for. */
export interface ChosenSsr {
  /** Index into the travellers. */
  readonly traveller: number;
  readonly ssrId: string;
}

/** requested: the carrier was not heard yet (NN, PN); confirmed: HK; refused: UC, UN, NO; cancelled: HX. */
export const ssrStatuses = ['requested', 'confirmed', 'refused', 'cancelled'] as const;
export type SsrStatus = (typeof ssrStatuses)[number];

/** What was booked, as kept with the booking. */
export interface BookedSsr extends Omit<SsrLine, 'for'> {
  readonly traveller: number;
  readonly status: SsrStatus;
}

/** What was asked for, with what the airline said of some of it. */
export function withAnswers(
  ssr: readonly BookedSsr[],
  answers: readonly Pick<BookedSsr, 'traveller' | 'ssrId' | 'status'>[],
): readonly BookedSsr[] {
  return ssr.map((each) => {
    const found = answers.find(({ ssrId, traveller }) => ssrId === each.ssrId && traveller === each.traveller);
    return found === undefined ? each : { ...each, status: found.status };
  });
}

export type SsrPartName = Extract<PricePartName, 'seat' | 'meal' | 'baggage' | 'special-ssr'>;

const partOf: Readonly<Record<SsrKind, SsrPartName>> = {
  seat: 'seat',
  meals: 'meal',
  baggage: 'baggage',
  special_ssr: 'special-ssr',
};

const partOrder: readonly SsrPartName[] = ['seat', 'meal', 'baggage', 'special-ssr'];

/** A chosen line as it is kept: of the traveller, in a status. Undefined for a line that is not offered. */
export function bookedOf(lines: readonly SsrLine[], chosen: ChosenSsr, status: SsrStatus): BookedSsr | undefined {
  const line = lines.find(({ ssrId }) => ssrId === chosen.ssrId);
  if (line === undefined) return undefined;
  const { for: _, ...kept } = line;
  return { ...kept, traveller: chosen.traveller, status };
}

/**
 * The parts that a fare grows by: one for each kind that costs something, over a line for each service that is requested
 * or confirmed. A line's params: `code`, `name`, `passenger` (from 1), `itinerary` and `segment` (from 0).
 */
export function ssrParts(booked: readonly BookedSsr[], currency: Currency): readonly PricePart[] {
  return partOrder.flatMap((name) => {
    const lines = booked
      .filter(({ kind, status }) => partOf[kind] === name && (status === 'requested' || status === 'confirmed'))
      .filter(({ price }) => price.minor !== 0)
      .map((ssr) => lineOf(name, ssr));
    return lines.length === 0 ? [] : [group(name, lines, currency)];
  });
}

/** What the services of each kind come to, and all together. */
export function ssrTotals(
  booked: readonly BookedSsr[],
  currency: Currency,
): Readonly<Record<SsrPartName | 'total', Money>> {
  const parts = ssrParts(booked, currency);
  const of = (names: readonly SsrPartName[]) =>
    sum(
      currency,
      parts.filter(({ name }) => names.some((each) => each === name)).map(({ amount }) => amount),
    );
  return {
    seat: of(['seat']),
    meal: of(['meal']),
    baggage: of(['baggage']),
    'special-ssr': of(['special-ssr']),
    total: of(partOrder),
  };
}

/**
 * A fare with services added: total, net and both trees grow by the same lines, the agency's earnings by nothing. Adding
 * in two steps is adding at once. Throws `CurrencyMismatch` where a price is of another currency than the fare.
 */
export function withAncillaries(fare: Price, booked: readonly BookedSsr[]): Price {
  const parts = ssrParts(booked, fare.total.currency);
  if (parts.length === 0) return fare;
  const breakdown = grown(fare.breakdown, parts);
  const netBreakdown = fare.netBreakdown && grown(fare.netBreakdown, parts);
  const more = sum(
    fare.total.currency,
    parts.map(({ amount }) => amount),
  );
  return {
    total: breakdown.amount,
    breakdown,
    ...(netBreakdown && { netBreakdown }),
    ...(fare.terms && { terms: { ...ofParty(fare.terms), net: add(fare.terms.net, more) } }),
  };
}

/** The fare as it was without its services: what {@link withAncillaries} makes it grow by is taken away. */
export function withoutAncillaries(fare: Price): Price {
  const isService = ({ name }: PricePart) => partOrder.some((each) => each === name);
  const services = (fare.breakdown.parts ?? []).filter(isService);
  if (services.length === 0) return fare;
  const bare = (root: PricePart): PricePart => ({
    ...root,
    ...group(
      root.name,
      (root.parts ?? []).filter((part) => !isService(part)),
      root.amount.currency,
    ),
  });
  const breakdown = bare(fare.breakdown);
  const netBreakdown = fare.netBreakdown && bare(fare.netBreakdown);
  return {
    total: breakdown.amount,
    breakdown,
    ...(netBreakdown && { netBreakdown }),
    ...(fare.terms && netBreakdown && { terms: { ...fare.terms, net: netBreakdown.amount } }),
  };
}

/** Services are of single travellers, not of each of a type: what one of a type pays is no longer to be said. */
function ofParty({ each: _, ...terms }: AgencyTerms): AgencyTerms {
  return terms;
}

function lineOf(name: SsrPartName, { price, code, name: called, traveller, place }: BookedSsr): PricePart {
  const params = { code, name: called, passenger: traveller + 1, itinerary: place.itinerary, segment: place.segment };
  return { name, amount: price, params };
}

/** New lines go to the group of their name where there is one. */
function grown(root: PricePart, more: readonly PricePart[]): PricePart {
  const known = (root.parts ?? []).map((part) => {
    const added = more.find(({ name }) => name === part.name);
    return added === undefined
      ? part
      : group(part.name, [...(part.parts ?? [part]), ...(added.parts ?? [])], part.amount.currency);
  });
  const others = more.filter(({ name }) => !known.some((part) => part.name === name));
  return { ...root, ...group(root.name, [...known, ...others], root.amount.currency) };
}

/** A part that is the sum of others. */
export function group(name: PricePartName, parts: readonly PricePart[], currency: Currency): PricePart {
  return {
    name,
    amount: sum(
      currency,
      parts.map(({ amount }) => amount),
    ),
    parts,
  };
}
