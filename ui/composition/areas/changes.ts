/** The use case of the screens that move a booking to other flights. */
import { ContainerModule } from 'inversify';
import { ChangeFlights } from '#application/portal/flight/change/change-flights.ts';
import { airlineName } from '#domain/flight/reference/airlines.ts';
import { bookingParts } from '../booking-parts.ts';
import { changeParts } from '../change-parts.ts';
import { flightParts } from '../flight-parts.ts';
import { parts } from '../parts.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(changeParts.change)
    .toResolvedValue(
      (desk, session, account, airports, clock, memory, requests) =>
        new ChangeFlights(
          { booking: desk.booking, flight: desk.flight },
          {
            session,
            account,
            facts: { airports, clock, airlineName },
            settings: memory.additionalSettings,
            requests,
          },
        ),
      [
        parts.desk,
        parts.session,
        parts.accountSummary,
        flightParts.airports,
        parts.clock,
        parts.memory,
        bookingParts.requests,
      ],
    )
    .inSingletonScope();
});
