/** A search that is an address: the later one is shown, a faulty one is not asked for, and what was refined begins again. */
import { Effect } from 'effect';
import { describe, expect, test } from 'vitest';
import { AddressSearch } from '#application/portal/booking/search/address-search.ts';
import { NotFound } from '#application/desk/failures.ts';
import { violation } from '#domain/rules/violation.ts';
import { recentQueries } from '#application/portal/booking/search/recent-queries.ts';
import { signedInSession, TabShelf } from '#tests/fixtures/checkout.ts';

interface Draft {
  readonly where: string;
  readonly rooms?: number | undefined;
}

interface Shown {
  readonly today: number;
  readonly kind?: string | undefined;
  readonly order: string;
}

class Refined extends AddressSearch<Draft, string, Shown> {
  refine(change: Partial<Shown>): void {
    this.show(change);
  }
}

function searchOver(search: (draft: Draft) => Effect.Effect<string, NotFound>, shelf = new TabShelf()) {
  const asked: Draft[] = [];
  let today = 20;
  const form = new Refined(
    {
      start: { where: '', rooms: 1 },
      begun: { today, order: 'price' },
      fresh: () => ({ today, kind: undefined }),
      // So many rooms were free on the twentieth, fewer with each day.
      check: ({ rooms = 0 }) => (rooms < 1 || rooms > 50 - today ? [violation('required', 'rooms')] : []),
      whole: ({ where }) => where !== '',
      search: (draft) => {
        asked.push(draft);
        return search(draft);
      },
      path: ({ where, rooms }) => `/hut?where=${where}&rooms=${rooms}`,
      read: (query) =>
        query.has('where') ? { where: query.get('where') ?? '', rooms: Number(query.get('rooms')) } : undefined,
    },
    signedInSession(),
    recentQueries(shelf, 'recentHutSearches'),
  );
  return { form, asked, nextDay: () => (today += 1), shelf };
}

const answering = () => searchOver(({ where }) => Effect.succeed(`in ${where}`));

describe('an address', () => {
  test('is taken over and asked for; what was refined of another begins again, but for the order', async () => {
    const { form, nextDay } = answering();
    expect(form.state$.value).toEqual({
      draft: { where: '', rooms: 1 },
      violations: [],
      recent: [],
      today: 20,
      order: 'price',
    });
    await form.find({ where: 'goa', rooms: 2 });
    form.refine({ kind: 'group', order: 'day' });
    nextDay();
    const again = form.find({ where: 'pune', rooms: 1 });
    expect(form.state$.value).toMatchObject({ found: { kind: 'loading' }, kind: undefined, order: 'day', today: 21 });
    await again;
    expect(form.state$.value.found).toEqual({ kind: 'ready', value: 'in pune' });
    await form.find(undefined);
    expect(form.state$.value).toMatchObject({ found: undefined, draft: { where: 'pune' } });
  });

  test('that is later is the one that is shown', async () => {
    const waiting = new Map<string, (found: string) => void>();
    const { form } = searchOver(({ where }) =>
      Effect.promise(() => new Promise<string>((resolve) => void waiting.set(where, resolve))),
    );
    const first = form.find({ where: 'goa', rooms: 1 });
    const second = form.find({ where: 'pune', rooms: 1 });
    await expect.poll(() => waiting.size).toBe(2);
    waiting.get('pune')?.('pune');
    await second;
    waiting.get('goa')?.('goa');
    await first;
    expect(form.state$.value).toMatchObject({ draft: { where: 'pune' }, found: { value: 'pune' } });
  });

  test('that breaks the rules, or says too little, is asked nobody', async () => {
    const { form, asked } = answering();
    await form.find({ where: 'goa', rooms: 0 });
    expect(form.state$.value).toMatchObject({ violations: [{ path: 'rooms' }], found: undefined });
    form.change({ rooms: 1 });
    expect(form.state$.value.violations).toEqual([]);
    await form.find({ where: '', rooms: 0 });
    expect(form.state$.value).toMatchObject({ draft: { rooms: 0 }, violations: [], found: undefined });
    expect(asked).toEqual([]);
  });

  test('that fails is asked for again as it stands', async () => {
    const { form, asked } = searchOver(() => Effect.fail(new NotFound({ what: 'place' })));
    await form.find({ where: 'goa', rooms: 1 });
    expect(form.state$.value.found).toMatchObject({ kind: 'failed', failure: { _tag: 'NotFound' } });
    await form.again();
    expect(asked).toHaveLength(2);
  });
});

test('a form says its faults once it was tried, and becomes an address where it has none', () => {
  const { form } = answering();
  form.change({ where: 'goa', rooms: 0 });
  expect(form.state$.value.violations).toEqual([]);
  expect(form.search()).toBeUndefined();
  expect(form.state$.value.violations).toHaveLength(1);
  form.change({ rooms: 3 });
  expect(form.state$.value.violations).toEqual([]);
  expect(form.search()).toBe('/hut?where=goa&rooms=3');
});

describe('searches made lately', () => {
  const searched = (form: Refined, draft: Draft) => {
    form.change(draft);
    form.search();
  };
  const recent = (form: Refined) => form.state$.value.recent;

  test('stand on the device, the latest first and each once, until they are forgotten', () => {
    const { form, shelf } = answering();
    for (const where of ['goa', 'pune', 'goa']) searched(form, { where, rooms: 2 });
    const kept = [
      { path: '/hut?where=goa&rooms=2', draft: { where: 'goa', rooms: 2 } },
      { path: '/hut?where=pune&rooms=2', draft: { where: 'pune', rooms: 2 } },
    ];
    expect(recent(form)).toEqual(kept);
    const { form: later } = searchOver(() => Effect.succeed('found'), shelf);
    expect(recent(later)).toEqual(kept);
    later.forgetRecent();
    expect(recent(later)).toEqual([]);
    expect(recent(searchOver(() => Effect.succeed('found'), shelf).form)).toEqual([]);
  });

  test('are few', () => {
    const { form } = answering();
    for (const rooms of [1, 2, 3, 4, 5, 6, 7]) searched(form, { where: 'goa', rooms });
    expect(recent(form).map(({ draft }) => draft.rooms)).toEqual([7, 6, 5, 4, 3, 2]);
  });

  test('are those that went ahead, and of them those that could be made again', async () => {
    const { form, nextDay } = answering();
    searched(form, { where: 'goa', rooms: 0 });
    expect(recent(form)).toEqual([]);
    searched(form, { where: 'goa', rooms: 30 });
    searched(form, { where: 'goa', rooms: 1 });
    for (let day = 0; day < 10; day += 1) nextDay();
    await form.find(undefined);
    expect(recent(form).map(({ draft }) => draft.rooms)).toEqual([1]);
  });
});

test('an address is asked for where it says enough and keeps the rules', async () => {
  const { form, asked } = answering();
  const at = (text: string) => new URLSearchParams(text);
  expect(form.asked(at('where=goa&rooms=2'))).toEqual({ where: 'goa', rooms: 2 });
  for (const text of ['', 'where=&rooms=2', 'where=goa&rooms=0']) expect(form.asked(at(text))).toBeUndefined();
  await form.visit(at('where=goa&rooms=2'));
  await form.visit(at(''));
  expect(asked).toEqual([{ where: 'goa', rooms: 2 }]);
  expect(form.state$.value.found).toBeUndefined();
});
