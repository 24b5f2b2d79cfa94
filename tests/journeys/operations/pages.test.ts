/** The house writes its pages over HTTP, on both databases; anybody reads them without a session, in a language that is there. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Desk } from '#application/desk/desk.ts';
import { portalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const refusal = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));

describe.each(databases())('pages on the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let operator: Desk;

  beforeAll(async () => {
    office = await runBackOffice(await fresh());
    operator = (await portalDesk(office, 'operator@demo.test')).desk;
  });
  afterAll(() => office.stop());

  it('reads the house’s words in the reader’s language, and the product’s where there are none', async () => {
    const [guest, arab] = await Promise.all([
      portalDesk(office, undefined, { language: () => 'fr' }),
      portalDesk(office, undefined, { language: () => 'ar' }),
    ]);
    expect(await get(guest.desk.session.page({ page: 'about-us' }))).toEqual({});
    const { pages } = await get(operator.operations.pages());
    expect(pages.map(({ page, version }) => `${page} ${version}`)).toEqual([
      'about-us unset',
      'contact-us unset',
      'privacy-policy unset',
      'terms-conditions unset',
    ]);
    const texts = { en: '<script>alert(1)</script>', fr: ' # Nous\nBonjour ', ar: '' };
    const shown = await get(operator.operations.setPage({ page: 'about-us', texts, version: 'unset' }));
    expect(shown.texts).toEqual({ ...texts, fr: '# Nous\nBonjour' });
    const read = async (desk: Desk) => (await get(desk.session.page({ page: 'about-us' }))).written;
    expect(await read(guest.desk)).toEqual({ language: 'fr', text: '# Nous\nBonjour' });
    expect(await read(arab.desk)).toEqual({ language: 'en', text: '<script>alert(1)</script>' });
    const configuration = await (await fetch(`${office.base}/appv2.jsp`, { method: 'POST' })).text();
    expect(configuration).toContain('{"ConfigKey":"PAGES_WRITTEN","ConfigValue":"about-us"}');
  });

  it('takes the same twice, and refuses what was written on an older version', async () => {
    const before = (await get(operator.operations.pages())).pages.find(({ page }) => page === 'privacy-policy');
    if (before === undefined) throw new Error('There is no such page');
    const mine = { ...before, texts: { en: 'We keep little.', fr: '', ar: '' } };
    await get(operator.operations.setPage(mine));
    expect((await get(operator.operations.setPage(mine))).texts.en).toBe('We keep little.');
    expect(
      await refusal(operator.operations.setPage({ ...mine, texts: { en: 'We keep all.', fr: '', ar: '' } })),
    ).toMatchObject({ violations: [{ code: 'configuration-changed', path: 'version' }] });
  });

  it('is written by operators alone', async () => {
    const { desk } = await portalDesk(office, 'agent@demo.test');
    expect(await refusal(desk.operations.pages())).toMatchObject({ _tag: 'NotPermitted' });
    expect(
      await refusal(
        desk.operations.setPage({ page: 'about-us', texts: { en: 'Mine', fr: '', ar: '' }, version: 'unset' }),
      ),
    ).toMatchObject({ _tag: 'NotPermitted' });
  });
});
