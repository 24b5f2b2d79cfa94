/** The real HTTP server before a desk of examples: for what happens on the way to a desk and back. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Effect } from 'effect';
import { pino } from 'pino';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import { rights } from '#application/backoffice/caller.ts';
import { SessionInvalid } from '#application/desk/failures.ts';
import { Admission } from '#infrastructure/backoffice/http/admission.ts';
import { Dispatch, type DispatchParts } from '#infrastructure/backoffice/http/dispatch.ts';
import { Gauges } from '#infrastructure/backoffice/http/gauges.ts';
import { PortalFiles } from '#infrastructure/backoffice/http/portal-files.ts';
import { RequestPace } from '#infrastructure/backoffice/http/request-pace.ts';
import { makeServer, type ServerParts } from '#infrastructure/backoffice/http/server.ts';
import { failureMessage } from '#infrastructure/backoffice/words/failure-message.ts';
import { exampleDesk, type ExampleMethod } from './example-desk.ts';

/** The one token that is somebody's. */
export const goodToken = 'good-token';

/** The field that signs a form in. */
export const inSession = `sessiontoken=${goodToken}`;

export const exampleCaller: Omit<SignedInCaller, 'language' | 'reference' | 'address'> = {
  kind: 'signed-in',
  sessionId: 'session-1',
  actor: { userId: 'user-1', name: 'Meera Nair', agencyId: 'agency-1' },
  agencyId: 'agency-1',
  speaksFor: { agentId: 'AGT10482', profileId: 'P10482' },
  rights: new Set(rights),
  mustChangePassword: false,
};

export interface ExampleServerOptions {
  readonly instead?: Readonly<Record<string, ExampleMethod>>;
  readonly dispatch?: Partial<DispatchParts>;
  readonly server?: Partial<ServerParts>;
  readonly perMinute?: number;
}

export async function exampleServer({ instead, dispatch, server, perMinute = 0 }: ExampleServerOptions = {}) {
  const faults: { readonly reference: string; readonly operation: string; readonly cause: unknown }[] = [];
  const silences: unknown[] = [];
  const logged: string[] = [];
  const app = await makeServer({
    dispatch: new Dispatch({
      deskFor: () => exampleDesk(instead),
      proves: () => false,
      recognise: (token, asking) => {
        if (token === undefined || token === '') return Effect.succeed({ kind: 'anonymous', ...asking });
        return token === goodToken
          ? Effect.succeed({ ...exampleCaller, ...asking })
          : Effect.fail(new SessionInvalid({}));
      },
      say: failureMessage,
      pace: new RequestPace(perMinute),
      admission: new Admission(),
      spread: () => 3,
      ticks: () => performance.now(),
      sealAnswers: false,
      alternativeBalance: false,
      outgoing: undefined,
      onSilence: (_reference, _operation, cause) => silences.push(cause),
      onFault: (reference, operation, cause) => faults.push({ reference, operation, cause }),
      ...dispatch,
    }),
    portal: await examplePortal(),
    gauges: new Gauges(),
    log: pino({ level: 'info' }, { write: (line) => void logged.push(line) }),
    policy: { tls: false, calls: [], pictures: [] },
    corsOrigins: [],
    trustProxy: false,
    metricsToken: undefined,
    ready: () => Promise.resolve(true),
    ...server,
  });
  return { app, faults, silences, logged };
}

/** A built portal of a few files, which are read once and for all. */
async function examplePortal(): Promise<PortalFiles> {
  const folder = mkdtempSync(join(tmpdir(), 'farelane-portal-'));
  try {
    mkdirSync(join(folder, 'static/js'), { recursive: true });
    writeFileSync(
      join(folder, 'index.html'),
      '<!doctype html><html><head><title>Farelane</title></head><body></body></html>',
    );
    writeFileSync(join(folder, 'static/js/index.0123abcd.js'), `console.log(${JSON.stringify('x'.repeat(4_000))});`);
    writeFileSync(join(folder, 'favicon.ico'), 'icon');
    const styles = 'p { margin: 0 }\n'.repeat(400);
    writeFileSync(join(folder, 'static/index.0123abcd.css'), styles);
    // As the build makes them, but for a mark by which they are known.
    writeFileSync(join(folder, 'static/index.0123abcd.css.br'), brotliCompressSync(`${styles}/* br */`));
    writeFileSync(join(folder, 'static/index.0123abcd.css.gz'), gzipSync(`${styles}/* gz */`));
    writeFileSync(join(folder, 'static/alone.gz'), 'of nothing');
    return await PortalFiles.read(folder, '');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export type ExampleServer = Awaited<ReturnType<typeof exampleServer>>;

/** Sends a form to the dispatch. */
export function post({ app }: ExampleServer, form: string, headers: Readonly<Record<string, string>> = {}) {
  return app.inject({
    method: 'POST',
    url: '/v2dispatch.jsp',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: form,
  });
}

/** What the server and the envelope say to a form. */
export async function codeFrom(on: ExampleServer, form: string) {
  const { statusCode, body } = await post(on, form);
  return { http: statusCode, code: JSON.parse(body).ApiStatus?.StatusCode };
}
