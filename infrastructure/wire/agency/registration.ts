/** Registering an agency, and the elevated users' answers. Shapes chosen here where only a name is fixed. */
import type {
  AddAgent,
  DecideRegistration,
  NewDocument,
  OtpSent,
  PaperInShort,
  Proof,
  RegistrationDesk,
  RegistrationFollowed,
  RegistrationRow,
  RegistrationShown,
  RegistrationsPage,
  RegistrationsWanted,
} from '#application/desk/agency/registration.ts';
import { type OtpChannel, otpChannels } from '#domain/agency/otp.ts';
import {
  type Registration,
  type RegistrationDraft,
  type RegistrationPaper,
  registrationPapers,
  type RegistrationState,
  registrationStates,
  type RegistrationText,
} from '#domain/agency/registration.ts';
import { flag, moment, oneOf, paged, opaque, text, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, list, maybe, or, record, type RecordShape, spread } from '../form/shape.ts';
import { documentText, paperFile } from '../form/uploads.ts';

const wires = {
  salutation: 'salutation',
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  mobile: 'mobile',
  category: 'category',
  companyName: 'companyname',
  panNumber: 'pannumber',
  panName: 'panname',
  address1: 'address1',
  address2: 'address2',
  pincode: 'pincode',
  city: 'city',
  state: 'state',
  country: 'country',
  contactNumber: 'contactnumber',
  transactionFee: 'transactionfee',
  gstNumber: 'gstnumber',
  gstEmail: 'gstemail',
  gstAddress: 'gstaddress',
  gstPhone: 'gstphone',
  panDocument: 'pandocument',
  gstDocument: 'gstdocument',
} as const satisfies Readonly<Record<RegistrationText, string>>;

/** Every text field by its wire name: those that may be absent, or those that are always there. */
function fields<Record extends object>(presence: 'maybe' | 'at'): RecordShape<Record> {
  const rows = Object.entries(wires).map(([domain, wire]) => [
    domain,
    presence === 'maybe' ? maybe(wire, text) : at(wire, text),
  ]);
  const holder = presence === 'maybe' ? maybe('gstholder', flag) : at('gstholder', flag);
  // One row for each field of a registration, and no other.
  return record({ ...Object.fromEntries(rows), gstHolder: holder } as Parameters<typeof record<Record>>[0]);
}

const draft = fields<RegistrationDraft>('maybe');
const complete = fields<Registration>('at');

interface OtpAsked {
  readonly channel: OtpChannel;
  readonly address: string;
}
interface OtpTyped {
  readonly otpId: string;
  readonly code: string;
}
interface Followed {
  readonly registrationId: string;
  readonly proof: string;
}
interface ById {
  readonly registrationId: string;
}
interface PaperAsked extends ById {
  readonly paper: RegistrationPaper;
}

const registrationId = at('registrationid', text);

const followed = {
  registrationId,
  state: at('status', oneOf(registrationStates)),
  companyName: at('companyname', text),
  submittedAt: at('submittedat', moment),
  decidedAt: maybe('decidedat', moment),
  remarks: at('remarks', text),
  agentId: maybe('agentid', text),
  transactionFeeFrom: maybe('transactionfeefrom', moment),
} as const;

const row = record<RegistrationRow>({
  registrationId,
  state: at('status', oneOf(registrationStates)),
  companyName: at('companyname', text),
  applicant: at('applicant', text),
  city: at('city', text),
  email: at('email', text),
  submittedAt: at('submittedat', moment),
  decidedAt: maybe('decidedat', moment),
});

const paperInShort = record<PaperInShort>({
  paper: at('paper', oneOf(registrationPapers)),
  filename: at('filename', text),
  mediaType: at('mimetype', text),
  bytes: at('bytes', whole),
  uploadedAt: at('uploadedat', moment),
});

const shown = record<RegistrationShown>({
  ...followed,
  fields: at('registration', complete),
  papers: at('papers', list(paperInShort)),
  decidedBy: maybe('decidedby', text),
  alike: at('alike', list(text)),
});

const page = record<RegistrationsPage>({
  registrations: at('registrations', list(row)),
  ...paged,
});

const byId = codecOf(record<ById>({ registrationId }));

export const registrationOperations: AreaOperations<RegistrationDesk> = {
  sendOtp: operation({
    opid: 'REG001',
    actioncode: 'SENDOTP',
    request: codecOf(record<OtpAsked>({ channel: at('channel', oneOf(otpChannels)), address: at('address', text) })),
    answer: inResult(
      codecOf(
        record<OtpSent>({
          otpId: at('otpid', text),
          expiresAt: at('expiresat', moment),
          resendAfterSeconds: at('resendafterseconds', whole),
        }),
      ),
    ),
    session: false,
    changes: true,
  }),
  verifyOtp: operation({
    opid: 'REG001',
    actioncode: 'VERIFYOTP',
    request: codecOf(record<OtpTyped>({ otpId: at('otpid', text), code: at('code', text) })),
    answer: inResult(codecOf(record<Proof>({ proof: at('proof', opaque) }))),
    session: false,
    changes: true,
    secrets: ['code'],
  }),
  addDocument: operation({
    opid: 'REG001',
    actioncode: 'ADDDOCUMENT',
    request: codecOf(
      record<NewDocument>({
        paper: at('paper', oneOf(registrationPapers)),
        filename: at('filename', text),
        // Before the document: without a proof no more than a stranger's bytes are read.
        emailProof: at('emailproof', opaque),
        base64: at('document', documentText),
      }),
    ),
    answer: inResult(codecOf(record<{ readonly documentId: string }>({ documentId: at('documentid', text) }))),
    session: false,
    changes: true,
    patient: true,
  }),
  addAgent: operation({
    opid: 'REG001',
    actioncode: 'ADDAGENT',
    request: codecOf(
      record<AddAgent>({
        registration: spread(draft),
        emailProof: at('emailproof', opaque),
        mobileProof: at('mobileproof', opaque),
        requestId: maybe('requestid', text),
      }),
    ),
    answer: inResult(byId),
    session: false,
    changes: true,
  }),
  followRegistration: operation({
    opid: 'REG001',
    actioncode: 'FOLLOW',
    request: codecOf(record<Followed>({ registrationId, proof: at('proof', opaque) })),
    answer: inResult(codecOf(record<RegistrationFollowed>(followed))),
    session: false,
  }),
  registrations: operation({
    opid: 'OP001',
    actioncode: 'LISTREGISTRATIONS',
    request: codecOf(
      record<RegistrationsWanted>({
        state: maybe('status', oneOf<RegistrationState>(registrationStates)),
        text: maybe('text', text),
        page: or('page', whole, 1),
      }),
    ),
    answer: inResult(codecOf(page)),
  }),
  registration: operation({
    opid: 'OP001',
    actioncode: 'REGISTRATION',
    request: byId,
    answer: inResult(codecOf(shown)),
  }),
  registrationPaper: operation({
    opid: 'OP001',
    actioncode: 'REGISTRATIONPAPER',
    request: codecOf(record<PaperAsked>({ registrationId, paper: at('paper', oneOf(registrationPapers)) })),
    answer: inResult(codecOf(paperFile)),
    patient: true,
  }),
  decideRegistration: operation({
    opid: 'OP001',
    actioncode: 'DECIDEREGISTRATION',
    request: codecOf(
      record<DecideRegistration>({
        registrationId,
        approve: at('approve', flag),
        remarks: or('remarks', text, ''),
      }),
    ),
    answer: inResult(
      codecOf(record<{ readonly state: RegistrationState }>({ state: at('status', oneOf(registrationStates)) })),
    ),
    changes: true,
  }),
};
