/** Examples of what passports need, applying for visas, and following applications. */
import type { OfferedVisaShown, VisaDesk, VisaTrack } from '#application/desk/visa/visa.ts';
import { sellingPrice } from '#domain/booking/sale/selling-price.ts';
import { noSellingTerms } from '#domain/booking/sale/selling-terms.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { decisionDay, submittingDay } from '#domain/visa/booking.ts';
import { lastSubmittingDay } from '#domain/visa/next.ts';
import { visasFor } from '#domain/visa/tariff.ts';
import type { VisaSearch } from '#domain/visa/visa.ts';
import type { AreaReference } from '../area-reference.ts';
import { contact, requestId, traveller } from '../samples.ts';

const soldOn = isoDate('2026-11-20');
const born = isoDate('1988-03-12');
const transactionId = 'VS261120000003';
const submitsOn = submittingDay(soldOn);

const search: VisaSearch = {
  nationality: 'IN',
  destination: 'AE',
  purpose: 'tourism',
  from: isoDate('2026-12-05'),
  to: isoDate('2026-12-14'),
  births: [born],
};

const [offered] = visasFor(search, { on: soldOn, currency: 'INR' });
if (offered === undefined) throw new Error('No visa in the example');
const price = sellingPrice(offered.costs, { product: 'visa', terms: noSellingTerms, on: soldOn });
const decidedOn = decisionDay({ submitsOn, visa: offered.visa });
const visa: OfferedVisaShown = { ...offered.visa, visaId: 'WyJzMSIsInZpc2EiXQ.k3Jx0aQpZt1M', price, decidedOn };

const track: VisaTrack = {
  transactionId,
  visa: offered.visa,
  from: search.from,
  to: search.to,
  zone: 'Asia/Kolkata',
  submitsOn,
  decidedOn,
  applicants: [
    {
      name: 'Meera Rao',
      application: 'AE40081233-01',
      profile: 'employed',
      gone: false,
      way: [{ step: 'checked', on: isoDate('2026-11-20'), remarks: 'All papers good' }],
      wanted: ['passport', 'photo', 'tickets', 'stay'],
      handed: [{ paper: 'passport', filename: 'passport.pdf', handedAt: instant('2026-11-20T09:50:00.000Z') }],
    },
  ],
};

