/** The buttons of a state, pressed in their order: by the ids of their messages, or by a selector. */
import type { Page } from 'playwright';
import { isMessageId, type wordsOf } from '#tests/browser/harness/words.ts';

export async function pressed(page: Page, press: readonly string[], say: ReturnType<typeof wordsOf>): Promise<void> {
  const within = page.locator('main, dialog[open]');
  for (const each of press)
    await (isMessageId(each)
      ? within.getByRole('button', { name: say(each), exact: true })
      : within.locator(each)
    ).click();
}
