/** A shelf in the browser's storage. Keys are prefixed by the host, so that two deployments on one origin keep apart. */
import type { Shelf } from '#application/portal/ports/shelf.ts';

export function webShelf(window: Window, area: 'localStorage' | 'sessionStorage'): Shelf {
  const prefix = `${window.location.host}.`;
  const storage = (): Storage | undefined => {
    try {
      return window[area];
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => storage()?.getItem(prefix + key) ?? undefined,
    write: (key, text) => {
      try {
        storage()?.setItem(prefix + key, text);
        return storage() !== undefined;
      } catch {
        return false;
      }
    },
    remove: (key) => storage()?.removeItem(prefix + key),
    watch: (key, changed) => {
      const heard = (event: StorageEvent) => {
        if (event.storageArea !== storage()) return;
        if (event.key === prefix + key || event.key === null) changed(event.newValue ?? undefined);
      };
      window.addEventListener('storage', heard);
      return () => window.removeEventListener('storage', heard);
    },
  };
}
