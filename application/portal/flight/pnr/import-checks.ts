/** What is wrong beside the display, and what is said of it before the agent tries to go on. */
import { checkGst } from '#domain/agency/gst-rules.ts';
import { checkContact } from '#domain/people/contact.ts';
import { type Violation, within } from '#domain/rules/violation.ts';
import type { ImportForm } from './import-form.ts';

/** Everything but that something is still missing, and a contact that is being typed. */
export function isShown({ code, path }: Violation, { text }: ImportForm): boolean {
  if (text.trim() === '') return false;
  return (
    (code !== 'required' || path === 'gds' || path === 'tickets' || path === 'segments') &&
    !/^(contact|gst)\./.test(path)
  );
}

export function checkBeside({ contact, gst }: ImportForm): readonly Violation[] {
  return [...within('contact', checkContact(contact)), ...within('gst', checkGst(gst ?? {}))];
}
