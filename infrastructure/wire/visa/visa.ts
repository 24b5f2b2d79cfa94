/** What passports need, applying for visas, and the way of each application, on the wire. */
import type {
  ApplicantTrack,
  ApplicationRow,
  ApplicationsPage,
  ApplicationsWanted,
  BookVisa,
  EntryAnswer,
  HandedPaper,
  MoveApplication,
  OfferedVisaShown,
  SubmitDocument,
  VisaDesk,
  VisaQuote,
  VisaTrack,
  WantedPaper,
} from '#application/desk/visa/visa.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { visaActs, type VisaBox, visaBoxes } from '#domain/visa/next.ts';
import { type StepTaken, visaSteps } from '#domain/visa/steps.ts';
import {
  applicantProfiles,
  entryKinds,
  type EntryRule,
  type Visa,
  visaEntries,
  visaKinds,
  visaPaces,
  visaPapers,
  visaPurposes,
  type VisaSearch,
} from '#domain/visa/visa.ts';
import { bookFields, inCart, productBooked, quoteFields } from '../booking/sale.ts';
import { date, flag, moment, oneOf, opaque, paged, text, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, list, mapped, maybe, or, record, type Shape } from '../form/shape.ts';
import { documentText, paperFile } from '../form/uploads.ts';
import { price } from '../price.ts';
import { travelling } from '../traveller.ts';

/** `applicants[n][dob]`. */
const births: Shape<readonly IsoDate[]> = mapped(
  list(record<{ readonly dateOfBirth: IsoDate }>({ dateOfBirth: at('dob', date) })),
  (applicants) => applicants.map(({ dateOfBirth }) => dateOfBirth),
  (dates) => dates.map((dateOfBirth) => ({ dateOfBirth })),
);

const search = record<VisaSearch>({
  nationality: at('nationality', text),
  destination: at('destination', text),
  purpose: or('purpose', oneOf(visaPurposes), 'tourism'),
  from: at('from', date),
  to: at('to', date),
  births: or('applicants', births, []),
});

/** Rows of a visa, however it is named. */
const visaFields = {
  nationality: at('nationality', text),
  destination: at('destination', text),
  purpose: at('purpose', oneOf(visaPurposes)),
  kind: at('kind', oneOf(visaKinds)),
  pace: at('pace', oneOf(visaPaces)),
  entries: at('entries', oneOf(visaEntries)),
  stayDays: at('stay', whole),
  validityDays: at('validity', whole),
  workingDays: at('days', whole),
  readOn: at('readon', date),
  source: at('source', text),
} as const;

export const visa = record<Visa>(visaFields);

const shownVisa = record<OfferedVisaShown>({
  ...visaFields,
  visaId: at('visaid', opaque),
  price: at('price', price),
  decidedOn: at('decidedon', date),
});

const entryRule = record<EntryRule>({
  destination: at('destination', text),
  kind: at('kind', oneOf(entryKinds)),
  stayDays: at('stay', whole),
  readOn: at('readon', date),
  source: at('source', text),
});

const travelFields = {
  from: at('from', date),
  to: at('to', date),
  zone: at('zone', text),
  submitsOn: at('submitson', date),
} as const;

/** Rows of what is applied for, beside the visa. */
export const caseFields = { ...travelFields, soldOn: at('soldon', date) } as const;

export const profiles = list(oneOf(applicantProfiles));

const quote = record<VisaQuote>({
  ...quoteFields,
  ...caseFields,
  visa: at('visa', shownVisa),
  births: at('applicants', births),
});

const book = record<BookVisa>({
  ...bookFields,
  travellers: or('applicants', list(travelling), []),
  profiles: or('profiles', profiles, []),
});

const stepFields = {
  step: at('step', oneOf(visaSteps)),
  on: at('on', date),
  remarks: maybe('remarks', text),
} as const;

const paperName = at('paper', oneOf(visaPapers));
const transactionId = at('transactionid', text);
const applicant = at('applicant', whole);

