/** Importing a PNR in the portal: what is sent, once, and where it leads. */
import { Effect } from 'effect';
import { describe, expect, test } from 'vitest';
import { moneyOf } from '#domain/money/money.ts';
import { violation } from '#domain/rules/violation.ts';
import {
  AwaitingApproval,
  BalanceTooLow,
  FareChanged,
  InDoubt,
  Invalid,
  Unreachable,
} from '#application/desk/failures.ts';
import { amadeusImport, galileoImport } from '#tests/fixtures/pnr-imports.ts';
import { filledIn, open } from './import-page.ts';

describe('sending', () => {
  test('leads to the request where the operators are asked', async () => {
    const { page, sent, profile } = await filledIn({
      answers: [Effect.fail(new AwaitingApproval({ approvalId: 'RQ26110000003' }))],
    });
    await page.send();
    expect(sent).toHaveLength(1);
    expect(page.state$.value).toEqual({ kind: 'asked', number: 'RQ26110000003' });
    expect(profile.texts.size).toBe(0);
    page.open();
    expect(page.state$.value).toMatchObject({ kind: 'open', form: { text: '' } });
  });

  test('asks the suppliers again where their price, or their word, is another by now', async () => {
    const changed = Effect.fail(new FareChanged({ from: moneyOf('1', 'INR'), to: moneyOf('2', 'INR') }));
    const gone = Effect.fail(
      new Invalid({ violations: [violation('pnr-not-confirmed', 'text', { reason: 'silent' })] }),
    );
    const { page, state } = await filledIn({ answers: [changed, gone] });
    await page.send();
    expect(state()).toMatchObject({ failure: { _tag: 'FareChanged' }, confirmation: undefined });
    await page.check();
    await page.send();
    expect(state()).toMatchObject({ violations: [{ code: 'pnr-not-confirmed' }], confirmation: undefined });
  });

  test('is stopped by what is missing, which then shows', async () => {
    const { page, state, looked, sent } = open();
    await looked(amadeusImport.text);
    await page.send();
    expect(sent).toEqual([]);
    expect(state().stopped).toBe(1);
    expect(state().violations.map(({ path }) => path)).toContain('travellers[1].dateOfBirth');
  });

  test('sends what the display lacks, whole, and leads to the booking', async () => {
    const { page, sent, profile } = await filledIn();
    await page.send();
    expect(sent).toEqual([
      {
        text: amadeusImport.text,
        requestId: 'request-1',
        travellers: amadeusImport.travellers,
        fare: { total: moneyOf('21960.50', 'INR') },
        contact: amadeusImport.contact,
      },
    ]);
    expect(page.state$.value).toEqual({ kind: 'imported', transactionId: 'FL-1', status: 'confirmed' });
    expect(profile.texts.size).toBe(0);
  });

  test('sends a request that got no answer again as it was, also after a reload, and nothing else meanwhile', async () => {
    const lost = Effect.fail(new Unreachable({ detail: 'lost' }));
    const first = await filledIn({ answers: [lost] });
    await first.page.send();
    expect(first.state()).toMatchObject({ unanswered: true, failure: { _tag: 'Unreachable' } });
    first.page.changeForm({ total: '1' });
    expect(first.state().form.total).toBe('21,960.50');
    const second = open({ profile: first.profile });
    await expect.poll(() => second.state().preview).toBeDefined();
    expect(second.state().unanswered).toBe(true);
    await second.page.send();
    expect(second.sent).toEqual(first.sent);
    expect(second.page.state$.value.kind).toBe('imported');
  });

  test('keeps one id for one content, and takes another for another', async () => {
    const low = Effect.fail(new BalanceTooLow({ needed: moneyOf('2', 'INR'), available: moneyOf('1', 'INR') }));
    const { page, sent, state } = await filledIn({ answers: [low, low] });
    await page.send();
    expect(state()).toMatchObject({ unanswered: false, failure: { _tag: 'BalanceTooLow' } });
    await page.send();
    page.changeForm({ contact: { ...amadeusImport.contact, mobile: '9876543211' } });
    expect(state().failure).toBeUndefined();
    await page.send();
    expect(sent.map(({ requestId }) => requestId)).toEqual(['request-1', 'request-1', 'request-2']);
  });

  test('shows what the back office found beside what is its own, until something changes', async () => {
    const before = violation('pnr-imported', 'text', { transactionId: 'FL-7' });
    const { page, state } = await filledIn({ answers: [Effect.fail(new Invalid({ violations: [before] }))] });
    await page.send();
    expect(state().violations).toEqual([before]);
    page.paste(galileoImport.text);
    expect(state().violations).not.toContainEqual(before);
  });

  test('leads to a booking that is in doubt, too', async () => {
    const { page } = await filledIn({ answers: [Effect.fail(new InDoubt({ transactionId: 'FL-9' }))] });
    await page.send();
    expect(page.state$.value).toEqual({ kind: 'imported', transactionId: 'FL-9', status: 'in-doubt' });
  });
});
