/**
 * A saved traveller as flat texts under the names of the traveller record: what a form edits, and a line of a spreadsheet.
 */
import { dateWritten, type TableLine } from '../people/table-line.ts';
import type { BookingParameterValue } from '../booking/parameters.ts';
import type { FrequentFlyer } from '../people/frequent-flyer.ts';
import { isGender } from '../people/gender.ts';
import { checkPassport, type PassportDraft, usualPlaceOfIssue } from '../people/passport.ts';
import { checkTitle, parseTitle } from '../people/titles.ts';
import { isTravellerType } from '../people/traveller-type.ts';
import { isMissing, type Violation, violation, within } from '../rules/violation.ts';
import { type IsoDate, parseIsoDate } from '../time/calendar-date.ts';
import { type SavedTraveller, type UsualService, usualServiceKinds } from './saved-traveller.ts';
import { checkSavedTraveller } from './saved-traveller-rules.ts';

export const recordFields = [
  'paxtype',
  'title',
  'first_name',
  'last_name',
  'dob',
  'gender',
  'nationality',
  'email',
  'contact_number',
  'passport',
  'passport_dateofissue',
  'passport_dateofexpiry',
  'passport_placeofissue',
  'passport_countrycode',
  'visa',
  'idproof',
  'beneficiaryname',
  'frequent_flyer_number',
  'frequent_flyer_number_onward',
  'frequent_flyer_number_return',
  'meal_preference',
  'seat_preference',
  'special_assistance',
  'tour_code',
  'deal_code',
  'endorsement_code',
  'additional_segmentinfo',
  'paxssrinfo',
  'bookingpageparams',
  'hardcode_basefare_oneway',
  'hardcode_tax_oneway',
  'hardcode_basefare_roundtrip',
  'hardcode_tax_roundtrip',
] as const;
export type RecordField = (typeof recordFields)[number];
export type TravellerRecord = Readonly<Partial<Record<RecordField, string>>>;

export const recordRequired: readonly RecordField[] = ['paxtype', 'title', 'first_name', 'last_name'];

/** Field by path of the rules; the rest of a path names its last part. */
const fieldAt: Readonly<Record<string, RecordField>> = {
  'traveller.type': 'paxtype',
  'traveller.title': 'title',
  'traveller.firstName': 'first_name',
  'traveller.lastName': 'last_name',
  'traveller.dateOfBirth': 'dob',
  'traveller.gender': 'gender',
  'traveller.nationality': 'nationality',
  'traveller.passport.number': 'passport',
  'traveller.passport.issuedOn': 'passport_dateofissue',
  'traveller.passport.expiresOn': 'passport_dateofexpiry',
  'traveller.passport.placeOfIssue': 'passport_placeofissue',
  'traveller.passport.country': 'passport_countrycode',
  'traveller.mealPreference': 'meal_preference',
  'traveller.seatPreference': 'seat_preference',
  'traveller.specialAssistance': 'special_assistance',
  'traveller.frequentFlyer.onward': 'frequent_flyer_number_onward',
  'traveller.frequentFlyer.return': 'frequent_flyer_number_return',
  email: 'email',
  contactNumber: 'contact_number',
  tourCode: 'tour_code',
  dealCode: 'deal_code',
  endorsementCode: 'endorsement_code',
  frequentFlyerNumber: 'frequent_flyer_number',
  visa: 'visa',
  idProof: 'idproof',
  beneficiaryName: 'beneficiaryname',
  additionalSegmentInfo: 'additional_segmentinfo',
  services: 'paxssrinfo',
  bookingParameters: 'bookingpageparams',
  'hardCoded.baseFareOneWay': 'hardcode_basefare_oneway',
  'hardCoded.taxOneWay': 'hardcode_tax_oneway',
  'hardCoded.baseFareRoundTrip': 'hardcode_basefare_roundtrip',
  'hardCoded.taxRoundTrip': 'hardcode_tax_roundtrip',
};

