/** A document that somebody uploads, judged by its content before it is kept. */
import { Effect } from 'effect';
import { checkUpload, checkUploadSize, decodedLength, typeOfName, uploadMediaTypes } from '#domain/rules/upload.ts';
import { firstOf, type Violation, violation } from '#domain/rules/violation.ts';
import { Invalid } from '../desk/failures.ts';
import type { Pace } from './ports/session/rate-limit.ts';

/** Documents from one place before the next must wait. */
export const uploadPace: Pace = { free: 60, firstWaitSeconds: 30, longestWaitSeconds: 3600, forgetAfterSeconds: 3600 };

/** Documents of forms that were never sent are kept this long. */
export const staleUploadMinutes = 48 * 60;

/** What a file is judged by, at `path`. */
export type FileRules = (
  file: { readonly filename: string; readonly bytes: Uint8Array },
  path: string,
) => readonly Violation[];

/** Its media type; Invalid at `base64`. A text that is too long is not decoded. */
export function judgeUpload(
  { filename, base64 }: { readonly filename: string; readonly base64: string },
  check: FileRules = checkUpload,
): Effect.Effect<string, Invalid> {
  const tooLarge = checkUploadSize(decodedLength(base64), 'base64');
  const bytes = tooLarge.length > 0 ? undefined : bytesOf(base64);
  const violations = firstOf(
    tooLarge,
    bytes === undefined ? [violation('upload-content', 'base64')] : check({ filename, bytes }, 'base64'),
  );
  const type = typeOfName(filename);
  return violations.length > 0 || type === undefined
    ? Effect.fail(new Invalid({ violations }))
    : Effect.succeed(uploadMediaTypes[type]);
}

/** What stands in `base64`; undefined where it is something else. */
export function bytesOf(base64: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
