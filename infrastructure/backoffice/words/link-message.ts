/** What an agent writes to a customer before a link to a paper. */
import type { LinkedKind } from '#domain/booking/papers/paper-link.ts';
import type { Language } from '#domain/people/language.ts';
import { inert } from './inert.ts';
import { words } from './words.ts';

export function linkMessage(
  language: Language,
  { kind, company }: { readonly kind: LinkedKind; readonly company: string },
): string {
  return words(language, `link-message-${kind}`, { company: inert(company) });
}
