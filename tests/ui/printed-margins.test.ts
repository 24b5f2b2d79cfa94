import { expect, test } from 'vitest';
import { dateWords } from '#ui/design/date/dates.ts';
import { marginRules } from '#ui/design/data/printed-margins.ts';
import { isoDate } from '#domain/time/calendar-date.ts';

test('every printed page says which of how many it is, and whom to call', () => {
  const rules = marginRules('Malabar "Holidays"\n\\', 'Page \u2068{page}\u2069 of \u2068{pages}\u2069', 'ltr');
  expect(rules).toContain('@bottom-left { content: "Malabar \\22 Holidays\\22 \\a \\5c ";');
  expect(rules).toContain(
    '@bottom-right { content: "Page \u2068" counter(page) "\u2069 of \u2068" counter(pages) "\u2069";',
  );
  const turned = marginRules('', 'صفحة {page} من {pages}', 'rtl');
  expect(turned).toMatch(/@bottom-right \{ content: "";/);
  expect(turned).toMatch(/@bottom-left \{ content: "صفحة " counter\(page\)/);
});

test.each([
  ['en', 'Wed 9 Dec', '9 Dec 2026', 'Wednesday 9 December 2026'],
  ['fr', 'mer 9 déc', '9 déc 2026', 'mercredi 9 décembre 2026'],
  ['ar-u-ca-gregory-nu-latn', 'الأربعاء 9 ديسمبر', '9 ديسمبر 2026', 'الأربعاء 9 ديسمبر 2026'],
])('days are written without a nought before them: %s', (tag, short, numeric, long) => {
  const dates = dateWords(tag);
  const day = isoDate('2026-12-09');
  expect([dates.short(day), dates.numeric(day), dates.long(day)]).toEqual([short, numeric, long]);
});
