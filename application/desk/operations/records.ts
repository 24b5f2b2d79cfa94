/** What the house reads of what happened. Part of the operations desk; NotPermitted without the right 'operate'. */
import type { AuditView, MessageChannel } from '#domain/operations/records.ts';
import type { Paged } from '#domain/rules/paged.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { PaperFile } from '../agency/registration.ts';
import type { Answer } from '../answer.ts';
import type { NotFound } from '../failures.ts';

export interface MessagesWanted {
  readonly channel?: MessageChannel;
  /** The beginning of the receiver's address or number. */
  readonly text?: string;
  /** 1-based. */
  readonly page: number;
}

export interface MessageRow {
  readonly messageId: string;
  readonly channel: MessageChannel;
  readonly to: string;
  /** Empty of a text message. */
  readonly subject: string;
  readonly writtenAt: Instant;
}

export interface MessagesPage extends Paged {
  /** Newest first. */
  readonly messages: readonly MessageRow[];
}

export interface MessageAsked {
  readonly messageId: string;
  /** With the file that went with it, not its name alone. */
  readonly withFile?: boolean;
}

export interface MessageShown extends MessageRow {
  /** Empty where it is withheld. */
  readonly body: string;
  /** It holds a password or a code, and was kept before a mail server was set. */
  readonly isWithheld?: boolean;
  /** The name of the file that went with it. */
  readonly attachment?: string;
  /** Where it was asked for, and is there. */
  readonly file?: PaperFile;
}

export interface AuditWanted {
  readonly view?: AuditView;
  /** The beginning of an operation, of what it was done to, or of an agency's name. */
  readonly text?: string;
  /** 1-based. */
  readonly page: number;
}

export interface AuditEntry {
  readonly auditId: string;
  readonly at: Instant;
  /** Area and verb: 'operations.set-credit'. */
  readonly operation: string;
  /** Name of who did it; absent where the system did. */
  readonly actor?: string;
  /** Name of the agency whose records were touched; absent where the deployment's. */
  readonly agency?: string;
  readonly reference?: string;
  /** As it was written, in JSON. */
  readonly detail: string;
}

export interface AuditPage extends Paged {
  /** Newest first. */
  readonly entries: readonly AuditEntry[];
}

export interface RecordsDesk {
  /** What was kept because nothing sends it: no mail server, no gateway of text messages. */
  readonly messages: (wanted: MessagesWanted) => Answer<MessagesPage>;
  /** May hold a temporary password: that it was opened is written down, and once mail is sent such a mail is withheld. */
  readonly message: (asked: MessageAsked) => Answer<MessageShown, NotFound>;
  readonly audit: (wanted: AuditWanted) => Answer<AuditPage>;
  readonly auditEntry: (asked: { readonly auditId: string }) => Answer<AuditEntry, NotFound>;
}
