/**
 * What a paper's file must be, judged by its bytes: its kind, whether it is whole, whether it opens without a password, and how
 * large and of what shape its picture is. What stands on it only people can judge.
 */
import { latin1 } from '../rules/latin1.ts';
import { checkUpload, type UploadType, typeOfName } from '../rules/upload.ts';
import { pictureSize, type PictureSize } from '../rules/picture-size.ts';
import { type Violation, violation } from '../rules/violation.ts';
import type { VisaPaper } from './visa.ts';

export interface PaperFileRule {
  readonly types: readonly UploadType[];
  /** Of a picture, in pixels; of a document however it lies. */
  readonly least: PictureSize;
  /** Width to height of a picture that has to be upright, in millimetres. */
  readonly shape?: PictureSize;
}

/** 35 × 45 mm at 300 dots an inch. */
const photo: PaperFileRule = {
  types: ['jpeg', 'png'],
  least: { width: 413, height: 531 },
  shape: { width: 35, height: 45 },
};
/** A sheet or the page of a passport whose small print can still be read; or a document with it. */
const sheet: PaperFileRule = { types: ['pdf', 'jpeg', 'png', 'docx'], least: { width: 1000, height: 700 } };

/** Whatever may be uploaded is taken for every paper but the photo, which is a picture. */
export function paperFileRule(paper: VisaPaper): PaperFileRule {
  return paper === 'photo' ? photo : sheet;
}

/** Endings of the names of files that may be handed in. */
export function endingsOf({ types }: PaperFileRule): readonly string[] {
  return types.flatMap((type) => (type === 'jpeg' ? ['jpeg', 'jpg'] : [type]));
}

/** Whether a shape is met: cameras and scissors are a few per cent off. */
const tolerance = 0.04;

/**
 * Codes: those of `checkUpload`; `upload-type` where the paper is of another kind, `upload-cut-off` where its end is missing,
 * `upload-locked` where it asks for a password, `picture-least` (`width`, `height`), `picture-shape` (`width`, `height`).
 */
export function checkPaperFile(
  paper: VisaPaper,
  file: { readonly filename: string; readonly bytes: Uint8Array },
  path: string,
): readonly Violation[] {
  const usual = checkUpload(file, path);
  const type = typeOfName(file.filename);
  if (usual.length > 0 || type === undefined) return usual;
  const rule = paperFileRule(paper);
  const { types, least, shape } = rule;
  if (!types.includes(type)) return [violation('upload-type', path, { allowed: endingsOf(rule).join(', ') })];
  if (type === 'pdf') return checkPdf(file.bytes, path);
  if (type === 'docx') return [];
  const size = pictureSize(type, file.bytes);
  if (size === undefined) return [violation('upload-cut-off', path)];
  if (shape === undefined) {
    const [long, short] = [Math.max(size.width, size.height), Math.min(size.width, size.height)];
    return long < least.width || short < least.height ? [violation('picture-least', path, { ...least })] : [];
  }
  if (size.width < least.width || size.height < least.height) return [violation('picture-least', path, { ...least })];
  const off = size.width / size.height / (shape.width / shape.height) - 1;
  return Math.abs(off) > tolerance ? [violation('picture-shape', path, { ...shape })] : [];
}

/** A reader looks for the mark of the end in the last kilobyte (ISO 32000-1, annex H.3). */
function checkPdf(bytes: Uint8Array, path: string): readonly Violation[] {
  const end = latin1(bytes.subarray(-1024));
  if (!end.includes('%%EOF')) return [violation('upload-cut-off', path)];
  return /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(latin1(bytes)) ? [violation('upload-locked', path)] : [];
}
