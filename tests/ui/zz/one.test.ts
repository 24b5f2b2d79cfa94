import { test } from 'vitest';
import { AxeBuilder } from '@axe-core/playwright';
import { OpenGallery } from '../gallery/open-gallery.ts';
test('x', async () => {
  const g = await OpenGallery.start();
  const page = await g.page({ width: 390 });
  for (const [n, f] of [
    ['dates', () => page.getByRole('button', { name: /^Departure/ }).click()],
    ['datefield', () => page.locator('button[aria-haspopup="dialog"][aria-label*="Date of birth"]').click({ timeout: 8000 })],
  ] as const) {
    const t0 = Date.now();
    await f();
    console.log(n, 'open', Date.now() - t0);
    const t1 = Date.now();
    const r = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).include('dialog[open], :popover-open').analyze();
    console.log(n, 'axe', Date.now() - t1, r.violations.length, await page.locator('[data-date]').count());
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    console.log(n, 'reloaded', Date.now() - t1);
  }
  await g.close();
}, 170000);
