/** The slip of a deposit that the agency uploaded: opened beside the page, one at a time. */
import { Effect } from 'effect';
import { expect, test } from 'vitest';
import { NotFound, notNow } from '#application/desk/failures.ts';
import { Deposits } from '#application/portal/account/deposits.ts';
import type { FileToUser } from '#application/portal/ports/machine.ts';
import { catalogueReference } from '#infrastructure/wire/reference/catalogue-reference.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';

const { deposits: listed, depositSlip: slip } = catalogueReference.account;

function own(depositSlip: ConstructorParameters<typeof Deposits>[0]['depositSlip']) {
  const files: FileToUser[] = [];
  const deposits = new Deposits({ deposits: () => Effect.succeed(listed.answer), depositSlip }, signedInSession(), {
    openFile: (file) => files.push(file),
  });
  return { deposits, files };
}

test('accounts to pay into are known with the first answer, and stay where a later one does not come', async () => {
  const answers = [Effect.succeed(listed.answer), Effect.fail(notNow())];
  const deposits = new Deposits(
    { deposits: () => Effect.suspend(() => answers.shift() ?? Effect.never), depositSlip: () => Effect.never },
    signedInSession(),
    { openFile: () => undefined },
  );
  expect(deposits.accounts$.value).toBeUndefined();
  await deposits.find({ page: 1 });
  await deposits.find({ page: 2 });
  expect([deposits.state$.value.kind, deposits.accounts$.value]).toEqual(['failed', listed.answer.bankAccounts]);
});

test('is opened as it was uploaded, and not a second time while it is on its way', async () => {
  const asked: string[] = [];
  const { deposits, files } = own(({ depositId }) => {
    asked.push(depositId);
    return Effect.succeed(slip.answer);
  });
  const first = deposits.openSlip('DP300001');
  expect(deposits.slip$.value).toEqual({ opening: 'DP300001' });
  await Promise.all([first, deposits.openSlip('DP300002')]);
  const { filename, mediaType: mimeType, base64 } = slip.answer;
  expect([asked, files, deposits.slip$.value]).toEqual([['DP300001'], [{ filename, mimeType, base64 }], {}]);
});

test('is not opened, and nothing said of it, once its details were closed', async () => {
  for (const answer of [Effect.succeed(slip.answer), Effect.fail(new NotFound({ what: 'slip' }))]) {
    const { deposits, files } = own(() => answer);
    const opening = deposits.openSlip('DP300001');
    deposits.leaveDetails();
    await opening;
    expect([files, deposits.slip$.value]).toEqual([[], {}]);
  }
});

test('is not opened where it cannot be had: it is said of that deposit', async () => {
  const { deposits, files } = own(() => Effect.fail(new NotFound({ what: 'slip' })));
  await deposits.openSlip('DP300001');
  expect(files).toEqual([]);
  expect(deposits.slip$.value).toMatchObject({ failed: { depositId: 'DP300001', failure: { _tag: 'NotFound' } } });
  deposits.leaveDetails();
  expect(deposits.slip$.value).toEqual({});
});
