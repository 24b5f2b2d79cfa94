/** Importing a PNR in the portal: the preview as one types, and what is kept in the tab. */
import { describe, expect, test } from 'vitest';
import { moneyOf } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { violation } from '#domain/rules/violation.ts';
import { amountTyped } from '#application/portal/amount-typed.ts';
import { previewOf } from '#application/portal/flight/pnr/pnr-preview.ts';
import { makeSavedTraveller } from '#tests/fixtures/agency.ts';
import { amadeusImport, galileoImport, recordOf, sabreImport } from '#tests/fixtures/pnr-imports.ts';
import { confirmed, filledIn, open, says } from './import-page.ts';

describe('the preview', () => {
  test('has nothing before anything is pasted, and then every line with what it lacks', async () => {
    const { page, state, pasted } = open();
    expect(state()).toMatchObject({ reader: 'idle', preview: undefined });
    await pasted(amadeusImport.text);
    // Before the suppliers were asked nobody knows what is lacking.
    expect(state().preview).toMatchObject({ asked: [], stops: [], locator: 'QR7K2P' });
    await page.check();
    const { preview } = state();
    expect(preview?.made.reading.lines.map(({ text }) => text).join('\n')).toBe(amadeusImport.text);
    // The titles say the gender.
    expect(preview?.travellers.map(({ asked, draft }) => [asked, draft.gender])).toEqual([
      [['dateOfBirth'], 'male'],
      [['dateOfBirth'], 'female'],
    ]);
    expect(preview?.asked).toEqual(['total']);
    expect(preview?.charge).toBeUndefined();
    // What is merely missing is not complained of before one tries to go on.
    expect(state().violations).toEqual([]);
  });

  test('keeps asking for a field while it is filled in, and says at once what is wrong with it', async () => {
    const { page, state, looked } = open();
    await looked(amadeusImport.text);
    const key = state().preview?.travellers[0]?.key ?? '';
    page.changeTraveller(key, { dateOfBirth: '2020-01-01' });
    expect(state().preview?.travellers[0]?.asked).toContain('dateOfBirth');
    expect(state().violations).toMatchObject([{ code: 'age-band', path: 'travellers[0].dateOfBirth' }]);
    page.changeForm({ total: 'twelve' });
    expect(state().violations).toContainEqual(violation('not-a-number', 'total'));
    page.changeForm({ total: '21 960' });
    expect(state().violations.map(({ code }) => code)).toContain('pnr-totals');
  });

  test('a title that is chosen says the gender, where the display has neither', async () => {
    const { page, state, looked } = open();
    await looked(amadeusImport.text.replace('DEV MR ', 'DEV '));
    expect(state().preview?.travellers[0]?.asked).toEqual(['title', 'dateOfBirth', 'gender']);
    page.changeTraveller(state().preview?.travellers[0]?.key ?? '', { title: 'Mr' });
    expect(state().preview?.travellers[0]?.draft).toMatchObject({ title: 'Mr', gender: 'male' });
  });

  test('goes with the display: what was added of one traveller does not stick to another', async () => {
    const { page, state, pasted } = open();
    await pasted(amadeusImport.text);
    page.changeTraveller(state().preview?.travellers[0]?.key ?? '', { dateOfBirth: '1984-05-02' });
    await pasted(amadeusImport.text.replace('1.NAIR/DEV MR   2.NAIR/MEERA MRS', '1.NAIR/MEERA MRS   2.NAIR/DEV MR'));
    expect(state().preview?.travellers.map(({ draft }) => draft.dateOfBirth)).toEqual([undefined, '1984-05-02']);
  });

  test('fills a traveller up from the saved one of that name, or from whom one chooses, or from nobody', async () => {
    const one = makeSavedTraveller(
      { title: 'Ms', firstName: 'Riya', lastName: 'Kapoor', dateOfBirth: isoDate('1991-02-14'), gender: 'female' },
      { savedId: 's-1' },
    );
    const { page, state, looked } = open({ saved: [one], says: [says(confirmed(recordOf(galileoImport)))] });
    await looked(galileoImport.text);
    await expect.poll(() => state().preview?.travellers[0]?.savedId).toBe('s-1');
    expect(state().preview).toMatchObject({ stops: [], charge: moneyOf('6450', 'INR') });
    const key = state().preview?.travellers[0]?.key ?? '';
    page.chooseSaved(key, null);
    expect(state().preview?.travellers[0]).toMatchObject({
      asked: ['dateOfBirth'],
      matches: [{ savedId: 's-1' }],
    });
    page.chooseSaved(key, 's-1');
    expect(state().preview?.travellers[0]).toMatchObject({ asked: [], draft: { firstName: 'RIYA' } });
  });

  test('asks for a ticket’s amount, and whose a display is where nobody can know', async () => {
    const { page, state, looked, pasted } = open();
    await looked(sabreImport.text);
    expect(state().preview?.asked).toEqual(['total', 'tickets[0].total']);
    page.changeTicket('2282400055561', { total: '11405' });
    page.changeForm({ total: '11405' });
    expect(state().preview?.made.booking.totals).toEqual({ state: 'tied', total: moneyOf('11405', 'INR') });
    // What nobody confirms is charged by nobody yet.
    expect(state().preview?.charge).toBeUndefined();
    await pasted('hello');
    expect(state().violations).toEqual([violation('required', 'gds')]);
    page.chooseGds('sabre');
    expect(state().preview?.made.reading.dialect).toBe('sabre');
  });

  test('says when its reader cannot be fetched, and fetches it again', async () => {
    let down = true;
    const reader = async () => {
      if (down) throw new Error('offline');
      return previewOf;
    };
    const { page, state, pasted } = open({ reader });
    page.paste(galileoImport.text);
    await expect.poll(() => state().reader).toBe('failed');
    down = false;
    await pasted(galileoImport.text);
    expect(state().reader).toBe('ready');
  });
});

describe('the tab', () => {
  test('keeps what was pasted and added for who did it, and for nobody else', async () => {
    const { profile } = await filledIn();
    expect(open({ profile }).state().form).toMatchObject({ text: amadeusImport.text, total: '21,960.50' });
    expect(open({ profile, agentId: 'AGT10002' }).state().form.text).toBe('');
  });

  test('forgets it when one begins again', async () => {
    const { page, profile, state } = await filledIn();
    page.clear();
    expect(state().form.text).toBe('');
    expect(profile.texts.size).toBe(0);
  });
});

test.each([
  ['21960.50', 2196050],
  ['21,960.50', 2196050],
  ['21 960', 2196000],
  ['-1', undefined],
  ['1.2.3', undefined],
  ['', undefined],
  ['9'.repeat(30), undefined],
])('an amount typed as %j', (text, minor) => {
  expect(amountTyped(text, 'INR')?.minor).toBe(minor);
});
