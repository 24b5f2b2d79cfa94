/** The buttons of a state, pressed in their order: by the ids of their messages, or by a selector. */
import type { Page } from 'playwright';
import { messageIdsOf, type wordsOf } from '#tests/browser/harness/words.ts';

const ids = new Set(messageIdsOf('en'));

export async function pressed(page: Page, press: readonly string[], say: ReturnType<typeof wordsOf>): Promise<void> {
  const within = page.locator('main, dialog[open]');
  for (const each of press)
    await (ids.has(each) ? within.getByRole('button', { name: say(each), exact: true }) : within.locator(each)).click();
}
