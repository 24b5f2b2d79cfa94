/**
 * Documents that people upload: how large they may be and of which types. A type is judged by the
 * name's ending and by the content, and both must agree: a name can be changed, content cannot lie
 * about its first bytes.
 */
import { latin1 } from './latin1.ts';
import { uploadEndings, uploadMostBytes, uploadMostMegabytes } from './limits.ts';
import { type Violation, violation } from './violation.ts';

/** What the content of an accepted document can be. */
export type UploadType = 'jpeg' | 'png' | 'pdf' | 'docx';

/** Media types, for answering a document with the right header. */
export const uploadMediaTypes: Readonly<Record<UploadType, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/**
 * The rules of an uploaded document. Codes: `upload-type` when the name's ending is not an accepted one,
 * `upload-empty`, `upload-size` above 4 MB of decoded bytes, `upload-content` when the content is not of
 * the type that the name says.
 */
export function checkUpload(
  document: { readonly filename: string; readonly bytes: Uint8Array },
  path: string,
): readonly Violation[] {
  const named = checkUploadName(document.filename, path);
  const sized = checkUploadSize(document.bytes.length, path);
  if (named.length > 0 || sized.length > 0) {
    return [...named, ...sized];
  }
  return typeOfContent(document.bytes) === typeOfName(document.filename) ? [] : [violation('upload-content', path)];
}

/**
 * The name's ending must be an accepted one, in any case.
 *
 * @example checkUploadName('PAN card.PDF', 'panDocument') // => []
 * @example checkUploadName('pan.exe', 'panDocument') // => [violation('upload-type', 'panDocument', { allowed: 'jpeg, jpg, png, pdf, docx' })]
 */
export function checkUploadName(filename: string, path: string): readonly Violation[] {
  return typeOfName(filename) === undefined
    ? [violation('upload-type', path, { allowed: uploadEndings.join(', ') })]
    : [];
}

/**
 * At most 4 MB, and not empty. The size is that of the document itself, not of its base64 text.
 *
 * @example checkUploadSize(4194305, 'panDocument') // => [violation('upload-size', 'panDocument', { most: 4194304, megabytes: 4 })]
 */
export function checkUploadSize(bytes: number, path: string): readonly Violation[] {
  if (bytes === 0) {
    return [violation('upload-empty', path)];
  }
  return bytes > uploadMostBytes
    ? [violation('upload-size', path, { most: uploadMostBytes, megabytes: uploadMostMegabytes })]
    : [];
}

/**
 * Bytes that a base64 text decodes to, without decoding it: lets a document that is too large be refused
 * early.
 *
 * @example decodedLength('QUJDRA==') // => 4
 */
export function decodedLength(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return Math.floor(((base64.length - padding) * 3) / 4);
}

/**
 * The type that a file's name claims, by its ending.
 *
 * @example typeOfName('photo.JPG') // => 'jpeg'
 */
export function typeOfName(filename: string): UploadType | undefined {
  const ending = /[^./\\]\.([a-z]+)$/i.exec(filename)?.[1]?.toLowerCase();
  switch (uploadEndings.find((each) => each === ending)) {
    case 'jpg':
    case 'jpeg':
      return 'jpeg';
    case 'png':
      return 'png';
    case 'pdf':
      return 'pdf';
    case 'docx':
      return 'docx';
    case undefined:
      return undefined;
  }
}

/**
 * The type that the bytes themselves show, `undefined` for any other: the marks at the beginning of
 * JPEG, PNG (with its first chunk) and PDF files; for DOCX a ZIP archive whose directory lists
 * `[Content_Types].xml` and something under `word/`.
 *
 * @example typeOfContent(new TextEncoder().encode('%PDF-1.7')) // => 'pdf'
 * @example typeOfContent(new TextEncoder().encode('MZ not a document')) // => undefined
 */
export function typeOfContent(bytes: Uint8Array): UploadType | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) {
    return 'jpeg';
  }
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) && latin1(bytes, 12, 4) === 'IHDR') {
    return 'png';
  }
  if (latin1(bytes, 0, 5) === '%PDF-') {
    return 'pdf';
  }
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) {
    const names = zipEntryNames(bytes);
    return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith('word/')) ? 'docx' : undefined;
  }
  return undefined;
}

const endRecordLength = 22;
const entryLength = 46;
const longestComment = 65_535;

/** Names in a ZIP archive's central directory (PKWARE APPNOTE 4.3.12, 4.3.16); none where it is broken. */
function zipEntryNames(bytes: Uint8Array): readonly string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endRecordAt(bytes, view);
  if (end === undefined) {
    return [];
  }
  const names: string[] = [];
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  while (names.length < count) {
    if (at + entryLength > end || view.getUint32(at, true) !== 0x02014b50) {
      return [];
    }
    const nameLength = view.getUint16(at + 28, true);
    names.push(latin1(bytes, at + entryLength, nameLength));
    at += entryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

function endRecordAt(bytes: Uint8Array, view: DataView): number | undefined {
  const last = bytes.length - endRecordLength;
  for (let at = last; at >= 0 && at >= last - longestComment; at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) {
      return at;
    }
  }
  return undefined;
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return bytes.length >= mark.length && mark.every((byte, index) => bytes[index] === byte);
}
