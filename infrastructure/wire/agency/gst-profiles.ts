/** GST details that the agency keeps, on the wire. Shapes chosen here. */
import type { GstProfileDesk } from '#application/desk/agency/gst-profiles.ts';
import type { GstProfile } from '#domain/agency/gst-profile.ts';
import { type Codec, nothing } from '../form/codec.ts';
import { text } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, list, mapped, record } from '../form/shape.ts';
import { gstDetails, gstFields } from '../traveller.ts';

const saved = record<{ readonly recordId: string }>({ recordId: at('recordid', text) });

/** `{gstmasters:[{recordid, holder, number, email, address, phone}]}`. */
const profiles: Codec<readonly GstProfile[]> = codecOf(
  mapped(
    record<{ readonly profiles: readonly GstProfile[] }>({
      profiles: at('gstmasters', list(record<GstProfile>({ recordId: at('recordid', text), ...gstFields }))),
    }),
    (answer) => answer.profiles,
    (found) => ({ profiles: found }),
  ),
);

export const gstProfileOperations: AreaOperations<GstProfileDesk> = {
  gstProfiles: operation({
    opid: 'PROFILE001',
    actioncode: 'GETGSTMASTERS',
    request: nothing,
    answer: inResult(profiles),
  }),
  saveGstProfile: operation({
    opid: 'PROFILE001',
    actioncode: 'SAVEGSTMASTER',
    request: codecOf(gstDetails),
    answer: inResult(codecOf(saved)),
    changes: true,
  }),
  deleteGstProfile: operation({
    opid: 'PROFILE009',
    actioncode: 'DELETEGSTMASTER',
    request: codecOf(saved),
    answer: inResult(nothing),
    changes: true,
  }),
};
