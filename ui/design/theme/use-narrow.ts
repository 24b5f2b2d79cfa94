/** Whether the window has the one-column layout (under 599 px). */
import { useSyncExternalStore } from 'react';

let known: MediaQueryList | undefined;

const query = (): MediaQueryList => {
  known ??= window.matchMedia('(width < 599px)');
  return known;
};

const subscribe = (changed: () => void): (() => void) => {
  query().addEventListener('change', changed);
  return () => query().removeEventListener('change', changed);
};

export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
