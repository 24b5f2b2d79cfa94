/**
 * The fields under the hands: by keyboard alone, by pointer, in both directions, with errors. In a real Chromium, on the
 * gallery page.
 */
import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

describe('a combobox', () => {
  onPage('fields');

  const box = () => page.getByRole('combobox', { name: 'From' });

  test('has the first match ready for Enter', async () => {
    await box().fill('kol');
    await box().press('Enter');
    await expect.poll(() => page.getByText(/from CCU/).count()).toBe(1);
    await expect.poll(() => page.locator('[role="listbox"]').count()).toBe(0);
  });

  test('finds by code, name, detail and without accents', async () => {
    for (const [typed, key] of [
      ['zrh', 'ZRH'],
      ['zur', 'ZRH'],
      ['indira', 'DEL'],
    ]) {
      await box().fill(typed ?? '');
      await box().press('Enter');
      expect(await appears(page.getByText(`from ${key ?? ''}`))).toBe(true);
    }
  });

  test('moves with the arrows, closes with Escape, and leaves what was chosen', async () => {
    await box().fill('ko');
    await box().press('ArrowDown');
    await expect
      .poll(() => page.locator('[role="option"]').nth(1).getAttribute('id'))
      .toBe(await box().getAttribute('aria-activedescendant'));
    await box().press('ArrowUp');
    await box().press('ArrowUp');
    await expect
      .poll(() => page.locator('[role="option"]').last().getAttribute('id'))
      .toBe(await box().getAttribute('aria-activedescendant'));
    await box().press('Escape');
    await expect.poll(() => page.locator('[role="listbox"]').count()).toBe(0);
    await expect.poll(() => box().inputValue()).toBe('');
    await expect.poll(() => page.getByText(/from nowhere/).count()).toBe(1);
  });

  test('takes what is ready with Tab, and forgets it when emptied', async () => {
    await box().fill('cok');
    await box().press('Tab');
    await expect.poll(() => page.getByText(/from COK/).count()).toBe(1);
    await expect.poll(() => box().inputValue()).toBe('COK Kochi');
    await box().fill('');
    await box().blur();
    expect(await appears(page.getByText(/from nowhere/))).toBe(true);
  });

  test('chooses by pointer', async () => {
    await box().click();
    await page.getByRole('option', { name: /Coimbatore/ }).click();
    expect(await appears(page.getByText(/from CJB/))).toBe(true);
  });

  test('shows unusable options with the reason and passes over them', async () => {
    const saved = page.getByRole('combobox', { name: 'Saved traveller' });
    await saved.fill('an');
    const unusable = page.getByRole('option', { name: /not a child fare/ });
    await expect.poll(() => unusable.getAttribute('aria-disabled')).toBe('true');
    await unusable.click({ force: true });
    await expect.poll(() => page.getByText(/chosen nobody/).count()).toBe(1);
    await saved.press('Enter');
    expect(await appears(page.getByText(/chosen Anaya Iyer/))).toBe(true);
  });

  test('offers the extra entry at the end', async () => {
    const saved = page.getByRole('combobox', { name: 'Saved traveller' });
    await saved.fill('Zo');
    await saved.press('Enter');
    await expect.poll(() => page.getByText(/new none/).count()).toBe(1);
    await saved.press('ArrowDown');
    await saved.press('Enter');
    expect(await appears(page.getByText(/new Zo/))).toBe(true);
  });

  test('says that nothing matches, and how many do', async () => {
    await box().fill('xxxx');
    expect(await appears(page.getByText('No airport found'))).toBe(true);
    await expect.poll(() => page.getByRole('status').filter({ hasText: 'No matches' }).count()).toBe(1);
    await box().fill('ko');
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: /^\u2068?3\u2069? matches/ })
        .count(),
    ).toBe(1);
  });

  test('opens a list of at most 200 px', async () => {
    await box().click();
    const height = await page.locator('[role="listbox"]').evaluate((element) => element.getBoundingClientRect().height);
    expect(height).toBeLessThanOrEqual(200);
  });
});

