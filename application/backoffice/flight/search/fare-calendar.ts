/**
 * The lowest fare of each day that is asked for, a few days side by side: the same as the search of that day finds, since
 * without a promo code an agency's terms raise the cheaper of two fares of one carrier and type to the cheaper price.
 */
import { Effect } from 'effect';
import {
  type CalendarDay,
  calendarDates,
  type CalendarRequest,
  checkCalendar,
  searchOfDay,
} from '#domain/flight/search/fare-calendar.ts';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { Answer } from '#application/desk/answer.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { FareCalendar } from '#application/desk/flight.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { FlightPorts } from '../flight-ports.ts';
import { Pricing } from '../terms/price-for-agency.ts';
import { airlinesFor, foundBy, searchFacts } from './search-flights.ts';

const sideBySide = 4;

/** `Invalid` for what breaks the rules of a calendar; a day on which no supplier answers has no fare. */
export function fareCalendar(ports: FlightPorts, caller: Caller, request: CalendarRequest): Answer<FareCalendar> {
  return Effect.gen(function* () {
    const { agencyId, corporate } = yield* signedIn(caller, 'search');
    const now = ports.clock.now();
    const facts = searchFacts(ports, now);
    const violations = checkCalendar(request, facts);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const terms = yield* ports.terms.termsOf(agencyId, corporate);
    const on = dateIn(now, ports.businessZone);
    const pricing = new Pricing({ agencyId, terms, party: request.party, now, on });
    const airlines = yield* airlinesFor(ports, searchOfDay(request, on));
    const at = request.onwardDate === undefined ? 0 : 1;
    const dayOf = (date: IsoDate): Effect.Effect<CalendarDay> => {
      const cheapest = (asked: FlightSearchRequest) => ports.searches.cheapest(asked, now);
      return Effect.map(foundBy(ports, searchOfDay(request, date), airlines, cheapest), (found = []) => {
        const [lowest] = found
          .filter(({ sector = at }) => sector === at)
          .flatMap(({ fares, journey }) => fares.map((fare) => pricing.perAdult(fare, journey)))
          .toSorted((one, other) => one.minor - other.minor);
        return lowest === undefined ? { date } : { date, lowest };
      });
    };
    const dates = calendarDates(request, facts.today(request.origin));
    return { days: yield* Effect.forEach(dates, dayOf, { concurrency: sideBySide }) };
  });
}
