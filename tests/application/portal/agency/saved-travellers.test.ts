/** Saved travellers: fetched once for a session and refreshed quietly, and which of them fit a place in a booking. */
import { Effect } from 'effect';
import { describe, expect, test } from 'vitest';
import { Fault } from '#application/desk/failures.ts';
import { choicesFor, draftFrom, SavedTravellers } from '#application/portal/agency/saved-travellers.ts';
import type { AgencyDesk } from '#application/desk/agency/agency.ts';
import type { SavedTraveller, TravellersWanted } from '#domain/agency/saved-traveller.ts';
import { checkTraveller } from '#domain/people/traveller.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { makeSavedTraveller } from '#tests/fixtures/agency.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';

const travelDates = { first: isoDate('2026-11-24'), last: isoDate('2026-11-27') };

const born = (savedId: string, date: string, type: 'adult' | 'child' = 'adult') =>
  makeSavedTraveller({ type, dateOfBirth: isoDate(date) }, { savedId });

describe('who fits a place', () => {
  test.each([
    ['turns 12 on the last day of travel', '2014-11-27', 'adult', undefined],
    ['turns 12 on the day after', '2014-11-28', 'child', undefined],
    [
      'turns 12 on the last day of travel, for a child’s place',
      '2014-11-27',
      'child',
      { why: 'other-type', type: 'adult', age: 12 },
    ],
    ['is 31, for a child’s place', '1995-05-02', 'child', { why: 'other-type', type: 'adult', age: 31 }],
    ['is 1, for an infant’s lap', '2025-01-10', 'infant', undefined],
  ] as const)('someone who %s', (_who, date, type, unfit) => {
    expect(choicesFor([born('s-1', date)], type, travelDates, [])[0]?.unfit).toEqual(unfit);
  });

  test('by the saved type where the date of birth is unknown', () => {
    const { dateOfBirth: _, ...traveller } = makeSavedTraveller({ type: 'child', title: 'Mstr' }).traveller;
    const saved: SavedTraveller = { savedId: 's-1', traveller };
    expect(choicesFor([saved], 'child', travelDates, [])).toEqual([{ saved }]);
    expect(choicesFor([saved], 'adult', travelDates, [])[0]?.unfit).toEqual({ why: 'other-type', type: 'child' });
  });

  test('nobody twice on a booking, and the unfit last', () => {
    const list = [born('s-1', '2018-08-14', 'child'), born('s-2', '1988-03-12'), born('s-3', '1990-01-01')];
    const choices = choicesFor(list, 'adult', travelDates, ['s-2']);
    expect(choices.map(({ saved, unfit }) => [saved.savedId, unfit?.why])).toEqual([
      ['s-3', undefined],
      ['s-1', 'other-type'],
      ['s-2', 'on-the-booking'],
    ]);
  });
});

describe('filling in', () => {
  const journey = { travelDates, international: false };

  test('leaves out a passport that has expired where none is asked for, and only there', () => {
    const passport = {
      number: 'Z1234567',
      issuedOn: isoDate('2015-01-10'),
      expiresOn: isoDate('2025-01-09'),
      placeOfIssue: 'Kochi',
      country: 'IN',
    };
    const saved = makeSavedTraveller({ passport });
    expect(draftFrom(saved, 'adult', journey, [])).not.toHaveProperty('passport');
    expect(draftFrom(saved, 'adult', { ...journey, international: true }, [])).toMatchObject({ passport });
    const good = makeSavedTraveller({ passport: { ...passport, expiresOn: isoDate('2035-01-09') } });
    expect(draftFrom(good, 'adult', journey, [])).toHaveProperty('passport');
  });

  test('takes all that is saved and is good for the place', () => {
    const saved = born('s-1', '1988-03-12');
    const draft = draftFrom(saved, 'adult', journey, []);
    expect(draft).toEqual({ ...saved.traveller, savedId: 's-1' });
    expect(checkTraveller(draft, { index: 0, travelDates, international: false })).toEqual([]);
  });

  test('puts the usual frequent-flyer number where none is given and it may be good', () => {
    const given = (frequentFlyerNumber: string, own?: { readonly return: string }) =>
      draftFrom(
        { ...makeSavedTraveller({ ...(own && { frequentFlyer: own }) }), frequentFlyerNumber },
        'adult',
        journey,
        ['6E', 'AI'],
      ).frequentFlyer;
    expect(given('6E7204418')).toEqual({ onward: '6E7204418' });
    expect(given('7204418', { return: 'AI2' })).toEqual({ onward: '7204418', return: 'AI2' });
    expect(given('UK7204418')).toBeUndefined();
    expect(given('', { return: 'AI2' })).toEqual({ return: 'AI2' });
  });

  test('leaves open the title that a grown child cannot keep', () => {
    const grown = makeSavedTraveller({ type: 'child', title: 'Mstr', dateOfBirth: isoDate('2014-01-01') });
    expect(draftFrom(grown, 'adult', journey, [])).toMatchObject({
      type: 'adult',
      title: undefined,
      firstName: 'Meera',
    });
  });
});

