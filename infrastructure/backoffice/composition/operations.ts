/** What elevated users look after. */
import { makeOperationsDesk } from '#application/backoffice/operations/operations-desk.ts';
import { houseId } from '#application/backoffice/session/invite-operator.ts';
import { standardTermsIn } from '#domain/flight/terms/standard-terms.ts';
import { DatabaseKeptRecords } from '../database/operations/kept-records.ts';
import { DatabaseAgencyRegister } from '../database/operations/agency-register.ts';
import { area, desks, given, ports } from './parts.ts';

export const operations = area(({ make, store }) => {
  const { businessZone, currency, database, sessionCache } = given;
  const { agencyRegister: register, chance, clientSettings, clock } = ports;
  store(ports.keptRecords, DatabaseKeptRecords);
  make(
    register,
    { database, sessionCache, businessZone },
    (from) => new DatabaseAgencyRegister(from.database, from.sessionCache, from.businessZone),
  );
  make(
    desks.operations,
    { register, records: ports.keptRecords, clientSettings, clock, chance, currency, businessZone },
    (from) =>
      makeOperationsDesk({
        ...from,
        settingChanges: from.clientSettings,
        houseId,
        usualTerms: ({ on, ...trading }) => standardTermsIn(trading, on),
      }),
  );
});
