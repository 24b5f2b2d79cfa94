/** Files of the portal's look. Part of the operations desk; NotPermitted without the right 'operate'. */
import type { BrandKind } from '#domain/session/brand-address.ts';
import type { FontFacts } from '#domain/session/portal-font.ts';
import type { Answer } from '../answer.ts';

export interface UploadBrandFile {
  readonly kind: BrandKind;
  readonly filename: string;
  readonly base64: string;
  /** A logo that is no PNG, drawn as one: papers and mails show it. Without it they name the house in letters. */
  readonly printed?: string;
}

export interface BrandFileUploaded {
  /** Where it is served from now on, for ever once it is published; two days where it is not. */
  readonly address: string;
  readonly bytes: number;
  /** Of a font. */
  readonly font?: FontFacts;
}

export interface BrandFileDesk {
  /**
   * Judged by its content. Nothing shows it before the configuration names it. Invalid at `base64`, or at `printed`:
   * `upload-type`, `upload-empty`, `upload-kilobytes`, `upload-content`, `picture-size`, `picture-unsafe`, `font-italic`.
   */
  readonly uploadBrandFile: (asked: UploadBrandFile) => Answer<BrandFileUploaded>;
}
