/** The use cases of the companies that an agency looks after. */
import { ContainerModule } from 'inversify';
import { Approvals } from '#application/portal/corporate/approvals.ts';
import { OwnTrips } from '#application/portal/corporate/own-trips.ts';
import { Companies } from '#application/portal/corporate/companies.ts';
import { bookingParts } from '../booking-parts.ts';
import { corporateParts } from '../corporate-parts.ts';
import { houseCurrency } from '../house.ts';
import { parts } from '../parts.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(corporateParts.approvals)
    .toResolvedValue(
      (desk, session, requests) => new Approvals(desk.corporate, session, requests),
      [parts.desk, parts.session, bookingParts.requests],
    )
    .inSingletonScope();
  bind(corporateParts.trips)
    .toResolvedValue((desk, session) => new OwnTrips(desk.corporate, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(corporateParts.companies)
    .toResolvedValue(
      (desk, session, ids, requests, configuration) =>
        new Companies(desk.corporate, session, { ids, requests }, () => houseCurrency(configuration)),
      [parts.desk, parts.session, parts.requestIds, bookingParts.requests, parts.configuration],
    )
    .inSingletonScope();
});
