/** What papers of any product ask of a flight booking. */
import type { Unit } from '../../booking/booking.ts';
import { soldFare } from '../cancel/cancellation.ts';
import type { DocumentSubject } from '../../booking/papers/subject.ts';
import { clockOfLocal, dateOfLocal } from '../../time/place-time.ts';
import { fareAboard } from '../fare/fare-shares.ts';
import { languages } from '../../people/language.ts';
import { routeText } from '../offer/route.ts';
import { cityOf } from '../reference/airports.ts';
import { agentValues } from './agent-value.ts';
import { beginningOf, type FlightsSold, sectorOf, travelOf } from './travel.ts';

/** Transport of passengers by air. */
const sac = '9964';

const labels: DocumentSubject['labels'] = {
  'base-fare': 'base-price',
  'base-fare-line': 'base-price',
  yq: 'surcharge',
  fuel: 'surcharge',
  taxes: 'supplier-taxes',
  'passenger-service-fee': 'supplier-taxes',
  'user-development-fee': 'supplier-taxes',
  'aviation-security-fee': 'supplier-taxes',
  'regional-connectivity': 'supplier-taxes',
  'other-tax': 'supplier-taxes',
  k3: 'supplier-gst',
  seat: 'seats',
  meal: 'meals',
  baggage: 'baggage',
  'special-ssr': 'special-services',
};

/**
 * Transport counts as made where a registered recipient is, else where each journey begins, a return being another (IGST Act
 * s. 12(9)).
 */
export function flightSubject(sold: FlightsSold): DocumentSubject {
  const { booking, international, airport } = sold;
  const { itineraries, gone = [] } = booking;
  const beginnings = itineraries.map((itinerary) => beginningOf(itinerary, airport));
  return {
    product: 'flight',
    supply: {
      sac,
      madeAt: 'recipient',
      places: beginnings.map((place) => `${place.city} ${place.code}`),
      placesIn: Object.fromEntries(
        languages
          .filter((language) => beginnings.some(({ cityIn }) => cityIn?.[language] !== undefined))
          .map((language) => [language, beginnings.map((place) => `${cityOf(place, language)} ${place.code}`)]),
      ),
      deemed: { part: 'base-fare', rows: agentValues[international ? 'international' : 'domestic'] },
    },
    labels,
    sold: (units?: readonly Unit[]) => {
      const { travellers, flights } = travelOf(sold, units);
      return {
        items: flights.map(({ carrier, flightNumber, origin, destination, departure }) => ({
          name: `${carrier} ${flightNumber}`,
          detail: routeText(`${origin.code}-${destination.code}`),
          startsOn: dateOfLocal(departure),
          time: clockOfLocal(departure),
        })),
        travellers: travellers.map(({ name, tickets, sectors }) => ({
          name,
          numbers: tickets.map(ticketText),
          ...(sectors && { items: sectors.map(routeText) }),
        })),
      };
    },
    itemName: (item) => {
      const itinerary = itineraries[item];
      return itinerary === undefined ? '' : routeText(sectorOf(itinerary));
    },
    priceOfRest: () =>
      fareAboard(
        soldFare(booking),
        (traveller, itinerary) => !gone.some((each) => each.traveller === traveller && each.item === itinerary),
      ),
  };
}

/**
 * The airline's code apart.
 *
 * @example ticketText('0982417330561') // => '098 2417330561'
 */
export function ticketText(number: string): string {
  return `${number.slice(0, 3)} ${number.slice(3)}`;
}
