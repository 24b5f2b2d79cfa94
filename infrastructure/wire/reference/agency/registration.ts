/** Examples of registering an agency. */
import type { RegistrationDesk } from '#application/desk/agency/registration.ts';
import type { Registration } from '#domain/agency/registration.ts';
import { instant } from '#domain/time/instant.ts';
import type { AreaReference } from '../area-reference.ts';
import { bookedOn, requestId } from '../samples.ts';

const registrationId = 'RG300001';
const proof = 'proof ["email","accounts@himgiri.example","2026-11-21T09:30:00.000Z"].qX0f1mP3aZ9k';

const fields: Registration = {
  salutation: 'Ms',
  firstName: 'Pooja',
  lastName: 'Thakur',
  email: 'accounts@himgiri.example',
  mobile: '9418055127',
  category: 'organization',
  companyName: 'Himgiri Tours',
  panName: 'Himgiri Tours',
  panNumber: 'AAGFH5127K',
  address1: '14 Mall Road',
  address2: 'Near Ridge',
  pincode: '171001',
  city: 'Shimla',
  state: 'Himachal Pradesh',
  country: 'IN',
  contactNumber: '0177 2651234',
  transactionFee: 'yes',
  gstHolder: true,
  gstNumber: '02AAGFH5127K1ZF',
  gstEmail: 'accounts@himgiri.example',
  gstAddress: '14 Mall Road, Shimla',
  gstPhone: '0177 2651234',
  panDocument: 'cbd1b5be-9a0e-4f0e-8a3e-0d7b5f1d2f11',
  gstDocument: '1f0d8a52-6c38-4a53-9a6c-9b9a4c6e7a10',
};

const followed = {
  registrationId,
  state: 'approved',
  companyName: fields.companyName,
  submittedAt: bookedOn,
  decidedAt: instant('2026-11-20T11:00:00.000Z'),
  remarks: '',
  agentId: 'AGT300001',
  transactionFeeFrom: instant('2026-11-23T09:30:00.000Z'),
} as const;

export const registrationReference: AreaReference<RegistrationDesk> = {
  sendOtp: {
    about:
      'Sends a code of six digits to a mail address or a mobile number, good for ten minutes, five tries and one use. The next to the same address waits half a minute, the one after it twice as long: 908.',
    request: { channel: 'email', address: fields.email },
    answer: {
      otpId: '0b0c6cf0-6a0e-4d9b-9b1c-7f3f6f0c1f5b',
      expiresAt: instant('2026-11-20T09:40:00.000Z'),
      resendAfterSeconds: 30,
    },
  },
  verifyOtp: {
    about: 'Judges a code. The proof that it answers stands for the address for a day.',
    request: { otpId: '0b0c6cf0-6a0e-4d9b-9b1c-7f3f6f0c1f5b', code: '407318' },
    answer: { proof },
  },
  addDocument: {
    about:
      'Uploads the PAN card or the GST certificate (of an agency without GST its declaration) as base64: jpeg, jpg, png, pdf or docx, 4 MB at most, judged by its content. A later one takes the place of one before.',
    request: { paper: 'pan', filename: 'pan-card.pdf', base64: 'JVBERi0xLjc=', emailProof: proof },
    answer: { documentId: fields.panDocument },
  },
  addAgent: {
    about:
      'Registers an agency. Mail and mobile have been proven, both documents uploaded with the same mail address; pandocument and gstdocument are their ids. The same requestid with the same content answers the same registration.',
    request: { registration: fields, emailProof: proof, mobileProof: proof, requestId },
    answer: { registrationId },
  },
  followRegistration: {
    about:
      'The outcome of a registration, for the person who proves its mail address or mobile. An approved agency that charges a transaction fee may do so from 72 hours after it registered.',
    request: { registrationId, proof },
    answer: followed,
  },
  registrations: {
    about: 'Elevated users only. What waits for an answer oldest first, the rest newest first, 20 a page.',
    request: { state: 'received', page: 1 },
    answer: {
      registrations: [
        {
          registrationId,
          state: 'received',
          companyName: fields.companyName,
          applicant: 'Pooja Thakur',
          city: fields.city,
          email: fields.email,
          submittedAt: bookedOn,
        },
      ],
      total: 1,
      page: 1,
      pageSize: 20,
    },
  },
  registration: {
    about:
      'Elevated users only. One registration whole; alike names agencies and registrations of the same PAN or GST number.',
    request: { registrationId },
    answer: {
      ...followed,
      fields,
      papers: [
        {
          paper: 'pan',
          filename: 'pan-card.pdf',
          mediaType: 'application/pdf',
          bytes: 1_258_291,
          uploadedAt: bookedOn,
        },
      ],
      decidedBy: 'Farida Khan',
      alike: [],
    },
  },
  registrationPaper: {
    about: 'Elevated users only. A document of a registration.',
    request: { registrationId, paper: 'pan' },
    answer: { filename: 'pan-card.pdf', mediaType: 'application/pdf', base64: 'JVBERi0xLjc=' },
  },
  decideRegistration: {
    about:
      'Elevated users only. Approves or declines; remarks are sent to the applicant and needed to decline. An approved registration becomes an agency, and its first user is mailed a temporary password.',
    request: { registrationId, approve: false, remarks: 'The PAN card cannot be read.' },
    answer: { state: 'declined' },
  },
};
