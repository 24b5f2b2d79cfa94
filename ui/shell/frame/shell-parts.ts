/** Which parts of the shell stand around a screen, and how a screen hides and shows them again while it is open. */
import { createContext, useContext, useLayoutEffect } from 'react';

export interface ShellParts {
  readonly header?: boolean;
  readonly strip?: boolean;
  readonly footer?: boolean;
  /** The bar at the bottom of a narrow window. */
  readonly mobileBar?: boolean;
  /** False for screens that reach the edges of the window. */
  readonly gutters?: boolean;
}

/** What of the shell stands around a screen from the first moment; on a narrow window `narrow` has the last word. */
export interface RouteShell extends ShellParts {
  readonly narrow?: ShellParts;
}

export interface ShellSwitch {
  readonly hide: (parts: ShellParts) => void;
}

export const ShellSwitchContext = createContext<ShellSwitch>({ hide: () => undefined });

/**
 * Hides or shows parts of the shell as long as the calling screen is there, before it is painted. What a screen hides from
 * its first moment belongs in its row of the route table, which is known before the screen itself is loaded.
 */
export function useShellParts({ header, strip, footer, mobileBar, gutters }: ShellParts): void {
  const { hide } = useContext(ShellSwitchContext);
  useLayoutEffect(() => {
    const asked = Object.entries({ header, strip, footer, mobileBar, gutters }).filter(
      ([, shown]) => shown !== undefined,
    );
    hide(Object.fromEntries(asked));
    return () => hide({});
  }, [hide, header, strip, footer, mobileBar, gutters]);
}

export function isRouteShell(handle: unknown): handle is RouteShell {
  return typeof handle === 'object' && handle !== null;
}
