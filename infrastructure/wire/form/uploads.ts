/** Documents that people upload, on their way in and out. */
import type { PaperFile } from '#application/desk/agency/registration.ts';
import { uploadMostBytes } from '#domain/rules/limits.ts';
import { text, textUpTo } from './leaves.ts';
import { at, record } from './shape.ts';

/** Base64 of somewhat more than the largest document, so that one too large is reported by its own rule. */
export const documentText = textUpTo(Math.ceil((uploadMostBytes * 4) / 3) + 100_000);

export const paperFile = record<PaperFile>({
  filename: at('filename', text),
  mediaType: at('mimetype', text),
  base64: at('document', documentText),
});
