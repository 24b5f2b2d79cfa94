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

/**
 * Sends or makes the text, and agrees once where the prices went up since the flights were shown, as they do over midnight;
 * `shown` is the result.
 */
export async function pressSend(desk: Desk, label: 'quotes-send' | 'quotes-make-text', shown: Locator): Promise<void> {
  const named = (name: typeof label | 'quotes-send-changed') =>
    dialogOf(desk).getByRole('button', { name: desk.say(name), exact: true });
  const changed = named('quotes-send-changed');
  await named(label).or(changed).click();
  await shown.or(changed).first().waitFor();
  if (await shown.isVisible()) return;
  await changed.click();
  await shown.waitFor();
}
