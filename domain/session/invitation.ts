/**
 * An invitation to log in for the first time: a user id and a single-use secret in one text that fits into an address,
 * `/login#invitation=…`: behind the hash, so that no server or proxy on the way ever sees it. Its holder can log in once, so it is shown and mailed to its receiver only.
 */

export interface Invitation {
  readonly userId: string;
  readonly secret: string;
}

/**
 * The text of an invitation, not yet escaped for an address. The secret holds no tilde.
 *
 * @example writeInvitation({ userId: 'asha@malabar.example', secret: 'K7QF9' }) // => 'asha@malabar.example~K7QF9'
 */
export function writeInvitation({ userId, secret }: Invitation): string {
  return `${userId}~${secret}`;
}

/**
 * The invitation that a text is; `undefined` where it is none.
 *
 * @example readInvitation('asha~rao@malabar.example~K7QF9') // => { userId: 'asha~rao@malabar.example', secret: 'K7QF9' }
 * @example readInvitation('asha') // => undefined
 */
export function readInvitation(text: string): Invitation | undefined {
  const tilde = text.lastIndexOf('~');
  const [userId, secret] = [text.slice(0, Math.max(tilde, 0)), text.slice(tilde + 1)];
  return userId === '' || secret === '' ? undefined : { userId, secret };
}

/**
 * The address that opens the login with an invitation filled in.
 *
 * @example invitationAddress('https://portal.example', { userId: 'asha@malabar.example', secret: 'K7QF9' }) // => 'https://portal.example/login#invitation=asha%40malabar.example~K7QF9'
 */
export function invitationAddress(portal: string, invitation: Invitation): string {
  return `${portal}/login#invitation=${encodeURIComponent(writeInvitation(invitation))}`;
}

/**
 * The invitation in the part of an address behind its hash; `undefined` where there is none.
 *
 * @example invitationIn('#invitation=asha%40malabar.example~K7QF9') // => { userId: 'asha@malabar.example', secret: 'K7QF9' }
 * @example invitationIn('#main') // => undefined
 */
export function invitationIn(hash: string): Invitation | undefined {
  const [, text = ''] = /^#invitation=([^&]+)$/.exec(hash) ?? [];
  try {
    return readInvitation(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}
