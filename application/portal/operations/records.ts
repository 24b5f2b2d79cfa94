/** Kept messages and the audit, listed and opened as cases are; there is nothing to decide on them. */
import type { AuditView, MessageChannel } from '#domain/operations/records.ts';
import type {
  AuditEntry,
  AuditPage,
  MessageShown,
  MessagesPage,
  RecordsDesk,
} from '#application/desk/operations/records.ts';
import type { CaseDesk, CaseTypes } from './decision-queue.ts';

interface Read extends CaseTypes {
  readonly draft: Readonly<Record<never, never>>;
  readonly act: never;
  readonly paper: never;
}

export interface MessageCases extends Read {
  readonly page: MessagesPage;
  readonly found: MessageShown;
  readonly state: MessageChannel;
}

export interface AuditCases extends Read {
  readonly page: AuditPage;
  readonly found: AuditEntry;
  readonly state: AuditView;
}

/** Nothing is typed, decided or uploaded. */
const reading = {
  draft: () => ({}),
  paper: (_id: string, paper: never) => paper,
  decision: (_id: string, act: never) => act,
};

export function messageCases(desk: Pick<RecordsDesk, 'messages' | 'message'>): CaseDesk<MessageCases> {
  return {
    ...reading,
    list: ({ state, ...filter }) => desk.messages({ ...filter, ...(state && { channel: state }) }),
    show: (messageId) => desk.message({ messageId }),
  };
}

export function auditCases(desk: Pick<RecordsDesk, 'audit' | 'auditEntry'>): CaseDesk<AuditCases> {
  return {
    ...reading,
    list: ({ state, ...filter }) => desk.audit({ ...filter, ...(state && { view: state }) }),
    show: (auditId) => desk.auditEntry({ auditId }),
  };
}
