/** The catalogue of a flight: meals, bags and special services by airline, length of the flight and what the fare includes. */
import { airlineByCode } from '#domain/flight/reference/airlines.ts';
import type { FlightPlace, SsrLine } from '#domain/flight/extras/ancillaries.ts';
import type { Cabin } from '#domain/flight/reference/cabin.ts';
import type { SeatZone } from '#domain/flight/extras/seat-map.ts';
import { type Money, money } from '#domain/money/money.ts';
import { fromRupees, type Rate } from '#domain/price/exchange.ts';
import type { TravellerType } from '#domain/people/traveller-type.ts';
import { type AncillaryPrices, type Dish, dishesForSale, lengthOf, specialMeals } from './ancillary-prices.ts';
import type { FareFamily } from '../fares/fare-families.ts';
import type { Flight } from '../timetable/flight-patterns.ts';

/** What is asked on a day, and the currency in which it is. */
export type PricesAt = AncillaryPrices & { readonly rate: Rate };

/** A flight of an order: where it stands in the journey, when it flies and at which fare. */
export interface BoughtFlight {
  readonly place: FlightPlace;
  readonly flight: Flight;
  /** Local day of departure, days since 1970-01-01. */
  readonly day: number;
  readonly cabin: Cabin;
  readonly family: Pick<FareFamily, 'meal' | 'seat'>;
}

const seated: readonly TravellerType[] = ['adult', 'child'];
const everybody: readonly TravellerType[] = ['adult', 'child', 'infant'];

/** Asked for and not paid; that with a carer is answered by the airline later. */
const assistance = [
  ['WCHR', 'Wheelchair to the aircraft door'],
  ['WCHS', 'Wheelchair, cannot climb stairs'],
  ['WCHC', 'Wheelchair to the seat'],
  ['BLND', 'Blind traveller'],
  ['DEAF', 'Deaf traveller'],
  ['MAAS', 'Meet and assist'],
] as const;

/** Services that an airline does not confirm at once. */
export const answeredLater: ReadonlySet<string> = new Set(['WCHC', 'MAAS']);

/** Seats are not among them: they are on the flight's map. */
export function ancillaryLines(bought: BoughtFlight, prices: PricesAt): readonly SsrLine[] {
  return [...mealLines(bought, prices), ...bagLines(bought, prices), ...serviceLines(bought, prices)];
}

/** What a seat of each zone costs in the cabin flown in. */
export function zonePrices(
  { flight, cabin, family }: BoughtFlight,
  { seats, rate }: PricesAt,
): Readonly<Record<SeatZone, Money>> {
  const of = seats[lengthOf(flight.block)];
  const percent = cabin === 'W' ? 150 : 100;
  // A fare with a seat has any but those with room for legs, and these for less.
  const rupees = (zone: SeatZone) =>
    family.seat && zone !== 'legroom' ? 0 : Math.round((of[zone] * percent) / 100 / (family.seat ? 2 : 1));
  return {
    front: asked(rupees('front'), rate),
    legroom: asked(rupees('legroom'), rate),
    preferred: asked(rupees('preferred'), rate),
    standard: asked(rupees('standard'), rate),
  };
}

function mealLines(bought: BoughtFlight, { mealsMore, rate }: PricesAt): readonly SsrLine[] {
  const { flight, cabin, family } = bought;
  const length = lengthOf(flight.block);
  const line = ({ code, name }: Dish, rupees: number): SsrLine => ({
    ...named(bought, code, name, asked(rupees, rate)),
    kind: 'meals',
    for: seated,
  });
  if (isLowCost(flight)) {
    // A fare with a meal has one of the cheaper dishes.
    return dishesForSale(length).map((dish) =>
      line(dish, family.meal && dish.rupees <= 400 ? 0 : dish.rupees + mealsMore),
    );
  }
  const baby: SsrLine = { ...named(bought, 'BBML', 'Baby meal', asked(0, rate)), kind: 'meals', for: ['infant'] };
  const special = specialMeals(length).map((dish) => line(dish, 0));
  return special.length === 0 && cabin === 'Y' ? [] : [...special, baby];
}

function bagLines(bought: BoughtFlight, { bags, fullServicePercent, rate }: PricesAt): readonly SsrLine[] {
  const { flight } = bought;
  const percent = isLowCost(flight) ? 100 : fullServicePercent;
  return bags[flight.domestic ? 'domestic' : 'international'].map(({ kilograms, rupees }) => ({
    ...named(
      bought,
      `XB${String(kilograms).padStart(2, '0')}`,
      `Excess baggage ${kilograms} kg`,
      asked(Math.round((rupees * percent) / 100), rate),
    ),
    kind: 'baggage',
    kilograms,
    for: seated,
  }));
}

function serviceLines(bought: BoughtFlight, { sports, priority, fastTrack, rate }: PricesAt): readonly SsrLine[] {
  const line = (code: string, name: string, rupees: number, whom: readonly TravellerType[]): SsrLine => ({
    ...named(bought, code, name, asked(rupees, rate)),
    kind: 'special_ssr',
    for: whom,
  });
  const premium = bought.cabin === 'C' || bought.cabin === 'F';
  return [
    ...assistance.map(([code, name]) => line(code, name, 0, code === 'MAAS' ? everybody : seated)),
    line('SPEQ', 'Sports equipment', sports, seated),
    ...(premium
      ? []
      : [
          line('PBAG', 'Bags first off the belt', priority, seated),
          line('FFWD', 'Fast track at the airport', fastTrack, seated),
        ]),
  ];
}

function named({ place }: BoughtFlight, code: string, name: string, price: Money) {
  const ssrId = `${code}-${place.itinerary}.${place.segment}`;
  return { ssrId, place, code, name, price };
}

function isLowCost({ carrier }: Flight): boolean {
  return airlineByCode(carrier)?.lowCost === true;
}

function asked(rupees: number, rate: Rate): Money {
  return money(fromRupees(rupees, rate), rate.currency);
}
