/**
 * Who sits where: the map of a flight with its cabin's real number of seats, those that others have chosen before the
 * sandbox opens, and those that it has sold. Others never hold more seats than the flight's load says, so that whatever is
 * for sale has a free seat on the map.
 */
import { layOut } from '#domain/flight/extras/cabin-layout.ts';
import { type Cabin, cabins } from '#domain/flight/reference/cabin.ts';
import { type Seat, type SeatMap, seatSpots, withStates } from '#domain/flight/extras/seat-map.ts';
import { type BoughtFlight, type PricesAt, zonePrices } from './ancillary-lines.ts';
import { fraction, numberOf } from '../chance.ts';
import { cabinSeats, openingStock } from './seat-stock.ts';

/** Of the others, percent who have chosen a seat. */
const chosenPercent = 80;

/** `sold` are the seats that the sandbox has given on this departure. */
export function seatMapOf(bought: BoughtFlight, prices: PricesAt, seed: number, sold: ReadonlySet<string>): SeatMap {
  const { place, flight, cabin } = bought;
  const seatsOf = (each: Cabin) => cabinSeats(flight.carrier, flight.equipment, each);
  const map = layOut({
    place,
    equipment: flight.equipment,
    carrier: flight.carrier,
    seats: Object.fromEntries(cabins.map((each) => [each, Math.max(0, seatsOf(each))])),
    cabin,
    prices: zonePrices(bought, prices),
  });
  const others = seatsOfOthers(map, bought, seed);
  return withStates(map, ({ seat, state }) =>
    state === 'free' && (others.has(seat) || sold.has(seat)) ? 'taken' : state,
  );
}

/** Drawn from the seed; the nicer a seat, the sooner somebody has it. */
function seatsOfOthers(map: SeatMap, { flight, day, cabin }: BoughtFlight, seed: number): ReadonlySet<string> {
  const stock = openingStock(seed, flight, day, cabin);
  const count = Math.floor(((stock?.others ?? 0) * chosenPercent) / 100);
  const about = numberOf(flight.carrier + cabin) ^ flight.number;
  const drawn = seatSpots(map)
    .filter(({ seat }) => seat.state === 'free')
    .map(({ seat }, at) => ({ seat: seat.seat, rank: fraction(seed, about, day, 1000 + at) - liking(seat) }))
    .sort((one, other) => one.rank - other.rank);
  return new Set(drawn.slice(0, count).map(({ seat }) => seat));
}

function liking({ window, aisle, price }: Seat): number {
  return (window ? 0.35 : aisle ? 0.25 : 0) - (price.minor > 0 ? 0.1 : 0);
}
