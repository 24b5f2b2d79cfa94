/** The portal's settings as they are typed: judged before they are sent, kept while a refusal is read, refreshed once published. */
import { Effect } from 'effect';
import { expect, test } from 'vitest';
import { violation } from '#domain/rules/violation.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { HouseConfigurationDesk, SetConfiguration } from '#application/desk/operations/configuration.ts';
import { changesIn, HouseSettings } from '#application/portal/operations/configuration.ts';
import { houseConfigurationReference } from '#infrastructure/wire/reference/operations/configuration.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';

const kept = houseConfigurationReference.configuration.answer;

async function settingUp(set?: HouseConfigurationDesk['setConfiguration']) {
  const sent: SetConfiguration[] = [];
  let refreshed = 0;
  const settings = new HouseSettings(
    {
      configuration: () => Effect.succeed(kept),
      setConfiguration: (asked) => {
        sent.push(asked);
        return set?.(asked) ?? Effect.succeed({ ...kept, configuration: asked.configuration, version: 'next' });
      },
    },
    signedInSession(),
    {
      refresh: async () => {
        refreshed += 1;
      },
    },
  );
  await settings.load();
  const open = () => {
    const { open: found } = settings.state$.value;
    if (found.kind !== 'ready') throw new Error(`The settings are ${found.kind}`);
    return found.value;
  };
  return { settings, sent, open, refreshed: () => refreshed };
}

test('what is typed counts as changed until it is as before', async () => {
  const { settings, open } = await settingUp();
  expect(changesIn(open())).toBe(0);
  settings.type({ projectName: 'Cardamom', enabledServices: ['bus'] });
  settings.typeAirlines('domesticOneWay', '6E');
  expect(changesIn(open())).toBe(3);
  settings.type({ projectName: kept.configuration.projectName });
  expect(changesIn(open())).toBe(2);
  settings.discard();
  expect(changesIn(open())).toBe(0);
});

test('nothing is sent that the rules refuse; once it fits it is published and the portal asks again', async () => {
  const { settings, sent, open, refreshed } = await settingUp();
  settings.type({ primaryColour: 'navy', holdMinutes: 'an hour' });
  await settings.save();
  expect(open().violations.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'primaryColour colour-form',
    'holdMinutes count-between',
  ]);
  expect(sent).toEqual([]);
  settings.type({ primaryColour: '#123456', holdMinutes: ' 90 ' });
  settings.typeAirlines('internationalOneWay', 'ai; 6e ALL');
  expect(open().violations).toEqual([]);
  await settings.save();
  expect(sent).toMatchObject([
    {
      version: kept.version,
      configuration: { holdMinutes: 90, airlines: { internationalOneWay: ['AI', '6E', 'All'] } },
    },
  ]);
  expect([settings.state$.value.saved, refreshed(), open().kept.version]).toEqual([true, 1, 'next']);
});

test.each([
  ['configuration.vendorName', ['vendorName'], undefined],
  ['version', [], 'Invalid'],
])('a refusal at %s leaves what was typed', async (path, shown, failure) => {
  const { settings, open, refreshed } = await settingUp(() =>
    Effect.fail(new Invalid({ violations: [violation('configuration-changed', path)] })),
  );
  settings.type({ projectName: 'Cardamom' });
  await settings.save();
  expect(open().violations.map((each) => each.path)).toEqual(shown);
  expect([settings.state$.value.failure?._tag, open().draft.projectName, refreshed()]).toEqual([
    failure,
    'Cardamom',
    0,
  ]);
});
