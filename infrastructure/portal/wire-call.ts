/** One call over the wire, whatever operation it is of: written, sent, opened and read. */
import { Effect } from 'effect';
import { type DeskFailure, SessionInvalid, Unreachable } from '#application/desk/failures.ts';
import type { PortalLog } from '#application/portal/ports/machine.ts';
import type { Currency } from '#domain/money/currency.ts';
import { openEnvelope } from '../wire/form/envelope.ts';
import { writeForm } from '../wire/form/form.ts';
import { type Operation, rowsOnce } from '../wire/form/operation.ts';
import { encryptedFieldsName, type OutgoingKey, splitSealed } from '../wire/form/sealed.ts';
import { consoleLog } from './console-log.ts';

export interface WireCallOptions {
  /** Address of the back office without a slash at its end; empty for the page's own. */
  readonly base: string;
  /** The session token of now; left out of requests where there is none. */
  readonly token: () => string | undefined;
  /** In which language messages and documents come. */
  readonly language: () => string;
  /** The agent's id, sent beside the token; the back office checks it against the session. */
  readonly agentId?: () => string | undefined;
  /** The profile's id, sent with the operations that name it; it is checked too. */
  readonly profileId?: () => string | undefined;
  /** In which currency the alternative balance scheme speaks, which does not say. */
  readonly accountCurrency?: () => Currency | undefined;
  /** Key for fields that travel encrypted; none are where absent. */
  readonly outgoingKey?: () => OutgoingKey | undefined;
  /** How long an answer may take, in milliseconds. Operations that must not be given up wait for ever. */
  readonly patience?: number;
  readonly fetch?: typeof fetch;
  /** Where it is noted that an answer was none; the browser's console where absent. */
  readonly log?: Pick<PortalLog, 'error'>;
}

const usualPatience = 60_000;

/** What the call of an operation needs, whichever it is. */
export type AnyOperation = Operation<unknown, unknown>;

export type Call = (operation: AnyOperation, request: unknown) => Effect.Effect<unknown, DeskFailure>;

/** Dispatch's address under a base. */
const dispatchPath = '/v2dispatch.jsp';
const configurationPath = '/appv2.jsp';

export function callOver(options: WireCallOptions): Call {
  const { base, patience = usualPatience } = options;
  return (operation, request) => {
    const token = operation.session ? (options.token() ?? '') : '';
    const asked = Effect.tryPromise({
      try: async (signal) => send(options, operation, await bodyOf(options, operation, request, token), signal),
      catch: (cause) =>
        cause instanceof Unreachable
          ? cause
          : new Unreachable({ detail: cause instanceof Error ? cause.message : String(cause) }),
    });
    const inTime = operation.patient
      ? asked
      : Effect.timeoutOrElse(asked, {
          duration: patience,
          orElse: () => Effect.fail(new Unreachable({ detail: `no answer from ${base || 'the back office'} in time` })),
        });
    return Effect.flatMap(inTime, (envelope) => understand(options, operation, request, envelope, token));
  };
}

async function bodyOf(
  options: WireCallOptions,
  operation: AnyOperation,
  request: unknown,
  token: string,
): Promise<string> {
  if (operation.opid === '') return '';
  const written = operation.request.write(request);
  const agentId = operation.session ? options.agentId?.() : undefined;
  const fields: Record<string, unknown> = {
    opid: operation.opid,
    actioncode: operation.actioncode,
    sessiontoken: token,
    resultformat: 'JSON',
    ...(operation.short && rowsOnce),
    language: options.language(),
    agentid: agentId,
    profileid: operation.own.includes('profileid') ? options.profileId?.() : undefined,
    corporateid: operation.own.includes('corporateid') ? agentId : undefined,
    ...(typeof written === 'object' ? written : {}),
  };
  const key = options.outgoingKey?.();
  if (key !== undefined && operation.secrets.length > 0) {
    const { encryptOutgoing } = await import('./answer-cipher.ts');
    const encrypted: string[] = [];
    for (const name of operation.secrets) {
      const value = fields[name];
      if (typeof value !== 'string' || value === '') continue;
      fields[name] = encryptOutgoing(value, key);
      encrypted.push(name);
    }
    fields[encryptedFieldsName] = encrypted.join(',');
  }
  return writeForm(fields);
}

async function send(
  options: WireCallOptions,
  operation: AnyOperation,
  body: string,
  signal: AbortSignal,
): Promise<unknown> {
  const ask = options.fetch ?? fetch;
  const address = `${options.base}${operation.opid === '' ? configurationPath : dispatchPath}`;
  const response = await ask(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    body,
    signal,
    credentials: 'omit',
    cache: 'no-store',
  });
  if (!response.ok) throw httpError(response, options.log);
  const value: unknown = isReadAsText(address) ? parseIfJson(await response.text()) : await response.json();
  return typeof value === 'string' ? await unseal(value) : value;
}

/** In the words of the error catalogue; noted before the caller learns of it. */
function httpError({ status }: Response, log: Pick<PortalLog, 'error'> = consoleLog): Unreachable {
  const detail = `HTTP error: ${status}`;
  log.error(detail);
  return new Unreachable({ status, detail });
}

/** Answers from a local host on port 11100 are read as text, whatever they say that they are. */
export function isReadAsText(address: string, page: string | undefined = globalThis.location?.href): boolean {
  try {
    const { hostname, port } = new URL(address, page);
    return port === '11100' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  } catch {
    return false;
  }
}

function parseIfJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function unseal(text: string): Promise<unknown> {
  const sealed = splitSealed(text);
  if (sealed === undefined) throw new Unreachable({ detail: 'an answer that is a text and not sealed' });
  const { openSealed } = await import('./answer-cipher.ts');
  return JSON.parse(openSealed(sealed));
}

function understand(
  options: WireCallOptions,
  operation: AnyOperation,
  asked: unknown,
  envelope: unknown,
  token: string,
): Effect.Effect<unknown, DeskFailure> {
  const { request } = operation;
  const names = request.namesIn === undefined ? request.names : request.namesIn(request.write(asked));
  const opened = openEnvelope(envelope, names);
  if ('failure' in opened) {
    const { failure } = opened;
    return Effect.fail(
      failure instanceof SessionInvalid
        ? new SessionInvalid({ ...(failure.message !== '' && { message: failure.message }), token })
        : failure,
    );
  }
  const { alternative } = operation;
  const codec =
    alternative !== undefined && opened.kind === alternative.envelope
      ? alternative.answer(options.accountCurrency?.() ?? 'INR')
      : operation.answer;
  const read = codec.read(opened.reply);
  return read.ok
    ? Effect.succeed(read.value)
    : Effect.fail(new Unreachable({ detail: `an answer that cannot be read, at ${read.violations[0]?.path ?? ''}` }));
}
