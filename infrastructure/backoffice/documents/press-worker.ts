/** The press's thread: a paper comes, a file goes. */
import { parentPort } from 'node:worker_threads';
import type { Pressed } from './press.ts';
import type { Drawing } from './page.tsx';
import { renderSheet } from './render.tsx';

parentPort?.on('message', (drawing: Drawing) => {
  void renderSheet(drawing).then(
    (bytes) => tell({ bytes }),
    (cause: unknown) => tell({ error: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) }),
  );
});

function tell(pressed: Pressed): void {
  parentPort?.postMessage(pressed);
}
