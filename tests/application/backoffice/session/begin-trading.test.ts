/** What an empty deployment begins to trade in, where its starts are cut short between, or meet. */
import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { beginTrading } from '#application/backoffice/session/begin-trading.ts';
import { houseAgency } from '#application/backoffice/session/invite-operator.ts';
import type { ClientSetting } from '#domain/session/client-configuration.ts';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';

const india = { currency: 'INR', country: 'IN' } as const;
const emirates = { currency: 'AED', country: 'AE' } as const;

function empty(before: readonly ClientSetting[] = []) {
  let kept = before;
  let version = 0;
  const at = { canEnter: false, hasHouse: false };
  const begin = (said: typeof india | typeof emirates) =>
    Effect.runPromise(
      beginTrading(
        {
          users: { nobodyCanEnter: () => Effect.succeed(!at.canEnter) },
          agencies: {
            byId: () => Effect.succeed(at.hasHouse ? houseAgency('The house', 'INR', 'IN', '') : undefined),
          },
          settings: {
            current: () => Effect.succeed({ settings: kept, version: String(version) }),
            change: (change) =>
              Effect.sync(() => {
                if (change.version !== String(version)) return 'moved';
                version += 1;
                kept = [...kept, ...change.settings];
                return 'done';
              }),
          },
        },
        said,
      ),
    );
  const trading = () => {
    const { currency, countryCode, hotelPassengerCountry } = readClientConfiguration(kept);
    return [currency, countryCode, hotelPassengerCountry];
  };
  return { at, begin, trading, kept: () => kept };
}

it.each([
  [india, emirates],
  [emirates, india],
])('the first start says it, also where it was cut short before the house was opened: %j', async (first, next) => {
  const { begin, trading } = empty();
  await begin(first);
  await begin(next);
  expect(trading()).toEqual([first.currency, first.country, first.country]);
});

it('what was set by hand before the first start stays', async () => {
  const { begin, trading } = empty([{ key: 'CURRENCY', value: 'SGD' }]);
  await begin(emirates);
  expect(trading()).toEqual(['SGD', 'IN', 'IN']);
});

it.each([{ canEnter: true }, { hasHouse: true }])(
  'a deployment that trades already is left as it is: %j',
  async (is) => {
    const { at, begin, kept } = empty();
    Object.assign(at, is);
    await begin(emirates);
    expect(kept()).toEqual([]);
  },
);
