/** Which parts of the shell stand around a screen, and how a screen hides and shows them again while it is open. */
import { createContext, useContext, useEffect } from 'react';

export interface ShellParts {
  readonly header?: boolean;
  readonly strip?: boolean;
  readonly footer?: boolean;
  /** The bar at the bottom of a narrow window. */
  readonly mobileBar?: boolean;
  /** False for screens that reach the edges of the window. */
  readonly gutters?: boolean;
}

export interface ShellSwitch {
  readonly hide: (parts: ShellParts) => void;
}

export const ShellSwitchContext = createContext<ShellSwitch>({ hide: () => undefined });

/** Hides or shows parts of the shell as long as the calling screen is there. */
export function useShellParts({ header, strip, footer, mobileBar, gutters }: ShellParts): void {
  const { hide } = useContext(ShellSwitchContext);
  useEffect(() => {
    const asked = Object.entries({ header, strip, footer, mobileBar, gutters }).filter(
      ([, shown]) => shown !== undefined,
    );
    hide(Object.fromEntries(asked));
    return () => hide({});
  }, [hide, header, strip, footer, mobileBar, gutters]);
}

export function isShellParts(handle: unknown): handle is ShellParts {
  return typeof handle === 'object' && handle !== null;
}
