/** The id under which something is asked for once. */
import { expect, test } from 'vitest';
import { checkRequestId } from '#application/backoffice/booking/check-request-id.ts';

test.each([
  ['', ['required']],
  [' \t', ['required']],
  ['a', []],
  ['a'.repeat(100), []],
  ['a'.repeat(101), ['too-long']],
])('%j: %j', (id, codes) => {
  expect(checkRequestId(id).map(({ code, path }) => [code, path])).toEqual(codes.map((code) => [code, 'requestId']));
});
