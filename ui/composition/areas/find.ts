/** The use case of the palette that finds anything, loaded when it is first opened. */
import { ContainerModule } from 'inversify';
import { SavedTravellers } from '#application/portal/agency/saved-travellers.ts';
import { FindAnything } from '#application/portal/session/find-anything.ts';
import { findParts } from '../find-parts.ts';
import { parts } from '../parts.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(findParts.find)
    .toResolvedValue(
      (desk, session) => new FindAnything(desk.booking, new SavedTravellers(desk.agency, session), session),
      [parts.desk, parts.session],
    )
    .inSingletonScope();
});
