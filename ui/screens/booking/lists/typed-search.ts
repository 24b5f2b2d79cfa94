/**
 * A text that is looked for while it is typed. What one looks for stands in the address; when that changes by another way,
 * such as the browser's back, the field follows.
 */
import { useEffect, useState } from 'react';

const typingPauseMs = 250;

/** `sought` is what the address says; `look` is called with the trimmed text once typing rests. */
export function useTypedSearch(
  sought: string,
  look: (text: string) => void,
): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(sought);
  const [seen, setSeen] = useState(sought);
  /** What this field asked for last: its coming back through the address changes nothing that was typed since. */
  const [asked, setAsked] = useState(sought);
  if (seen !== sought) {
    setSeen(sought);
    if (sought !== asked) {
      setText(sought);
      setAsked(sought);
    }
  }
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === asked) return;
    const pause = setTimeout(() => {
      setAsked(wanted);
      look(wanted);
    }, typingPauseMs);
    return () => clearTimeout(pause);
  }, [text, asked, look]);
  return [text, setText];
}
