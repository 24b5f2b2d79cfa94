/** Codes of authenticator apps (RFC 6238), by otpauth: SHA-1, six digits, half a minute, as every app takes them. */
import { createHash } from 'node:crypto';
import { Effect } from 'effect';
import { Secret, TOTP } from 'otpauth';
import { otpLimits } from '#domain/rules/limits.ts';
import { codeSeconds } from '#domain/session/second-factor.ts';
import { toMilliseconds } from '#domain/time/instant.ts';
import type { OneTimeCodes } from '#application/backoffice/ports/session/second-factor-store.ts';

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;

export const oneTimeCodes: OneTimeCodes = {
  secretOf: (text) => {
    const bytes = createHash('sha256').update(text).digest().subarray(0, secretBytes);
    return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;
  },
  addressOf: (secret, account, issuer) => totpOf(secret, account, issuer).toString(),
  outlineOf: (address) =>
    Effect.promise(async () => {
      // Drawn when it is first asked for.
      const { outlineOf } = await import('#infrastructure/backoffice/documents/barcode.ts');
      const { width, path } = outlineOf({ bcid: 'qrcode', text: address });
      return { size: width, path };
    }),
  stepOf: (secret, code, at) => {
    const milliseconds = toMilliseconds(at);
    const delta = totpOf(secret).validate({ token: code, timestamp: milliseconds, window: 1 });
    return delta === null ? undefined : Math.floor(milliseconds / 1000 / codeSeconds) + delta;
  },
};

function totpOf(secret: string, label = '', issuer = ''): TOTP {
  return new TOTP({ issuer, label, secret, digits: otpLimits.digits, period: codeSeconds, algorithm: 'SHA1' });
}