describe('a select', () => {
  onPage('fields overlays');

  const cabin = () => page.getByRole('combobox', { name: 'Cabin' });

  test('opens, moves over unusable options and takes', async () => {
    await cabin().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => cabin().textContent()).toBe('First Class');
    await expect.poll(() => page.locator('[role="listbox"]').count()).toBe(0);
  });

  test('jumps to typed letters and leaves all with Escape', async () => {
    await cabin().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('pre');
    await page.keyboard.press('Escape');
    await expect.poll(() => cabin().textContent()).toBe('Select');
    await page.keyboard.type('pre');
    await page.keyboard.press('Enter');
    await expect.poll(() => cabin().textContent()).toBe('Premium Economy');
  });

  test('works inside a dialog, where Escape closes the list first', async () => {
    await page.getByRole('button', { name: 'A form' }).click();
    await page.getByRole('combobox', { name: 'Reason' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    await page.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByRole('option', { name: 'Plans changed' }).click();
    await expect.poll(() => page.getByRole('combobox', { name: 'Reason' }).textContent()).toBe('Plans changed');
    await page.keyboard.press('Escape');
    expect(await appears(page.getByRole('dialog'), 'detached')).toBe(true);
  });
});

describe('a date field', () => {
  onPage('fields');

  const born = () => page.getByRole('textbox', { name: 'Date of birth' });

  test('reads what is typed and writes it out', async () => {
    await born().fill('3/2/2001');
    await born().blur();
    await expect.poll(() => born().inputValue()).toBe('3 Feb 2001');
    expect(await appears(page.getByText('born 2001-02-03'))).toBe(true);
  });

  test.each([
    ['12MAY85', '1985-05-12', 'Tab'],
    ['120585', '1985-05-12', 'Enter'],
    ['+0', '2026-11-20', 'Tab'],
  ])('reads %s as %s at %s, not before', async (typed, day, key) => {
    await born().fill(typed);
    expect(await appears(page.getByText('born unknown'))).toBe(true);
    await born().press(key);
    expect(await appears(page.getByText(`born ${day}`))).toBe(true);
    await expect.poll(() => born().getAttribute('aria-invalid')).toBeNull();
  });

  test('keeps what names no day and says so', async () => {
    await born().fill('31 Jun 2000');
    await born().blur();
    await expect.poll(() => born().inputValue()).toBe('31 Jun 2000');
    await expect.poll(() => born().getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => page.getByText('Enter the date as day, month and year').count()).toBe(1);
    expect(await appears(page.getByText('born unknown'))).toBe(true);
  });

  test('opens a month to choose from', async () => {
    await page.getByRole('button', { name: /Open the calendar/ }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-date'))).toBe('1985-07-09');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    expect(await appears(page.getByText('born 1985-07-08'))).toBe(true);
  });
});

describe('a control that is disabled until an answer is there', () => {
  onPage('waiting');

  const answer = () => page.evaluate(() => window.dispatchEvent(new Event('answered')));
  const hasFocus = (control: Locator) => control.evaluate((own) => own === document.activeElement);
  /** The browser drops the focus of a disabled control when it draws. */
  const drawn = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const hotel = () => page.getByRole('combobox', { name: 'Hotel of the stay' });

  test('has the focus again afterwards, by itself or within a set of fields', async () => {
    const box = page.getByRole('checkbox', { name: 'With a swing' });
    await box.press('Space');
    await drawn();
    expect(await box.isDisabled()).toBe(true);
    await answer();
    await expect.poll(() => hasFocus(box)).toBe(true);

    const note = page.getByRole('textbox', { name: 'Note for the stay' });
    await note.press('Enter');
    await drawn();
    expect(await note.isDisabled()).toBe(true);
    await answer();
    await expect.poll(() => hasFocus(note)).toBe(true);
  });

  test('takes the focus that is put into it meanwhile', async () => {
    await page.getByRole('checkbox', { name: 'With a swing' }).press('Space');
    await page.getByRole('button', { name: 'Change the hotel' }).click();
    await drawn();
    await answer();
    await expect.poll(() => hasFocus(hotel())).toBe(true);
  });

  test('leaves the focus where it has been moved meanwhile', async () => {
    await page.getByRole('checkbox', { name: 'With a swing' }).press('Space');
    await page.getByRole('button', { name: 'Change the hotel' }).click();
    await page.keyboard.press('Shift+Tab');
    const elsewhere = await page.evaluateHandle(() => document.activeElement);
    await drawn();
    await answer();
    await expect.poll(() => hotel().isEnabled()).toBe(true);
    expect(await elsewhere.evaluate((own) => own === document.activeElement)).toBe(true);
  });
});

test('many errors are folded on a narrow window, and open at a press', async () => {
  const narrow = await gallery.page({ parts: 'fields', width: 390 });
  const link = narrow.getByRole('link', { name: 'Adult 2, date of birth' });
  await narrow.getByText(/details need attention/).waitFor();
  expect(await link.isVisible()).toBe(false);
  await narrow.getByText(/details need attention/).click();
  await link.waitFor();
  await narrow.close();
});

test('a date of birth on a narrow window shows one month, not a century', async () => {
  const narrow = await gallery.page({ parts: 'fields', width: 390 });
  await narrow.getByRole('button', { name: /Open the calendar/ }).click();
  await expect.poll(() => narrow.locator(':popover-open [role="grid"]').count()).toBe(1);
  await narrow.close();
});

describe('the travel dates', () => {
  onPage('dates');

  const day = () => page.evaluate(() => document.activeElement?.getAttribute('data-date'));

  test('take first and last by keyboard', async () => {
    await page.getByRole('button', { name: /^Departure/ }).press('Enter');
    await expect.poll(day).toBe('2026-11-20');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.keyboard.press('PageDown');
    await expect.poll(day).toBe('2026-12-26');
    await page.keyboard.press('Home');
    await expect.poll(day).toBe('2026-12-20');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByTestId('range').textContent()).toBe('2026-11-26 2026-12-20');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('grid', { name: 'January 2027' }).count()).toBe(0);
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('button')?.textContent ?? document.activeElement?.tagName,
      ),
    ).toBeTruthy();
  });

  test('go no further than the days that can be sold', async () => {
    await page.getByRole('button', { name: /^Departure/ }).press('Enter');
    await page.keyboard.press('ArrowUp');
    await expect.poll(day).toBe('2026-11-20');
    await page.keyboard.press('Shift+PageDown');
    await expect.poll(day).toBe('2027-10-16');
  });

  test('say fare, holiday and choice of a day', async () => {
    const label = await page.locator('.calendar-shown [data-date="2026-11-24"]').getAttribute('aria-label');
    expect(label).toBe('Tuesday 24 November 2026, 8,948, Guru Nanak Jayanti, first day chosen');
    await expect
      .poll(() => page.locator('.calendar-shown [data-date="2026-11-19"]').getAttribute('aria-label'))
      .toContain('cannot be chosen');
  });

  const typed = () => page.locator(':popover-open input');
  const chosen = () => page.getByTestId('range').textContent();

  test('are typed as agents type them, one after the other', async () => {
    await page.getByRole('button', { name: /^Departure/ }).focus();
    await page.keyboard.type('24NOV');
    await page.getByText('Tuesday 24 November 2026').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(chosen).toBe('2026-11-24 -');
    await page.keyboard.type('+3');
    await page.getByText('Friday 27 November 2026').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(chosen).toBe('2026-11-24 2026-11-27');
    await expect.poll(() => page.locator(':popover-open').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Departure');
  });

  test('are typed over the calendar too, and say what cannot be read or chosen', async () => {
    await page.getByRole('button', { name: /^Return/ }).press('Enter');
    await expect.poll(day).toBe('2026-11-20');
    await page.keyboard.type('99');
    await expect.poll(() => typed().inputValue()).toBe('99');
    await page.keyboard.press('Enter');
    await page.getByText('Type a day such as 24NOV, 24/11 or +3').waitFor();
    await typed().fill('24/11/2031');
    await page.keyboard.press('Enter');
    await page.getByText(/24 Nov 2031.* cannot be chosen/).waitFor();
    expect(await chosen()).toBe('- -');
  });

  test('close and keep a single day', async () => {
    await page.getByRole('button', { name: /^One way/ }).click();
    await page.locator(':popover-open [data-date="2026-11-30"]').click();
    await expect.poll(() => page.getByRole('button', { name: /^One way/ }).textContent()).toContain('Mon 30 Nov');
    await expect.poll(() => page.locator(':popover-open').count()).toBe(0);
  });

  test('walk the other way in Arabic', async () => {
    const arabic = await gallery.page({ parts: 'dates', lang: 'ar' });
    await arabic.getByRole('button', { name: /^Departure/ }).press('Enter');
    await arabic.keyboard.press('ArrowLeft');
    expect(await arabic.evaluate(() => document.activeElement?.getAttribute('data-date'))).toBe('2026-11-21');
    await arabic.close();
  });
});

describe('errors', () => {
  onPage('fields');

  test('are linked to their fields, and a new attempt focuses the first', async () => {
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('first-name');
    await page.getByRole('link', { name: 'Contact, mobile' }).press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('mobile');
    expect(
      await page
        .getByRole('textbox', { name: 'First name' })
        .evaluate((field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent),
    ).toBe('Use letters and spaces only');
  });
});

describe('a password', () => {
  onPage('fields');

  test('is shown on demand', async () => {
    const field = page.getByLabel('Password');
    await expect.poll(() => field.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect.poll(() => field.getAttribute('type')).toBe('text');
    await expect.poll(() => page.getByRole('button', { name: 'Hide' }).getAttribute('aria-pressed')).toBe('true');
  });
});

test('a country code stands before its number, also where the page reads from the right', async () => {
  const arabic = await gallery.page({ parts: 'fields', lang: 'ar' });
  const code = await arabic.getByText('+91', { exact: true }).first().boundingBox();
  const number = await arabic.locator('input[type=tel]').first().boundingBox();
  expect(code?.x ?? Number.NaN).toBeLessThan(number?.x ?? Number.NaN);
  await gallery.leave(arabic);
});