describe('the list', () => {
  const one = makeSavedTraveller();

  test('stays in view while it is fetched again, and when that fails', async () => {
    const answers = [Effect.succeed([one]), Effect.fail(new Fault({ reference: 'R-1' }))];
    const travellers = new SavedTravellers(
      {
        personalTravellers: () => answers.shift() ?? Effect.succeed([]),
      },
      signedInSession(),
    );
    await travellers.load();
    expect(travellers.state$.value).toEqual({ kind: 'ready', value: [one] });
    const seen: string[] = [];
    travellers.state$.subscribe(({ kind }) => seen.push(kind));
    await travellers.load();
    expect(seen).toEqual(['ready']);
    await travellers.load();
    expect(travellers.state$.value).toEqual({ kind: 'ready', value: [] });
  });

  test('that never came says so', async () => {
    const travellers = new SavedTravellers(
      {
        personalTravellers: () => Effect.fail(new Fault({ reference: 'R-1' })),
      },
      signedInSession(),
    );
    await travellers.load();
    expect(travellers.state$.value.kind).toBe('failed');
  });
});

describe('looking for a name', () => {
  const meera = makeSavedTraveller({ firstName: 'Meera', lastName: 'Iyer' }, { savedId: 's-1' });
  const zoya = makeSavedTraveller({ firstName: 'Zoya', lastName: 'Meerut' }, { savedId: 's-2' });
  const anil = makeSavedTraveller({ firstName: 'Anil', lastName: 'Rao' }, { savedId: 's-3' });

  function travellersOf(answer: AgencyDesk['personalTravellers']) {
    const asked: TravellersWanted[] = [];
    const travellers = new SavedTravellers(
      {
        personalTravellers: (wanted) => {
          asked.push(wanted);
          return answer(wanted);
        },
      },
      signedInSession(),
    );
    return { travellers, asked };
  }

  test.each([
    ['meer', ['s-1', 's-2']],
    [' IYER  m', ['s-1']],
    ['rao', ['s-3']],
    ['era', []],
    ['', ['s-1', 's-2', 's-3']],
  ])('“%s” in a whole list asks nobody', async (text, ids) => {
    const { travellers, asked } = travellersOf(() => Effect.succeed([meera, zoya, anil]));
    await travellers.load();
    await travellers.search(text);
    const found = travellers.found$.value;
    expect(found.kind === 'ready' && found.value.map(({ savedId }) => savedId)).toEqual(ids);
    expect(asked).toEqual([{}]);
  });

  test('where the list may lack some the back office is asked, and the last search counts', async () => {
    const full = Array.from({ length: 2000 }, (_, at) => makeSavedTraveller({}, { savedId: `many-${at}` }));
    let come = (_found: readonly SavedTraveller[]): void => {};
    const late = new Promise<readonly SavedTraveller[]>((resolve) => (come = resolve));
    const { travellers, asked } = travellersOf(({ text }) =>
      text === undefined ? Effect.succeed(full) : text === 'slow' ? Effect.promise(() => late) : Effect.succeed([zoya]),
    );
    await travellers.load();
    const slow = travellers.search('slow');
    await travellers.search('zo');
    come([anil]);
    await slow;
    expect(asked).toEqual([{}, { page: 1, text: 'slow' }, { page: 1, text: 'zo' }]);
    expect(travellers.found$.value).toEqual({ kind: 'ready', value: [zoya] });
  });

  test('that fails says so', async () => {
    const { travellers } = travellersOf(() => Effect.fail(new Fault({ reference: 'R-1' })));
    await travellers.search('zo');
    expect(travellers.found$.value.kind).toBe('failed');
  });
});
