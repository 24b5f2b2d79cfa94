/**
 * The press: sheets laid out here, and drawn as PDF files one after another beside the event loop. Its thread and all that it
 * loads start with the first sheet; an idle one is let go. Where the program was not built, and so has no worker's file, they
 * are drawn here.
 */
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { Effect } from 'effect';
import type { PaperSheet } from '#domain/booking/papers/paper-sheet.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { DocumentPress, Sheet } from '#application/backoffice/ports/booking/document-press.ts';
import type { PrintedPicture } from '#application/backoffice/ports/operations/brand-files.ts';
import type { PaperLayouts } from './layout-parts.ts';
import type { Drawing } from './page.tsx';

export type Pressed = { readonly bytes: Uint8Array } | { readonly error: string };

/** The worker's file as it lies beside the built server. */
const besideServer = new URL('./press-worker.mjs', import.meta.url);

/** Milliseconds without work after which the thread ends, with the fonts and the library it holds. */
const idleMilliseconds = 120_000;

/** The layouts of products' own papers, loaded with the first. */
export type Layouts = () => Promise<PaperLayouts>;

/** A picture by the address under which papers name it; undefined where the back office does not serve it. */
export type FindPicture = (address: string) => Effect.Effect<PrintedPicture | undefined>;

const findNone: FindPicture = () => Effect.succeed(undefined);

export function makePress(layouts: Layouts, find: FindPicture): DocumentPress {
  return existsSync(besideServer)
    ? new ThreadPress(layouts, besideServer, idleMilliseconds, find)
    : new InPlacePress(layouts, find);
}

function drawingOf(find: FindPicture, sheet: PaperSheet, issuedAt: Instant): Effect.Effect<Drawing> {
  return Effect.map(sheet.logo === undefined ? Effect.succeed(undefined) : find(sheet.logo), (logo) => ({
    sheet,
    issuedAt,
    logo,
  }));
}

/** Words alone take no thread of their own; what they are made with is loaded with the first. */
async function laidOut(sheet: Sheet, layouts: Layouts): Promise<PaperSheet> {
  const [{ layOut }, own] = await Promise.all([import('./lay-out.ts'), layouts()]);
  return layOut(sheet, own);
}

/** Makes sheets in this thread. */
export class InPlacePress implements DocumentPress {
  readonly #layouts: Layouts;
  readonly #find: FindPicture;

  constructor(layouts: Layouts, find: FindPicture = findNone) {
    [this.#layouts, this.#find] = [layouts, find];
  }

  layOut(sheet: Sheet): Effect.Effect<PaperSheet> {
    return Effect.promise(() => laidOut(sheet, this.#layouts));
  }

  print(sheet: Sheet): Effect.Effect<Uint8Array> {
    return Effect.flatMap(this.layOut(sheet), (paper) => this.draw(paper, sheet.issuedAt));
  }

  draw(sheet: PaperSheet, issuedAt: Instant): Effect.Effect<Uint8Array> {
    return Effect.flatMap(drawingOf(this.#find, sheet, issuedAt), (drawing) =>
      Effect.promise(async () => {
        const { renderSheet } = await import('./render.tsx');
        return renderSheet(drawing);
      }),
    );
  }
}

interface Job {
  readonly drawing: Drawing;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (cause: unknown) => void;
}

/** Draws sheets in a thread of its own, in the order in which they are asked for. */
export class ThreadPress implements DocumentPress {
  readonly #layouts: Layouts;
  readonly #find: FindPicture;
  readonly #file: URL;
  readonly #idle: number;
  readonly #waiting: Job[] = [];
  #worker: Worker | undefined;
  #current: Job | undefined;
  #ending: NodeJS.Timeout | undefined;

  constructor(layouts: Layouts, file: URL, idle: number = idleMilliseconds, find: FindPicture = findNone) {
    [this.#layouts, this.#find] = [layouts, find];
    this.#file = file;
    this.#idle = idle;
  }

  layOut(sheet: Sheet): Effect.Effect<PaperSheet> {
    return Effect.promise(() => laidOut(sheet, this.#layouts));
  }

  print(sheet: Sheet): Effect.Effect<Uint8Array> {
    return Effect.flatMap(this.layOut(sheet), (paper) => this.draw(paper, sheet.issuedAt));
  }

  draw(sheet: PaperSheet, issuedAt: Instant): Effect.Effect<Uint8Array> {
    return Effect.flatMap(drawingOf(this.#find, sheet, issuedAt), (drawing) =>
      Effect.promise(
        () =>
          new Promise<Uint8Array>((resolve, reject) => {
            this.#waiting.push({ drawing, resolve, reject });
            this.#next();
          }),
      ),
    );
  }

  /** Whether a thread is there. */
  get running(): boolean {
    return this.#worker !== undefined;
  }

  #next(): void {
    if (this.#current !== undefined) return;
    const job = this.#waiting.shift();
    if (job === undefined) return this.#rest();
    clearTimeout(this.#ending);
    this.#current = job;
    const worker = this.#started();
    // Work keeps the program alive; an idle thread does not.
    worker.ref();
    worker.postMessage(job.drawing);
  }

  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(this.#file);
    worker.on('message', (pressed: Pressed) => {
      const job = this.#current;
      this.#current = undefined;
      if ('bytes' in pressed) job?.resolve(pressed.bytes);
      else job?.reject(new Error(pressed.error));
      this.#next();
    });
    worker.on('error', (cause) => this.#lost(worker, cause));
    worker.on('exit', () => this.#lost(worker, new Error('The press ended')));
    this.#worker = worker;
    return worker;
  }

  /** The sheet under way is lost with its thread; the next one gets another. */
  #lost(worker: Worker, cause: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const job = this.#current;
    this.#current = undefined;
    job?.reject(cause);
    this.#next();
  }

  #rest(): void {
    this.#worker?.unref();
    clearTimeout(this.#ending);
    this.#ending = setTimeout(() => {
      const worker = this.#worker;
      this.#worker = undefined;
      void worker?.terminate();
    }, this.#idle);
    this.#ending.unref();
  }
}
