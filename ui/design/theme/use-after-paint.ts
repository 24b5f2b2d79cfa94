/**
 * A value as of the last frame that was painted. What follows it leaves the frame that answers a hand to what was pressed, and
 * is drawn right after it, a piece at a time, so that it is in nobody's way.
 */
import { startTransition, useEffect, useState } from 'react';

export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(() => value);
  useEffect(() => {
    afterPaint(() => startTransition(() => setPainted(() => value)));
  }, [value]);
  return painted;
}

let waiting: (() => void)[] = [];

/** `useDeferredValue` would begin at once, and the frame wait for each piece. */
function afterPaint(work: () => void): void {
  waiting.push(work);
  if (waiting.length > 1) return;
  requestAnimationFrame(() => {
    // Its message comes once the frame that is being made is handed over.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      const works = waiting;
      waiting = [];
      for (const each of works) each();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
