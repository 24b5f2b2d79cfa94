/** Pages as they are written: what is typed stays with its page and language, and is published page by page. */
import { Effect } from 'effect';
import { expect, test } from 'vitest';
import { violation } from '#domain/rules/violation.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { PageShown, PagesDesk } from '#application/desk/operations/pages.ts';
import { PageEditor, textsOf } from '#application/portal/operations/page-editor.ts';
import { pagesReference } from '#infrastructure/wire/reference/operations/pages.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';

async function writing(set?: PagesDesk['setPage']) {
  const sent: PageShown[] = [];
  let refreshed = 0;
  const editor = new PageEditor(
    {
      pages: () => Effect.succeed(pagesReference.pages.answer),
      setPage: (asked) => {
        sent.push(asked);
        return set?.(asked) ?? Effect.succeed({ ...asked, version: 'next' });
      },
    },
    signedInSession(),
    { refresh: () => Promise.resolve(void (refreshed += 1)) },
    'fr',
  );
  await editor.load();
  const open = () => {
    const { open: found } = editor.state$.value;
    if (found.kind !== 'ready') throw new Error(`The pages are ${found.kind}`);
    return found.value;
  };
  return { editor, sent, open, refreshed: () => refreshed };
}

test('what is typed stays with its page, counts until it is as before, and goes with one page alone', async () => {
  const { editor, sent, open, refreshed } = await writing();
  const [about] = pagesReference.pages.answer.pages;
  editor.type('Nous');
  editor.show({ page: 'contact-us', language: 'en' });
  editor.type('Call us');
  expect(Object.keys(open().drafts)).toEqual(['about-us', 'contact-us']);
  await editor.save();
  expect(sent).toEqual([{ page: 'contact-us', texts: { en: 'Call us', fr: '', ar: '' }, version: 'unset' }]);
  expect([editor.state$.value.saved, refreshed(), Object.keys(open().drafts)]).toEqual([true, 1, ['about-us']]);
  editor.show({ page: 'about-us', language: 'fr' });
  expect(textsOf(open(), 'about-us').fr).toBe('Nous');
  editor.type(about?.texts.fr ?? '');
  expect(open().drafts).toEqual({});
});

test('a text that is too long is not sent, and a refusal leaves what was typed', async () => {
  const { editor, sent, open } = await writing(() =>
    Effect.fail(new Invalid({ violations: [violation('configuration-changed', 'version')] })),
  );
  editor.type('a'.repeat(20_001));
  await editor.save();
  expect([editor.state$.value.violations.map(({ path }) => path), sent]).toEqual([['texts.fr'], []]);
  editor.type('Nous');
  await editor.save();
  expect([editor.state$.value.failure?._tag, textsOf(open(), 'about-us').fr]).toEqual(['Invalid', 'Nous']);
  editor.discard();
  expect(open().drafts).toEqual({});
});
