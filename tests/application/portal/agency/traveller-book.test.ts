/** The book of saved travellers: finding, editing, bringing a file in, and what is left when one of them fails. */
import { Effect } from 'effect';
import { beforeEach, expect, test } from 'vitest';
import type { AgencyDesk } from '#application/desk/agency/agency.ts';
import { Invalid, Unavailable } from '#application/desk/failures.ts';
import { SavedTravellers } from '#application/portal/agency/saved-travellers.ts';
import { TravellerBook } from '#application/portal/agency/traveller-book.ts';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import { violation } from '#domain/rules/violation.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { makeSavedTraveller } from '#tests/fixtures/agency.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';

const meera = makeSavedTraveller(
  { firstName: 'Meera', lastName: 'Iyer' },
  { savedId: 's-1', email: 'meera@a.example' },
);
const twin = makeSavedTraveller({ firstName: 'Iyér', lastName: 'Meera' }, { savedId: 's-2' });
const anil = makeSavedTraveller({ firstName: 'Anil', lastName: 'Rao', title: 'Mr' }, { savedId: 's-3' });

let added: string[];
let written: string;
let answers: Effect.Effect<never, Unavailable | Invalid>[];
let book: TravellerBook;

beforeEach(async () => {
  [added, written, answers] = [[], '', []];
  const add = ({ traveller }: Omit<SavedTraveller, 'savedId'>) =>
    answers.shift() ??
    Effect.sync(() => {
      added.push(traveller.firstName);
      return { savedId: `s-${added.length}` };
    });
  const desk = {
    addTraveller: add,
    updateTraveller: add,
    deleteTraveller: () => answers.shift() ?? Effect.void,
  } as unknown as AgencyDesk;
  const session = signedInSession();
  const list = new SavedTravellers({ personalTravellers: () => Effect.succeed([meera, twin, anil]) }, session);
  book = new TravellerBook(desk, session, list, {
    downloads: { save: (_name, _type, text) => (written = text), saveFile: () => {}, openFile: () => {} },
    tables: {
      read: async (text) => text.split('\n').map((line, at) => ({ line: at + 1, cells: line.split(',') })),
      write: async (rows) => rows.map((row) => row.join(',')).join('\n'),
    },
    today: () => isoDate('2026-11-20'),
  });
  await book.load();
});

const file = (text: string) => new File([text], 'travellers.csv');
const three = 'paxtype,title,first_name,last_name\nadult,Ms,Zoya,Khan\nadult,Mr,Ravi,Nair\nadult,Ms,Lata,Pai';

test('finds by any part of a name, address or number, and those who may be one person', () => {
  const found = () => book.shown([meera, twin, anil]).map(({ savedId }) => savedId);
  book.find('iyer  MEERA@');
  expect(found()).toEqual(['s-1']);
  book.find('');
  book.showDuplicates(true);
  expect(found()).toEqual(['s-1', 's-2']);
});

test('an import stops where a line fails, and may be begun again', async () => {
  await book.read(file(`${three}\nalien,Mr,Ab,Cd`));
  expect(book.state$.value.imported).toMatchObject({ ready: 3, errors: [{ line: 5 }], state: 'checked' });
  answers = [];
  const [first] = [book.import()];
  book.closeImport();
  expect(book.state$.value.imported?.state).toBe('saving');
  await first;
  expect(book.state$.value.imported).toMatchObject({ saved: 3, state: 'done' });
  expect(added).toEqual(['Zoya', 'Ravi', 'Lata']);
  book.closeImport();
  expect(book.state$.value.imported).toBeUndefined();
  await book.read(file(three));
  answers = [Effect.fail(new Unavailable({ retryAfterSeconds: 5 }))];
  await book.import();
  expect(book.state$.value).toMatchObject({
    imported: { saved: 0, state: 'stopped' },
    failure: { _tag: 'Unavailable' },
  });
});

test('an edit says at its fields what the desk refuses, and is not closed while it is on its way', async () => {
  book.edit(meera);
  answers = [
    Effect.fail(new Invalid({ violations: [violation('traveller-twice', 'traveller.firstName', { name: 'M' })] })),
  ];
  const saving = book.save();
  book.closeEdit();
  await saving;
  expect(book.state$.value.edit?.violations).toMatchObject([{ code: 'traveller-twice', path: 'first_name' }]);
  book.change({ first_name: 'Mira' });
  expect(book.state$.value.edit?.violations).toEqual([]);
  await book.save();
  expect(added).toEqual(['Mira']);
  expect(book.state$.value.edit).toBeUndefined();
});

test('a deletion that failed stays asked', async () => {
  book.askDelete(anil);
  answers = [Effect.fail(new Unavailable({ retryAfterSeconds: 5 }))];
  await book.delete();
  expect(book.state$.value).toMatchObject({ deleting: anil, busy: false, failure: { _tag: 'Unavailable' } });
  await book.delete();
  expect(book.state$.value.deleting).toBeUndefined();
});

test('a file that was taken out is read back without an error', async () => {
  await book.export([meera, anil]);
  expect(written.startsWith('\uFEFFpaxtype,')).toBe(true);
  await book.read(file(written.slice(1)));
  expect(book.state$.value.imported).toMatchObject({ ready: 2, errors: [] });
});
