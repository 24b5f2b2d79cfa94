/**
 * Names of a PNR: `1.RAO/ASHA MS(CHD/11SEP19)`, ` 1.2MEHTA/ROHANMR/ANYAMRS`, `3.I/1MEHTA/KABIR*04AUG26`. Several may stand on
 * a line. A title may be glued to the name; letters that only look like one stay with names known to end so.
 */
import type { Title } from '../../people/titles.ts';
import type { TravellerType } from '../../people/traveller-type.ts';
import { readWrittenDate, type WrittenDate } from './dates.ts';
import type { WrittenName } from './findings.ts';

const titleWords: Readonly<Record<string, Title>> = {
  MR: 'Mr',
  MRS: 'Mrs',
  MS: 'Ms',
  MISS: 'Ms',
  MSTR: 'Mstr',
  MST: 'Mstr',
  MASTER: 'Mstr',
};
/** Forms of address that no title of ours stands for; the traveller is left without one. */
const otherAddresses: ReadonlySet<string> = new Set(['DR', 'PROF', 'CAPT', 'REV', 'SIR', 'LADY', 'COL', 'MAJ']);
/** Longer ones first: MRS is not MR and an S. */
const gluedTitles = ['MSTR', 'MISS', 'MRS', 'MR', 'MS'] as const;
/** Given names whose last letters are no title. */
const namesEndingSo: ReadonlySet<string> = new Set(['SAMR', 'ADAMS', 'WILLIAMS', 'WILLEMS', 'SIMMS', 'TOMS']);

interface Remarks {
  type?: TravellerType;
  birth?: WrittenDate;
  age?: number;
  infants: { firstName: string; lastName?: string; birth?: WrittenDate }[];
  complete: boolean;
}

/**
 * A given name after its slash, with what is remarked of it: `/ASHA MS(CHD/11SEP19)`, `/RIYAMISS*P-C11`. Inside a remark that a
 * star begins, a slash goes on to a date or an age; any other begins the next name.
 */
