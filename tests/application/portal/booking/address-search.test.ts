/** A search that is an address: the later one is shown, a faulty one is not asked for, and what was refined begins again. */
import { Effect } from 'effect';
import { describe, expect, test } from 'vitest';
import { AddressSearch } from '#application/portal/booking/search/address-search.ts';
import { NotFound } from '#application/desk/failures.ts';
import { violation } from '#domain/rules/violation.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';

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

function searchOver(search: (draft: Draft) => Effect.Effect<string, NotFound>) {
  const asked: Draft[] = [];
  let today = 20;
  const form = new Refined(
    {
      start: { where: '', rooms: 1 },
      begun: { today, order: 'price' },
      fresh: () => ({ today, kind: undefined }),
      check: ({ rooms = 0 }) => (rooms < 1 ? [violation('required', 'rooms')] : []),
      whole: ({ where }) => where !== '',
      search: (draft) => {
        asked.push(draft);
        return search(draft);
      },
      path: ({ where, rooms }) => `/${where}/${rooms}`,
    },
    signedInSession(),
  );
  return { form, asked, nextDay: () => (today += 1) };
}

const answering = () => searchOver(({ where }) => Effect.succeed(`in ${where}`));

describe('an address', () => {
  test('is taken over and asked for; what was refined of another begins again, but for the order', async () => {
    const { form, nextDay } = answering();
    expect(form.state$.value).toEqual({ draft: { where: '', rooms: 1 }, violations: [], today: 20, order: 'price' });
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
  expect(form.search()).toBe('/goa/3');
});
