/** What elevated users look after. */
import { Effect } from 'effect';
import { makeOperationsDesk } from '#application/backoffice/operations/operations-desk.ts';
import { houseId } from '#application/backoffice/session/invite-operator.ts';
import { brandMostKilobytes } from '#domain/session/brand-files.ts';
import { standardTermsIn } from '#domain/flight/terms/standard-terms.ts';
import { StoredBrandFiles } from '../database/operations/brand-file-store.ts';
import { DatabaseKeptRecords } from '../database/operations/kept-records.ts';
import { DatabaseAgencyRegister } from '../database/operations/agency-register.ts';
import { StoredAgencyRows } from '../database/operations/agency-row-store.ts';
import { StoredOverviewBook } from '../database/operations/overview-book.ts';
import { StoredPageTexts } from '../database/operations/page-text-store.ts';
import { StoredSupplierCalls } from '../database/operations/supplier-calls.ts';
import { HttpPictureSource } from '../webhooks/http-picture-source.ts';
import { brandReader } from '../machine/brand-reader.ts';
import { area, desks, given, ports, work } from './parts.ts';

export const operations = area(({ make, store }) => {
  const { businessZone, currency, database, sessionCache, settings } = given;
  const { agencyRegister: register, brandFiles, chance, clientSettings, clock } = ports;
  store(ports.pageTexts, StoredPageTexts);
  store(brandFiles, StoredBrandFiles);
  store(ports.agencyRows, StoredAgencyRows);
  store(ports.keptRecords, DatabaseKeptRecords);
  make(ports.overviews, { database, currency }, (from) => new StoredOverviewBook(from.database, from.currency));
  make(ports.supplierCalls, { database }, (from) => new StoredSupplierCalls(from.database));
  make(
    register,
    { database, sessionCache, businessZone },
    (from) => new DatabaseAgencyRegister(from.database, from.sessionCache, from.businessZone),
  );
  make(
    desks.operations,
    {
      register,
      records: ports.keptRecords,
      overviews: ports.overviews,
      supplierCalls: ports.supplierCalls,
      saga: work.saga,
      amendmentSaga: work.amendmentSaga,
      agencyRows: ports.agencyRows,
      usualByProduct: work.usualTerms,
      brandFiles,
      pageTexts: ports.pageTexts,
      limits: ports.limits,
      clientSettings,
      clock,
      chance,
      currency,
      businessZone,
      settings,
    },
    ({ settings: { mail }, ...from }) =>
      makeOperationsDesk({
        ...from,
        mailIsSent: mail.smtpUrl !== undefined,
        settleDue: () =>
          Effect.map(Effect.all([from.saga.recover(), from.amendmentSaga.recover()]), ([one, other]) => one + other),
        settingChanges: from.clientSettings,
        brandReader,
        pictures: new HttpPictureSource({ loopback: false, mostBytes: brandMostKilobytes.logo * 1024 }),
        houseId,
        usualTerms: ({ on, ...trading }) => standardTermsIn(trading, on),
      }),
  );
});
