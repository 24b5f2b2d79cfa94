/** Seats, meals and bags are bought with the tickets; a seat that somebody else bought first is changed for another. */
import type { Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectFocusSeen, expectGood } from '../harness/checks.ts';
import { inDays, yearsAgo } from '../harness/days.ts';
import { type Desk, Office } from '../harness/desk.ts';
import {
  acceptTerms,
  atStep,
  beginBooking,
  fillContact,
  fillTraveller,
  goOn,
  pay,
  payButton,
  type Person,
  rohan,
} from '../pages/book.ts';

let office: Office;

beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const meera: Person = { title: 'Ms', first: 'Meera', last: 'Iyer', born: yearsAgo(31) };
const anaya: Person = { title: 'Mstr', first: 'Arun', last: 'Iyer', born: yearsAgo(6) };

async function toExtras(desk: Desk, day: number, people: readonly Person[], wishes = '', come = true): Promise<void> {
  await beginBooking(desk, { from: 'DEL', to: 'BOM', date: inDays(day) }, { wishes });
  await goOn(desk);
  await atStep(desk, 'travellers');
  for (const [index, person] of people.entries()) await fillTraveller(desk, index, person);
  await fillContact(desk);
  await goOn(desk);
  await atStep(desk, 'extras');
  if (come) await grid(desk).waitFor();
}

const grid = ({ page }: Desk): Locator => page.getByRole('grid');
const seatOf = (desk: Desk, name: string): Locator => grid(desk).locator(`[data-seat="${name}"]`);
const chosen = (desk: Desk): Locator => grid(desk).getByRole('gridcell', { selected: true });

/** A sentence of the page, whatever stands where § does. */
function saying({ say }: Desk, id: string, ...values: readonly string[]): RegExp {
  const text = say(id, Object.fromEntries(values.map((value) => [value, '§'])));
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(escaped.replaceAll(/\u2068?§\u2069?/g, '.*'));
}

/** Adds the first thing offered of a kind, for the traveller in that place among those who may have it. */
async function add(desk: Desk, kind: 'meals' | 'baggage' | 'special_ssr', at: number): Promise<void> {
  await desk.page
    .getByRole('combobox', { name: saying(desk, `extras-choose-${kind}`, 'who') })
    .nth(at)
    .click();
  await desk.page.getByRole('option').first().click();
}

/** The seats that one arrow leads to from a seat, and itself where an arrow leads nowhere. */
async function seatsAround(desk: Desk, from: string): Promise<ReadonlySet<string>> {
  const around = new Set<string>();
  for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
    await seatOf(desk, from).focus();
    await desk.page.keyboard.press(arrow);
    around.add((await grid(desk).locator(':focus').getAttribute('data-seat')) ?? '');
  }
  return around;
}

/** Free seats with nobody of the party on them and open to everybody. */
async function freeSeats(desk: Desk): Promise<readonly string[]> {
  return grid(desk)
    .locator('[data-seat]:not([aria-disabled="true"])[aria-selected="false"]')
    .evaluateAll((cells) =>
      cells.map((cell) => cell.getAttribute('data-seat') ?? '').filter((name) => Number.parseInt(name, 10) > 16),
    );
}

describe.each(
  drawn([
    ['en', 1440, 21],
    ['ar', 1440, 22],
    ['fr', 390, 23],
    ['ar', 390, 24],
  ] as const),
)('extras in %s at %i px', (language, width, day) => {
  test('seats by keyboard, a bag and a meal for two travellers, in the price and on the ticket', async () => {
    await office.at({ language, width }, async (desk) => {
      const { page, say } = desk;
      await toExtras(desk, day, [rohan, meera], '&adults=2');
      await expectGood(desk, 'extras');

      const [first = '', second = '', third = ''] = await freeSeats(desk);
      expect((await seatsAround(desk, first)).size).toBeGreaterThan(2);
      await seatOf(desk, first).focus();
      await page.keyboard.press('Enter');
      await seatOf(desk, first).getByText('R', { exact: true }).waitFor();
      // The second traveller is now at hand; what the first has is refused with the reason.
      await page.keyboard.press('Enter');
      await page.getByText(saying(desk, 'extras-seat-held', 'seat', 'who')).waitFor();
      await expectFocusSeen(page, 'a seat refused');
      await seatOf(desk, second).focus();
      await page.keyboard.press(' ');
      await seatOf(desk, second).getByText('M', { exact: true }).waitFor();
      await expect.poll(() => chosen(desk).count()).toBe(2);
      await add(desk, 'meals', 0);
      await add(desk, 'baggage', 1);
      await expectGood(desk, 'extras chosen');

      await page.reload();
      await atStep(desk, 'extras');
      await chosen(desk).first().waitFor();
      await expect.poll(() => chosen(desk).count()).toBe(2);
      await page.getByRole('radio', { name: say('extras-view-list') }).check();
      await expectGood(desk, 'seats as lists');
      await page
        .getByRole('combobox', { name: saying(desk, 'extras-seat-of', 'who') })
        .nth(1)
        .click();
      await page.getByRole('option', { name: new RegExp(`(^|\\W)${third}(\\W|$)`) }).click();
      await page.getByRole('radio', { name: say('extras-view-map') }).check();
      await seatOf(desk, third).getByText('M', { exact: true }).waitFor();
      await expect.poll(() => chosen(desk).count()).toBe(2);
      await goOn(desk);
      await atStep(desk, 'pay');
      await page.getByRole('heading', { name: say('extras-chosen') }).waitFor();
      await expectGood(desk, 'paying with extras');
      await pay(desk);
      const ticket = page.getByRole('article');
      for (const seat of [first, third]) await ticket.getByRole('row').filter({ hasText: seat }).first().waitFor();
      await expectGood(desk, 'ticket with extras');
    });
  });
});

