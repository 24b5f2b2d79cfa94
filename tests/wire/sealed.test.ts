import fc from 'fast-check';
import { createCipheriv } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { decryptField, sealAnswer } from '#infrastructure/backoffice/http/answer-seal.ts';
import { encryptOutgoing, openSealed } from '#infrastructure/portal/answer-cipher.ts';
import { splitSealed } from '#infrastructure/wire/form/sealed.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('{}', 'é€😀', 'نص', '*'.repeat(50)),
);
const outgoing = { key: '000102030405060708090a0b0c0d0e0f', iv: 'f0e0d0c0b0a090807060504030201000' };

function open(text: string): string {
  const sealed = splitSealed(text);
  if (sealed === undefined) throw new Error('not sealed');
  return openSealed(sealed);
}

describe('sealed answers', () => {
  test('what the server seals the browser opens', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(open(sealAnswer(text))).toBe(text);
      }),
    );
  });

  it('have ten stars between key and body', () => {
    expect(sealAnswer('{}')).toMatch(/^[A-Za-z\d+/=]+[^*]\*{10}[A-Za-z\d+/=]+$/);
  });

  it.each([16, 24, 32])('open with a key of %i bytes and any run of three or more stars', (bytes) => {
    const key = Buffer.from(Array.from({ length: bytes }, (_, index) => index));
    const cipher = createCipheriv(`aes-${bytes * 8}-ecb`, key, null);
    const body = Buffer.concat([cipher.update('{"a":1}'), cipher.final()]).toString('base64');
    for (const stars of ['***', '****', '*'.repeat(40)]) {
      expect(open(`${key.toString('base64')}${stars}${body}`)).toBe('{"a":1}');
    }
  });

  it.each(['', '{}', 'abc', 'YQ==**YQ==', 'YQ==***', '***YQ==', '{"a":"***"}'])('%j is none', (text) => {
    expect(splitSealed(text)).toBeUndefined();
  });
});

describe('outgoing fields', () => {
  test('what the browser encrypts the server decrypts', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(decryptField(encryptOutgoing(text, outgoing), outgoing)).toBe(text);
      }),
    );
  });

  it('agree with the published AES-128-CBC vector (NIST SP 800-38A, F.2.1), its first block', () => {
    const key = { key: '2b7e151628aed2a6abf7158809cf4f3c', iv: '000102030405060708090a0b0c0d0e0f' };
    const plain = Buffer.from('6bc1bee22e409f96e93d7e117393172a', 'hex');
    const cipher = createCipheriv('aes-128-cbc', Buffer.from(key.key, 'hex'), Buffer.from(key.iv, 'hex'));
    expect(cipher.update(plain).toString('hex')).toBe('7649abac8119b246cee98e9b12e9197d');
    const text = 'passwords';
    const ours = createCipheriv('aes-128-cbc', Buffer.from(key.key, 'hex'), Buffer.from(key.iv, 'hex'));
    expect(encryptOutgoing(text, key)).toBe(Buffer.concat([ours.update(text), ours.final()]).toString('base64'));
  });

  it('are nothing under another key, or when they were never encrypted', () => {
    expect(decryptField('not encrypted', outgoing)).toBeUndefined();
    expect(decryptField('', outgoing)).toBeUndefined();
  });
});
