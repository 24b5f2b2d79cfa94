/** A paper of the desk as the file that the user gets. */
import type { PaperFile } from '#application/desk/agency/registration.ts';
import type { FileToUser } from './ports/machine.ts';

export function fileOf({ filename, mediaType: mimeType, base64 }: PaperFile): FileToUser {
  return { filename, mimeType, base64 };
}
