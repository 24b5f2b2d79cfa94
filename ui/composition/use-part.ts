/** How a screen gets a use case and follows its state. */
import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import type { BehaviorSubject } from 'rxjs';
import type { Part } from './parts.ts';
import type { Area } from './area.ts';

export interface PartSource {
  readonly get: <A>(part: Part<A>) => A;
  /** Fetches the desk, if it is not there yet. */
  readonly desk: () => Promise<unknown>;
  /** Brings an area's use cases, if they are not there yet. */
  readonly load: (area: Area) => Promise<void>;
}

/** Time for a screen to be drawn before the desk is fetched ahead of its use. */
const deskAfterMs = 300;

export const PortalContext = createContext<PartSource | undefined>(undefined);

export function usePart<A>(part: Part<A>): A {
  const source = useContext(PortalContext);
  if (source === undefined) throw new Error('A screen was drawn outside the portal.');
  return source.get(part);
}

/** Fetches an area of use cases when it is called. */
export function useAreaLoader(): (area: Area) => Promise<void> {
  const source = useContext(PortalContext);
  if (source === undefined) throw new Error('A screen was drawn outside the portal.');
  return useCallback((area) => source.load(area), [source]);
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

/** Fetches the desk once the calling screen is drawn, so that nobody waits for it later; a failure is met when it is asked. */
export function useDeskAhead(): void {
  const source = useContext(PortalContext);
  useEffect(() => {
    const timer = setTimeout(() => {
      source?.desk().catch(() => undefined);
    }, deskAfterMs);
    return () => clearTimeout(timer);
  }, [source]);
}