/** The field of a record that a violation of the rules is about; empty where it is about none of them. */
export function recordFieldOf(path: string): RecordField | '' {
  return fieldAt[path] ?? fieldAt[path.replace(/\[.*$/, '')] ?? '';
}

/**
 * What the rules call a field of a record, by which its words are found.
 *
 * @example ruleFieldOf('first_name') // => 'firstName'
 * @example ruleFieldOf('passport_dateofissue') // => 'issuedOn'
 */
export function ruleFieldOf(field: RecordField): string {
  const [path = field] = Object.entries(fieldAt).find(([, each]) => each === field) ?? [];
  return path.split('.').at(-1) ?? path;
}

export function recordOf(saved: Omit<SavedTraveller, 'savedId'>): TravellerRecord {
  const { traveller, hardCoded } = saved;
  const { passport, frequentFlyer } = traveller;
  const record: Record<RecordField, string | undefined> = {
    paxtype: traveller.type,
    title: traveller.title,
    first_name: traveller.firstName,
    last_name: traveller.lastName,
    dob: traveller.dateOfBirth,
    gender: traveller.gender,
    nationality: traveller.nationality,
    email: saved.email,
    contact_number: saved.contactNumber,
    passport: passport?.number,
    passport_dateofissue: passport?.issuedOn,
    passport_dateofexpiry: passport?.expiresOn,
    passport_placeofissue: passport?.placeOfIssue,
    passport_countrycode: passport?.country,
    visa: saved.visa,
    idproof: saved.idProof,
    beneficiaryname: saved.beneficiaryName,
    frequent_flyer_number: saved.frequentFlyerNumber,
    frequent_flyer_number_onward: frequentFlyer?.onward,
    frequent_flyer_number_return: frequentFlyer?.return,
    meal_preference: traveller.mealPreference,
    seat_preference: traveller.seatPreference,
    special_assistance: traveller.specialAssistance,
    tour_code: saved.tourCode,
    deal_code: saved.dealCode,
    endorsement_code: saved.endorsementCode,
    additional_segmentinfo: saved.additionalSegmentInfo,
    paxssrinfo: saved.services?.map(({ kind, code }) => `${kind}:${code}`).join('; '),
    bookingpageparams: saved.bookingParameters?.map(({ code, value }) => `${code}=${value}`).join('; '),
    hardcode_basefare_oneway: hardCoded?.baseFareOneWay,
    hardcode_tax_oneway: hardCoded?.taxOneWay,
    hardcode_basefare_roundtrip: hardCoded?.baseFareRoundTrip,
    hardcode_tax_roundtrip: hardCoded?.taxRoundTrip,
  };
  return Object.fromEntries(Object.entries(record).filter(([, text]) => text !== undefined && text !== ''));
}

export type ReadRecord =
  | { readonly saved: Omit<SavedTraveller, 'savedId'> }
  /** Paths are fields of the record. */
  | { readonly violations: readonly Violation[] };

/**
 * The saved traveller that a record describes, or what is wrong with it. Spaces around values do not matter; dates may be
 * written with the day first, titles in any case. Of `before`, who is edited, what a record has no field for is kept.
 */
export function savedFrom(
  record: TravellerRecord,
  today: IsoDate,
  before?: Omit<SavedTraveller, 'savedId'>,
): ReadRecord {
  const text = (field: RecordField): string | undefined => {
    const found = record[field]?.trim().replace(/\s+/g, ' ');
    return found === '' ? undefined : found;
  };
  const type = text('paxtype')?.toLowerCase() ?? '';
  const gender = text('gender')?.toLowerCase();
  const title = parseTitle(text('title') ?? '');
  const dates = {
    dob: dateWritten(text('dob')),
    passport_dateofissue: dateWritten(text('passport_dateofissue')),
    passport_dateofexpiry: dateWritten(text('passport_dateofexpiry')),
  };
  const passport: PassportDraft = {
    number: text('passport')?.toUpperCase(),
    issuedOn: dates.passport_dateofissue,
    expiresOn: dates.passport_dateofexpiry,
    placeOfIssue: text('passport_placeofissue') ?? usualPlaceOfIssue,
    country: text('passport_countrycode')?.toUpperCase(),
  };
  const hasPassport = [passport.number, passport.issuedOn, passport.expiresOn, passport.country].some(
    (part) => !isMissing(part),
  );
  const travel = { first: today, last: today };
  const services = servicesIn(text('paxssrinfo'));
  const parameters = parametersIn(text('bookingpageparams'));
  const born = parseIsoDate(dates.dob ?? '');
  // What has no place in a traveller at all is reported here; the rules report the rest.
  const formless: readonly Violation[] = [
    ...(isTravellerType(type) ? [] : [violation(type === '' ? 'required' : 'not-a-choice', 'paxtype')]),
    ...(isTravellerType(type) && title === undefined
      ? checkTitle(text('title'), type).map((each) => ({ ...each, path: 'title' }))
      : []),
    ...(gender === undefined || isGender(gender) ? [] : [violation('not-a-choice', 'gender')]),
    ...(dates.dob === undefined || born !== undefined ? [] : [violation('date-form', 'dob')]),
    ...(services === undefined ? [violation('not-a-choice', 'paxssrinfo')] : []),
    ...(parameters === undefined ? [violation('not-a-choice', 'bookingpageparams')] : []),
  ];
  const wrongPassport = hasPassport
    ? within('traveller.passport', checkPassport(passport, travel, born)).map(atField)
    : [];
  const kept = { ...before?.traveller.frequentFlyer };
  const flyer = given<FrequentFlyer>({
    onward: text('frequent_flyer_number_onward'),
    return: text('frequent_flyer_number_return'),
    further: kept.further,
  });
  const issuedOn = parseIsoDate(passport.issuedOn ?? '');
  const expiresOn = parseIsoDate(passport.expiresOn ?? '');
  const saved: Omit<SavedTraveller, 'savedId'> = {
    ...given<Omit<SavedTraveller, 'savedId' | 'traveller'>>({
      email: text('email'),
      contactNumber: text('contact_number'),
      tourCode: text('tour_code'),
      dealCode: text('deal_code'),
      endorsementCode: text('endorsement_code'),
      frequentFlyerNumber: text('frequent_flyer_number'),
      visa: text('visa'),
      idProof: text('idproof'),
      beneficiaryName: text('beneficiaryname'),
      additionalSegmentInfo: text('additional_segmentinfo'),
      services: services?.length === 0 ? undefined : withNames(services ?? [], before?.services ?? []),
      bookingParameters: parameters?.length === 0 ? undefined : parameters,
      hardCoded: given<NonNullable<SavedTraveller['hardCoded']>>({
        baseFareOneWay: text('hardcode_basefare_oneway'),
        taxOneWay: text('hardcode_tax_oneway'),
        baseFareRoundTrip: text('hardcode_basefare_roundtrip'),
        taxRoundTrip: text('hardcode_tax_roundtrip'),
      }),
    }),
    traveller: {
      type: isTravellerType(type) ? type : 'adult',
      title: title ?? 'Mr',
      firstName: text('first_name') ?? '',
      lastName: text('last_name') ?? '',
      ...given({
        dateOfBirth: born,
        gender: gender !== undefined && isGender(gender) ? gender : undefined,
        nationality: text('nationality')?.toUpperCase(),
        mealPreference: text('meal_preference'),
        seatPreference: text('seat_preference'),
        specialAssistance: text('special_assistance'),
        frequentFlyer: flyer,
        passport:
          hasPassport && issuedOn !== undefined && expiresOn !== undefined
            ? {
                number: passport.number ?? '',
                issuedOn,
                expiresOn,
                placeOfIssue: passport.placeOfIssue ?? '',
                country: passport.country ?? '',
              }
            : undefined,
      }),
    },
  };
  const ruled = checkSavedTraveller(saved, today)
    .filter(({ path }) => !path.startsWith('traveller.passport'))
    .filter(({ code }) => isTravellerType(type) || !code.startsWith('title-for'))
    .filter(({ path }) => title !== undefined || path !== 'traveller.title')
    .map(atField);
  const violations = [...formless, ...ruled, ...wrongPassport];
  return violations.length > 0 ? { violations } : { saved };
}

export interface RecordError {
  /** Of the file, from 1. */
  readonly line: number;
  readonly violation: Violation;
}

export interface RecordTable {
  readonly travellers: readonly { readonly line: number; readonly saved: Omit<SavedTraveller, 'savedId'> }[];
  readonly errors: readonly RecordError[];
}

/** Lines that one file may have. */
export const tableMostLines = 500;

/**
 * Reads a table whose first line names its columns, in any order and case; `paxtype`, `title` and both names must be among
 * them. Lines that are right are answered beside the errors of the others.
 */
export function readTravellerTable(table: readonly TableLine[], today: IsoDate): RecordTable {
  const [header, ...lines] = table;
  const failed = (line: number, ...violations: readonly Violation[]): RecordTable => ({
    travellers: [],
    errors: violations.map((each) => ({ line, violation: each })),
  });
  if (header === undefined || lines.length === 0) return failed(header?.line ?? 1, violation('list-empty', ''));
  if (lines.length > tableMostLines) {
    return failed(header.line, violation('list-long', '', { most: tableMostLines, entered: lines.length }));
  }
  const names = header.cells.map((cell) => cell.trim().toLowerCase());
  const columns = names.map((name) => recordFields.find((field) => field === name));
  const wrong = [
    ...recordRequired
      .filter((field) => !names.includes(field))
      .map((column) => violation('list-column-missing', '', { column })),
    ...names
      .filter((name, at) => name !== '' && columns[at] === undefined)
      .map((column) => violation('list-column-unknown', '', { column })),
  ];
  if (wrong.length > 0) return failed(header.line, ...wrong);
  const read = lines.map(({ line, cells }) => ({
    line,
    read: savedFrom(
      Object.fromEntries(columns.flatMap((field, at) => (field === undefined ? [] : [[field, cells[at] ?? '']]))),
      today,
    ),
  }));
  return {
    travellers: read.flatMap(({ line, read: each }) => ('saved' in each ? [{ line, saved: each.saved }] : [])),
    errors: read.flatMap(({ line, read: each }) =>
      'violations' in each ? each.violations.map((found) => ({ line, violation: found })) : [],
    ),
  };
}

/** The rows of a file with these travellers, its columns first. */
export function travellerRows(list: readonly SavedTraveller[]): readonly (readonly string[])[] {
  return [recordFields, ...list.map(recordOf).map((record) => recordFields.map((field) => record[field] ?? ''))];
}

function atField(found: Violation): Violation {
  return { ...found, path: recordFieldOf(found.path) };
}

/** `meals:VGML; special_ssr:WCHR`. Undefined where it is written otherwise. */
function servicesIn(text: string | undefined): readonly UsualService[] | undefined {
  return linesIn(text, /^([a-z_]+)\s*:\s*([^:]+)$/i, (first, code) => {
    const kind = usualServiceKinds.find((each) => each === first.toLowerCase());
    return kind && { kind, code: code.trim().toUpperCase() };
  });
}

/** `RM*BRB/=Asha; RM*EREF/=4711`. */
function parametersIn(text: string | undefined): readonly BookingParameterValue[] | undefined {
  return linesIn(text, /^([^=]+)=(.+)$/, (code, value) => ({ code: code.trim(), value: value.trim() }));
}

function linesIn<Line>(
  text: string | undefined,
  form: RegExp,
  read: (first: string, second: string) => Line | undefined,
): readonly Line[] | undefined {
  const parts = (text ?? '').split(';').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
  const lines = parts.map((part) => {
    const [, first = '', second = ''] = form.exec(part) ?? [];
    return first === '' ? undefined : read(first, second);
  });
  const good = lines.filter((line) => line !== undefined);
  return good.length === lines.length ? good : undefined;
}

function withNames(services: readonly UsualService[], known: readonly UsualService[]): readonly UsualService[] {
  return services.map(
    (service) => known.find(({ kind, code }) => kind === service.kind && code === service.code) ?? service,
  );
}

/** Without the fields that are not given; undefined where none is. */
function given<Fields extends object>(
  fields: {
    readonly [Field in keyof Fields]: Fields[Field] | undefined;
  },
): Fields | undefined {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  // Only what is optional may be left out.
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Fields);
}
