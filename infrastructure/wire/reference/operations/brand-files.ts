/** Examples of uploading the portal's look. */
import { brandAddress } from '#domain/session/brand-address.ts';
import type { BrandFileDesk } from '#application/desk/operations/brand-files.ts';
import type { AreaReference } from '../area-reference.ts';

export const brandFileReference: AreaReference<BrandFileDesk> = {
  uploadBrandFile: {
    about:
      'Elevated users only. A logo (SVG without scripts and links, PNG, JPEG, WebP) or a font (WOFF2), judged by its content. It is ' +
      'served to everybody at the address that is answered, under /brand/, for ever once SETCONFIGURATION names it and for two ' +
      'days where it does not. An SVG or a WebP may come with itself drawn as one: papers and mails show that.',
    request: { kind: 'font', filename: 'saffron-sans-500.woff2', base64: 'd09GMgABAAAAAA…' },
    answer: {
      address: brandAddress('5b2f9c04d1e8a7630f4b9d2c8e1a7f35', 'woff2'),
      bytes: 18_432,
      font: { family: 'Saffron Sans', weight: 500, isItalic: false },
    },
  },
};
