/** Mail and messages that were kept instead of sent, and the audit log over all agencies. */
import type { Effect } from 'effect';
import type {
  AuditEntry,
  AuditWanted,
  MessageAsked,
  MessageRow,
  MessageShown,
  MessagesWanted,
} from '#application/desk/operations/records.ts';
import type { AuditRow } from '../audit-log.ts';

interface PageSize {
  readonly pageSize: number;
}

export interface KeptMessage {
  readonly shown: MessageShown;
  /** Of a mail: what it is about. */
  readonly kind?: string;
}

export interface KeptRecords {
  readonly messages: (
    wanted: MessagesWanted & PageSize,
  ) => Effect.Effect<{ readonly messages: readonly MessageRow[]; readonly total: number }>;
  /** Writes `record` in the commit in which it is read. */
  readonly message: (asked: MessageAsked, record: AuditRow) => Effect.Effect<KeptMessage | undefined>;
  /** `houseId`: whose people's doings the view 'house' shows. */
  readonly audit: (
    wanted: AuditWanted & PageSize & { readonly houseId: string },
  ) => Effect.Effect<{ readonly entries: readonly AuditEntry[]; readonly total: number }>;
  readonly auditEntry: (auditId: string) => Effect.Effect<AuditEntry | undefined>;
}
