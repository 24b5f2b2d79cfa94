/**
 * Meals, baggage, special services and seats on the wire, in the names of an SSR line. `itinerary` and `segment` (from 0) say
 * which flight of the journey it is, and `travellerIndex` (from 0) which traveller.
 */
import type {
  FlightCatalogue,
  FlightSeatMaps,
  OfferedFlight,
  OfferedSeatMap,
  OfferedSsr,
} from '#application/desk/flight.ts';
import { type BookedSsr, type ChosenSsr, type FlightPlace, ssrStatuses } from '#domain/flight/extras/ancillaries.ts';
import { cabins } from '#domain/flight/reference/cabin.ts';
import { seatSsrId } from '#domain/flight/extras/seat-lines.ts';
import {
  type Facility,
  facilityKinds,
  type Gap,
  type Seat,
  type SeatDeck,
  type SeatRow,
  seatStates,
  seatZones,
} from '#domain/flight/extras/seat-map.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { journeyPart } from '#domain/flight/search/request.ts';
import type { SsrKind } from '#domain/flight/extras/selection-rules.ts';
import { type TravellerType, travellerTypes } from '#domain/people/traveller-type.ts';
import { rounding } from './ask.ts';
import { choice, flag, money, oneOf, opaque, text, whole } from '../form/leaves.ts';
import { at, list, mapped, maybe, maybeSpread, record, type Shape, spread } from '../form/shape.ts';

const kind = choice<SsrKind>({ meals: 'meal', baggage: 'baggage', special_ssr: 'specialssr', seat: 'seat' });

export const flightPlace = record<FlightPlace>({ itinerary: at('itinerary', whole), segment: at('segment', whole) });

const part = choice<OfferedFlight['part']>({
  'one-way': 'oneway',
  onward: 'onward',
  return: 'return',
  'multi-city': 'multicity',
});

const flight = record<OfferedFlight>({
  carrier: at('carrier', text),
  flightNumber: at('flightNumber', text),
  origin: at('origin', text),
  destination: at('destination', text),
  part: at('jtype', part),
});

const offered = record<OfferedSsr>({
  flight: spread(flight),
  place: spread(flightPlace),
  ssrId: at('ssrid', opaque),
  kind: at('ssrtype', kind),
  code: at('ssrcode', text),
  name: at('ssrname', text),
  kilograms: maybe('kilograms', whole),
  price: at('ssr_chargeableamount', money),
  for: at('paxtypes', list(oneOf(travellerTypes))),
});

/** Shape chosen here, but for the names of SSR lines. */
export const flightCatalogue = record<FlightCatalogue>({
  lines: at('lines', list(offered)),
  rounding: maybe('rounding', rounding),
});

/** What a request asks for. */
export const chosenSsr = record<ChosenSsr>({
  traveller: at('travellerIndex', whole),
  ssrId: at('ssrid', opaque),
});

interface PassengerNames {
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly paxId: number;
  readonly paxType: TravellerType;
}

/** A booked service with the flight and the passenger reported beside it, for anyone who reads the line alone. */
interface ShownSsr extends BookedSsr {
  readonly flight?: OfferedFlight;
  readonly passenger?: PassengerNames;
}

const booked = record<ShownSsr>({
  flight: maybeSpread(flight),
  passenger: maybeSpread(
    record<PassengerNames>({
      firstName: at('passenger_fname', text),
      lastName: at('passenger_lname', text),
      title: at('passenger_title', text),
      paxId: at('paxid', whole),
      paxType: at('paxtype', oneOf(travellerTypes)),
    }),
  ),
  place: spread(flightPlace),
  ssrId: at('ssrid', opaque),
  kind: at('ssrtype', kind),
  code: at('ssrcode', text),
  name: at('ssrname', text),
  kilograms: maybe('kilograms', whole),
  price: at('ssr_chargeableamount', money),
  traveller: at('travellerIndex', whole),
  status: at('status', oneOf(ssrStatuses)),
});

/** Lines of a booking's services; see {@link reported}. */
export const bookedServices: Shape<readonly BookedSsr[]> = list(
  mapped(
    booked,
    ({ flight: _flight, passenger: _passenger, ...ssr }): BookedSsr => ssr,
    (ssr): ShownSsr => ssr,
  ),
);

