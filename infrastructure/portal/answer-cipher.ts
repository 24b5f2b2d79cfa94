/**
 * The browser's ciphers, the one place that uses crypto-js: opening sealed answers, and encrypting outgoing fields.
 * Loaded when the first of either comes up. (The browser's own ciphers lack ECB, and all of them on plain HTTP.)
 */
import AES from 'crypto-js/aes';
import base64 from 'crypto-js/enc-base64';
import hex from 'crypto-js/enc-hex';
import utf8 from 'crypto-js/enc-utf8';
import ECB from 'crypto-js/mode-ecb';
import pkcs7 from 'crypto-js/pad-pkcs7';
import type { OutgoingKey, Sealed } from '../wire/form/sealed.ts';

/** The text in a sealed answer. Throws where key and body do not fit together. */
export function openSealed({ key, body }: Sealed): string {
  const opened = AES.decrypt(body, base64.parse(key), { mode: ECB, padding: pkcs7 });
  return opened.toString(utf8);
}

/** A field's value as it travels: AES-CBC with PKCS7, Base64. */
export function encryptOutgoing(text: string, { key, iv }: OutgoingKey): string {
  return AES.encrypt(text, hex.parse(key), { iv: hex.parse(iv), padding: pkcs7 }).toString();
}
