/** Sets the page's title to the screen's; a focus that went with the screen before comes to the start of this one. */
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { useWords } from '#ui/design/words/words.ts';
import { MAIN_ID } from './skip-link.tsx';

export function Titled({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const words = useWords();
  const configuration = useStateOf(usePart(parts.configuration).state$);
  const project = configuration.kind === 'ready' ? configuration.configuration.projectName : '';
  const text = `${words(title)} · ${project}`;
  useEffect(() => {
    document.title = text;
  }, [text]);
  const { key } = useLocation();
  useEffect(() => {
    // The first page of a visit begins at its top, where the skip link is.
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (key === 'default' || !lost) return;
    const main = document.getElementById(MAIN_ID);
    (main?.querySelector<HTMLElement>('h1[tabindex]') ?? main)?.focus({ preventScroll: true });
  }, [title, key]);
  return children;
}
