/** A markup for one company: its people see the price with it, the agency's own people do not. */
import { Effect } from 'effect';
import { afterAll, beforeAll, test } from 'vitest';
import type { Desk as BackOfficeDesk } from '#application/desk/desk.ts';
import { newDraft, searchPath } from '#application/portal/cab/search-link.ts';
import { formatMoney } from '#domain/money/format.ts';
import { add, money } from '#domain/money/money.ts';
import { drawn } from '#tests/support/ring.ts';
import { expectGood } from '../harness/checks.ts';
import { inDays } from '../harness/days.ts';
import { logIn, Office } from '../harness/desk.ts';
import { deskByWire } from '../harness/session.ts';

let office: Office;
let agency: BackOfficeDesk;
beforeAll(async () => {
  office = await Office.open();
  agency = await deskByWire(office.server.base);
});
afterAll(() => office.close());

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const date = inDays(40);

async function placeOf(text: string) {
  const [place] = await get(agency.cab.places({ text }));
  if (place === undefined) throw new Error(`No ${text}`);
  return place;
}

test.each(
  drawn([
    ['en', 1440, 641],
    ['ar', 390, 752],
    ['fr', 390, 863],
    ['ar', 1440, 974],
  ] as const),
)('is written and seen by its people, in %s at %i px, for %i rupees', (language, width, rupees) =>
  office.atAll(
    [
      { language, width },
      { language, width, loggedIn: false },
    ],
    async ([owner, traveller]) => {
      if (owner === undefined || traveller === undefined) throw new Error('There are two desks');
      const { page, base, say } = owner;
      const [company] = (await get(agency.agency.markupRules({}))).companies ?? [];
      if (company === undefined) throw new Error('No company');
      await page.goto(`${base}/agent-markup`);
      const cabs = new RegExp(`^${say('shell-service-cab')}`);
      await page.getByRole('button', { name: cabs }).click();
      await page.getByRole('button', { name: say('markup-add'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('markup-name')).fill(`Exports ${rupees}`);
      await dialog.getByLabel(say('markup-amount'), { exact: true }).fill(String(rupees));
      await dialog.getByRole('button', { name: company.name }).click();
      await expectGood(owner, 'a rule for a company', 'dialog[open]');
      await dialog.getByRole('button', { name: say('markup-keep'), exact: true }).click();
      const rule = page.locator('ol > li').filter({ hasText: `Exports ${rupees}` });
      await rule.getByText(company.name).waitFor();
      await page.getByRole('button', { name: say('markup-save'), exact: true }).click();
      await page.getByText(say('agency-rules-saved')).waitFor();
      await expectGood(owner, 'a rule that was saved for a company');

      const [from, to] = [await placeOf('Bengaluru'), await placeOf('Mysuru')];
      const drive = { kind: 'oneway', pickUpAt: from.placeId, dropAt: to.placeId, at: `${date}T10:00`, passengers: 2 };
      const [cheapest] = (await get(agency.cab.search({ ...drive, kind: 'oneway' }))).cabs;
      if (cheapest === undefined) throw new Error('No cabs');
      const link = searchPath({ ...newDraft, kind: 'oneway', from, to, date });
      const priced = async ({ page: shown }: typeof owner, total: typeof cheapest.total) => {
        await shown.goto(`${base}${link}`);
        await shown
          .getByRole('article')
          .first()
          .getByText(formatMoney(total, { locale: language }), { exact: true })
          .waitFor();
      };
      await priced(owner, cheapest.total);
      await logIn(traveller, 'traveller@demo.test');
      await priced(traveller, add(cheapest.total, money(rupees * 100, 'INR')));
      await expectGood(traveller, 'cabs as the company’s people see them');
    },
  ),
);
