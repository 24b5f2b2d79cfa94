/** Files as text, for the wire. */

/** The bytes in base64; made in pieces that a function's arguments can hold. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(text);
}
