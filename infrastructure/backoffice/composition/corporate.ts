/** Companies that agencies look after, and the policy that holds where their people book. */
import { makeCorporateDesk } from '#application/backoffice/corporate/corporate-desk.ts';
import { makeTravelPolicy } from '#application/backoffice/corporate/travel-policy.ts';
import { StoredCompanyBook } from '../database/corporate/company-book.ts';
import { area, desks, given, ports, work } from './parts.ts';

export const corporate = area(({ make, store }) => {
  const { businessZone, currency } = given;
  const { chance, clock, companies, staff } = ports;
  store(companies, StoredCompanyBook);
  make(work.travelPolicy, { companies, clock, businessZone }, makeTravelPolicy);
  make(desks.corporate, { companies, staff, clock, chance, currency }, makeCorporateDesk);
});
