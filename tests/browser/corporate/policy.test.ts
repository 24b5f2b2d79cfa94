/** A company's policy in a real browser: an agent tightens it, and its traveller sees that at once, beside flights and before paying. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { inDays } from '../harness/days.ts';
import { logIn, Office } from '../harness/desk.ts';
import { chooseFlight, flights, openResults, pressBook } from '../pages/results.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const rows = (['en', 'fr', 'ar'] as const).flatMap((language) =>
  ([1440, 390] as const).map((width) => ({ language, width })),
);
const trip = { from: 'DEL', to: 'BOM', date: inDays(30) };

test.each(drawn(rows))('tightened and obeyed, $language at $width', ({ language, width }) =>
  office.atAll(
    [
      { language, width },
      { language, width, loggedIn: false },
    ],
    async ([owner, traveller]) => {
      if (owner === undefined || traveller === undefined) throw new Error('There are two desks');
      const { page, base, say } = owner;
      await logIn(traveller, 'traveller@demo.test');
      await openResults(traveller, trip);
      const said = (mark: string) => flights(traveller).first().getByText(say(mark), { exact: true });
      await said('policy-in-policy').or(said('policy-out-of-policy')).first().waitFor();
      expect(await flights(traveller).getByText(say('policy-blocked'), { exact: true }).count()).toBe(0);

      await page.goto(`${base}/corporate`);
      await expectTitled(owner, 'title-corporate');
      const rule = say('corporate-kind-ahead');
      const days = page.getByRole('textbox', { name: say('corporate-days'), exact: true });
      const publish = page.getByRole('button', { name: say('corporate-publish', { version: 2 }), exact: true });
      await days.fill('soon');
      await publish.click();
      await page.getByText(say('violation-count-between', { least: 1, most: 365 })).waitFor();
      await expectGood(owner, 'a rule with an error');
      await days.fill('300');
      await page
        .getByRole('group', { name: say('corporate-effect-of', { rule }), exact: true })
        .getByRole('radio', { name: say('corporate-effect-block'), exact: true })
        .check({ force: true });
      await publish.click();
      await page.getByText(say('corporate-saved')).waitFor();
      await expectGood(owner, 'a policy that was published');

      await openResults(traveller, trip);
      await said('policy-blocked').waitFor();
      await expectGood(traveller, 'flights that are blocked');
      await chooseFlight(traveller);
      await pressBook(traveller);
      await traveller.page.getByText(say('policy-blocked-help')).first().waitFor();
      await expectGood(traveller, 'a trip that is blocked');
    },
  ),
);
