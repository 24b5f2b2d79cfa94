/** Logos and fonts as they are uploaded, or fetched from elsewhere: judged by what they are, kept under what they hold. */
import { Effect } from 'effect';
import { brandAddress, type BrandEnding, type BrandKind } from '#domain/session/brand-address.ts';
import { bareJpeg } from '#domain/rules/bare-jpeg.ts';
import {
  brandEndingOf,
  brandMostKilobytes,
  checkBrandFile,
  checkLogo,
  fetchedEndingOf,
} from '#domain/session/brand-files.ts';
import type { FontFacts } from '#domain/session/portal-font.ts';
import { decodedLength } from '#domain/rules/upload.ts';
import { firstOf, type Violation, violation } from '#domain/rules/violation.ts';
import type { BrandFileDesk, BrandFileUploaded } from '#application/desk/operations/brand-files.ts';
import { Invalid } from '#application/desk/failures.ts';
import { actedBy, type Caller, type SignedInCaller } from '../caller.ts';
import { bytesOf, uploadPace } from '../judge-upload.ts';
import { signedIn } from '../permission.ts';
import type { Clock } from '../ports/machine.ts';
import { isPrintable } from './brand-picture.ts';
import type {
  BrandFileReader,
  BrandFileStore,
  PictureFetched,
  PictureSource,
} from '../ports/operations/brand-files.ts';
import type { RateLimit } from '../ports/session/rate-limit.ts';
import { attempt } from '../session/attempts.ts';

export interface BrandFilePorts {
  readonly brandFiles: BrandFileStore;
  readonly brandReader: BrandFileReader;
  readonly limits: Pick<RateLimit, 'attempt'>;
  readonly clock: Clock;
}

export function makeBrandFileDesk(ports: BrandFilePorts): (caller: Caller) => BrandFileDesk {
  const { brandFiles, brandReader, limits, clock } = ports;
  return (caller) => ({
    uploadBrandFile: ({ kind, filename, base64, printed }) =>
      Effect.gen(function* () {
        const who = yield* signedIn(caller, 'operate');
        yield* attempt(limits, [{ key: `upload:agency:${who.agencyId}`, pace: uploadPace }], clock.now());
        const file = yield* decoded(kind, { filename, base64 }, 'base64');
        const font = yield* judged(ports, kind, file);
        const drawn = printed === undefined || isPrintable(file) ? undefined : yield* drawnAsPng(brandReader, printed);
        const digest = brandReader.digest(file.bytes);
        const address = brandAddress(digest, file.ending);
        yield* brandFiles.keep({
          ...file,
          digest,
          kind,
          ...(drawn !== undefined && { printed: drawn }),
          record: { ...actedBy(who), operation: 'operations.upload-brand-file', reference: address },
        });
        const uploaded: BrandFileUploaded = { address, bytes: file.bytes.length };
        return font === undefined ? uploaded : { ...uploaded, font };
      }),
  });
}

interface Decoded {
  readonly ending: BrandEnding;
  readonly bytes: Uint8Array;
}

function decoded(
  kind: BrandKind,
  { filename, base64 }: { readonly filename: string; readonly base64: string },
  path: string,
): Effect.Effect<Decoded, Invalid> {
  const violations = checkBrandFile(kind, { filename, bytes: decodedLength(base64) }, path);
  const ending = brandEndingOf(kind, filename);
  const sent = violations.length > 0 ? undefined : bytesOf(base64);
  const bytes = ending === 'jpeg' ? sent && bareJpeg(sent) : sent;
  return ending === undefined || bytes === undefined
    ? refused(violations.length > 0 ? violations : [violation('upload-content', path)])
    : Effect.succeed({ ending, bytes });
}

function judged(
  { brandReader }: BrandFilePorts,
  kind: BrandKind,
  { ending, bytes }: Decoded,
): Effect.Effect<FontFacts | undefined, Invalid> {
  if (kind === 'logo') {
    const violations = checkPicture(brandReader, { ending, bytes }, 'base64');
    return violations.length > 0 ? refused(violations) : Effect.succeed(undefined);
  }
  const font = brandReader.readFont(bytes);
  if (font === undefined) return refused([violation('upload-content', 'base64')]);
  return font.isItalic ? refused([violation('font-italic', 'base64')]) : Effect.succeed(font);
}

function drawnAsPng(brandReader: BrandFileReader, base64: string): Effect.Effect<Uint8Array, Invalid> {
  return Effect.gen(function* () {
    const file = yield* decoded('logo', { filename: 'printed.png', base64 }, 'printed');
    const violations = checkPicture(brandReader, file, 'printed');
    return violations.length > 0 ? yield* refused(violations) : file.bytes;
  });
}

/**
 * The address here of a picture at an address elsewhere: fetched once, judged as an upload is, and kept under what it holds. PNG and JPEG
 * alone: papers show nothing else, and nobody draws another form here.
 */
export function fetchedLogo(
  {
    brandFiles,
    brandReader,
    pictures,
  }: Pick<BrandFilePorts, 'brandFiles' | 'brandReader'> & { readonly pictures: PictureSource },
  who: SignedInCaller,
  url: string,
  path: string,
): Effect.Effect<string, Invalid> {
  return Effect.gen(function* () {
    const found = yield* pictures.fetch(url);
    if (found.kind !== 'fetched') return yield* refused([notFetched[found.kind](path)]);
    const ending = fetchedEndingOf(found.bytes);
    if (ending === undefined) return yield* refused([violation('upload-type', path, { allowed: 'png, jpeg' })]);
    const large = checkBrandFile('logo', { filename: `fetched.${ending}`, bytes: found.bytes.length }, path);
    if (large.length > 0) return yield* refused(large);
    const bytes = ending === 'jpeg' ? bareJpeg(found.bytes) : found.bytes;
    if (bytes === undefined) return yield* refused([violation('upload-content', path)]);
    const file: Decoded = { ending, bytes };
    const violations = checkPicture(brandReader, file, path);
    if (violations.length > 0) return yield* refused(violations);
    const digest = brandReader.digest(bytes);
    const address = brandAddress(digest, file.ending);
    const record = {
      ...actedBy(who),
      operation: 'operations.fetch-brand-file',
      reference: address,
      detail: { from: url },
    };
    yield* brandFiles.keep({ ...file, digest, kind: 'logo', record });
    return address;
  });
}

const notFetched = {
  form: (path) => violation('endpoint-form', path),
  private: (path) => violation('endpoint-private', path),
  'not-there': (path) => violation('picture-not-fetched', path),
  'too-large': (path) => violation('upload-kilobytes', path, { most: brandMostKilobytes.logo }),
} as const satisfies Record<Exclude<PictureFetched['kind'], 'fetched'>, (path: string) => Violation>;

function checkPicture(brandReader: BrandFileReader, { ending, bytes }: Decoded, path: string): readonly Violation[] {
  return firstOf(
    checkLogo(ending, bytes, path),
    ending === 'png' && !brandReader.isWholePng(bytes) ? [violation('upload-content', path)] : [],
  );
}

function refused(violations: readonly Violation[]): Effect.Effect<never, Invalid> {
  return Effect.fail(new Invalid({ violations }));
}
