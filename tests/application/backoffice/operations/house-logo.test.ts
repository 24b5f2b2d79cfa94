/** A logo at an address elsewhere: brought here with publishing and judged like an upload, or refused where it is typed. */
import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { makeHouseConfigurationDesk } from '#application/backoffice/operations/configuration.ts';
import type { NewBrandFile, PictureFetched } from '#application/backoffice/ports/operations/brand-files.ts';
import type { ClientSetting } from '#domain/session/client-configuration.ts';
import { instant } from '#domain/time/instant.ts';
import { brandReader } from '#infrastructure/backoffice/machine/brand-reader.ts';
import { jpegOf, pngOf, webpOf } from '#tests/fixtures/operations/pictures.ts';
import { makeCaller, noLimits, SetClock } from '#tests/fixtures/session.ts';

const elsewhere = 'https://saffron.example/logo.png';
const picture = pngOf({ width: 200, height: 60 });
const photo = jpegOf({ width: 200, height: 60 }, 6);

function deskThatFinds(found: PictureFetched, before: readonly ClientSetting[] = []) {
  const kept: NewBrandFile[] = [];
  const asked: string[] = [];
  let settings = before;
  const desk = makeHouseConfigurationDesk({
    settingChanges: {
      current: () => Effect.sync(() => ({ settings, version: 'seen' })),
      change: (change) =>
        Effect.sync(() => {
          settings = [...settings, ...change.settings];
          return 'done';
        }),
    },
    brandFiles: {
      keep: (file) => Effect.sync(() => void kept.push(file)),
      publish: () => Effect.succeed([]),
      find: () => Effect.succeed(undefined),
    },
    brandReader,
    pictures: {
      fetch: (url) =>
        Effect.sync(() => {
          asked.push(url);
          return found;
        }),
    },
    limits: noLimits,
    clock: new SetClock(instant('2026-11-20T10:00:00.000Z')),
    currency: 'INR',
    businessZone: 'Asia/Kolkata',
  })(makeCaller({ rights: new Set(['operate']) }));
  const publish = async (logoUrl: string, projectName = 'Saffron') => {
    const { configuration, version } = await Effect.runPromise(desk.configuration());
    return desk.setConfiguration({ configuration: { ...configuration, logoUrl, projectName }, version });
  };
  return { publish, kept, asked };
}

it('is fetched once, kept under what it holds, and shown from here', async () => {
  const { publish, kept, asked } = deskThatFinds({ kind: 'fetched', bytes: picture });
  const { configuration } = await Effect.runPromise(await publish(` ${elsewhere} `));
  expect(configuration.logoUrl).toBe(`/brand/${brandReader.digest(picture).slice(0, 32)}.png`);
  expect(kept).toMatchObject([{ kind: 'logo', ending: 'png', record: { detail: { from: elsewhere } } }]);
  await Effect.runPromise(await publish(configuration.logoUrl, 'Cardamom'));
  expect(asked).toEqual([elsewhere]);
});

it('is a JPEG as well, kept without what its camera noted', async () => {
  const { publish, kept } = deskThatFinds({ kind: 'fetched', bytes: photo });
  const { configuration } = await Effect.runPromise(await publish(elsewhere));
  const bare = jpegOf({ width: 200, height: 60 });
  expect(configuration.logoUrl).toBe(`/brand/${brandReader.digest(bare).slice(0, 32)}.jpeg`);
  expect(kept).toMatchObject([{ kind: 'logo', ending: 'jpeg', bytes: bare }]);
});

it.each<[string, PictureFetched, string]>([
  ['an address over plain HTTP', { kind: 'form' }, 'endpoint-form'],
  ['a private network', { kind: 'private' }, 'endpoint-private'],
  ['nothing there', { kind: 'not-there' }, 'picture-not-fetched'],
  ['more than a logo is', { kind: 'too-large' }, 'upload-kilobytes'],
  ['a page', { kind: 'fetched', bytes: new TextEncoder().encode('<html>') }, 'upload-type'],
  [
    'a picture that nobody prints',
    { kind: 'fetched', bytes: webpOf('VP8X', { width: 200, height: 60 }) },
    'upload-type',
  ],
  ['a photo cut off', { kind: 'fetched', bytes: photo.slice(0, -2) }, 'upload-content'],
  ['a picture cut off', { kind: 'fetched', bytes: picture.slice(0, -8) }, 'upload-content'],
  ['a picture as large as a wall', { kind: 'fetched', bytes: pngOf({ width: 2401, height: 9 }) }, 'picture-size'],
])('is refused for %s, and nothing is kept', async (_what, found, code) => {
  const { publish, kept } = deskThatFinds(found);
  expect(await Effect.runPromise(Effect.flip(await publish(elsewhere)))).toMatchObject({
    violations: [{ code, path: 'configuration.logoUrl' }],
  });
  expect(kept).toEqual([]);
});

it('that was published elsewhere before stands in the way of no other change', async () => {
  const { publish, asked } = deskThatFinds({ kind: 'not-there' }, [{ key: 'LOGO_URL', value: elsewhere }]);
  const { configuration } = await Effect.runPromise(await publish(elsewhere, 'Cardamom'));
  expect(configuration).toMatchObject({ projectName: 'Cardamom', logoUrl: elsewhere });
  expect(asked).toEqual([]);
});
