/**
 * The widgets under the hands: by keyboard alone, by pointer, while busy, in both directions. In a real Chromium, on the
 * gallery page.
 */
import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mixColours } from '#ui/design/theme/colour.ts';
import { deriveTheme } from '#ui/design/theme/theme.ts';
import { OpenGallery } from './gallery/open-gallery.ts';

let gallery: OpenGallery;
let page: Page;

beforeAll(async () => {
  gallery = await OpenGallery.start();
});

afterAll(async () => {
  await gallery.close();
});

afterEach(() => {
  if (gallery.complaints.length > 0) throw new Error(gallery.complaints.join('\n'));
});

/** Each test of a group has a page with these parts; one that it changes beyond its document it closes. */
const onPage = (parts: string): void => {
  beforeEach(async () => {
    page = await gallery.page({ parts });
  });

  afterEach(() => gallery.leave(page));
};

/** Whether the words appear, or go, within the page's patience. */
const appears = async (locator: Locator, state: 'visible' | 'detached' = 'visible'): Promise<boolean> => {
  await locator.waitFor({ state });
  return true;
};

const focused = (): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

describe('a button', () => {
  onPage('buttons');

  test('is pressed once a press, and not while busy', async () => {
    await page.getByRole('button', { name: 'Issue primary' }).click();
    await page.getByRole('button', { name: 'Issuing' }).first().click({ force: true });
    await page.getByRole('button', { name: 'Issuing' }).first().press('Enter');
    await expect.poll(() => page.getByTestId('pressed').textContent()).toBe('1');
  });

  test('keeps the focus while busy', async () => {
    const busy = page.getByRole('button', { name: 'Issuing' }).first();
    await busy.focus();
    expect(await busy.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => busy.getAttribute('aria-busy')).toBe('true');
  });

  test('shows a ring of 2 px white and 2 px accent for the keyboard only', async () => {
    const button = page.getByRole('button', { name: 'Issue primary' });
    await page.keyboard.press('Tab');
    await button.focus();
    const ring = await button.evaluate((element) => getComputedStyle(element).boxShadow);
    expect(ring).toContain('rgb(255, 255, 255) 0px 0px 0px 2px');
    expect(ring).toMatch(/0px 0px 0px 4px/);
  });
});

describe('a dialog', () => {
  onPage('overlays');

  test('takes the focus, keeps it, closes with Escape and gives it back', async () => {
    await page.getByRole('button', { name: 'Release this hold' }).click();
    await expect.poll(focused).toBe('Release');
    const seen: string[] = [];
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Tab');
      seen.push(await focused());
    }
    expect(seen).toEqual(['Close', 'Close', 'Release', 'Close']);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(focused).toBe('Release');
    await page.keyboard.press('Escape');
    expect(await appears(page.getByRole('dialog'), 'detached')).toBe(true);
    await expect.poll(focused).toBe('Release this hold');
  });

  test('leaves the page beneath it standing still for as long as it is there', async () => {
    const scrolls = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');
    for (const opener of ['Release this hold', 'Sheet']) {
      expect(await scrolls(), opener).toBe(true);
      await page.getByRole('button', { name: opener }).click();
      await page.getByRole('dialog').waitFor();
      expect(await scrolls(), opener).toBe(false);
      await page.keyboard.press('Escape');
      expect(await appears(page.getByRole('dialog'), 'detached')).toBe(true);
    }
    await expect.poll(scrolls).toBe(true);
  });

  test('that wants an answer stays for Escape, however often', async () => {
    await page.getByRole('button', { name: 'Price changed' }).click();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await expect
      .poll(() => page.getByRole('alertdialog', { name: 'The airline raised this fare' }).isVisible())
      .toBe(true);
    await page.getByRole('button', { name: 'Back to results' }).click();
    expect(await appears(page.getByTestId('said').getByText('back'))).toBe(true);
  });

  test('puts the focus into the first field of its form', async () => {
    await page.getByRole('button', { name: 'A form' }).click();
    await page.keyboard.type('hello');
    await expect.poll(() => page.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('hello');
  });

  test('is 480 or 640 wide and moves for 300 ms, its backdrop for 150', async () => {
    const moving = await gallery.page({ parts: 'overlays', still: false });
    await moving.getByRole('button', { name: 'Price changed' }).click();
    const dialog = moving.getByRole('alertdialog');
    const shape = await dialog.evaluate((element) => ({
      width: element.clientWidth,
      time: getComputedStyle(element).animationDuration,
      backdrop: getComputedStyle(element, '::backdrop').animationDuration,
    }));
    expect(shape).toEqual({ width: 640, time: '0.3s', backdrop: '0.15s' });
    await moving.close();
  });
});

