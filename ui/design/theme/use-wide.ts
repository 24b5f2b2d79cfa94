/** Whether the window has room for two lists side by side beside a rail (1200 px and more). */
import { windowFits } from './window-fits.ts';

export const useWide = windowFits('(width >= 1200px)', true);
