import { type Violation, violation } from '#domain/rules/violation.ts';

/** What is wrong with the id by which a caller makes a request one, however often it is sent. */
export function checkRequestId(requestId: string): readonly Violation[] {
  if (requestId.trim() === '') return [violation('required', 'requestId')];
  return requestId.length > 100 ? [violation('too-long', 'requestId', { most: 100 })] : [];
}
