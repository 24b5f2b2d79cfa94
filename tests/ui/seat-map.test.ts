/** The seat map under the hands: arrows as the seats lie on the screen, in both directions and both ways up. */
import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { OpenGallery } from './gallery/open-gallery.ts';

let gallery: OpenGallery;
let page: Page;

beforeAll(async () => {
  gallery = await OpenGallery.start();
});

afterAll(async () => {
  await gallery.close();
});

afterEach(async () => {
  await page.close();
  if (gallery.complaints.length > 0) throw new Error(gallery.complaints.join('\n'));
});

const grid = (name: string): Locator => page.getByRole('grid', { name });
const seatAtHand = (): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-seat') ?? null);

async function walk(keys: readonly string[]): Promise<readonly (string | null)[]> {
  const seen: (string | null)[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    seen.push(await seatAtHand());
  }
  return seen;
}

async function open(asked: Parameters<OpenGallery['page']>[0] = {}): Promise<void> {
  page = await gallery.page({ parts: 'seats', ...asked });
}

describe('lying, nose at the start', () => {
  test('one stop for Tab, arrows go where they point, Home and End to the ends of a row', async () => {
    await open();
    const lying = grid('Lying seats');
    await expect.poll(() => lying.locator('[tabindex="0"]').count()).toBe(1);
    await lying.locator('[tabindex="0"]').focus();
    await expect.poll(seatAtHand).toBe('2C');
    expect(await walk(['ArrowUp', 'ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowDown'])).toEqual([
      '2D',
      '1D',
      '2D',
      '3D',
      '3C',
    ]);
    expect(await walk(['Home', 'End', 'ArrowUp', 'PageUp', 'PageDown', 'Control+Home', 'Control+End'])).toEqual([
      '3A',
      '3F',
      '3F',
      '1F',
      '4E',
      '1E',
      '4E',
    ]);
    await page.keyboard.press('Tab');
    await expect.poll(() => lying.locator(':focus').count()).toBe(0);
  });

  test.each(['en', 'ar'] as const)('it opens where seats are for sale, in %s', async (language) => {
    await open({ lang: language });
    const seat = grid('Last rows for sale').locator('[data-seat="38C"]');
    const isSeen = () =>
      seat.evaluate((element) => {
        const box = element.closest('[role="grid"]')?.parentElement?.getBoundingClientRect();
        const { left, right } = element.getBoundingClientRect();
        return box !== undefined && left >= box.left && right <= box.right;
      });
    await expect.poll(isSeen).toBe(true);
    expect(await page.evaluate(() => window.scrollX)).toBe(0);
  });

  test('the nose is at the other side where one reads from the right, letters are not turned', async () => {
    await open({ lang: 'ar' });
    await grid('Lying seats').locator('[tabindex="0"]').focus();
    expect(await walk(['ArrowRight', 'ArrowLeft', 'ArrowUp'])).toEqual(['1C', '2C', '2D']);
    const box = (seat: string) => grid('Lying seats').locator(`[data-seat="${seat}"]`).boundingBox();
    const [first, last] = [await box('1A'), await box('3A')];
    expect(first?.x).toBeGreaterThan(last?.x ?? Infinity);
  });

  test('is a grid of rows to who hears it, each seat with its name and state', async () => {
    await open();
    const lying = grid('Lying seats');
    await expect.poll(() => lying.getByRole('row').count()).toBe(5);
    await expect.poll(() => lying.getByRole('columnheader').allTextContents()).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    await expect.poll(() => lying.getByRole('rowheader').allTextContents()).toEqual(['1', '2', '3', '4']);
    await expect.poll(() => lying.getByRole('gridcell').count()).toBe(22);
    await expect
      .poll(() => lying.getByRole('gridcell', { name: '1B taken' }).getAttribute('aria-disabled'))
      .toBe('true');
    await lying.getByRole('gridcell', { name: '2C free' }).press('Enter');
    await expect
      .poll(() => lying.getByRole('gridcell', { selected: true }).allTextContents())
      .toEqual([expect.stringMatching(/^M/)]);
    await lying.getByRole('gridcell', { name: '3F free' }).press(' ');
    await expect.poll(() => lying.getByRole('gridcell', { selected: true }).getAttribute('data-seat')).toBe('3F');
  });

  test('notifies of a seat while one points at it or it has the focus, until Escape', async () => {
    await open();
    const tip = page.locator('[popover]:popover-open', { hasText: 'of the gallery' });
    await grid('Lying seats').locator('[tabindex="0"]').focus();
    await tip.waitFor();
    await expect.poll(() => tip.textContent()).toContain('2C');
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'detached' });
    await grid('Lying seats').locator('[data-seat="1D"]').hover();
    await tip.waitFor();
    await expect.poll(() => tip.textContent()).toContain('1D');
  });

  test('seats stand where they belong: the right side above the left, an aisle between, none over another', async () => {
    await open();
    for (const name of ['Lying seats', 'Standing seats', 'Seats without an aisle']) {
      const boxes = await grid(name)
        .getByRole('gridcell')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().toJSON()));
      const over = boxes.flatMap((one, at) =>
        boxes
          .slice(at + 1)
          .filter(
            (other) =>
              one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
          ),
      );
      expect(over, name).toEqual([]);
    }
    const y = async (seat: string) =>
      (await grid('Lying seats').locator(`[data-seat="${seat}"]`).boundingBox())?.y ?? 0;
    const [f, d, c, b] = [await y('2F'), await y('2D'), await y('2C'), await y('2B')];
    expect(f < d && d < c && c < b).toBe(true);
    expect(c - d).toBeGreaterThan((b - c) * 1.5);
  });
});

describe('standing, nose above', () => {
  test.each(['en', 'ar'] as const)('arrows go where they point in %s, left stays left', async (lang) => {
    await open({ lang, width: 390 });
    await grid('Standing seats').locator('[data-seat="1A"]').focus();
    expect(await walk(['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowLeft'])).toEqual([
      '2A',
      '2B',
      '2C',
      '2D',
      '1D',
      '1C',
    ]);
    const size = await grid('Standing seats').locator('[data-seat="2A"]').boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
  });
});
