/**
 * The one place where requests are answered: from a form's text to an envelope. The checks come in a fixed order: form,
 * operation (903), session (900), fields (902), rights (901), object (903). Whatever happens inside, there is an
 * envelope; a fault is reported by a reference that finds it in the log, and by nothing else.
 */
import { Cause, Effect, Exit } from 'effect';
import { type Language, languages } from '#domain/people/language.ts';
import type { Asking, Caller } from '#application/backoffice/caller.ts';
import type { DeskFor } from '#application/backoffice/desk-for.ts';
import { Fault, Invalid, NotFound, SessionInvalid, TooManyRequests, Unavailable } from '#application/desk/failures.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import type { Spelt } from '../words/failure-message.ts';
import { namesOf, toDomainPath, toWirePath, toWirePathBeside } from '#infrastructure/wire/form/codec.ts';
import { answerText, statusCodes, type WireFailure, writeFailure } from '#infrastructure/wire/form/envelope.ts';
import { type FormGroup, readForm } from '#infrastructure/wire/form/form.ts';
import { visible } from '#domain/rules/visible-text.ts';
import { operationKey, type ReplyCodec, rowsOnce } from '#infrastructure/wire/form/operation.ts';
import { encryptedFieldsName, type OutgoingKey } from '#infrastructure/wire/form/sealed.ts';
import { DatabaseSilent } from '../database/engine/database.ts';
import { type Admission, kindOf } from './admission.ts';
import { decryptField, sealAnswer } from './answer-seal.ts';
import { type BoundOperation, configurationOperation, dispatchOperations } from './bound-operations.ts';
import type { RequestPace, Standing } from './request-pace.ts';

/** What answering needs. */
export interface DispatchParts {
  /** By key; the catalogue's where absent. */
  readonly operations?: ReadonlyMap<string, BoundOperation> | undefined;
  /** Whether a text proves an address: who registers may send papers. */
  readonly proves: (proof: string) => boolean;
  readonly deskFor: DeskFor;
  /** The caller that a token belongs to; anonymous without one. */
  readonly recognise: (
    token: string | undefined,
    asking: Asking,
    background: boolean,
  ) => Effect.Effect<Caller, SessionInvalid>;
  /** What a failure is in a person's words. */
  readonly say: (failure: WireFailure, language: Language, spelt: Spelt) => string;
  readonly pace: RequestPace;
  readonly admission: Admission;
  /** Seconds until a client for which there is no place comes again; not the same for all, or they all come at once. */
  readonly spread: () => number;
  /** Milliseconds of a clock that never jumps. */
  readonly ticks: () => number;
  readonly sealAnswers: boolean;
  readonly alternativeBalance: boolean;
  /** Key of fields that arrive encrypted; undefined where none may. */
  readonly outgoing: OutgoingKey | undefined;
  /** Notified of what could not be had through no fault of ours, such as a database that is down. */
  readonly onSilence: (reference: string, operation: string, cause: unknown) => void;
  /** Notified of every fault: the cause goes to the log and nowhere else. */
  readonly onFault: (reference: string, operation: string, cause: unknown) => void;
}

/** An answer as JSON. The same object where the desk gave the same answer, so that what is made of it is made once. */
export interface Written {
  readonly json: string;
}

export interface Dispatched {
  readonly written: Written;
  /** The operation's key; empty where there is none. */
  readonly operation: string;
  readonly statusCode: number;
  /** Asked for by a page and answered: nothing that a reader of the log would miss. */
  readonly quiet: boolean;
  /** How the session stands towards its pace, where there is one. */
  readonly standing?: Standing | undefined;
  /** After which a refused request may be made again. */
  readonly retryAfterSeconds?: number | undefined;
}

/** What becomes known of a request on its way, and goes out as headers. */
interface Noted {
  standing?: Standing | undefined;
}

/** After which a client may ask again for what was not to be had. */
const againSeconds = 5;

/** How an answer is written. */
type Spelling = Pick<ReplyCodec<unknown>, 'write' | 'text'>;

export class Dispatch {
  readonly #parts: DispatchParts;
  /** What was written of an operation's answer, for when the desk gives the same object again. */
  readonly #written = new Map<Spelling, WeakMap<object, Written>>();

  constructor(parts: DispatchParts) {
    this.#parts = parts;
  }

  /** Counts a request of this address, before anything of it is read. */
  paceOf(address: string): Standing | undefined {
    return this.#parts.pace.count(`address ${address}`, this.#parts.ticks());
  }

  /** Asks an address that goes too fast to wait. */
  tooMany(reference: string, address: string, language: Language, { wait }: Standing): Dispatched {
    return this.#refuse(new TooManyRequests({ retryAfterSeconds: wait }), { language, reference, address });
  }

