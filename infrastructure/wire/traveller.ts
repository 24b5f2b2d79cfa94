/**
 * People on the wire: the traveller record, with type, gender, nationality and the passport's country beside the
 * fields it always had, and what is given with a booking: contact, GST details, booking-page parameters.
 */
import type { LeadDraft } from '#domain/people/lead.ts';
import { languages } from '#domain/people/language.ts';
import { type HardCodedFares, type SavedTraveller, type UsualService } from '#domain/agency/saved-traveller.ts';
import type { BookingContact, GstDetails } from '#domain/booking/booking.ts';
import { parameterXml, readParameterXml } from '#domain/booking/parameter-values.ts';
import {
  type BookedParameter,
  type BookingParameter,
  type BookingParameterValue,
  systemValues,
} from '#domain/booking/parameters.ts';
import { genders } from '#domain/people/gender.ts';
import { type Passport, usualPlaceOfIssue } from '#domain/people/passport.ts';
import { parseTitle, type Title, titles } from '#domain/people/titles.ts';
import type { FrequentFlyer } from '#domain/people/frequent-flyer.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import { travellerTypes } from '#domain/people/traveller-type.ts';
import { choice, date, flag, oneOf, only, text, whole } from './form/leaves.ts';
import { at, leaf, list, mapped, maybe, maybeSpread, or, record, type Shape, spread } from './form/shape.ts';

export const title: Shape<Title> = leaf(
  'not-a-choice',
  (value) => (typeof value === 'string' ? parseTitle(value) : undefined),
  (value) => value,
  { type: 'string', enum: titles },
);

export const passport = record<Passport>({
  number: at('passport', text),
  issuedOn: at('passport_dateofissue', date),
  expiresOn: at('passport_dateofexpiry', date),
  placeOfIssue: or('passport_placeofissue', text, usualPlaceOfIssue),
  country: at('passport_countrycode', text),
});

/** Of the third direction and those after it: `frequent_flyer_numbers[n]`. */
const frequentFlyer = record<FrequentFlyer>({
  onward: maybe('frequent_flyer_number_onward', text),
  return: maybe('frequent_flyer_number_return', text),
  further: maybe('frequent_flyer_numbers', list(text)),
});

export const traveller = record<Traveller>(
  {
    type: at('paxtype', oneOf(travellerTypes)),
    title: at('title', title),
    firstName: at('first_name', text),
    lastName: at('last_name', text),
    dateOfBirth: maybe('dob', date),
    gender: maybe('gender', oneOf(genders)),
    nationality: maybe('nationality', text),
    passport: maybeSpread(passport),
    mealPreference: maybe('meal_preference', text),
    seatPreference: maybe('seat_preference', text),
    frequentFlyer: maybeSpread(frequentFlyer),
    specialAssistance: maybe('special_assistance', text),
    lapOf: maybe('lapindex', whole),
    savedId: maybe('profilerecordid', text),
  },
  'Traveller',
);

/** Of the traveller record, what nobody sells by: kept of a saved traveller, refused of one who travels. */
export const keptOnly = [
  'email',
  'contact_number',
  'tour_code',
  'deal_code',
  'endorsement_code',
  'visa',
  'idproof',
  'beneficiaryname',
  'additional_segmentinfo',
  'paxssrinfo',
  'bookingpageparams',
  'hardcode_basefare_oneway',
  'hardcode_tax_oneway',
  'hardcode_basefare_roundtrip',
  'hardcode_tax_roundtrip',
  'agentid',
  'profileid',
] as const;

interface OfProfile {
  /** The one that a traveller has. */
  readonly profileType?: 'traveller';
}

const profileType = maybe('profileType', only('traveller'));

interface SentTraveller extends OfProfile {
  readonly traveller: Traveller;
  /** For each direction that has no number of its own. */
  readonly anyFlight?: string;
}

/** Who is to travel: a traveller as sent with a booking or a request. */
export const travelling: Shape<Traveller> = mapped(
  record<SentTraveller>(
    { traveller: spread(traveller), anyFlight: maybe('frequent_flyer_number', text), profileType },
    'TravellerSent',
    keptOnly,
  ),
  ({ traveller: sent, anyFlight: number }): Traveller =>
    number === undefined ? sent : { ...sent, frequentFlyer: { onward: number, return: number, ...sent.frequentFlyer } },
  (sent) => ({ traveller: sent }),
  traveller.names,
);

type NewTraveller = Omit<SavedTraveller, 'savedId'>;

/** What an SSR line says of one flight, one price or one place in a party: no usual service has it. */
const ofOneBooking = [
  'flightNumber',
  'carrier',
  'origin',
  'destination',
  'jtype',
  'passenger_fname',
  'passenger_lname',
  'passenger_title',
  'paxid',
  'paxtype',
  'ssr_chargeableamount',
  'ssrid',
  'travellerIndex',
] as const;

/** Shape chosen here, as an SSR line: `paxssrinfo[n][ssrtype,ssrcode,ssrname]`. */
const usualService = record<UsualService>(
  {
    kind: at('ssrtype', choice({ meals: 'meal', baggage: 'baggage', special_ssr: 'specialssr', seat: 'seat' })),
    code: at('ssrcode', text),
    name: maybe('ssrname', text),
  },
  undefined,
  ofOneBooking,
);

