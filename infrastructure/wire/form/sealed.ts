/**
 * Sealed answers, and outgoing fields that travel encrypted: their form. The ciphers themselves are each program's own.
 *
 * A sealed answer is `base64(key)`, ten stars, `base64(body)`: AES in ECB mode with PKCS7 padding over the envelope as
 * JSON. The key lies beside what it opens, so this hides an answer from a glance and protects nothing; TLS does.
 */

/** The parts of a sealed answer, still in Base64. */
export interface Sealed {
  readonly key: string;
  readonly body: string;
}

const stars = '**********';

/** A sealed answer's text. */
export function joinSealed({ key, body }: Sealed): string {
  return `${key}${stars}${body}`;
}

/** The parts of a sealed answer; any run of three or more stars divides them. Undefined where the text is none. */
export function splitSealed(text: string): Sealed | undefined {
  const [, key, body] = /^\s*([A-Za-z\d+/]+={0,2})\*{3,}([A-Za-z\d+/\s]+={0,2})\s*$/.exec(text) ?? [];
  return key === undefined || body === undefined ? undefined : { key, body: body.replaceAll(/\s/g, '') };
}

/** Key and IV for outgoing fields, as hexadecimal digits: 16, 24 or 32 bytes of key, 16 of IV. AES-CBC with PKCS7. */
export interface OutgoingKey {
  readonly key: string;
  readonly iv: string;
}

/** Which fields of a request are encrypted, `password,newpassword`. Shape chosen here. */
export const encryptedFieldsName = 'encryptedfields';
