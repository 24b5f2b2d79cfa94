/** Whether the window has the one-column layout. */
import { mobileLayoutBelow } from '#domain/rules/limits.ts';
import { windowFits } from './window-fits.ts';

export const useNarrow = windowFits(`(width < ${mobileLayoutBelow}px)`, false);
