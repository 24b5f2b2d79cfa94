/** Copying a text. Where the browser gives no clipboard (plain HTTP), it is marked, so that the keyboard can copy it. */
import { useState } from 'react';

/** `mark` selects the text on the page. */
export function useCopied(text: string, mark: () => void) {
  const [done, setDone] = useState<'copied' | 'marked' | undefined>(undefined);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone('copied');
    } catch {
      mark();
      setDone('marked');
    }
  };
  return { done, copy };
}