export const visaReference: AreaReference<VisaDesk> = {
  requirements: {
    about:
      'What a state asks of holders of these passports, and the visas to apply for, priced by the agency’s terms. nationality and ' +
      'destination are ISO 3166-1 codes; applicants[n][dob] their dates of birth, at most 9. rule is absent where nothing is on record. ' +
      'kind: home, free, arrival, eta, evisa or sticker; visas are given for the last three. days are working days of the mission. readon ' +
      'and source say when and where this was read: check with the mission before anybody travels.',
    request: search,
    answer: {
      rule: {
        destination: 'AE',
        kind: 'evisa',
        stayDays: offered.visa.stayDays,
        readOn: offered.visa.readOn,
        source: offered.visa.source,
      },
      visas: [visa],
    },
  },
  quote: {
    about:
      'What applying costs now, to be booked from for a quarter of an hour. 903 where the visa is unknown, too old or another agency’s, 906 ' +
      'where it is no longer given to them.',
    request: { visaId: visa.visaId },
    answer: {
      quoteId: '0b8f4f5e-9d0e-4a55-8f0b-1f6b9b1a2c3d',
      price,
      changed: false,
      previousTotal: price.total,
      expiresAt: instant('2026-11-20T09:45:00.000Z'),
      expiresInSeconds: 900,
      required: ['passport'],
      parameters: [],
      visa,
      from: search.from,
      to: search.to,
      zone: 'Asia/Kolkata',
      soldOn,
      submitsOn,
      births: [born],
    },
  },
  book: {
    about:
      'Applies for everybody who was quoted, in the order of their dates of birth, with passports of the nationality that end no sooner than three ' +
      'months after the return; profiles says what each does in life, which decides on the papers. Until submitson begins it is cancelled free of the ' +
      'mission’s fees; from then on these are not given back, whatever the mission decides.',
    request: {
      quoteId: '0b8f4f5e-9d0e-4a55-8f0b-1f6b9b1a2c3d',
      requestId,
      contact,
      parameters: [],
      acceptTerms: true,
      travellers: [{ ...traveller, dateOfBirth: born }],
      profiles: ['employed'],
    },
    answer: {
      transactionId,
      status: 'confirmed',
      reference: 'AE40081233',
      total: price.total,
      ledgerEntry: 'LG-4132',
    },
  },
  track: {
    about:
      'How far each applicant is: the steps with their days, the papers wanted, and those handed in. Elevated users see every agency’s. ' +
      'Nobody who was never moved has a step: their papers are waited for.',
    request: { transactionId },
    answer: track,
  },
  submitDocument: {
    about:
      'Hands in a paper of one applicant (a position from 0) as base64, 4 MB at most, judged by its bytes: pdf, jpeg, jpg or png (the photo no pdf, ' +
      'the cover letter docx too), whole and without a password; a picture has 1000 × 700 pixels at least, the photo 413 × 531, upright, 35 × 45 ' +
      'in shape. What stands on it is not judged here. A later one takes the place of the same paper, as long as papers are taken.',
    request: {
      transactionId,
      applicant: 0,
      paper: 'passport',
      filename: 'passport.pdf',
      base64: 'JVBERi0xLjcKJSVFT0Y=',
    },
    answer: track,
  },
  paper: {
    about: 'A paper as it was handed in. 903 where none was.',
    request: { transactionId, applicant: 0, paper: 'passport' },
    answer: { filename: 'passport.pdf', mediaType: 'application/pdf', base64: 'JVBERi0xLjc=' },
  },
  applications: {
    about:
      'Own applications whose journey has not begun, the earliest first, with the step of the applicant who is furthest behind; of all agencies for ' +
      'elevated users. next is the most pressing of what is to be done for one of its applicants: papers, check and submit with the last day on ' +
      'which papers can go to the mission for a decision before the journey (nexton), decision with the earliest day of it, delivery with the day ' +
      'before the journey, refused, none; short says that the decision cannot come in time any more. Days are working days from Monday to ' +
      'Friday, without holidays: estimates. box keeps to those whose papers are wanted (papers), that the house handles (handled), that are at the ' +
      'mission, granted or refused; text to those with each of its words in a name, an id or an application’s number, or as the whole number of a passport; counts are of what text ' +
      'finds. Agencies are mailed when an application is moved, and reminded of documents that are missing from the day before they go to the ' +
      'mission, every third day.',
    request: { page: 1, box: 'handled', text: 'rao' },
    answer: {
      applications: [
        {
          transactionId,
          agency: 'AGT10482',
          destination: 'AE',
          leadTraveller: 'Meera Rao',
          applicants: 1,
          from: search.from,
          step: 'checked',
          kind: offered.visa.kind,
          entries: offered.visa.entries,
          stayDays: offered.visa.stayDays,
          next: 'submit',
          nextOn: lastSubmittingDay({ visa: offered.visa, from: search.from }),
          isShort: false,
          missing: 0,
        },
      ],
      total: 1,
      page: 1,
      pageSize: 50,
      counts: { papers: 2, handled: 1, mission: 3, granted: 1, refused: 0 },
    },
  },
  move: {
    about:
      'Moves one applicant on, on a day that is not in the future nor before the last step: papers, checked, submitted (from submitson at the earliest), ' +
      'biometrics or mission, granted or refused, delivered. No step is taken back. For elevated users.',
    request: { transactionId, applicant: 0, step: 'checked', on: isoDate('2026-11-20'), remarks: 'All papers good' },
    answer: track,
  },
};
