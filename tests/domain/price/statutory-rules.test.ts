import { expect, test } from 'vitest';
import { standing, statutoryKinds, statutoryRules } from '#domain/price/statutory-rules.ts';
import { rowOn } from '#domain/rules/dated-row.ts';
import { isoDate } from '#domain/time/calendar-date.ts';

test('each kind has at most one row in force on a day, the one that its rule takes, and each says its source', () => {
  for (const on of ['2016-01-01', '2024-09-30', '2024-10-01', '2026-03-31', '2026-04-01', '2026-11-24'].map(isoDate)) {
    for (const kind of statutoryKinds) {
      const rows = statutoryRules.filter((row) => row.kind === kind);
      const inForce = rows.filter((row) => standing(row, on) === 'in-force');
      expect(inForce.length, `${kind} ${on}`).toBeLessThanOrEqual(1);
      expect(inForce[0]).toBe(rowOn(rows, on));
    }
  }
  expect(statutoryRules.filter(({ note }) => note.trim() === '')).toEqual([]);
  expect(new Set(statutoryRules.map(({ id }) => id)).size).toBe(statutoryRules.length);
  expect(statutoryRules.map(({ kind }) => kind)).toEqual(
    statutoryKinds.flatMap((kind) => statutoryRules.filter((row) => row.kind === kind).map(() => kind)),
  );
});
