/** Bytes in UTF-8 as text. */

/**
 * What the bytes say in UTF-8, without a mark of byte order at the beginning; undefined where they are no UTF-8.
 *
 * @example textFromUtf8(Uint8Array.of(0xc3, 0xa9)) // => 'é'
 * @example textFromUtf8(Uint8Array.of(0xc3)) // => undefined
 */
export function textFromUtf8(bytes: Uint8Array): string | undefined {
  const escaped = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  try {
    return decodeURIComponent(escaped).replace(/^\uFEFF/, '');
  } catch (trouble) {
    if (trouble instanceof URIError) return undefined;
    throw trouble;
  }
}
