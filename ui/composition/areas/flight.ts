/** The use cases of the flight screens. */
import { ContainerModule } from 'inversify';
import { AddServices } from '#application/portal/flight/extras/add-services.ts';
import { ExplainFares } from '#application/portal/flight/search/explain-fares.ts';
import { FareCalendars } from '#application/portal/flight/search/fare-calendars.ts';
import { FlightCheckout } from '#application/portal/flight/checkout/flight-checkout.ts';
import { FlightSearch } from '#application/portal/flight/search/flight-search.ts';
import { OpenRequests } from '#application/portal/booking/request/open-requests.ts';
import { QuoteDraft } from '#application/portal/flight/quote/quote-draft.ts';
import { SentQuotes } from '#application/portal/flight/quote/sent-quotes.ts';
import { TripResults } from '#application/portal/flight/search/trip-results.ts';
import { airlineName } from '#domain/flight/reference/airlines.ts';
import { airportFile } from '#infrastructure/portal/airport-file.ts';
import { bookingParts } from '../booking-parts.ts';
import { businessZone } from '../house.ts';
import { flightParts } from '../flight-parts.ts';
import { parts } from '../parts.ts';
import { bindGstProfiles, bindSavedTravellers } from './checkout.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(flightParts.airports).toConstantValue(airportFile());
  bind(flightParts.search)
    .toResolvedValue(
      (airports, clock, shelf, configuration) => new FlightSearch(airports, clock, shelf, businessZone(configuration)),
      [flightParts.airports, parts.clock, parts.deviceShelf, parts.configuration],
    )
    .inSingletonScope();
  bind(flightParts.results)
    .toResolvedValue(
      (desk, session, airports, clock, memory) =>
        new TripResults(desk.flight, session, { airports, clock, airlineName }, memory.additionalSettings),
      [parts.desk, parts.session, flightParts.airports, parts.clock, parts.memory],
    )
    .inSingletonScope();
  bind(flightParts.explainFares)
    .toResolvedValue((desk, session) => new ExplainFares(desk.flight, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(flightParts.calendars)
    .toResolvedValue(
      (desk, session, clock) => new FareCalendars(desk.flight, session, clock),
      [parts.desk, parts.session, parts.clock],
    )
    .inSingletonScope();
  bind(flightParts.checkout)
    .toResolvedValue(
      (desk, session, account, clock, requestIds, tab, configuration, results, beside) =>
        new FlightCheckout(
          { flight: desk.flight, agency: desk.agency },
          session,
          account,
          { clock, requestIds, tab },
          businessZone(configuration),
          () => results.outdate(),
          beside,
        ),
      [
        parts.desk,
        parts.session,
        parts.accountSummary,
        parts.clock,
        parts.requestIds,
        parts.tabShelf,
        parts.configuration,
        flightParts.results,
        parts.besideSales,
      ],
    )
    .inSingletonScope();
  bind(flightParts.quoteDraft)
    .toResolvedValue(
      (desk, session, requestIds, tab, language) =>
        new QuoteDraft(
          desk.flight,
          session,
          new OpenRequests(session, { requestIds, tab }, 'quoteRequests'),
          () => language.state$.value,
        ),
      [parts.desk, parts.session, parts.requestIds, parts.tabShelf, parts.language],
    )
    .inSingletonScope();
  bind(flightParts.sentQuotes)
    .toResolvedValue((desk, session) => new SentQuotes(desk.flight, session), [parts.desk, parts.session])
    .inSingletonScope();
  // With the booking area's requests: its screen loads both.
  bind(flightParts.addServices)
    .toResolvedValue(
      (desk, session, account, requests) =>
        new AddServices({ booking: desk.booking, flight: desk.flight }, { session, account, requests }),
      [parts.desk, parts.session, parts.accountSummary, bookingParts.requests],
    )
    .inSingletonScope();
  bindGstProfiles(bind, flightParts.gstProfiles);
  bindSavedTravellers(bind, flightParts.savedTravellers);
});
