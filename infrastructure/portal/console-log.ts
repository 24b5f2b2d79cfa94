/** The browser’s console, the portal’s only log: for those who look into what a page met. */
import type { PortalLog } from '#application/portal/ports/machine.ts';

export const consoleLog: PortalLog = {
  warn: (text) => console.warn(text),
  error: (text) => console.error(text),
};
