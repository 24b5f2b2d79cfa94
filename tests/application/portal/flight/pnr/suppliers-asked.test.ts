/** Importing a PNR in the portal: what the suppliers say of a pasted booking, and the price that it then has. */
import { Effect } from 'effect';
import { describe, expect, test } from 'vitest';
import { moneyOf } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { Unreachable } from '#application/desk/failures.ts';
import type { PnrConfirmation } from '#application/desk/pnr.ts';
import { amadeusImport, galileoImport, recordOf, sabreImport } from '#tests/fixtures/pnr-imports.ts';
import { confirmed, open, says, unknown } from './import-page.ts';

describe('asking the suppliers', () => {
  test('is what going on first does, and shows their record in place of the display, with its price', async () => {
    const record = recordOf(sabreImport, { total: moneyOf('12000', 'INR') });
    const { page, state, pasted, sent, checked } = open({ says: [says(confirmed(record))] });
    await pasted(sabreImport.text);
    page.chooseGds('sabre');
    await page.send();
    expect(sent).toEqual([]);
    expect(checked).toEqual([{ text: sabreImport.text, gds: 'sabre' }]);
    expect(state()).toMatchObject({ confirmation: { state: 'confirmed' }, checking: false });
    // Neither total nor the ticket's amount is asked for: the supplier says them.
    expect(state().preview).toMatchObject({ asked: [], charge: moneyOf('12000', 'INR') });
    expect(state().preview?.made.reading.total).toEqual(moneyOf('12000', 'INR'));
    const [traveller] = sabreImport.travellers;
    page.changeTraveller(state().preview?.travellers[0]?.key ?? '', {
      dateOfBirth: traveller?.dateOfBirth,
      gender: traveller?.gender,
    });
    page.changeForm({ contact: sabreImport.contact });
    await page.send();
    expect(sent).toMatchObject([{ agreed: moneyOf('12000', 'INR'), travellers: [{ lastName: 'BOSE' }] }]);
    expect(sent[0]).not.toHaveProperty('fare');
  });

  test('asks under a locator that was typed, and for one where there is none', async () => {
    const { page, state, pasted, checked } = open();
    await pasted(galileoImport.text.replace('R8T2WX/WS DELOU', 'WS DELOU'));
    page.chooseGds('galileo');
    await page.send();
    expect(checked).toEqual([]);
    expect(state().violations).toMatchObject([{ path: 'locator' }]);
    page.changeForm({ locator: 'r8t2wx' });
    await page.send();
    expect(checked).toMatchObject([{ locator: 'r8t2wx' }]);
  });

  test('is over with another text, also while it is under way', async () => {
    let answer: (() => void) | undefined;
    const slow = Effect.flatMap(
      Effect.promise(() => new Promise<void>((resolve) => (answer = resolve))),
      () => unknown,
    );
    const { page, state, pasted } = open({ says: [slow] });
    await pasted(galileoImport.text);
    const checking = page.check();
    await expect.poll(() => answer).toBeDefined();
    expect(state().checking).toBe(true);
    page.paste(amadeusImport.text);
    expect(state()).toMatchObject({ checking: false, confirmation: undefined });
    answer?.();
    await checking;
    expect(state().confirmation).toBeUndefined();
  });

  test('says what went wrong, and is tried again', async () => {
    const { page, state, pasted } = open({ says: [Effect.fail(new Unreachable({ detail: 'lost' })), unknown] });
    await pasted(galileoImport.text);
    await page.check();
    expect(state()).toMatchObject({ failure: { _tag: 'Unreachable' }, confirmation: undefined, checking: false });
    await page.check();
    expect(state()).toMatchObject({ failure: undefined, confirmation: { state: 'unconfirmed' } });
  });

  test('sends nothing that is a booking already', async () => {
    const { page, state, looked, sent } = open({ says: [says({ state: 'taken' })] });
    await looked(galileoImport.text);
    await page.send();
    expect(sent).toEqual([]);
    expect(state().confirmation).toEqual({ state: 'taken' });
  });
});

test('what is asked shows in the price at once, is judged by the agency’s bounds, and is sent', async () => {
  const record = recordOf(galileoImport);
  const inr = (text: string) => moneyOf(text, 'INR');
  const bounds = { least: inr('0'), most: inr('500') };
  const rule = { id: 'ask', from: isoDate('2020-01-01'), called: 'agency-price' as const };
  const asking = { serviceFee: bounds, rule, floor: record.total, fares: [{ total: record.total }] as const, seats: 1 };
  const rounding = { unit: inr('10'), rule };
  const { page, state, sent, looked } = open({
    says: [says({ ...confirmed(record), asking, rounding } as PnrConfirmation)],
  });
  await looked(galileoImport.text);
  expect(state().price).toMatchObject({ total: record.total });
  page.changeForm({ asked: { serviceFee: { text: '501', per: 'booking' } } });
  expect(state().violations).toMatchObject([{ code: 'ask-too-high', path: 'ask.serviceFee' }]);
  page.changeForm({ asked: { serviceFee: { text: '99.5', per: 'booking' } } });
  expect(state().violations).toEqual([]);
  expect(state().price?.lines.map(({ name, amount }) => [name, amount])).toEqual([
    ['fare', record.total],
    ['service-fee', inr('99.5')],
    ['rounding', inr('0.5')],
  ]);
  const [key = ''] = state().preview?.travellers.map((each) => each.key) ?? [];
  page.changeTraveller(key, { dateOfBirth: '1990-01-02', gender: 'female' });
  page.changeForm({ contact: { email: 'asha@example.com', mobile: '9876543210' } });
  await page.send();
  expect(sent).toMatchObject([{ agreed: record.total, ask: { serviceFee: { per: 'booking', amount: inr('99.5') } } }]);
});
