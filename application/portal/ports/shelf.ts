/** Where the portal keeps things on this device: one shelf lives as long as the browser profile, one as long as the tab. */

export interface Shelf {
  readonly read: (key: string) => string | undefined;
  /** False where the device refused (full, or storage switched off); the portal goes on without. */
  readonly write: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
  /** Notifies of changes made by other tabs. */
  readonly watch: (key: string, changed: (text: string | undefined) => void) => () => void;
}
