/** A search from place to place: what was typed last counts, ends can be swapped, and faults are said once it was tried. */
import { Effect } from 'effect';
import { describe, expect, test } from 'vitest';
import { recentQueries } from '#application/portal/booking/search/recent-queries.ts';
import { type RouteDraft, RouteSearch } from '#application/portal/booking/search/route-search.ts';
import { violation } from '#domain/rules/violation.ts';
import { addDays, isoDate, parseIsoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { signedInSession, TabShelf } from '#tests/fixtures/checkout.ts';

interface Draft extends RouteDraft {
  readonly origin?: { readonly code: string } | undefined;
  readonly destination?: { readonly code: string } | undefined;
  readonly seat: string;
  /** Taken over from an address. */
  readonly only?: string | undefined;
}

const today = isoDate('2026-11-20');
const [goa, pune] = [{ code: 'GOI' }, { code: 'PNQ' }];

function formOver(
  places: (text: string) => Promise<readonly string[]> = () => Promise.resolve([]),
  { shelf = new TabShelf(), day = today }: { readonly shelf?: TabShelf; readonly day?: typeof today } = {},
) {
  return new RouteSearch<Draft, string>(
    {
      zone: 'Asia/Kolkata',
      lastDay: (from) => addDays(from, 60),
      start: { seat: 'any' },
      retyped: (draft) => ({ ...draft, only: undefined }),
      check: ({ origin, destination, date }, on) => [
        ...(date !== undefined && date < on ? [violation('date-past', 'date')] : []),
        ...(origin === undefined ? [violation('required', 'origin')] : []),
        ...(destination === undefined ? [violation('required', 'destination')] : []),
      ],
      path: ({ origin, destination, date, seat }) =>
        `/results?${new URLSearchParams({ from: origin?.code ?? '', to: destination?.code ?? '', date: date ?? '', seat })}`,
      read: (query) => ({
        origin: { code: query.get('from') ?? '' },
        destination: { code: query.get('to') ?? '' },
        date: parseIsoDate(query.get('date') ?? ''),
        seat: query.get('seat') ?? '',
      }),
      places: (text) => Effect.promise(() => places(text)),
    },
    signedInSession(),
    {
      clock: { now: () => instant('2026-11-20T06:00:00.000Z'), todayIn: () => day, ticks: () => 0 },
      recent: recentQueries(shelf, 'recent'),
    },
  );
}

class Answer {
  resolve: (places: readonly string[]) => void = () => undefined;
  readonly promise = new Promise<readonly string[]>((resolve) => {
    this.resolve = resolve;
  });
}

describe('a form', () => {
  test('begins with the next day, and takes over what an address says', () => {
    const form = formOver();
    expect(form.state$.value).toMatchObject({ draft: { seat: 'any', date: '2026-11-21' }, last: '2027-01-19' });
    form.begin({ origin: goa, date: isoDate('2026-12-01') });
    expect(form.state$.value.draft).toEqual({ origin: goa, date: '2026-12-01', seat: 'any' });
    form.begin({ destination: pune });
    expect(form.state$.value.draft).toEqual({ destination: pune, date: '2026-11-21', seat: 'any' });
  });

  test('says its faults once it was tried, and from then on with every change', () => {
    const form = formOver();
    form.place('origin', goa);
    expect(form.state$.value.violations).toEqual([]);
    expect(form.search()).toBeUndefined();
    expect(form.state$.value.violations.map(({ path }) => path)).toEqual(['destination']);
    form.swap();
    expect(form.state$.value.violations.map(({ path }) => path)).toEqual(['origin']);
    form.place('origin', pune);
    expect(form.state$.value.violations).toEqual([]);
    expect(form.search()).toBe('/results?from=PNQ&to=GOI&date=2026-11-21&seat=any');
    form.begin({});
    expect(form.state$.value.violations).toEqual([]);
    form.change({ seat: 'window' });
    form.day(undefined);
    expect(form.state$.value).toMatchObject({ draft: { seat: 'window', date: undefined }, violations: [] });
  });

  test('leads elsewhere where that is asked, and drops what a change makes void', () => {
    const form = formOver();
    form.begin({ origin: goa, destination: pune, only: '12627' });
    expect(form.search(({ only }) => `further/${only}`)).toBe('further/12627');
    form.change({ seat: 'window' });
    expect(form.state$.value.draft).toMatchObject({ origin: goa, seat: 'window', only: undefined });
  });

  test('shows the places of what was typed last, whichever answer comes last', async () => {
    const [go, goa] = [new Answer(), new Answer()];
    const form = formOver((text) => (text === 'go' ? go : goa).promise);
    const first = form.type('origin', 'go');
    const second = form.type('origin', 'goa');
    expect(form.state$.value.asking).toEqual({ origin: true, destination: false });
    goa.resolve(['Goa']);
    await second;
    go.resolve(['Gorakhpur']);
    await first;
    expect(form.state$.value).toMatchObject({ found: { origin: ['Goa'], destination: [] }, asking: { origin: false } });
    await form.type('origin', 'g');
    expect(form.state$.value.found.origin).toEqual([]);
  });
});

describe('searches made lately', () => {
  test('are offered again, the latest first and each once, until their day is over or they are forgotten', () => {
    const shelf = new TabShelf();
    const form = formOver(undefined, { shelf });
    form.begin({ origin: goa, destination: pune, date: isoDate('2026-11-22') });
    const first = form.search();
    form.swap();
    form.day(isoDate('2026-12-01'));
    const second = form.search();
    // What leads elsewhere, and what breaks a rule, is not a search for results.
    form.search(() => '/further?from=X');
    form.place('origin', undefined);
    expect(form.search()).toBeUndefined();
    expect(form.state$.value.recent.map(({ path }) => path)).toEqual([second, first]);
    form.begin({ origin: goa, destination: pune, date: isoDate('2026-11-22') });
    expect(form.search()).toBe(first);
    // Another page of the same device, some days later.
    const later = formOver(undefined, { shelf, day: isoDate('2026-11-25') });
    expect(later.state$.value.recent.map(({ path }) => path)).toEqual([second]);
    expect(later.state$.value.recent[0]?.draft).toMatchObject({ origin: pune, destination: goa });
    later.forgetRecent();
    expect([later.state$.value.recent, formOver(undefined, { shelf }).state$.value.recent]).toEqual([[], []]);
  });
});
