/** The press's thread: a sheet comes, a file goes. */
import { parentPort } from 'node:worker_threads';
import type { Sheet } from '#application/backoffice/ports/booking/document-press.ts';
import type { Pressed } from './press.ts';
import { renderSheet } from './render.tsx';

parentPort?.on('message', (sheet: Sheet) => {
  void renderSheet(sheet).then(
    (bytes) => tell({ bytes }),
    (cause: unknown) => tell({ error: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) }),
  );
});

function tell(pressed: Pressed): void {
  parentPort?.postMessage(pressed);
}
