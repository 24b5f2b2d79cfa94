/** A page gone through by keyboard alone. */
import { expectFocusSeen } from './checks.ts';
import type { Desk } from './desk.ts';

/** Presses Tab until the focus is on something named so; every stop on the way can be seen. */
export async function tabTo(desk: Desk, name: RegExp): Promise<void> {
  const { page } = desk;
  for (let stops = 0; stops < 150; stops += 1) {
    const here = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body || element.tagName === 'MAIN') return '';
      const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
      const named = (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .flatMap((id) => document.getElementById(id) ?? []);
      return [
        element.getAttribute('aria-label') ?? '',
        ...[...named, ...labels].map((each) => each.textContent),
        element.innerText,
      ].join(' ');
    });
    if (name.test(here)) {
      await expectFocusSeen(page, String(name));
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${name}`);
}
