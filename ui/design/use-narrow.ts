/** Whether the window has the one-column layout (under 599 px). */
import { useSyncExternalStore } from 'react';

const QUERY = '(width < 599px)';

const subscribe = (changed: () => void): (() => void) => {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