/** The services of a booking with flights and passengers beside them. */
export function asBooked(
  ssr: readonly BookedSsr[],
  { journeyType, itineraries, travellers }: Pick<FlightBooking, 'journeyType' | 'itineraries' | 'travellers'>,
): readonly BookedSsr[] {
  return ssr.map((each): ShownSsr => {
    const segment = itineraries[each.place.itinerary]?.segments[each.place.segment];
    const who = travellers[each.traveller];
    return {
      ...each,
      ...(segment && { flight: { ...segment, part: journeyPart(journeyType, each.place.itinerary) } }),
      ...(who && {
        passenger: {
          firstName: who.firstName,
          lastName: who.lastName,
          title: who.title,
          paxId: each.traveller + 1,
          paxType: who.type,
        },
      }),
    };
  });
}

type SeatFacts = Omit<Seat, 'kind' | 'column'>;

interface FlatElement {
  readonly kind: 'seat' | 'gap';
  readonly column: string;
  /** What to choose the seat by; only reported. */
  readonly ssrId?: string;
  readonly facts?: SeatFacts;
}

const flatElement = record<FlatElement>({
  kind: at('type', choice({ seat: 'seat', gap: 'empty' })),
  column: at('column', text),
  ssrId: maybe('ssrid', opaque),
  facts: maybeSpread(
    record<SeatFacts>({
      seat: at('seat', text),
      price: at('ssr_chargeableamount', money),
      state: at('state', oneOf(seatStates)),
      zone: at('zone', oneOf(seatZones)),
      window: at('window', flag),
      aisle: at('aisle', flag),
      exit: at('exit', flag),
      legroom: at('legroom', flag),
      notForChild: at('notforchild', flag),
      bassinet: at('bassinet', flag),
    }),
  ),
});

interface FlatRow extends Omit<SeatRow, 'elements'> {
  readonly elements: readonly FlatElement[];
}

interface FlatDeck extends Omit<SeatDeck, 'rows'> {
  readonly rows: readonly FlatRow[];
}

interface FlatMap extends Omit<OfferedSeatMap, 'decks'> {
  readonly decks: readonly FlatDeck[];
}

const flatMap = record<FlatMap>({
  flight: spread(flight),
  place: spread(flightPlace),
  equipment: at('equipment', text),
  decks: at(
    'decks',
    list(
      record<FlatDeck>({
        name: at('name', oneOf(['main', 'upper'])),
        columns: at('columns', text),
        rows: at(
          'rows',
          list(
            record<FlatRow>({
              number: at('row', whole),
              cabin: at('cabin', oneOf(cabins)),
              exit: at('exit', flag),
              bulkhead: at('bulkhead', flag),
              wing: at('wing', flag),
              elements: at('elements', list(flatElement)),
            }),
          ),
        ),
        facilities: at(
          'facilities',
          list(
            record<Facility>({
              kind: at('type', oneOf(facilityKinds)),
              afterRows: at('afterrows', whole),
              side: at('side', oneOf(['left', 'middle', 'right'])),
            }),
          ),
        ),
      }),
    ),
  ),
});

const seatMap: Shape<OfferedSeatMap> = mapped(
  flatMap,
  ({ decks, ...rest }): OfferedSeatMap => ({
    ...rest,
    decks: decks.map((deck) => ({
      ...deck,
      rows: deck.rows.map((row) => ({ ...row, elements: row.elements.map(elementOf) })),
    })),
  }),
  ({ decks, ...rest }): FlatMap => ({
    ...rest,
    decks: decks.map((deck) => ({
      ...deck,
      rows: deck.rows.map((row) => ({ ...row, elements: row.elements.map((each) => flatOf(each, rest.place)) })),
    })),
  }),
);

/** Shape chosen here: a map a flight; `ssrid` is what a free seat is chosen by. */
export const flightSeatMaps = record<FlightSeatMaps>({ seatMaps: at('segments', list(seatMap)) });

function elementOf({ kind: type, column, facts }: FlatElement): Seat | Gap {
  return type === 'seat' && facts !== undefined ? { kind: 'seat', column, ...facts } : { kind: 'gap', column };
}

function flatOf(element: Seat | Gap, where: FlightPlace): FlatElement {
  if (element.kind === 'gap') return element;
  const { kind: type, column, ...facts } = element;
  const isSold = facts.state !== 'blocked';
  return { kind: type, column, facts, ...(isSold && { ssrId: seatSsrId(where, facts.seat) }) };
}
