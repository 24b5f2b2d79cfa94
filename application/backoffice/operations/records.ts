/** What the house reads of what happened. That a message was opened is written down, because it may hold a password. */
import { Effect } from 'effect';
import { isWithheld } from '#domain/operations/records.ts';
import { checkFinding } from '#domain/rules/paged.ts';
import { Invalid, NotFound } from '#application/desk/failures.ts';
import type { RecordsDesk } from '#application/desk/operations/records.ts';
import type { Caller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { KeptRecords } from '../ports/operations/kept-records.ts';

export interface RecordsPorts {
  readonly records: KeptRecords;
  /** The agency that runs the deployment. */
  readonly houseId: string;
  /** A mail server is set: what is mailed now comes to its receiver. */
  readonly mailIsSent: boolean;
}

const pageSize = 20;

export function makeRecordsDesk({ records, houseId, mailIsSent }: RecordsPorts): (caller: Caller) => RecordsDesk {
  const found = <A>(what: string, value: A | undefined): Effect.Effect<A, NotFound> =>
    value === undefined ? Effect.fail(new NotFound({ what })) : Effect.succeed(value);
  return (caller) => ({
    messages: (wanted) =>
      Effect.gen(function* () {
        yield* signedIn(caller, 'operate');
        const violations = checkFinding(wanted);
        if (violations.length > 0) return yield* new Invalid({ violations });
        return { ...(yield* records.messages({ ...wanted, pageSize })), page: wanted.page, pageSize };
      }),
    message: (asked) =>
      Effect.gen(function* () {
        const who = yield* signedIn(caller, 'operate');
        const operation = 'operations.read-message';
        const record = { actorUserId: who.actor.userId, operation, reference: asked.messageId };
        const { shown, kind } = yield* found('message', yield* records.message(asked, record));
        if (!isWithheld(kind, mailIsSent)) return shown;
        const { attachment: _attachment, file: _file, ...row } = shown;
        return { ...row, body: '', isWithheld: true };
      }),
    audit: (wanted) =>
      Effect.gen(function* () {
        yield* signedIn(caller, 'operate');
        const violations = checkFinding(wanted);
        if (violations.length > 0) return yield* new Invalid({ violations });
        return { ...(yield* records.audit({ ...wanted, houseId, pageSize })), page: wanted.page, pageSize };
      }),
    auditEntry: ({ auditId }) =>
      Effect.gen(function* () {
        yield* signedIn(caller, 'operate');
        return yield* found('audit', yield* records.auditEntry(auditId));
      }),
  });
}
