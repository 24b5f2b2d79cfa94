/** What cabs are shown by: filters until the next search, net prices as everywhere on the device. */
import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { FindCabs } from '#application/portal/cab/find-cabs.ts';
import { deviceMemory } from '#application/portal/session/auth.ts';
import { noCabFilters } from '#domain/cab/search/refine.ts';
import { instant } from '#domain/time/instant.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { cabReference } from '#infrastructure/wire/reference/product/cab.ts';
import { signedInSession, TabShelf } from '#tests/fixtures/checkout.ts';

const query = new URLSearchParams(
  'kind=airport&from=COK&fromname=Kochi+airport&fromairport=COK&to=munnar&toname=Munnar&date=2026-11-24&time=10:30&passengers=3',
);

function page() {
  const shelf = new TabShelf();
  const settings = deviceMemory(shelf).additionalSettings;
  const open = () =>
    new FindCabs(
      {
        places: () => Effect.succeed([]),
        search: () => Effect.succeed(cabReference.search.answer),
        quote: () => Effect.succeed(cabReference.quote.answer),
      },
      signedInSession(),
      {
        clock: { now: () => instant('2026-11-20T04:30:00Z'), todayIn: () => isoDate('2026-11-20'), ticks: () => 0 },
        shelf,
        settings,
      },
    );
  return { open, settings };
}

it('filters what was found, and begins without filters with the next search', async () => {
  const cabs = page().open();
  await cabs.visit(query);
  cabs.filter({ classes: ['suv'] });
  cabs.filter({ free: true });
  expect(cabs.state$.value.filters).toEqual({ ...noCabFilters, classes: ['suv'], free: true });
  cabs.clear();
  expect(cabs.state$.value.filters).toEqual(noCabFilters);
  cabs.filter({ rating: 4.5 });
  await cabs.visit(query);
  expect(cabs.state$.value.filters).toEqual(noCabFilters);
});

it('shows net prices until they are hidden, which the device remembers for every list of every product', async () => {
  const { open, settings } = page();
  const cabs = open();
  expect(cabs.state$.value.netShown).toBe(true);
  cabs.showNet(false);
  expect(cabs.state$.value.netShown).toBe(false);
  expect(settings.read()).toEqual({ showNetFares: false });
  expect(open().state$.value.netShown).toBe(false);
  settings.write({ showNetFares: true });
  await cabs.visit(query);
  expect(cabs.state$.value.netShown).toBe(true);
});
