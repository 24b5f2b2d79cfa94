/** A kind of cabin in mail and on papers. */
import type { CabinName } from '#application/backoffice/cruise/cruise-papers.ts';
import { words } from './words.ts';

export const cruiseCabinName: CabinName = (language, kind) => words(language, 'document-cruise-cabin', { kind });
