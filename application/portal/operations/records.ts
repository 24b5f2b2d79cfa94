/** Kept messages and the audit, listed and opened as cases are; there is nothing to decide on them. */
import { Effect } from 'effect';
import type { AuditView, MessageChannel } from '#domain/operations/records.ts';
import type {
  AuditEntry,
  AuditPage,
  MessageShown,
  MessagesPage,
  RecordsDesk,
} from '#application/desk/operations/records.ts';
import { NotFound } from '#application/desk/failures.ts';
import type { CaseDesk, CaseTypes } from './decision-queue.ts';

interface Read extends CaseTypes {
  readonly draft: Readonly<Record<never, never>>;
  readonly act: never;
}

export interface MessageCases extends Read {
  readonly page: MessagesPage;
  readonly found: MessageShown;
  readonly state: MessageChannel;
  /** The file that went with it, by its name. */
  readonly paper: string;
}

export interface AuditCases extends Read {
  readonly page: AuditPage;
  readonly found: AuditEntry;
  readonly state: AuditView;
  readonly paper: never;
}

/** Nothing is typed or decided. */
const reading = {
  draft: () => ({}),
  decision: (_id: string, act: never) => act,
};

export function messageCases(desk: Pick<RecordsDesk, 'messages' | 'message'>): CaseDesk<MessageCases> {
  return {
    ...reading,
    list: ({ state, ...filter }) => desk.messages({ ...filter, ...(state && { channel: state }) }),
    show: (messageId) => desk.message({ messageId }),
    paper: (messageId) =>
      Effect.flatMap(desk.message({ messageId, withFile: true }), ({ file }) =>
        file === undefined ? Effect.fail(new NotFound({ what: 'message' })) : Effect.succeed(file),
      ),
  };
}

export function auditCases(desk: Pick<RecordsDesk, 'audit' | 'auditEntry'>): CaseDesk<AuditCases> {
  return {
    ...reading,
    // There are none.
    paper: (_auditId, paper) => paper,
    list: ({ state, ...filter }) => desk.audit({ ...filter, ...(state && { view: state }) }),
    show: (auditId) => desk.auditEntry({ auditId }),
  };
}
