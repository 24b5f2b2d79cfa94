/** JSON Web Tokens of an issuer, verified by its public key: the key's own algorithm, whatever the token says it is. */
import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { SignOnIssuer } from '#application/backoffice/ports/session/sign-on-issuer.ts';

/** What a token may be long; they are a few hundred characters. */
const mostCharacters = 8_000;

/** The issuer's key: SPKI, in base64 with or without the lines of a PEM file. Throws where it is none that is taken here. */
export function signOnKey(text: string): { readonly key: KeyObject; readonly algorithm: string } {
  const der = Buffer.from(text.replaceAll(/-----[A-Z ]+-----|\s|\\n/g, ''), 'base64');
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
  if (key.asymmetricKeyType === 'ed25519') return { key, algorithm: 'EdDSA' };
  if (key.asymmetricKeyType === 'ec' && namedCurve === 'prime256v1') return { key, algorithm: 'ES256' };
  if (key.asymmetricKeyType === 'rsa' && modulusLength >= 2048) return { key, algorithm: 'RS256' };
  throw new Error('not a key that is taken here');
}

export function signOnIssuerOf(issuer: string, keyText: string, audience: string): SignOnIssuer {
  const { key, algorithm } = signOnKey(keyText);
  return {
    issuer,
    audience,
    claimsOf: (token) => {
      const [head = '', body = '', signature = '', ...more] = token.split('.');
      if (token.length > mostCharacters || more.length > 0 || objectIn(head)?.['alg'] !== algorithm) return undefined;
      const isTheirs = verify(
        algorithm === 'EdDSA' ? null : 'sha256',
        Buffer.from(`${head}.${body}`),
        algorithm === 'ES256' ? { key, dsaEncoding: 'ieee-p1363' } : key,
        Buffer.from(signature, 'base64url'),
      );
      return isTheirs ? objectIn(body) : undefined;
    },
  };
}

function objectIn(part: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const found: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof found === 'object' && found !== null ? { ...found } : undefined;
  } catch {
    return undefined;
  }
}
