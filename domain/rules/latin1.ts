/** Bytes as letters, one for each, as marks and names in files are written. */

/** As many as a call takes at once. */
const atOnce = 8192;

/**
 * The bytes of a part of a file, each as the letter of its number (ISO 8859-1). A part that goes beyond the end is read to the end.
 *
 * @example latin1(new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d]), 1, 3) // => 'PDF'
 */
export function latin1(bytes: Uint8Array, from = 0, length = bytes.length): string {
  const end = Math.min(from + length, bytes.length);
  let text = '';
  for (let at = from; at < end; at += atOnce) {
    text += String.fromCharCode(...bytes.subarray(at, Math.min(at + atOnce, end)));
  }
  return text;
}
