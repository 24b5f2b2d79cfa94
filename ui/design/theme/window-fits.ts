/** Whether the window fits a media query, as a hook; drawn again when that changes. */
import { useSyncExternalStore } from 'react';

/** `unknown`: the answer where there is no window. */
export function windowFits(media: string, unknown: boolean): () => boolean {
  let known: MediaQueryList | undefined;
  const query = (): MediaQueryList => {
    known ??= window.matchMedia(media);
    return known;
  };
  const subscribe = (changed: () => void): (() => void) => {
    query().addEventListener('change', changed);
    return () => query().removeEventListener('change', changed);
  };
  return () =>
    useSyncExternalStore(
      subscribe,
      () => query().matches,
      () => unknown,
    );
}
