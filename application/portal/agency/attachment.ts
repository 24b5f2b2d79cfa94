/** A document that goes with a message, judged before it is sent. */
import { checkUpload, checkUploadName, checkUploadSize } from '#domain/rules/upload.ts';
import { ticketMostFiles } from '#domain/agency/ticket.ts';
import { firstOf, type Violation, violation } from '#domain/rules/violation.ts';
import type { NewTicketFile } from '#application/desk/agency/support.ts';
import { base64Of } from '../base64.ts';

export interface Attachment extends NewTicketFile {
  /** In bytes. */
  readonly size: number;
}

/** With what is attached already, or why not, at `files`. */
export async function attached(
  files: readonly Attachment[],
  file: File,
): Promise<{ readonly files: readonly Attachment[] } | { readonly violations: readonly Violation[] }> {
  const { name: filename, size } = file;
  const together = files.reduce((sum, each) => sum + each.size, size);
  const stopped = firstOf(
    files.length >= ticketMostFiles ? [violation('list-count', 'files', { most: ticketMostFiles })] : [],
    checkUploadName(filename, 'files'),
    checkUploadSize(together, 'files'),
  );
  if (stopped.length > 0) return { violations: stopped };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const violations = checkUpload({ filename, bytes }, 'files');
  return violations.length > 0 ? { violations } : { files: [...files, { filename, size, base64: base64Of(bytes) }] };
}
