/** A workbook as a spreadsheet reads it: unpacked, and its cells taken by the rules of SpreadsheetML. */
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type Currency, currencies, minorDigits } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import type { Cell } from '#domain/money/spreadsheet.ts';
import { csvOf, workbookOf } from '#ui/design/data/spreadsheet-file.ts';

interface ReadCell {
  readonly text?: string;
  readonly number?: number;
  readonly format: string;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const plain = (xml: string) => xml.replaceAll(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => entities[name] ?? '');
const attribute = (tag: string, name: string) => plain(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** Cells by their address; a part that is not there is empty. */
function read(base64: string) {
  const files = unzipSync(Uint8Array.from(Buffer.from(base64, 'base64')));
  const part = (name: string) => {
    const bytes = files[name];
    return bytes === undefined ? '' : strFromU8(bytes);
  };
  const texts = [...part('xl/sharedStrings.xml').matchAll(/<si><t[^>]*>([^]*?)<\/t><\/si>/g)].map(([, text = '']) =>
    plain(text),
  );
  const styles = part('xl/styles.xml');
  const formats = new Map(
    [...styles.matchAll(/<numFmt [^>]*>/g)].map(([tag]) => [attribute(tag, 'numFmtId'), attribute(tag, 'formatCode')]),
  );
  const looks = [...(/<cellXfs[^]*<\/cellXfs>/.exec(styles)?.[0] ?? '').matchAll(/<xf [^>]*>/g)].map(
    ([tag]) => formats.get(attribute(tag, 'numFmtId')) ?? '',
  );
  const sheet = part('xl/worksheets/sheet1.xml');
  const cells = new Map<string, ReadCell>();
  for (const [, tag = '', inner = ''] of sheet.matchAll(/<c( [^>]*[^/])>([^]*?)<\/c>/g)) {
    const value = /<v>([^]*?)<\/v>/.exec(inner)?.[1] ?? '';
    const format = looks[Number(attribute(tag, 's'))] ?? '';
    const address = attribute(tag, 'r');
    if (attribute(tag, 't') === 's') cells.set(address, { text: texts[Number(value)] ?? 'lost', format });
    else cells.set(address, { number: Number(value), format });
  }
  return { sheet, cells, name: attribute(/<sheet [^>]*>/.exec(part('xl/workbook.xml'))?.[0] ?? '', 'name') };
}

const look = { name: 'Ledger', direction: 'ltr' } as const;
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '=1+1',
    '+1',
    '-5',
    '@SUM(A1)',
    '\t=1',
    '<f>1+1</f>',
    '</t></si>',
    'أحمد',
    '\u0000=1',
    '\ud800x',
    'valueOf',
    '__proto__',
  ),
);

test('every text is one text cell, in order, and none begins as a formula', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 6 }), async (texts) => {
      const { sheet, cells } = read(await workbookOf([['Title'], ...texts.map((text) => [text])], look));
      expect(sheet).not.toContain('<f>');
      texts.forEach((text, at) => {
        const kept = [...text].filter((letter) => letter >= ' ' || '\t\n\r'.includes(letter)).join('');
        const seen = cells.get(`A${at + 2}`)?.text ?? '';
        expect(seen).not.toMatch(/^[=+\-@\t\r]/);
        const written = seen.startsWith("'") && !kept.startsWith("'") ? seen.slice(1) : seen;
        if (!/[\ud800-\udfff\ufffe\uffff]/.test(kept)) expect(written).toBe(kept);
      });
    }),
    { numRuns: 60 },
  );
});

test.each(currencies)(
  'amounts in %s are numbers that show their currency and all its decimals',
  async (currency: Currency) => {
    const minors = [0, 1, -1, 123_456_789, -99_999_999_999];
    const { cells } = read(await workbookOf([['Amount'], ...minors.map((minor) => [money(minor, currency)])], look));
    minors.forEach((minor, at) => {
      const cell = cells.get(`A${at + 2}`);
      expect(cell?.number).toBeCloseTo(minor / 10 ** minorDigits(currency), 4);
      expect(cell?.format).toBe(`[$${currency}] #,##0${['', '', '.00', '.000'][minorDigits(currency)]}`);
    });
  },
);

test('a day is its number, a count a whole number, and nothing an empty cell', async () => {
  const row: readonly Cell[] = [{ day: '1970-01-01' }, { day: '2026-11-26' }, 7, ''];
  const { cells } = read(await workbookOf([['a', 'b', 'c', 'd'], row], look));
  expect(cells.get('A2')).toEqual({ number: 25_569, format: 'yyyy-mm-dd' });
  expect(cells.get('B2')).toEqual({ number: 46_352, format: 'yyyy-mm-dd' });
  expect(cells.get('C2')?.number).toBe(7);
  expect(cells.has('D2')).toBe(false);
});

test('the sheet runs from the right where its language does, and its name is one that spreadsheets take', async () => {
  const arabic = read(await workbookOf([['x']], { name: 'كشف [الحساب]: '.repeat(4), direction: 'rtl' }));
  expect(arabic.sheet).toContain('rightToLeft="1"');
  expect(arabic.name).not.toMatch(/[[\]/\\:*?]/);
  expect(arabic.name.length).toBeLessThanOrEqual(31);
  expect(read(await workbookOf([['x']], look)).sheet).not.toContain('rightToLeft');
});

test('CSV has the same cells as plain text', async () => {
  const csv = await csvOf([
    ['Day', 'Text', 'Sum'],
    [{ day: '2026-11-26' }, '=1+1', money(-500, 'INR')],
  ]);
  expect(csv).toBe("\u{feff}Day,Text,Sum\r\n2026-11-26,'=1+1,-5.00\r\n");
});
