/** The use cases of registering. */
import { ContainerModule } from 'inversify';
import { FollowRegistration } from '#application/portal/agency/follow-registration.ts';
import { RegistrationForm } from '#application/portal/agency/registration-form.ts';
import { progressFetch } from '#infrastructure/portal/progress-fetch.ts';
import { wireDesk } from '#infrastructure/portal/wire-desk.ts';
import { agencyParts } from '../agency-parts.ts';
import { parts } from '../parts.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(agencyParts.registration)
    .toResolvedValue(
      (desk, session, clock, requestIds, shelf, base, language) =>
        new RegistrationForm(desk.agency, session, {
          clock,
          requestIds,
          shelf,
          uploads: (report, stop) =>
            wireDesk({
              base,
              token: () => undefined,
              language: () => language.state$.value,
              fetch: progressFetch(report, stop),
            }).agency,
        }),
      [parts.desk, parts.session, parts.clock, parts.requestIds, parts.deviceShelf, parts.base, parts.language],
    )
    .inSingletonScope();
  bind(agencyParts.follow)
    .toResolvedValue(
      (desk, session, clock) => new FollowRegistration(desk.agency, session, clock),
      [parts.desk, parts.session, parts.clock],
    )
    .inSingletonScope();
});
