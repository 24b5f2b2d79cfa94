/** The agency's saved travellers, and its rules of prices. */
import type { AgencyDesk } from '#application/desk/agency/agency.ts';
import type { SavedTraveller, TravellersWanted } from '#domain/agency/saved-traveller.ts';
import type { AskLimits, PriceRules } from '#domain/flight/terms/price-rules.ts';
import { bounds } from '../flight/ask.ts';
import { type Codec, nothing } from '../form/codec.ts';
import { flag, money, text, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, list, mapped, maybe, record } from '../form/shape.ts';
import { newTraveller, savedTraveller } from '../traveller.ts';
import { emulationOperations } from './emulation.ts';
import { gstProfileOperations } from './gst-profiles.ts';
import { markupOperations } from './markup.ts';
import { profileOperations } from './profiles.ts';
import { webhookOperations } from './webhooks.ts';
import { registrationOperations } from './registration.ts';
import { staffOperations } from './staff.ts';
import { supportOperations } from './support.ts';

/** Shape chosen here: both fields are optional; without them the answer is the whole list, as far as it goes. */
const wanted = codecOf(
  record<TravellersWanted>({
    page: maybe('page', whole),
    text: maybe('text', text),
  }),
);

/** Shape chosen here: `{travellers:[{recordid, …the traveller record…}]}`. */
const travellers: Codec<readonly SavedTraveller[]> = codecOf(
  mapped(
    record<{ readonly travellers: readonly SavedTraveller[] }>({ travellers: at('travellers', list(savedTraveller)) }),
    (answer) => answer.travellers,
    (found) => ({ travellers: found }),
  ),
);

const added = record<{ readonly savedId: string }>({ savedId: at('recordid', text) });

const limits = record<AskLimits>({
  markup: maybe('markup', bounds),
  discount: maybe('discount', bounds),
  serviceFee: maybe('servicefee', bounds),
  belowNet: at('belownet', flag),
});

/** Shape chosen here: `domestic[markup][least]`, `domestic[belownet]`, `international` alike, `roundto`. */
const priceRules = codecOf(
  record<PriceRules>({
    domestic: at('domestic', limits),
    international: at('international', limits),
    roundTo: maybe('roundto', money),
  }),
);

export const agencyOperations: AreaOperations<AgencyDesk> = {
  personalTravellers: operation({
    opid: 'FS000',
    actioncode: 'GETALLPERSONALTRAVELLERS',
    request: wanted,
    answer: inResult(travellers),
  }),
  addTraveller: operation({
    opid: 'PROFILE001',
    actioncode: 'ADDTRAVELLERPROFILE',
    request: codecOf(newTraveller),
    answer: inResult(codecOf(added)),
    changes: true,
  }),
  updateTraveller: operation({
    opid: 'PROFILE001',
    actioncode: 'UPDATETRAVELLERPROFILE',
    request: codecOf(savedTraveller),
    answer: inResult(codecOf(added)),
    changes: true,
  }),
  deleteTraveller: operation({
    opid: 'PROFILE001',
    actioncode: 'DELETETRAVELLERPROFILE',
    request: codecOf(added),
    answer: inResult(nothing),
    changes: true,
  }),
  priceRules: operation({
    opid: 'PROFILE015',
    actioncode: 'GETPRICERULES',
    request: nothing,
    answer: inResult(priceRules),
  }),
  setPriceRules: operation({
    opid: 'PROFILE015',
    actioncode: 'SETPRICERULES',
    request: priceRules,
    answer: inResult(priceRules),
    changes: true,
  }),
  ...markupOperations,
  ...webhookOperations,
  ...profileOperations,
  ...registrationOperations,
  ...staffOperations,
  ...supportOperations,
  ...gstProfileOperations,
  ...emulationOperations,
};
