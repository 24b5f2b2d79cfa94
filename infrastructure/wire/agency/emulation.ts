/** Sitting at somebody else's desk, and who sat at one's own. Names as the specification has them where it has any. */
import type { AskEmulation, EmulatedIdentity, Emulation, EmulationDesk } from '#application/desk/agency/emulation.ts';
import { emulationReasonMost } from '#domain/session/emulation-rules.ts';
import { bad, type Codec, good, nothing } from '../form/codec.ts';
import { plainly } from '../form/json-schema.ts';
import { flag, moment, opaque, text, textUpTo, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation, type ReplyCodec } from '../form/operation.ts';
import { at, codecOf, list, mapped, maybe, or, record } from '../form/shape.ts';
import { signedIn } from '../session.ts';

/** `{identities:[{agentid, profileid, corporatename, city, name}]}`. */
const identities: Codec<readonly EmulatedIdentity[]> = codecOf(
  mapped(
    record<{ readonly identities: readonly EmulatedIdentity[] }>({
      identities: at(
        'identities',
        list(
          record<EmulatedIdentity>({
            agentId: at('agentid', text),
            profileId: at('profileid', text),
            companyName: at('corporatename', text),
            city: at('city', text),
            person: at('name', text),
          }),
        ),
      ),
    }),
    (answer) => answer.identities,
    (found) => ({ identities: found }),
  ),
);

const asked = codecOf(
  record<AskEmulation>({
    emulatedAgentId: or('emulateagentid', text, ''),
    emulatedProfileId: or('emulateprofileid', text, ''),
    // A little more than the rules allow, so that what is too long is complained of with its limit.
    reason: or('reason', textUpTo(2 * emulationReasonMost), ''),
    readOnly: or('readonly', flag, false),
  }),
);

interface Ticket {
  readonly ticket: string;
}

/** The ticket is the whole `Result`. */
const ticket: ReplyCodec<Ticket> = {
  read: ({ result }) =>
    typeof result === 'string' && result !== '' ? good({ ticket: result }) : bad('required', 'Result'),
  write: ({ ticket: made }) => ({ result: made, transactionStatus: '' }),
  jsonSchema: plainly({ type: 'string', minLength: 1 }),
};

/** `{emulations:[{emulationid, name, corporatename, reason, readonly, beganat, endedat, changes}]}`. */
const emulations: Codec<readonly Emulation[]> = codecOf(
  mapped(
    record<{ readonly emulations: readonly Emulation[] }>({
      emulations: at(
        'emulations',
        list(
          record<Emulation>({
            emulationId: at('emulationid', text),
            actor: at('name', text),
            company: at('corporatename', text),
            reason: at('reason', text),
            readOnly: at('readonly', flag),
            beganAt: at('beganat', moment),
            endedAt: maybe('endedat', moment),
            changes: at('changes', whole),
          }),
        ),
      ),
    }),
    (answer) => answer.emulations,
    (found) => ({ emulations: found }),
  ),
);

export const emulationOperations: AreaOperations<EmulationDesk> = {
  identities: operation({
    opid: 'PROFILE003',
    actioncode: 'GETALLIDENTITIES',
    request: nothing,
    answer: inResult(identities),
    background: true,
  }),
  askEmulation: operation({ opid: 'GETEMULATEUSER', request: asked, answer: ticket, own: ['corporateid'] }),
  emulate: operation({
    opid: 'EMULATELOGIN',
    request: codecOf(record<Ticket>({ ticket: at('emulateticket', opaque) })),
    answer: signedIn,
    changes: true,
    secrets: ['emulateticket'],
  }),
  endEmulation: operation({ opid: 'ENDEMULATION', request: nothing, answer: inResult(nothing), changes: true }),
  emulations: operation({
    opid: 'PROFILE003',
    actioncode: 'GETEMULATIONS',
    request: nothing,
    answer: inResult(emulations),
  }),
};
