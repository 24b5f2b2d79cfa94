/** The agency's people and its commercial terms. */
import { ContainerModule } from 'inversify';
import { makeAgencyDesk } from '#application/backoffice/agency/agency-desk.ts';
import { DatabaseAgencyTermsStore } from '../database/flight/agency-terms-store.ts';
import { DatabasePromoStore } from '../database/flight/promo-store.ts';
import { DatabaseTravellerStore } from '../database/agency/traveller-store.ts';
import { desks, given, ports } from './parts.ts';

export const agency = new ContainerModule(({ bind }) => {
  bind(ports.travellers)
    .toResolvedValue((database) => new DatabaseTravellerStore(database), [given.database])
    .inSingletonScope();
  bind(ports.terms)
    .toResolvedValue((database) => new DatabaseAgencyTermsStore(database), [given.database])
    .inSingletonScope();
  bind(ports.promos)
    .toResolvedValue((database) => new DatabasePromoStore(database), [given.database])
    .inSingletonScope();
  bind(desks.agency)
    .toResolvedValue(
      (travellers, clock, chance, { businessZone }) => makeAgencyDesk({ travellers, clock, chance, businessZone }),
      [ports.travellers, ports.clock, ports.chance, given.settings],
    )
    .inSingletonScope();
});
