/** How a screen gets a use case and follows its state. */
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { BehaviorSubject } from 'rxjs';
import type { Part } from './parts.ts';

export interface PartSource {
  readonly get: <A>(part: Part<A>) => A;
}

export const PortalContext = createContext<PartSource | undefined>(undefined);

export function usePart<A>(part: Part<A>): A {
  const source = useContext(PortalContext);
  if (source === undefined) throw new Error('A screen was drawn outside the portal.');
  return source.get(part);
}

/** The present state of a use case; the screen is drawn again when it changes. */
export function useStateOf<A>(state$: BehaviorSubject<A>): A {
  const subscribe = useCallback(
    (changed: () => void) => {
      const following = state$.subscribe(changed);
      return () => following.unsubscribe();
    },
    [state$],
  );
  return useSyncExternalStore(subscribe, () => state$.value);
}
