/** Whether the window has room for two lists side by side beside a rail (1200 px and more). */
import { useSyncExternalStore } from 'react';

let known: MediaQueryList | undefined;

const query = (): MediaQueryList => {
  known ??= window.matchMedia('(width >= 1200px)');
  return known;
};

const subscribe = (changed: () => void): (() => void) => {
  query().addEventListener('change', changed);
  return () => query().removeEventListener('change', changed);
};

export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => true,
  );
