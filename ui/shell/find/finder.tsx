/**
 * The way to find anything from anywhere: the key "/" or the field in the header open a palette, which is fetched once the
 * screen is drawn and nothing better is to be done.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { SessionState } from '#application/portal/session/session.ts';
import { parts } from '#ui/composition/parts.ts';
import { useAreaLoader, usePart } from '#ui/composition/use-part.ts';
import type { FindPaletteProps } from './find-palette.tsx';
import { TypeAhead } from './type-ahead.ts';

/** Time for a screen to be drawn and fetch what it needs. */
const paletteAfterMs = 1500;

export interface Finder {
  readonly open: () => void;
  readonly palette: ReactNode;
}

export function useFinder(session: SessionState): Finder {
  const [Palette, setPalette] = useState<ComponentType<FindPaletteProps> | undefined>(undefined);
  const [shown, setShown] = useState(false);
  const signedIn = session.kind === 'signed-in';
  const load = usePaletteLoader();
  const alerts = usePart(parts.alerts);
  const [ahead] = useState(() => new TypeAhead());
  const close = useCallback(() => setShown(false), []);
  const open = useCallback(() => {
    let left = false;
    ahead.begin(() => {
      left = true;
    });
    load()
      .then((loaded) => {
        if (left) return;
        setPalette(() => loaded);
        setShown(true);
      })
      .catch(() => {
        ahead.take();
        alerts.show('error', { id: 'failure-unreachable' });
      });
  }, [load, alerts, ahead]);
  const takeTyped = useCallback(() => ahead.take(), [ahead]);
  useEffect(() => {
    if (!signedIn) return;
    const timer = setTimeout(() => {
      load().catch(() => undefined);
    }, paletteAfterMs);
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyped(event.target) || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => {
      clearTimeout(timer);
      ahead.take();
      document.removeEventListener('keydown', press);
    };
  }, [signedIn, load, open, ahead]);
  return {
    open,
    palette: signedIn && shown && Palette !== undefined ? <Palette takeTyped={takeTyped} onClose={close} /> : null,
  };
}

/** Brings the palette and its use case, once; a failed try may be repeated. */
function usePaletteLoader(): () => Promise<ComponentType<FindPaletteProps>> {
  const loadArea = useAreaLoader();
  const coming = useRef<Promise<ComponentType<FindPaletteProps>> | undefined>(undefined);
  return useCallback(() => {
    coming.current ??= Promise.all([import('./find-palette.tsx'), loadArea('find')])
      .then(([{ FindPalette }]) => FindPalette)
      .catch((error: unknown) => {
        coming.current = undefined;
        throw error;
      });
    return coming.current;
  }, [loadArea]);
}

/** Where a key is a letter of a text. Nothing that one chooses from a list by typing begins with a slash. */
function isTyped(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) {
    if (target.role === 'combobox' && target.value === '') return false;
    return !['radio', 'checkbox', 'range', 'button'].includes(target.type);
  }
  return target instanceof HTMLTextAreaElement || target.isContentEditable;
}
