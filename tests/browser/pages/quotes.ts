/** The dialog that sends flights to a customer. */
import type { Locator } from 'playwright';
import type { Desk } from '../harness/desk.ts';

export function dialogOf({ page }: Desk): Locator {
  return page.getByRole('dialog');
}

/** `kept`: how many offers were picked before. */
export async function pressQuote({ page, say }: Desk, kept: number): Promise<void> {
  await page
    .getByRole('region', { name: say('flight-decision') })
    .getByRole('button', { name: say('flight-quote', { count: kept }), exact: true })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('list', { name: say('quotes-picks') })
    .waitFor();
}
