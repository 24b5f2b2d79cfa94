/** Logos and fonts over HTTP, on both databases: judged by content, served to everybody, shown by papers once they are published. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Desk } from '#application/desk/desk.ts';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { jpegOf, pngOf } from '#tests/fixtures/operations/pictures.ts';
import { portalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const refusal = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64');
const { resolve } = createRequire(import.meta.url);
const font = (weight: string) =>
  readFileSync(resolve(`@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}.woff2`));
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60"><path d="M0 0h200v60z"/></svg>';

describe.each(databases())('brand files on the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let operator: Desk;

  beforeAll(async () => {
    office = await runBackOffice(await fresh());
    operator = (await portalDesk(office, 'operator@demo.test')).desk;
  });
  afterAll(() => office.stop());

  const upload = (kind: 'logo' | 'font', filename: string, bytes: Uint8Array | string, printed?: Uint8Array) =>
    operator.operations.uploadBrandFile({
      kind,
      filename,
      base64: base64(bytes),
      ...(printed && { printed: base64(printed) }),
    });

  it('serves a drawing under what it holds, unable to do anything, and once for ever', async () => {
    const { address, bytes } = await get(upload('logo', 'saffron.svg', drawing, pngOf({ width: 400, height: 120 })));
    expect([address, bytes]).toEqual([expect.stringMatching(/^\/brand\/[0-9a-f]{32}\.svg$/), drawing.length]);
    expect((await get(upload('logo', 'again.svg', drawing))).address).toBe(address);
    const answer = await fetch(`${office.base}${address}`);
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'image/svg+xml',
      drawing,
    ]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = answer.headers.get('etag') ?? '';
    expect((await fetch(`${office.base}${address}`, { headers: { 'if-none-match': etag } })).status).toBe(304);
    for (const other of [
      address.replace('.svg', '.png'),
      address.replace(/\/\w/, '/0'),
      '/brand/../etc/passwd',
      '/brand/',
    ])
      expect((await fetch(`${office.base}${other}`)).status, other).toBe(404);
  });

  it('reads of a font its family and weight, and refuses what only looks like one', async () => {
    const uploaded = await get(upload('font', 'plex.woff2', font('600-normal')));
    expect(uploaded.font).toEqual({ family: 'IBM Plex Sans Arabic', weight: 600, isItalic: false });
    const cut = font('600-normal').subarray(0, 4000);
    const swollen = Buffer.from(font('600-normal'));
    swollen.writeUInt32BE(12, 20);
    for (const [name, bytes] of Object.entries({
      cut,
      swollen,
      text: 'wOF2 and nothing else',
      png: pngOf({ width: 9, height: 9 }),
    }))
      expect(await refusal(upload('font', `${name}.woff2`, bytes)), name).toMatchObject({
        violations: [{ code: 'upload-content', path: 'base64' }],
      });
    const italic = readFileSync(resolve('@fontsource/roboto/files/roboto-latin-400-italic.woff2'));
    expect(await refusal(upload('font', 'roboto.woff2', italic))).toMatchObject({
      violations: [{ code: 'font-italic', path: 'base64' }],
    });
  });

  it('refuses scripts, broken pictures and files that are too large', async () => {
    const broken = pngOf({ width: 20, height: 20 });
    broken.set([1, 2, 3], 45);
    for (const [filename, bytes, code] of [
      ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'picture-unsafe'],
      ['a.png', broken, 'upload-content'],
      ['a.png', drawing, 'upload-content'],
      ['a.gif', 'GIF89a', 'upload-type'],
      ['a.svg', `${drawing}${' '.repeat(256 * 1024)}`, 'upload-kilobytes'],
    ] as const)
      expect(await refusal(upload('logo', filename, bytes)), code).toMatchObject({
        violations: [{ code, path: 'base64' }],
      });
    expect(await refusal(upload('logo', 'a.svg', drawing, broken))).toMatchObject({
      violations: [{ code: 'upload-content', path: 'printed' }],
    });
  });

  it('publishes what is there, and says what is not', async () => {
    const { address: logoUrl } = await get(upload('logo', 'saffron.png', pngOf({ width: 400, height: 120 })));
    const faces = await Promise.all(
      (['400', '600'] as const).map(async (weight) => ({
        weight: weight === '400' ? (400 as const) : (600 as const),
        address: (await get(upload('font', 'plex.woff2', font(`${weight}-normal`)))).address,
      })),
    );
    const { configuration, version } = await get(operator.operations.configuration());
    const wanted = { ...configuration, logoUrl, fontFamily: 'Saffron Sans', fontFaces: faces };
    const gone = { ...wanted, logoUrl: `/brand/${'0'.repeat(32)}.png` };
    expect(await refusal(operator.operations.setConfiguration({ configuration: gone, version }))).toMatchObject({
      violations: [{ code: 'upload-gone', path: 'configuration.logoUrl' }],
    });
    await get(operator.operations.setConfiguration({ configuration: wanted, version }));
    const answer = await fetch(`${office.base}/appv2.jsp`, { method: 'POST' });
    const { Root } = (await answer.json()) as {
      Root: { Result: { ConfigSettings: { ConfigSetting: { ConfigKey: string; ConfigValue: string }[] } } };
    };
    const portal = readClientConfiguration(
      Root.Result.ConfigSettings.ConfigSetting.map(({ ConfigKey: key, ConfigValue: value }) => ({ key, value })),
    );
    expect(portal).toMatchObject({ logoUrl, fontFamily: 'Saffron Sans', fontFaces: faces });
  });

  it('puts the logo on papers as it was when they were made', async () => {
    const { desk } = await portalDesk(office, 'agent@demo.test');
    const range = { from: isoDate('2026-11-20'), to: isoDate('2026-11-24') };
    const pictures = async () => {
      const { base64: file } = await get(desk.account.ledgerFile(range));
      return (
        Buffer.from(file, 'base64')
          .toString('latin1')
          .match(/\/Subtype \/Image/g)?.length ?? 0
      );
    };
    const show = async (logoUrl: string) => {
      const { configuration, version } = await get(operator.operations.configuration());
      await get(operator.operations.setConfiguration({ configuration: { ...configuration, logoUrl }, version }));
    };
    expect(await pictures()).toBeGreaterThan(0);
    await show('');
    expect(await pictures()).toBe(0);
    await show((await get(upload('logo', 'Saffron.JPG', jpegOf({ width: 400, height: 120 }, 6)))).address);
    expect(await pictures()).toBe(1);
  });

  it('is for operators alone', async () => {
    const { desk } = await portalDesk(office, 'agent@demo.test');
    expect(
      await refusal(desk.operations.uploadBrandFile({ kind: 'logo', filename: 'a.svg', base64: base64(drawing) })),
    ).toMatchObject({ _tag: 'NotPermitted' });
  });
});
