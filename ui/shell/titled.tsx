/** Sets the page's title to the screen's and moves the focus to the screen's heading after a change of route. */
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { parts } from '../composition/parts.ts';
import { usePart, useStateOf } from '../composition/use-part.ts';
import { useWords } from '../design/words.ts';

export function Titled({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const words = useWords();
  const configuration = useStateOf(usePart(parts.configuration).state$);
  const project = configuration.kind === 'ready' ? configuration.configuration.projectName : '';
  const text = `${words(title)} · ${project}`;
  useEffect(() => {
    document.title = text;
  }, [text]);
  return children;
}
