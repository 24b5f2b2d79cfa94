/**
 * The travellers of a group as a table with one of them a line: which columns there are, and what each line says, judged
 * by the rules that every traveller keeps. Where the table came from, and how its cells were parted, is not known here.
 */
import { isGender } from '../../people/gender.ts';
import { countByType, completeTraveller, type Traveller, type TravellerDraft } from '../../people/traveller.ts';
import { type TravellerType, travellerTypes } from '../../people/traveller-type.ts';
import { parseTitle } from '../../people/titles.ts';
import type { TravelDates } from '../../people/passport.ts';
import { dateWritten, type TableLine } from '../../people/table-line.ts';
import { isMissing, type Violation, violation } from '../../rules/violation.ts';
import { groupSize } from './group.ts';
import type { GroupWish } from './request.ts';

/** Columns in the order of the sample; the first six are required, the others may be left out, whole or in a line. */
export const nameListColumns = [
  'type',
  'title',
  'first_name',
  'last_name',
  'dob',
  'gender',
  'nationality',
  'passport',
  'passport_dateofissue',
  'passport_dateofexpiry',
  'passport_placeofissue',
  'passport_countrycode',
] as const;
export type NameListColumn = (typeof nameListColumns)[number];

export const nameListRequired: readonly NameListColumn[] = nameListColumns.slice(0, 6);

/** What is wrong in a line; the column is absent where it is the line, or the file, as a whole. */
export interface NameListError {
  readonly line: number;
  readonly column?: NameListColumn;
  readonly violation: Violation;
}

export interface NameListRow {
  readonly line: number;
  readonly draft: TravellerDraft;
}

export interface NameList {
  readonly rows: readonly NameListRow[];
  /** Every traveller, complete, where there is no error; else none. */
  readonly travellers: readonly Traveller[];
  readonly errors: readonly NameListError[];
}

/** Columns by the paths of a traveller's rules. */
const columnOf: Readonly<Record<string, NameListColumn>> = {
  title: 'title',
  firstName: 'first_name',
  lastName: 'last_name',
  dateOfBirth: 'dob',
  gender: 'gender',
  nationality: 'nationality',
  'passport.number': 'passport',
  'passport.issuedOn': 'passport_dateofissue',
  'passport.expiresOn': 'passport_dateofexpiry',
  'passport.placeOfIssue': 'passport_placeofissue',
  'passport.country': 'passport_countrycode',
};

const typesWritten: Readonly<Record<string, TravellerType>> = {
  adult: 'adult',
  adt: 'adult',
  child: 'child',
  chd: 'child',
  cnn: 'child',
  infant: 'infant',
  inf: 'infant',
};

const gendersWritten: Readonly<Record<string, string>> = { m: 'male', f: 'female', o: 'others', other: 'others' };

/**
 * Reads a table whose first line names its columns, in any order and case. Dates are `YYYY-MM-DD` or day, month and year;
 * types may be written ADT, CHD, INF. Codes besides those of travellers, at a line: `list-empty`, `list-long`,
 * `list-column-missing` and `list-column-unknown` with the column, `list-twice` with the line of the same person before.
 */
export function readNameList(table: readonly TableLine[], travelDates: TravelDates): NameList {
  const [header, ...lines] = table;
  if (header === undefined || lines.length === 0) return failed(header?.line ?? 1, [violation('list-empty', '')]);
  if (lines.length > groupSize.most) {
    return failed(header.line, [violation('list-long', '', { most: groupSize.most, entered: lines.length })]);
  }
  const names = header.cells.map((cell) => cell.trim().toLowerCase());
  const columns = names.map((name) => nameListColumns.find((column) => column === name));
  const wrong = [
    ...nameListRequired
      .filter((column) => !names.includes(column))
      .map((column) => ['list-column-missing', column] as const),
    ...names
      .filter((name, at) => name !== '' && columns[at] === undefined)
      .map((name) => ['list-column-unknown', name] as const),
  ];
  if (wrong.length > 0) {
    return failed(
      header.line,
      wrong.map(([code, column]) => violation(code, '', { column })),
    );
  }
  const rows = lines.map(({ line, cells }) => ({ line, written: writtenIn(columns, cells) }));
  const read = rows.map(({ line, written }) => readRow(line, written, travelDates));
  const errors = [...read.flatMap((each) => each.errors), ...twice(read)].toSorted(
    (one, other) => one.line - other.line,
  );
  return {
    rows: read.map(({ line, draft }) => ({ line, draft })),
    travellers: errors.length > 0 ? [] : read.flatMap(({ traveller }) => traveller ?? []),
    errors,
  };
}

