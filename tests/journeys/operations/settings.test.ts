/** An operator sets the portal over HTTP, on both databases: agents' portals hear of it, two at once do not overwrite each other. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import type { Desk } from '#application/desk/desk.ts';
import { portalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const refusal = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));

describe.each(databases())('settings on the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let operator: Desk;

  beforeAll(async () => {
    office = await runBackOffice(await fresh(), { PUBLIC_URL: 'https://portal.example' });
    operator = (await portalDesk(office, 'operator@demo.test')).desk;
  });
  afterAll(() => office.stop());

  async function portalNow() {
    const answer = await fetch(`${office.base}/appv2.jsp`, { method: 'POST' });
    const { Root } = (await answer.json()) as {
      Root: { Result: { ConfigSettings: { ConfigSetting: { ConfigKey: string; ConfigValue: string }[] } } };
    };
    return readClientConfiguration(
      Root.Result.ConfigSettings.ConfigSetting.map(({ ConfigKey: key, ConfigValue: value }) => ({ key, value })),
    );
  }

  it('shows what was published to every portal, and says what is wrong', async () => {
    const { configuration, version } = await get(operator.operations.configuration());
    const wanted = { ...configuration, projectName: 'Saffron Routes', primaryColour: '#E39A12', holdMinutes: 90 };
    const shown = await get(operator.operations.setConfiguration({ configuration: wanted, version }));
    expect(shown.configuration).toEqual(wanted);
    expect(await portalNow()).toMatchObject({
      projectName: 'Saffron Routes',
      primaryColour: '#E39A12',
      holdMinutes: 90,
    });
    const wrong = { ...wanted, primaryColour: 'navy', logoUrl: 'javascript:alert(1)' };
    expect(
      await refusal(operator.operations.setConfiguration({ configuration: wrong, version: shown.version })),
    ).toMatchObject({
      _tag: 'Invalid',
      violations: [
        { code: 'colour-form', path: 'configuration.primaryColour' },
        { code: 'address-form', path: 'configuration.logoUrl' },
      ],
    });
    for (const [logoUrl, code] of [
      ['https://169.254.169.254/logo.png', 'endpoint-private'],
      ['https://[::1]/logo.png', 'endpoint-private'],
      ['http://saffron.example/logo.png', 'endpoint-form'],
    ] as const) {
      const inside = { configuration: { ...wanted, logoUrl }, version: shown.version };
      expect(await refusal(operator.operations.setConfiguration(inside)), logoUrl).toMatchObject({
        violations: [{ code, path: 'configuration.logoUrl' }],
      });
    }
  });

  it('refuses what was made on an older version, and takes the same twice', async () => {
    const { configuration, version } = await get(operator.operations.configuration());
    const mine = { ...configuration, vendorName: 'Cardamom' };
    await get(operator.operations.setConfiguration({ configuration: mine, version }));
    const again = await get(operator.operations.setConfiguration({ configuration: mine, version }));
    expect(again.configuration.vendorName).toBe('Cardamom');
    const theirs = { ...configuration, vendorName: 'Turmeric' };
    expect(await refusal(operator.operations.setConfiguration({ configuration: theirs, version }))).toMatchObject({
      violations: [{ code: 'configuration-changed', path: 'version' }],
    });
    expect((await get(operator.operations.configuration())).configuration.vendorName).toBe('Cardamom');
  });

  it('is for operators alone', async () => {
    const { desk } = await portalDesk(office, 'agent@demo.test');
    expect(await refusal(desk.operations.configuration())).toMatchObject({ _tag: 'NotPermitted' });
    const { configuration, version } = await get(operator.operations.configuration());
    expect(await refusal(desk.operations.setConfiguration({ configuration, version }))).toMatchObject({
      _tag: 'NotPermitted',
    });
  });
});
