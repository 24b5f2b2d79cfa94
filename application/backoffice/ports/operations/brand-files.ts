/** The logos and fonts of the portal, by their content. */
import type { Effect } from 'effect';
import type { BrandEnding, BrandKind } from '#domain/session/brand-address.ts';
import type { FontFacts } from '#domain/session/portal-font.ts';
import type { AuditRow } from '../audit-log.ts';

export interface BrandFile {
  readonly ending: BrandEnding;
  readonly bytes: Uint8Array;
  /** The same picture as PNG, where it is a form that papers do not show. */
  readonly printed?: Uint8Array;
}

/** A picture in one of the forms that PDF and mail readers show. */
export interface PrintedPicture {
  readonly ending: 'png' | 'jpeg';
  readonly bytes: Uint8Array;
}

export interface NewBrandFile extends BrandFile {
  /** SHA-256 of the bytes, in hexadecimal. */
  readonly digest: string;
  readonly kind: BrandKind;
  readonly record: AuditRow;
}

export interface BrandFileStore {
  /** Once, however often it is uploaded. Files that were never published go after two days. */
  readonly keep: (file: NewBrandFile) => Effect.Effect<void>;
  /** Which of these names are of no file that is there; the others stay from now on. */
  readonly publish: (names: readonly string[]) => Effect.Effect<readonly string[]>;
  /** By the name in its address. */
  readonly find: (name: string) => Effect.Effect<BrandFile | undefined>;
}

/** 'form': no address over HTTPS. 'private': not on the public internet. 'not-there': nothing was answered in time, or something else. */
export type PictureFetched =
  | { readonly kind: 'fetched'; readonly bytes: Uint8Array }
  | { readonly kind: 'form' | 'private' | 'not-there' | 'too-large' };

/** Pictures at addresses elsewhere, each fetched once. */
export interface PictureSource {
  readonly fetch: (url: string) => Effect.Effect<PictureFetched>;
}

/** What judges files beyond their first bytes. */
export interface BrandFileReader {
  readonly digest: (bytes: Uint8Array) => string;
  readonly isWholePng: (bytes: Uint8Array) => boolean;
  /** Undefined where the file is no WOFF2 font. */
  readonly readFont: (bytes: Uint8Array) => FontFacts | undefined;
}