/** The first and the last day of a group's journey, for the ages of those who travel. */
export function travelDatesOf({ sectors }: Pick<GroupWish, 'sectors'>): TravelDates | undefined {
  const first = sectors[0]?.date;
  const last = sectors.at(-1)?.date;
  return first === undefined || last === undefined ? undefined : { first, last };
}

/**
 * Named travellers against what was asked for: `group-names` with the type, where more are named than travel. Paths:
 * `travellers`.
 */
export function checkNamesFit(
  travellers: readonly Pick<Traveller, 'type'>[],
  { party }: Pick<GroupWish, 'party'>,
): readonly Violation[] {
  const named = countByType(travellers);
  const fields = { adult: 'adults', child: 'children', infant: 'infants' } as const;
  return travellerTypes
    .filter((type) => named[fields[type]] > party[fields[type]])
    .map((type) =>
      violation('group-names', 'travellers', { type, named: named[fields[type]], most: party[fields[type]] }),
    );
}

type Written = Partial<Record<NameListColumn, string>>;

function writtenIn(columns: readonly (NameListColumn | undefined)[], cells: readonly string[]): Written {
  const written: Written = {};
  columns.forEach((column, at) => {
    const cell = cells[at]?.trim() ?? '';
    if (column !== undefined && cell !== '') written[column] = cell;
  });
  return written;
}

interface ReadRow extends NameListRow {
  readonly traveller?: Traveller;
  readonly errors: readonly NameListError[];
}

function readRow(line: number, written: Written, travelDates: TravelDates): ReadRow {
  const type = typesWritten[written.type?.toLowerCase() ?? ''];
  const typed = draftOf(written, type ?? 'adult');
  const passport = Object.values(typed.passport ?? {}).some((value) => !isMissing(value));
  const read = completeTraveller(typed, { index: 0, travelDates, international: passport });
  const found = 'violations' in read ? read.violations : [];
  const errors: NameListError[] = found.flatMap(({ path, ...rest }) => {
    const column = columnOf[path.replace(/^travellers\[0\]\./, '')];
    // Of whom it is not known what they are, neither title nor age can be judged.
    const judged = type !== undefined || (rest.code !== 'title-for-adult' && rest.code !== 'age-band');
    return judged ? [{ line, ...(column && { column }), violation: { ...rest, path: column ?? '' } }] : [];
  });
  const unknown: NameListError[] =
    type === undefined
      ? [
          {
            line,
            column: 'type',
            violation: violation(written.type === undefined ? 'required' : 'not-a-choice', 'type'),
          },
        ]
      : [];
  return {
    line,
    draft: typed,
    errors: [...unknown, ...errors],
    ...('traveller' in read && type !== undefined && { traveller: read.traveller }),
  };
}

function draftOf(written: Written, type: TravellerType): TravellerDraft {
  const { title, gender } = written;
  return {
    type,
    title: title === undefined ? undefined : (parseTitle(title) ?? title),
    firstName: written.first_name,
    lastName: written.last_name,
    dateOfBirth: dateWritten(written.dob),
    gender: genderWritten(gender),
    nationality: written.nationality?.toUpperCase(),
    passport: {
      number: written.passport,
      issuedOn: dateWritten(written.passport_dateofissue),
      expiresOn: dateWritten(written.passport_dateofexpiry),
      placeOfIssue: written.passport_placeofissue,
      country: written.passport_countrycode?.toUpperCase(),
    },
  };
}

function genderWritten(text: string | undefined): string | undefined {
  const word = text?.toLowerCase();
  return word === undefined || isGender(word) ? word : (gendersWritten[word] ?? word);
}

/** The same name and date of birth in two lines: complained of at the later one. */
function twice(rows: readonly ReadRow[]): readonly NameListError[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ line, draft: { firstName = '', lastName = '', dateOfBirth = '' } }) => {
    if (firstName === '' || lastName === '') return [];
    const person = [firstName, lastName, dateOfBirth]
      .map((part) => part.toLowerCase().replaceAll(/ +/g, ' '))
      .join('|');
    const before = seen.get(person);
    if (before === undefined) seen.set(person, line);
    return before === undefined ? [] : [{ line, violation: violation('list-twice', '', { line: before }) }];
  });
}

function failed(line: number, violations: readonly Violation[]): NameList {
  return { rows: [], travellers: [], errors: violations.map((each) => ({ line, violation: each })) };
}

/** The line of a traveller, its cells in the order of {@link nameListColumns}: read again it names the same. */
export function nameListCells(traveller: Traveller): readonly string[] {
  const { type, title, firstName, lastName, dateOfBirth, gender, nationality, passport } = traveller;
  return [
    type,
    title,
    firstName,
    lastName,
    dateOfBirth,
    gender,
    nationality,
    passport?.number,
    passport?.issuedOn,
    passport?.expiresOn,
    passport?.placeOfIssue,
    passport?.country,
  ].map((cell) => cell ?? '');
}
