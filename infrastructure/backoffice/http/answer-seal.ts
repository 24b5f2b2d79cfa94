/** The server's side of sealed answers and encrypted fields, with Node's own ciphers. See `wire/sealed.ts` for their form. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { joinSealed, type OutgoingKey } from '#infrastructure/wire/form/sealed.ts';

/** A text sealed under a key of its own: AES-128-ECB with PKCS7, the key beside it. */
export function sealAnswer(text: string): string {
  const key = randomBytes(16);
  const cipher = createCipheriv('aes-128-ecb', key, null);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return joinSealed({ key: key.toString('base64'), body: body.toString('base64') });
}

/** The text of an encrypted field; undefined where it was not encrypted with this key. */
export function decryptField(field: string, { key, iv }: OutgoingKey): string | undefined {
  try {
    const bytes = Buffer.from(key, 'hex');
    const decipher = createDecipheriv(`aes-${bytes.length * 8}-cbc`, bytes, Buffer.from(iv, 'hex'));
    return Buffer.concat([decipher.update(field, 'base64'), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
