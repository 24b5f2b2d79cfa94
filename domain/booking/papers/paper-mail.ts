/** Papers sent by mail: to whom, and to how many. */
import { checkEmailList, emailsOf } from '../../people/contact.ts';
import { firstOf, required, type Violation } from '../../rules/violation.ts';

/** Addresses that one user mails papers to within 24 hours, at most. */
export const paperReceiversADay = 200;

/** The addresses, each once, however it is spelt. */
export function receiversOf(to: string): readonly string[] {
  const seen = new Set<string>();
  return emailsOf(to).filter((address) => {
    const name = address.toLowerCase();
    return !seen.has(name) && seen.add(name).has(name);
  });
}

/**
 * Addresses with semicolons between, at least one and at most ten.
 *
 * @example checkPaperMail('asha@malabar.example') // => []
 */
export function checkPaperMail(to: string | undefined, path = 'to'): readonly Violation[] {
  return firstOf(required(to, path), checkEmailList(to ?? '', path));
}
