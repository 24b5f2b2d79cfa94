/** The use cases of the flight screens. */
import { ContainerModule } from 'inversify';
import { FlightCheckout } from '#application/portal/flight/flight-checkout.ts';
import { FlightResults } from '#application/portal/flight/flight-results.ts';
import { FlightSearch } from '#application/portal/flight/flight-search.ts';
import { SavedTravellers } from '#application/portal/agency/saved-travellers.ts';
import { airlineName } from '#domain/flight/airlines.ts';
import { airportFile } from '#infrastructure/portal/airport-file.ts';
import { businessZone } from '../business-zone.ts';
import { flightParts } from '../flight-parts.ts';
import { parts } from '../parts.ts';

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
        new FlightResults(desk.flight, session, { airports, clock, airlineName }, memory.additionalSettings),
      [parts.desk, parts.session, flightParts.airports, parts.clock, parts.memory],
    )
    .inSingletonScope();
  bind(flightParts.checkout)
    .toResolvedValue(
      (desk, session, account, clock, requestIds, tab, configuration) =>
        new FlightCheckout(
          { flight: desk.flight, agency: desk.agency },
          session,
          account,
          { clock, requestIds, tab },
          businessZone(configuration),
        ),
      [
        parts.desk,
        parts.session,
        parts.accountSummary,
        parts.clock,
        parts.requestIds,
        parts.tabShelf,
        parts.configuration,
      ],
    )
    .inSingletonScope();
  bind(flightParts.savedTravellers)
    .toResolvedValue((desk, session) => new SavedTravellers(desk.agency, session), [parts.desk, parts.session])
    .inSingletonScope();
});