const track = codecOf(
  record<VisaTrack>({
    ...travelFields,
    transactionId,
    visa: at('visa', visa),
    decidedOn: at('decidedon', date),
    applicants: at(
      'applicants',
      list(
        record<ApplicantTrack>({
          name: at('name', text),
          application: maybe('application', text),
          profile: at('profile', oneOf(applicantProfiles)),
          gone: at('gone', flag),
          way: at('way', list(record<StepTaken>(stepFields))),
          wanted: at('wanted', list(oneOf(visaPapers))),
          handed: at(
            'handed',
            list(
              record<HandedPaper>({
                paper: paperName,
                filename: at('filename', text),
                handedAt: at('handedat', moment),
              }),
            ),
          ),
        }),
      ),
    ),
  }),
);

const row = record<ApplicationRow>({
  transactionId,
  agency: at('agencyid', text),
  destination: at('destination', text),
  leadTraveller: at('leadtraveller', text),
  applicants: at('applicants', whole),
  from: at('from', date),
  step: at('step', oneOf(visaSteps)),
  kind: maybe('kind', oneOf(visaKinds)),
  entries: maybe('entries', oneOf(visaEntries)),
  stayDays: maybe('stay', whole),
  next: maybe('next', oneOf(visaActs)),
  nextOn: maybe('nexton', date),
  isShort: maybe('short', flag),
  missing: maybe('missing', whole),
});

const counts = record<Record<VisaBox, number>>({
  papers: or('papers', whole, 0),
  handled: or('handled', whole, 0),
  mission: or('mission', whole, 0),
  granted: or('granted', whole, 0),
  refused: or('refused', whole, 0),
});

const quoted = record<{ readonly visaId: string }>({ visaId: at('visaid', opaque) });

export const visaInCart = inCart('visa', quoted, book);

export const visaOperations: AreaOperations<VisaDesk> = {
  requirements: operation({
    opid: 'VS001',
    actioncode: 'REQUIREMENTS',
    request: codecOf(search),
    answer: inResult(
      codecOf(record<EntryAnswer>({ rule: maybe('rule', entryRule), visas: at('visas', list(shownVisa)) })),
    ),
  }),
  quote: operation({
    opid: 'VS002',
    actioncode: 'QUOTE',
    request: codecOf(quoted),
    answer: inResult(codecOf(quote)),
  }),
  book: operation({
    opid: 'VS003',
    actioncode: 'BOOK',
    request: codecOf(book),
    answer: inResult(codecOf(productBooked)),
    changes: true,
    patient: true,
  }),
  track: operation({
    opid: 'VS004',
    actioncode: 'TRACK',
    request: codecOf(record<{ readonly transactionId: string }>({ transactionId })),
    answer: inResult(track),
  }),
  submitDocument: operation({
    opid: 'VS004',
    actioncode: 'SUBMITDOCUMENT',
    request: codecOf(
      record<SubmitDocument>({
        transactionId,
        applicant,
        paper: paperName,
        filename: at('filename', text),
        base64: at('document', documentText),
      }),
    ),
    answer: inResult(track),
    changes: true,
  }),
  paper: operation({
    opid: 'VS004',
    actioncode: 'DOCUMENT',
    request: codecOf(record<WantedPaper>({ transactionId, applicant, paper: paperName })),
    answer: inResult(codecOf(paperFile)),
  }),
  applications: operation({
    opid: 'VS005',
    actioncode: 'LISTAPPLICATIONS',
    request: codecOf(
      record<ApplicationsWanted>({
        page: or('page', whole, 1),
        box: maybe('box', oneOf(visaBoxes)),
        text: maybe('text', text),
      }),
    ),
    answer: inResult(
      codecOf(
        record<ApplicationsPage>({
          applications: at('applications', list(row)),
          ...paged,
          counts: maybe('counts', counts),
        }),
      ),
    ),
  }),
  move: operation({
    opid: 'VS005',
    actioncode: 'MOVEAPPLICATION',
    request: codecOf(record<MoveApplication>({ transactionId, applicant, ...stepFields })),
    answer: inResult(track),
    changes: true,
  }),
};