describe('the loader', () => {
  onPage('overlays');

  test('covers everything, says "Please wait", and nothing dismisses it but its end', async () => {
    await page.getByRole('button', { name: 'Load', exact: true }).click();
    const loader = page.getByRole('dialog', { name: 'Please wait' });
    expect(await loader.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
    expect(await loader.locator('svg').evaluate((element) => element.getBoundingClientRect().width)).toBe(200);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(20, 20);
    await expect.poll(() => loader.isVisible()).toBe(true);
    await page.evaluate(() => window.dispatchEvent(new Event('loaded')));
    await loader.waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('Load');
  });
});

describe('passing messages', () => {
  onPage('overlays');

  test('fade after their time', async () => {
    await page.getByRole('button', { name: 'Say shortly' }).click();
    expect(await appears(page.getByText('Message 0, info.'))).toBe(true);
    await page.mouse.move(0, 0);
    expect(await appears(page.getByText('Message 0, info.'), 'detached')).toBe(true);
  });

  test('go at a press', async () => {
    await page.getByRole('button', { name: 'Say error' }).click();
    await page.getByRole('alert').getByText('Message 0, error.').click();
    expect(await appears(page.getByText('Message 0, error.'), 'detached')).toBe(true);
  });

  test('wait while one points at them', async () => {
    const timed = await gallery.page({ parts: 'overlays', ownClock: true });
    await timed.getByRole('button', { name: 'Say shortly' }).click();
    await timed.getByText('Message 0, info.').hover();
    await timed.clock.fastForward(60_000);
    await expect.poll(() => timed.getByText('Message 0, info.').isVisible()).toBe(true);
    await timed.mouse.move(0, 0);
    expect(await appears(timed.getByText('Message 0, info.'), 'detached')).toBe(true);
    await timed.close();
  });
});

describe('a menu', () => {
  onPage('overlays');

  const button = () => page.getByRole('button', { name: 'Menu', exact: true });

  test('opens on its first entry, passes over what is disabled, and gives the focus back', async () => {
    await button().press('ArrowDown');
    await expect.poll(focused).toBe('E-ticket');
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).toBe('My Bookings');
    await page.keyboard.press('End');
    await expect.poll(focused).toBe('Cancel');
    await page.keyboard.press('e');
    await expect.poll(focused).toBe('E-ticket');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('menu').count()).toBe(0);
    expect(await button().evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('acts', async () => {
    await button().click();
    await page.keyboard.press('Enter');
    expect(await appears(page.getByTestId('said').getByText('e-ticket'))).toBe(true);
  });

  test('closes at a press elsewhere', async () => {
    await button().click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => page.getByRole('menu').count()).toBe(0);
  });
});

describe('tabs, segments, steps and the tree', () => {
  onPage('selection fields figures');

  test('tabs move with the arrows and name their panel', async () => {
    await page.getByRole('tab', { name: /All/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByRole('tab', { name: /Upcoming/ }).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByRole('tab', { name: /All/ }).getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => page.getByRole('tabpanel', { name: /All/ }).count()).toBe(1);
  });

  test('segments move with the arrows', async () => {
    await page.getByRole('radio', { name: 'Round trip' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.getByRole('radio', { name: 'One way' }).isChecked()).toBe(true);
  });

  test('a count stays between its ends', async () => {
    for (let press = 0; press < 5; press += 1)
      await page.getByRole('button', { name: /One more/ }).click({ force: true });
    await expect.poll(() => page.getByRole('group', { name: 'Adults' }).locator('output').textContent()).toBe('3');
    for (let press = 0; press < 5; press += 1)
      await page.getByRole('button', { name: /One fewer/ }).click({ force: true });
    await expect.poll(() => page.getByRole('group', { name: 'Adults' }).locator('output').textContent()).toBe('1');
  });

  test('the tree opens and closes', async () => {
    const toggle = page.getByRole('button', { name: 'Taxes and surcharges' });
    await expect.poll(() => page.getByText('YQ, airline fuel').isVisible()).toBe(true);
    await toggle.press('Enter');
    await expect.poll(() => page.getByText('YQ, airline fuel').count()).toBe(0);
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('a table', () => {
  onPage('figures');

  test('sorts by its head and says so', async () => {
    await page.getByRole('button', { name: /^Customer/ }).click();
    await expect
      .poll(() => page.getByRole('columnheader', { name: /Customer/ }).getAttribute('aria-sort'))
      .toBe('ascending');
    await page.getByRole('button', { name: /^Customer/ }).click();
    await expect
      .poll(() => page.getByRole('columnheader', { name: /Customer/ }).getAttribute('aria-sort'))
      .toBe('descending');
    await expect.poll(() => page.getByRole('rowheader').first().textContent()).toBe('BK482967');
  });

  test('has two-line rows on a narrow window', async () => {
    const narrow = await gallery.page({ parts: 'figures', width: 390 });
    await expect.poll(() => narrow.getByRole('table', { name: 'Bookings' }).count()).toBe(0);
    await expect.poll(() => narrow.getByRole('list', { name: 'Bookings' }).getByText('R4TQ7N').count()).toBe(1);
    await narrow.close();
  });
});

describe('a long list', () => {
  onPage('figures');

  test('draws only what is in view', async () => {
    const rows = page.getByRole('list', { name: 'Flights' }).getByRole('listitem');
    await page.getByRole('list', { name: 'Flights' }).scrollIntoViewIfNeeded();
    await rows.first().waitFor();
    await expect.poll(() => rows.count()).toBeLessThan(60);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await appears(page.getByText('6E 2399'))).toBe(true);
  });

  test('draws what is in view again with the press, what lies beyond once that is painted, and keeps the focus in its place', async () => {
    const list = page.getByRole('list', { name: 'Flights' });
    await list.evaluate((drawn) => drawn.scrollIntoView({ block: 'start' }));
    await list.getByRole('button', { name: '6E 2000' }).focus();
    const rows = await list.evaluate(async (drawn) => {
      const places = () => [...drawn.children].map((row) => row.getBoundingClientRect());
      const measured = () =>
        places().every(({ top }, at, all) => at === 0 || Math.abs(top - (all[at - 1]?.bottom ?? 0) - 4) < 1);
      const inSight = () => places().filter(({ top }) => top < window.innerHeight).length;
      const drawnBeyond = () => inSight() < drawn.children.length;
      while (!measured() || !drawnBeyond()) await new Promise(requestAnimationFrame);
      const said = () => [...drawn.children].map(({ textContent }) => textContent ?? '');
      const inView = inSight();
      const before = said();
      const painted = new Promise<string[]>((seen) => requestAnimationFrame(() => seen(said())));
      if (document.activeElement instanceof HTMLElement) document.activeElement.click();
      return { inView, before, painted: await painted };
    });
    const turned = rows.before.map((_, at) => `6E ${2399 - at}`);
    expect(rows.painted).toEqual([...turned.slice(0, rows.inView), ...rows.before.slice(rows.inView)]);
    expect(await appears(list.getByText(turned.at(-1) ?? '', { exact: true }))).toBe(true);
    await expect.poll(() => list.getByRole('listitem').allTextContents()).toEqual(turned);
    await expect.poll(focused).toBe('6E 2399');
  });

  test('keeps a row as it was drawn when the change moves it out of view', async () => {
    const list = page.getByRole('list', { name: 'Flights' });
    await list.evaluate((drawn) => drawn.scrollIntoView({ block: 'start' }));
    const first = list.getByRole('listitem').first();
    await first.getByRole('button', { name: '6E 2000' }).focus();
    const shown = await first.evaluate(async (row) => {
      const texts: string[] = [];
      const watcher = new MutationObserver(() => texts.push(row.textContent ?? ''));
      watcher.observe(row, { subtree: true, childList: true, characterData: true });
      if (document.activeElement instanceof HTMLElement) document.activeElement.click();
      const above = document.createElement('div');
      above.style.blockSize = '3000px';
      row.parentElement?.before(above);
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      above.remove();
      return texts;
    });
    expect(new Set(shown)).toEqual(new Set(['6E 2399']));
  });
});

describe('the shell', () => {
  onPage('buttons');

  test('begins with a way past it', async () => {
    await page.keyboard.press('Tab');
    await expect.poll(focused).toBe('Skip to the page');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  test('marks the service in use and ends the session from its menu', async () => {
    expect(
      await page.getByRole('navigation', { name: 'Services' }).locator('[aria-current="true"]').textContent(),
    ).toBe('Flight');
    await page.getByRole('button', { name: /Anita Menon/ }).click();
    const logout = page.getByRole('menuitem', { name: 'LOGOUT' });
    expect(await logout.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(174, 36, 27)');
    await logout.click();
    expect(await appears(page.getByTestId('seen').getByText('logout'))).toBe(true);
  });

  test.each([1440, 1200, 1199, 1024, 900, 600])('keeps the further services in reach at %i pixels', async (width) => {
    const shown = await gallery.page({ parts: 'buttons', width });
    const strip = shown.getByRole('navigation', { name: 'Services' });
    const [around, more, end] = await Promise.all([
      strip.boundingBox(),
      strip.getByRole('button', { name: 'More' }).boundingBox(),
      shown.getByRole('banner').boundingBox(),
    ]);
    await gallery.leave(shown);
    const ends = (box: typeof more) => Math.ceil((box?.x ?? Number.NaN) + (box?.width ?? Number.NaN));
    expect(ends(more)).toBeLessThanOrEqual(Math.min(ends(around), ends(end)));
  });

  test('says who sits there, of which company', async () => {
    const name = /^Profile: Anita Menon,\W+Malabar Holidays,\W+AGT10482$/;
    const seen = page.getByRole('button', { name }).getByText('Malabar Holidays', { exact: true });
    expect(await seen.isVisible()).toBe(true);
  });

  test('changes language, direction and words together', async () => {
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    expect(await appears(page.getByRole('link', { name: 'من نحن' }))).toBe(true);
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
      'ar',
      'rtl',
    ]);
  });

  test('leads back from emulation', async () => {
    await expect
      .poll(() => page.getByText(/You are Emulating Customer/).textContent())
      .toBe('You are Emulating Customer \u2068Backwater Trails\u2069 (\u2068AGT10733\u2069)');
    await page.getByRole('button', { name: 'Click here to Switch Back' }).click();
    expect(await appears(page.getByTestId('seen').getByText('back'))).toBe(true);
  });

  test('prints the page without itself', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false);
    await expect.poll(() => page.getByRole('contentinfo').isVisible()).toBe(false);
    await expect.poll(() => page.getByRole('button', { name: 'Issue primary' }).isVisible()).toBe(false);
    await page.close();
  });
});

describe('words', () => {
  onPage('buttons');

  test('stay in the old language until the new one has come, and a lost file is asked for again', async () => {
    let lost = 0;
    await page.route(/\.js$/, async (route) => {
      lost += 1;
      if (lost <= 2) await route.abort();
      else await route.continue();
    });
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    await expect.poll(() => page.getByRole('link', { name: 'About Us' }).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('ltr');
    expect(await appears(page.getByRole('link', { name: 'من نحن' }))).toBe(true);
    expect(lost).toBeGreaterThan(2);
    gallery.complaints.length = 0;
    await page.close();
  });

  test('all come from Fluent: the pseudo-locale turns every one round, and the page', async () => {
    const pseudo = await gallery.page({ parts: 'buttons', pseudo: true });
    expect(await pseudo.evaluate(() => document.documentElement.dir)).toBe('rtl');
    const footer = (await pseudo.getByRole('contentinfo').textContent()) ?? '';
    expect(footer.replace('Farelane', '')).not.toMatch(/[a-ce-km-np-rtv-y]{3}/i);
    expect(await pseudo.getByRole('contentinfo').evaluate((element) => getComputedStyle(element).direction)).toBe(
      'rtl',
    );
    await pseudo.close();
  });
});

describe('roles of colour', () => {
  test.each([
    ['#151e47', '#39b0a6'],
    ['#5b1e2d', '#e0872f'],
    ['#ffd400', '#00ff88'],
  ])('are mixed by the browser as the theme reckons them, for %s and %s', async (primary, secondary) => {
    const themed = await gallery.page({ parts: 'buttons', primary, secondary });
    const seen = await themed.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d');
      const probe = document.body.appendChild(document.createElement('span'));
      return ['--ink', '--text-3', '--line-control', '--accent-strong'].map((role) => {
        probe.style.setProperty('color', `var(${role})`);
        if (canvas === null) return [];
        canvas.fillStyle = getComputedStyle(probe).color;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
      });
    });
    const theme = deriveTheme({ primary, secondary });
    const ink = mixColours(theme.primary, theme.inkShare, '#15171c');
    const reckoned = [
      ink,
      mixColours(ink, theme.text3Share, '#ffffff'),
      mixColours(ink, theme.lineControlShare, '#ffffff'),
    ];
    reckoned.forEach((colour, role) => {
      [1, 3, 5].forEach((at, channel) => {
        const value = Number.parseInt(colour.slice(at, at + 2), 16);
        expect(Math.abs(value - (seen[role]?.[channel] ?? -9))).toBeLessThanOrEqual(1);
      });
    });
    await themed.close();
  });
});
