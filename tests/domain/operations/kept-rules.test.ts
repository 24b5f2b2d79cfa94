import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { services } from '#domain/booking/booking.ts';
import { keptRules } from '#domain/operations/kept-rules.ts';
import { statutoryKinds, statutoryRules } from '#domain/price/statutory-rules.ts';

test('each row is there once, by its id and source within its kind and product, and says its source', () => {
  const keys = keptRules.map(({ service = 'any', kind, id, from, note }) => [service, kind, id, from, note].join(' '));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  expect(keptRules.filter(({ note }) => note.trim() === '')).toEqual([]);
});

test('kinds stand together, and of each the row that began last is first', () => {
  const kinds = [...new Set(keptRules.map(({ kind }) => kind))];
  expect(keptRules).toEqual(kinds.flatMap((kind) => keptRules.filter((rule) => rule.kind === kind)));
  expect(kinds.slice(0, 3)).toEqual(statutoryKinds);
  for (const kind of kinds) {
    const begun = keptRules.filter((rule) => rule.kind === kind).map(({ from }) => from);
    expect(begun).toEqual(begun.toSorted().toReversed());
  }
});

test('every product has rows, and what the law sets of whatever is sold is among them', () => {
  const sold = new Set(keptRules.map(({ service }) => service));
  expect(services.filter((service) => !sold.has(service))).toEqual([]);
  const ids = keptRules.map(({ id }) => id);
  expect(statutoryRules.filter(({ id }) => !ids.includes(id))).toEqual([]);
  expect(ids).toEqual(
    expect.arrayContaining([
      'k3-premium-2025',
      'tcs-package-2026',
      'rail-cancel-2026',
      'rail-base-2026',
      'gst-hotel-5',
    ]),
  );
  expect(keptRules.find(({ id }) => id === 'tds-393-2')?.value).toEqual({ basisPoints: 200 });
  expect(keptRules.find(({ id }) => id === 'rate-usd')?.value).toEqual({ amount: 88.5, currency: 'INR' });
});

/** What the house sets itself, under Tariff or with an agency, and the grounds that quotes of flights are priced by. */
const setElsewhere: readonly string[] = ['flight/terms/standard-terms.ts'];

test('no list of dated rows that the domain keeps is left out', () => {
  const root = new URL('../../../domain/', import.meta.url).pathname;
  const known = new Set(keptRules.map(({ id }) => id));
  const left = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !setElsewhere.includes(path))
    .flatMap((path) =>
      [
        ...readFileSync(join(root, path), 'utf8').matchAll(
          /^ {4}id: '([\w-]+)',\n(?: {4}place: .*\n)? {4}from: isoDate/gm,
        ),
      ]
        .map(([, id]) => id ?? '')
        .filter((id) => !known.has(id))
        .map((id) => `${path}: ${id}`),
    );
  expect(left).toEqual([]);
});
