/** What the palette that finds anything may ask for, once its area is loaded. */
import type { FindAnything } from '#application/portal/session/find-anything.ts';
import { part } from './parts.ts';

export const findParts = {
  find: part<FindAnything>('find.anything'),
};
