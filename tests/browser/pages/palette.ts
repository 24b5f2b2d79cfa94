/** The palette that finds anything, opened as one does at that width. */
import type { Desk } from '../harness/desk.ts';

export function finderField({ page, say }: Desk) {
  return page.getByRole('combobox', { name: say('shell-find-label') });
}

export async function openPalette(desk: Desk): Promise<void> {
  const { page, say, narrow } = desk;
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (narrow) {
    await page.getByRole('button', { name: new RegExp(`^${say('shell-profile-menu')}`) }).click();
    await page.getByRole('menuitem', { name: say('shell-find'), exact: true }).click();
  } else {
    await page.keyboard.press('/');
  }
  await finderField(desk).waitFor();
}