/** Shape chosen here: decimal texts. */
const hardCoded = record<HardCodedFares>({
  baseFareOneWay: maybe('hardcode_basefare_oneway', text),
  taxOneWay: maybe('hardcode_tax_oneway', text),
  baseFareRoundTrip: maybe('hardcode_basefare_roundtrip', text),
  taxRoundTrip: maybe('hardcode_tax_roundtrip', text),
});

/**
 * The value of a booking-page parameter travels as an XML fragment:
 * `<parameter><parametercode>RM*BRB/</parametercode><parametervalue>Asha</parametervalue></parameter>`.
 */
export const parameterValue: Shape<BookingParameterValue> = leaf(
  'not-a-choice',
  (value) => (typeof value === 'string' ? readParameterXml(value) : undefined),
  parameterXml,
  {
    type: 'string',
    description: '<parameter><parametercode>…</parametercode><parametervalue>…</parametervalue></parameter>',
  },
);

/** As a booking keeps it. */
export const bookedParameter = record<BookedParameter>({
  name: at('parametername', text),
  code: at('parametercode', text),
  value: at('parametervalue', text),
  sendToGds: at('sendtogds', flag),
});

const savedFields = {
  traveller: spread(traveller),
  profileType,
  email: maybe('email', text),
  contactNumber: maybe('contact_number', text),
  tourCode: maybe('tour_code', text),
  dealCode: maybe('deal_code', text),
  endorsementCode: maybe('endorsement_code', text),
  frequentFlyerNumber: maybe('frequent_flyer_number', text),
  visa: maybe('visa', text),
  idProof: maybe('idproof', text),
  beneficiaryName: maybe('beneficiaryname', text),
  additionalSegmentInfo: maybe('additional_segmentinfo', text),
  services: maybe('paxssrinfo', list(usualService)),
  bookingParameters: maybe('bookingpageparams', list(parameterValue)),
  hardCoded: maybeSpread(hardCoded),
} as const;

/** A traveller as given for saving. */
export const newTraveller: Shape<NewTraveller> = mapped(
  record<NewTraveller & OfProfile>(savedFields),
  withoutProfile,
  asProfile,
);

/** A traveller as kept: `recordid` is what it is deleted or changed by. */
export const savedTraveller: Shape<SavedTraveller> = mapped(
  record<SavedTraveller & OfProfile>({ savedId: at('recordid', text), ...savedFields }),
  withoutProfile,
  asProfile,
);

function withoutProfile<Saved extends OfProfile>({ profileType: _only, ...saved }: Saved) {
  return saved;
}

function asProfile<Saved>(saved: Saved): Saved & OfProfile {
  return { ...saved, profileType: 'traveller' };
}

export const contact = record<BookingContact>(
  {
    email: at('email', text),
    alternateEmail: maybe('alternateemail', text),
    mobile: at('mobile', text),
    language: maybe('language', oneOf(languages)),
  },
  'Contact',
);

export const gstFields = {
  number: at('number', text),
  holder: at('holder', text),
  email: at('email', text),
  address: at('address', text),
  phone: at('phone', text),
};

export const gstDetails = record<GstDetails>(gstFields, 'GstDetails');

interface ParameterChecks {
  readonly required: boolean;
  readonly maxLength: number;
}

const checks = record<ParameterChecks>({ required: at('required', flag), maxLength: at('maxlength', whole) });

interface FlatParameter extends Omit<BookingParameter, 'required' | 'maxLength'> {
  readonly checks: ParameterChecks;
}

const flatParameter = record<FlatParameter>({
  name: at('parametername', text),
  code: at('parametercode', text),
  active: at(
    'status',
    leaf('not-a-choice', readStatus, (active) => (active ? 'active' : 'inactive'), {
      type: 'string',
      enum: ['active', 'inactive'],
    }),
  ),
  source: at('systemdynamicvalue', oneOf(['static', ...systemValues])),
  input: at('paraminputtype', choice({ text: 'text', number: 'number', list: 'list' })),
  checks: at('paraminputvalidations', checks),
  sendToGds: at('sendtogds', flag),
  applies: at('domint', choice({ domestic: 'dom', international: 'int', both: 'both' })),
  fixedValues: or('fixedvalues', list(text), []),
  prefix: or('prefix', text, ''),
});

/** A booking-page parameter as the back office offers it. */
export const bookingParameter: Shape<BookingParameter> = mapped(
  flatParameter,
  ({ checks: found, ...rest }): BookingParameter => ({ ...rest, ...found }),
  ({ required, maxLength, ...rest }) => ({ ...rest, checks: { required, maxLength } }),
  {
    fields: [
      ...flatParameter.names.fields.filter(({ domain }) => domain !== 'checks'),
      // What is wrong with the length is said of the checks, of which it is one.
      { domain: 'maxLength', wire: 'paraminputvalidations' },
    ],
  },
);

function readStatus(value: unknown): boolean | undefined {
  if (value === 'active') return true;
  return value === 'inactive' ? false : undefined;
}

/** As typed. */
export const lead = record<LeadDraft>({
  title: maybe('title', text),
  firstName: maybe('first_name', text),
  lastName: maybe('last_name', text),
});
