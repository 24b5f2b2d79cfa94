/** What cancelling will cost, as it is known before something is bought: of each product that is shown, asked once at a time. */
import { Effect } from 'effect';
import { expect, test } from 'vitest';
import type { Product } from '#domain/booking/booking.ts';
import type { HouseFeeAhead } from '#domain/booking/cancel/house-fee.ts';
import { Unreachable } from '#application/desk/failures.ts';
import { CancelFeeAhead } from '#application/portal/booking/cancel/cancel-fee-ahead.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';
import { rupees } from '#tests/fixtures/flight.ts';

function ahead(fees: Readonly<Partial<Record<Product, HouseFeeAhead>>>) {
  const asked: Product[] = [];
  let isCut = false;
  const desk = {
    cancelFee: ({ product }: { readonly product: Product }) => {
      asked.push(product);
      const fee = fees[product];
      return isCut
        ? Effect.fail(new Unreachable({ detail: 'cut off' }))
        : Effect.delay(Effect.succeed(fee === undefined ? {} : { fee }), 5);
    },
  };
  const fee = new CancelFeeAhead(desk, signedInSession());
  return { fee, asked, cut: () => (isCut = true) };
}

test('services of several products each have their own fee, and none where the house takes nothing', async () => {
  const [bus, hotel] = [{ each: rupees(200) }, { each: rupees(350) }];
  const { fee, asked, cut } = ahead({ bus, hotel });
  await Promise.all((['bus', 'hotel', 'bus', 'visa'] as const).map((product) => fee.load(product)));
  expect(asked).toEqual(['bus', 'hotel', 'visa']);
  expect([...fee.state$.value]).toEqual([
    ['bus', bus],
    ['hotel', hotel],
  ]);
  await fee.load('bus');
  expect(asked).toHaveLength(4);
  cut();
  await fee.load('bus');
  expect([...fee.state$.value.keys()]).toEqual(['hotel']);
});