test.each(
  drawn([
    [1440, 27],
    [390, 29],
  ] as const),
)('the way on stands still while seats come, at %i px', async (width, day) => {
  await office.at({ width }, async (desk) => {
    const { page, say, narrow } = desk;
    let come = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route('**/v2dispatch.jsp', async (route) => {
      if ((route.request().postData() ?? '').includes('SEATMAP')) await gate;
      await route.continue();
    });
    await toExtras(desk, day, [rohan], '', false);
    const onward = page.getByRole('button', {
      name: say(narrow ? 'booking-continue' : 'booking-continue-without-extras'),
    });
    await page.getByRole('heading', { name: say('extras-seats') }).waitFor();
    const before = await onward.boundingBox();
    come();
    await grid(desk).waitFor();
    expect(await onward.boundingBox()).toEqual(before);
    await onward.click();
    await atStep(desk, 'pay');
  });
});

test('an exit row is refused for a child with the reason, a family is seated together at a press', async () => {
  await office.at({}, async (desk) => {
    const { page, say } = desk;
    await toExtras(desk, 26, [rohan, anaya], '&adults=1&children=1');
    const exits = grid(desk).getByRole('gridcell', {
      name: new RegExp(`${say('extras-seat-exit')}.*${say('extras-seat-state-free')}`),
    });
    const exit = (await exits.first().getAttribute('data-seat')) ?? '';
    await page.getByRole('button', { name: /Arun/ }).first().click();
    await seatOf(desk, exit).click();
    await page.getByText(say('violation-seat-child', { seat: exit })).waitFor();
    await expect.poll(() => chosen(desk).count()).toBe(0);
    await expectGood(desk, 'an exit refused');
    await page.getByRole('button', { name: say('extras-seat-together') }).click();
    await expect.poll(() => chosen(desk).count()).toBe(2);
    const rows = await chosen(desk).evaluateAll((cells) =>
      cells.map((cell) => cell.getAttribute('data-seat')?.slice(0, -1)),
    );
    expect(new Set(rows).size).toBe(1);
  });
});

test('a seat that another buyer took first: it is shown as taken, another is chosen, and the booking goes on', async () => {
  await office.at({ width: 1440 }, async (first) => {
    await toExtras(first, 28, [rohan]);
    const [wanted = '', other = ''] = await freeSeats(first);
    await seatOf(first, wanted).click();
    await goOn(first);
    await atStep(first, 'pay');

    await office.at({}, async (second) => {
      await toExtras(second, 28, [meera]);
      await seatOf(second, wanted).click();
      await goOn(second);
      await atStep(second, 'pay');
      expect(await pay(second)).toMatch(/^FL\d+$/);
    });

    const { page, say } = first;
    await acceptTerms(first);
    await payButton(first).click();
    // The fare may have moved with the seat that was sold: that is asked first.
    const asked = page.getByRole('alertdialog').getByRole('button').last();
    const back = page.getByText(say('extras-to-change', { count: 1 }));
    await asked.or(back).first().waitFor();
    if (await asked.isVisible()) await asked.click();
    await atStep(first, 'extras');
    await back.waitFor();
    await page
      .getByText(say('violation-seat-taken', { seat: wanted }))
      .first()
      .waitFor();
    await grid(first).waitFor();
    await expect.poll(() => seatOf(first, wanted).getAttribute('aria-disabled')).toBe('true');
    await expectGood(first, 'a seat lost');
    await goOn(first);
    await back.waitFor();
    await seatOf(first, other).click();
    await back.waitFor({ state: 'detached' });
    await goOn(first);
    await atStep(first, 'pay');
    if (!(await page.locator('[id="acceptTerms"]').isChecked())) await acceptTerms(first);
    await payButton(first).click();
    await page.waitForURL((address) => address.pathname.startsWith('/flight/ticket/'));
    await page.getByRole('article').getByRole('row').filter({ hasText: other }).waitFor();
  });
});