  /** Whether the token is somebody's; so too where that cannot be found out now, which the answer then shows. */
  async knows(token: string, reference: string, address: string): Promise<boolean> {
    if (this.#parts.proves(token)) return true;
    const exit = await Effect.runPromiseExit(
      this.#parts.recognise(token, { language: 'en', reference, address }, true),
    );
    if (Exit.isSuccess(exit)) return exit.value.kind !== 'anonymous';
    return !exit.cause.reasons.every((reason) => Cause.isFailReason(reason));
  }

  /** Answers `v2dispatch.jsp`. Never rejects. */
  async answer(form: string, reference: string, address: string, userAgent = ''): Promise<Dispatched> {
    const read = readForm(form);
    const fields: FormGroup = 'group' in read ? read.group : {};
    const asking: Asking = { language: languageOf(fields['language']), reference, address, userAgent };
    if ('refusal' in read) return this.#refuse(new Invalid({ violations: [read.refusal] }), asking);
    const { operations = dispatchOperations } = this.#parts;
    const bound = operations.get(operationKey(textOf(fields['opid']), textOf(fields['actioncode'])));
    if (bound === undefined) return this.#refuse(new NotFound({ what: 'operation' }), asking);
    return this.#run(bound, fields, asking);
  }

  /** Answers `appv2.jsp`. Never rejects. */
  async configuration(reference: string, address: string): Promise<Dispatched> {
    return this.#run(configurationOperation, {}, { language: 'en', reference, address });
  }

  async #run(bound: BoundOperation, fields: FormGroup, asking: Asking): Promise<Dispatched> {
    const leave = await this.#parts.admission.enter(kindOf(bound));
    if (leave === undefined)
      return this.#refuse(new TooManyRequests({ retryAfterSeconds: this.#parts.spread() }), asking, bound);
    try {
      const noted: Noted = {};
      const dispatched = await this.#dispatch(bound, fields, asking, noted);
      return { ...dispatched, ...noted };
    } finally {
      leave();
    }
  }

  async #dispatch(bound: BoundOperation, fields: FormGroup, asking: Asking, noted: Noted): Promise<Dispatched> {
    const exit = await Effect.runPromiseExit(this.#ask(bound, fields, asking, noted));
    if (Exit.isSuccess(exit)) {
      try {
        return this.#write(bound, exit.value, fields);
      } catch (cause) {
        return this.#fault(bound, cause, asking);
      }
    }
    return this.#ended(bound, fields, exit.cause, asking);
  }

