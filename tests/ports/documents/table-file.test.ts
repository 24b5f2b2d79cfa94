import { expect, it } from 'vitest';
import { tableFile } from '#infrastructure/portal/table-file.ts';

it('writes no cell that a spreadsheet would run, and reads back what was written', async () => {
  const rows = [
    ['Name', 'Telephone'],
    ['=cmd|calc', '+91 98220 12345'],
    ['@sum(A1)', '-1'],
    ["O'Brien", 'plain; text, "quoted"'],
  ];
  const text = await tableFile.write(rows);
  expect(text).not.toMatch(/(^|,|\n)"?[=+@-]/);
  expect((await tableFile.read(text)).map(({ cells }) => cells)).toEqual(rows);
});