const givenName = /\/([^/(*]+)((?:\([^)]*\) ?|\*(?:[^/*(]|\/(?=\d|DOB|C\d\d))*)*)/g;

/**
 * The names of a line, and whether all of it was read. None where the line has none.
 *
 * @example namesIn('1.RAO/ASHA MS').names[0] // => { field: 1, place: 1, type: 'adult', title: 'Ms', firstName: 'ASHA', lastName: 'RAO', infants: [] }
 */
export function namesIn(words: string): { readonly names: readonly WrittenName[]; readonly complete: boolean } {
  const heads = [...words.matchAll(/(?:^| )(\d{1,2})\.(I\/)?(\d{1,2})?(?=\p{L})/gu)];
  if (heads.length === 0 || heads[0]?.index !== 0) return { names: [], complete: false };
  const items = heads.map((head, index) => {
    const [all, field = '', infant] = head;
    const body = words.slice(head.index + all.length, heads[index + 1]?.index).trim();
    return namesOfItem(Number(field), infant !== undefined, body);
  });
  return { names: items.flatMap(({ names }) => names), complete: items.every(({ complete }) => complete) };
}

function namesOfItem(field: number, infant: boolean, body: string): { names: WrittenName[]; complete: boolean } {
  const start = body.indexOf('/');
  const last = body.slice(0, Math.max(start, 0)).trim();
  const firsts = [...body.slice(last.length).matchAll(givenName)].map(([all, first = '', remarked = '']) => ({
    first: first.trim(),
    remarks: remarksOf(remarked),
    length: all.length,
  }));
  const read = last.length + firsts.reduce((sum, { length }) => sum + length, 0);
  if (!isName(last) || firsts.length === 0 || !firsts.every(({ first }) => isName(first)))
    return { names: [], complete: false };
  const names = firsts.map(({ first, remarks }, index): WrittenName => {
    const { title, firstName } = titled(first);
    const { type, birth, age, infants } = remarks;
    return {
      field,
      place: index + 1,
      type: infant ? 'infant' : (type ?? (title === 'Mstr' ? 'child' : 'adult')),
      ...(title !== undefined && { title }),
      firstName,
      lastName: last,
      ...(birth !== undefined && { birth }),
      ...(age !== undefined && { age }),
      infants: infants.map((each) => infantOf(each, field, last)),
    };
  });
  return { names, complete: read === body.length && firsts.every(({ remarks }) => remarks.complete) };
}

function infantOf(infant: Remarks['infants'][number], field: number, adultsName: string): WrittenName {
  const { title, firstName } = titled(infant.firstName);
  return {
    field,
    place: 1,
    type: 'infant',
    ...(title !== undefined && { title }),
    firstName,
    lastName: infant.lastName ?? adultsName,
    ...(infant.birth !== undefined && { birth: infant.birth }),
    infants: [],
  };
}

/** Reads `(CHD/11SEP19)(INF/KABIR/04AUG26)` and `*P-C07*04AUG26`. */
function remarksOf(text: string): Remarks {
  const remarks: Remarks = { infants: [], complete: true };
  for (const part of text.split(/[()*]/)) {
    const remark = part.trim();
    if (remark !== '' && !noted(remark, remarks)) remarks.complete = false;
  }
  return remarks;
}

function noted(remark: string, remarks: Remarks): boolean {
  if (remark.startsWith('INF') && remark.includes('/')) return notedInfant(remark, remarks);
  if (remark.startsWith('ID')) return true;
  const [kind = '', ...more] = remark.replace(/^P-/, '').split('/');
  const [second = kind] = more;
  const date = readWrittenDate(second.replace(/^DOB/, ''));
  if (date !== undefined) remarks.birth = date;
  if (/^C\d{2}$/.test(second)) return aged('child', Number(second.slice(1)), remarks);
  if (kind === 'ADT' || kind === 'MIL' || kind === 'STU' || kind === 'SRC') remarks.type = 'adult';
  else if (kind === 'CHD' || kind === 'CNN') remarks.type = 'child';
  else if (kind === 'INF' || kind === 'INS') remarks.type = 'infant';
  else if (/^I\d{2}$/.test(kind)) return aged('infant', Math.floor(Number(kind.slice(1)) / 12), remarks);
  else if (/^\d{2}MTHS?$/.test(kind)) return aged('infant', Math.floor(Number(kind.slice(0, 2)) / 12), remarks);
  else return date !== undefined && more.length === 0;
  return more.length === 0 || date !== undefined;
}

function aged(type: TravellerType, age: number, remarks: Remarks): true {
  remarks.type = type;
  remarks.age = age;
  return true;
}

/** `INF/KABIR/04AUG26`, `INFRAO/KABIR/04AUG26`, `INF/RAO/KABIR MSTR/04AUG26`; the date may be missing. */
function notedInfant(remark: string, remarks: Remarks): boolean {
  const parts = remark
    .slice(3)
    .split('/')
    .map((part) => part.trim());
  const named = parts.filter((part) => part !== '');
  const birth = readWrittenDate(named.at(-1) ?? '');
  const names = birth === undefined ? named : named.slice(0, -1);
  const firstName = names.at(-1);
  const lastName = names.length > 1 ? names[0] : undefined;
  if (firstName === undefined || names.length > 2 || !names.every(isName)) return false;
  remarks.infants.push({
    firstName,
    ...(lastName !== undefined && { lastName }),
    ...(birth !== undefined && { birth }),
  });
  return true;
}

/** Parts a first name from its title, which stands after it or is glued to it. */
export function titled(first: string): { readonly firstName: string; readonly title?: Title } {
  const space = first.lastIndexOf(' ');
  const lastWord = first.slice(space + 1);
  if (space > 0) {
    const firstName = first.slice(0, space);
    const title = titleOf(lastWord);
    if (title !== undefined) return { firstName, title };
    if (otherAddresses.has(lastWord)) return { firstName };
  }
  const ending = namesEndingSo.has(lastWord) ? undefined : gluedTitles.find((each) => lastWord.endsWith(each));
  const left = ending === undefined ? '' : first.slice(0, -ending.length).trimEnd();
  const title = ending === undefined ? undefined : titleOf(ending);
  return left.length >= 2 && title !== undefined ? { firstName: left, title } : { firstName: first };
}

function titleOf(word: string): Title | undefined {
  return Object.hasOwn(titleWords, word) ? titleWords[word] : undefined;
}

function isName(text: string): boolean {
  return /^\p{L}[\p{L}\p{M}' .-]*$/u.test(text);
}
