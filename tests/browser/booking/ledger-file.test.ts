/** The statement as files, for people who go on in a spreadsheet: what the page shows, as plain values, as a workbook and on paper. */
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import papaparse from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfText } from '#tests/support/pdf/pdf-text.ts';
import { drawn } from '#tests/support/ring.ts';
import { Office } from '../harness/desk.ts';
import { languages } from '../harness/words.ts';

let office: Office;

beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

/** Marks of writing direction, which a page needs and a cell does not. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

test.each(drawn(languages))('in %s it holds every entry, adds up, and has no mark of direction in it', (language) =>
  office.at({ language }, async ({ page, base, say }) => {
    await page.goto(`${base}/profile/ledger`);
    await page.getByText(say('account-verified'), { exact: true }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('account-csv'), exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^ledger-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\u{FEFF}')).toBe(true);
    expect(text).not.toMatch(directionMarks);
    const { data: rows, errors } = papaparse.parse<readonly string[]>(text.slice(1).trim());
    expect(errors).toEqual([]);
    expect(rows[0]?.[0]).toBe(say('account-column-date'));
    const entries = rows.slice(2, -1);
    expect(entries.length).toBeGreaterThan(3);
    for (const [, id = ''] of entries) expect(await page.getByText(id, { exact: true }).count(), id).toBe(1);
    let balance = minor(rows[1]?.[7]);
    for (const [, , , , , debit, credit, after] of entries) {
      balance += minor(credit) - minor(debit);
      expect(minor(after)).toBe(balance);
    }
    expect(minor(rows.at(-1)?.[7])).toBe(balance);

    const [workbook] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('account-xlsx'), exact: true }).click(),
    ]);
    expect(workbook.suggestedFilename()).toBe(file.suggestedFilename().replace(/csv$/, 'xlsx'));
    const parts = unzipSync(await readFile(await workbook.path()));
    const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
    const sheet = part('xl/worksheets/sheet1.xml');
    expect(sheet.match(/<row /g)).toHaveLength(rows.length);
    expect(sheet.includes('rightToLeft="1"')).toBe(language === 'ar');
    for (const [, id = ''] of entries) expect(part('xl/sharedStrings.xml')).toContain(`>${id}<`);
    const closing = [...sheet.matchAll(/<c r="H\d+"[^>]*><v>([^<]*)<\/v>/g)].at(-1)?.[1];
    expect(Math.round(Number(closing) * 100)).toBe(balance);

    const [paper] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('account-pdf'), exact: true }).click(),
    ]);
    expect(paper.suggestedFilename()).toBe(file.suggestedFilename().replace(/csv$/, 'pdf'));
    const said = pdfText(await readFile(await paper.path()));
    for (const [, id = ''] of entries) expect(said).toContain(id);
  }),
);

function minor(amount = ''): number {
  if (amount === '') return 0;
  expect(amount).toMatch(/^-?\d+\.\d\d$/);
  return Number(amount.replace('.', ''));
}