  /** What several at once came to: a fault of ours before what was not to be had, and both before a refusal. */
  #ended(bound: BoundOperation, fields: FormGroup, cause: Cause.Cause<unknown>, asking: Asking): Dispatched {
    const all = cause.reasons.flatMap((reason) => (Cause.isInterruptReason(reason) ? [] : [troubleIn(reason)]));
    const ours = all.find((trouble) => !(trouble instanceof DatabaseSilent) && !isRefusal(trouble));
    const silence = all.find((trouble) => trouble instanceof DatabaseSilent);
    const refusal = all.find(isRefusal);
    if (ours === undefined && silence !== undefined) {
      this.#parts.onSilence(asking.reference, bound.key, silence);
      return this.#refuse(new Unavailable({ retryAfterSeconds: againSeconds }), asking, bound);
    }
    if (ours === undefined && refusal !== undefined) return this.#refuse(refusal, asking, bound, fields);
    return this.#fault(bound, ours ?? Cause.squash(cause), asking);
  }

  #ask(bound: BoundOperation, fields: FormGroup, asking: Asking, noted: Noted) {
    const { operation } = bound;
    const { recognise, deskFor } = this.#parts;
    const token = operation.session ? textOf(fields['sessiontoken']) : undefined;
    return Effect.flatMap(recognise(token, asking, operation.background), (caller) => {
      const refusal = this.#refusalOf(caller, operation.session, fields, noted);
      if (refusal !== undefined) return Effect.fail(refusal);
      const opened = this.#decrypt(bound, fields);
      if (opened instanceof Invalid) return Effect.fail(opened);
      const request = operation.request.read(opened);
      const violations = [...unknownFormat(fields), ...(request.ok ? [] : request.violations)];
      if (!request.ok || violations.length > 0) return Effect.fail(inDomainWords(bound, opened, violations));
      return bound.answer(deskFor(caller), request.value);
    });
  }

  /** What stands before the fields: a session where one is needed, its pace, and ids that must be the session's own. */
  #refusalOf(
    caller: Caller,
    session: boolean,
    fields: FormGroup,
    noted: Noted,
  ): SessionInvalid | TooManyRequests | NotFound | undefined {
    if (caller.kind === 'anonymous') return session ? new SessionInvalid({}) : undefined;
    noted.standing = this.#parts.pace.count(`session ${caller.sessionId}`, this.#parts.ticks());
    const wait = noted.standing?.wait ?? 0;
    if (wait > 0) return new TooManyRequests({ retryAfterSeconds: wait });
    const another = session ? speaksForAnother(fields, caller.speaksFor) : undefined;
    return another === undefined ? undefined : new NotFound({ what: another });
  }

  #decrypt({ operation }: BoundOperation, fields: FormGroup): FormGroup | Invalid {
    const named = textOf(fields[encryptedFieldsName]);
    if (named === '') return fields;
    const { outgoing } = this.#parts;
    const plain: Record<string, FormGroup[string]> = { ...fields };
    for (const name of named.split(',')) {
      const decrypted =
        outgoing !== undefined && operation.secrets.includes(name)
          ? decryptField(textOf(fields[name]), outgoing)
          : undefined;
      if (decrypted === undefined) {
        return new Invalid({ violations: [{ code: 'not-a-choice', path: encryptedFieldsName }] });
      }
      if (decrypted === '') delete plain[name];
      else plain[name] = visible(decrypted);
    }
    return plain;
  }

  #write(bound: BoundOperation, answer: unknown, fields: FormGroup): Dispatched {
    const { operation } = bound;
    const isShort = fields['rows'] === rowsOnce.rows;
    const written = this.#writtenOf(operation, (isShort && operation.short) || operation.answer, answer);
    const sealed = this.#parts.sealAnswers && operation.sealed;
    return {
      written: sealed ? { json: JSON.stringify(sealAnswer(written.json)) } : written,
      operation: bound.key,
      statusCode: 0,
      quiet: operation.background,
    };
  }

  #writtenOf(operation: BoundOperation['operation'], codec: Spelling, answer: unknown): Written {
    if (typeof answer !== 'object' || answer === null) return { json: this.#jsonOf(operation, codec, answer) };
    const known = this.#written.get(codec) ?? new WeakMap<object, Written>();
    this.#written.set(codec, known);
    const before = known.get(answer);
    if (before !== undefined) return before;
    const written = { json: this.#jsonOf(operation, codec, answer) };
    known.set(answer, written);
    return written;
  }

  #jsonOf(operation: BoundOperation['operation'], codec: Spelling, answer: unknown): string {
    const alternative = this.#parts.alternativeBalance ? operation.alternative : undefined;
    if (alternative === undefined) return answerText(operation.envelope, codec, answer);
    // What a balance is written in, its currency, is in the balance.
    return answerText(alternative.envelope, alternative.answer('INR'), answer);
  }

  #refuse(failure: WireFailure, asking: Asking, bound?: BoundOperation, sent: FormGroup = {}): Dispatched {
    const names = bound && namesOf(bound.operation.request, sent);
    const message = this.#parts.say(failure, asking.language, (path, beside) =>
      beside === undefined ? toWirePath(names, path) : toWirePathBeside(names, beside, path),
    );
    const envelope = writeFailure(failure, message, names);
    return {
      written: { json: JSON.stringify(envelope) },
      operation: bound?.key ?? '',
      statusCode: statusCodes[failure._tag],
      quiet: false,
      ...('retryAfterSeconds' in failure && { retryAfterSeconds: failure.retryAfterSeconds }),
    };
  }

  #fault(bound: BoundOperation, cause: unknown, asking: Asking): Dispatched {
    this.#parts.onFault(asking.reference, bound.key, cause);
    return this.#refuse(new Fault({ reference: asking.reference }), asking, bound);
  }
}

/** A refusal arrives as a defect where another part went on after it: what it is says more than how it came. */
function troubleIn(reason: Cause.Fail<unknown> | Cause.Die): unknown {
  return Cause.isFailReason(reason) ? reason.error : reason.defect;
}

function isRefusal(trouble: unknown): trouble is WireFailure {
  return (
    typeof trouble === 'object' &&
    trouble !== null &&
    '_tag' in trouble &&
    typeof trouble._tag === 'string' &&
    Object.hasOwn(statusCodes, trouble._tag)
  );
}

function textOf(value: FormGroup[string] | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** The first of our languages that a text names: a field's value, or a browser's list of languages. */
export function languageOf(value: FormGroup[string] | undefined): Language {
  return languages.find((language) => language === value) ?? 'en';
}

/** Reading complains in wire paths, as the client spelt them; failures carry domain paths everywhere. */
function inDomainWords({ operation }: BoundOperation, sent: FormGroup, violations: Invalid['violations']): Invalid {
  const names = namesOf(operation.request, sent);
  return new Invalid({ violations: violations.map((each) => ({ ...each, path: toDomainPath(names, each.path) })) });
}

/** Ids that a client may send beside its token must be the session's own: the field of the first that is another's. */
function speaksForAnother(
  fields: FormGroup,
  own: { readonly agentId: string; readonly profileId: string },
): string | undefined {
  const ids = { agentid: own.agentId, profileid: own.profileId, corporateid: own.agentId };
  return Object.entries(ids).find(([name, id]) => fields[name] !== undefined && fields[name] !== id)?.[0];
}

/** Answers are JSON; a client that wants another form would not be able to read them. */
function unknownFormat({ resultformat = 'JSON' }: FormGroup): readonly Violation[] {
  const isJson = typeof resultformat === 'string' && resultformat.toUpperCase() === 'JSON';
  return isJson ? [] : [violation('not-supported', 'resultformat')];
}
