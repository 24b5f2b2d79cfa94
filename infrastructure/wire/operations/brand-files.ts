/** Files of the portal's look. Shapes chosen here. */
import { brandKinds } from '#domain/session/brand-address.ts';
import { brandMostKilobytes } from '#domain/session/brand-files.ts';
import { type FontFacts } from '#domain/session/portal-font.ts';
import type { BrandFileDesk, BrandFileUploaded, UploadBrandFile } from '#application/desk/operations/brand-files.ts';
import { flag, oneOf, text, textUpTo, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, maybe, record } from '../form/shape.ts';
import { fontWeight } from './configuration.ts';

/** Base64 of somewhat more than the largest file, so that one too large is reported by its own rule. */
const fileText = textUpTo(Math.ceil((Math.max(...Object.values(brandMostKilobytes)) * 1024 * 4) / 3) + 100_000);

export const brandFileOperations: AreaOperations<BrandFileDesk> = {
  uploadBrandFile: operation({
    opid: 'OP001',
    actioncode: 'UPLOADBRANDFILE',
    request: codecOf(
      record<UploadBrandFile>({
        kind: at('kind', oneOf(brandKinds)),
        filename: at('filename', text),
        base64: at('document', fileText),
        printed: maybe('printed', fileText),
      }),
    ),
    answer: inResult(
      codecOf(
        record<BrandFileUploaded>({
          address: at('address', text),
          bytes: at('bytes', whole),
          font: maybe(
            'font',
            record<FontFacts>({
              family: at('family', text),
              weight: at('weight', fontWeight),
              isItalic: at('italic', flag),
            }),
          ),
        }),
      ),
    ),
    changes: true,
    patient: true,
  }),
};
