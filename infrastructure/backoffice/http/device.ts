/** What a browser says of itself in the header `user-agent`. */
import Bowser from 'bowser';
import type { Device } from '#application/desk/session.ts';

/** Of what a client sends, so much is read: browsers need less. */
const longest = 500;

/**
 * @example deviceOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0') // => { browser: 'Firefox', system: 'Linux' }
 */
export function deviceOf(userAgent: string): Device {
  const told = userAgent.slice(0, longest).trim();
  if (told === '') return {};
  const { browser, os } = Bowser.parse(told);
  return { ...(browser.name && { browser: browser.name }), ...(os.name && { system: os.name }) };
}
