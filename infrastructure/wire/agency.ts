/** The agency's saved travellers. */
import type { AgencyDesk } from '#application/desk/agency.ts';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import { type Codec, nothing } from './codec.ts';
import { text } from './leaves.ts';
import { type AreaOperations, inResult, operation } from './operation.ts';
import { at, codecOf, list, mapped, record } from './shape.ts';
import { newTraveller, savedTraveller } from './traveller.ts';

/** Shape chosen here: `{travellers:[{recordid, …the traveller record…}]}`. */
const travellers: Codec<readonly SavedTraveller[]> = codecOf(
  mapped(
    record<{ readonly travellers: readonly SavedTraveller[] }>({ travellers: at('travellers', list(savedTraveller)) }),
    (answer) => answer.travellers,
    (found) => ({ travellers: found }),
  ),
);

const added = record<{ readonly savedId: string }>({ savedId: at('recordid', text) });

const toSave = codecOf(newTraveller);

export const agencyOperations: AreaOperations<AgencyDesk> = {
  personalTravellers: operation({
    opid: 'FS000',
    actioncode: 'GETALLPERSONALTRAVELLERS',
    request: nothing,
    answer: inResult(travellers),
  }),
  addTraveller: operation({
    opid: 'PROFILE001',
    actioncode: 'ADDTRAVELLERPROFILE',
    request: { ...toSave, write: (given) => Object.assign({ profileType: 'traveller' }, toSave.write(given)) },
    answer: inResult(codecOf(added)),
    changes: true,
  }),
};
