/** What the house reads of what happened. Shapes chosen here. */
import type {
  AuditEntry,
  AuditPage,
  AuditWanted,
  MessageAsked,
  MessageRow,
  MessageShown,
  MessagesPage,
  MessagesWanted,
  RecordsDesk,
} from '#application/desk/operations/records.ts';
import { auditViews, messageChannels } from '#domain/operations/records.ts';
import { flag, moment, oneOf, paged, text, textUpTo, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { paperFile } from '../form/uploads.ts';
import { at, codecOf, list, maybe, or, record } from '../form/shape.ts';

/** Bodies of mail, details of what was done. */
const long = textUpTo(200_000);
const finding = { text: maybe('text', text), page: or('page', whole, 1) } as const;
const channel = oneOf(messageChannels);
const view = oneOf(auditViews);

const row = {
  messageId: at('messageid', text),
  channel: at('channel', channel),
  to: at('to', text),
  subject: at('subject', long),
  writtenAt: at('writtenat', moment),
} as const;

const entry = record<AuditEntry>({
  auditId: at('auditid', text),
  at: at('at', moment),
  operation: at('operation', text),
  actor: maybe('actor', text),
  agency: maybe('agency', text),
  reference: maybe('reference', text),
  detail: at('detail', long),
});

export const recordsOperations: AreaOperations<RecordsDesk> = {
  messages: operation({
    opid: 'OP001',
    actioncode: 'LISTMESSAGES',
    request: codecOf(record<MessagesWanted>({ channel: maybe('channel', channel), ...finding })),
    answer: inResult(
      codecOf(record<MessagesPage>({ messages: at('messages', list(record<MessageRow>(row))), ...paged })),
    ),
  }),
  message: operation({
    opid: 'OP001',
    actioncode: 'MESSAGE',
    request: codecOf(record<MessageAsked>({ messageId: row.messageId, withFile: maybe('withfile', flag) })),
    answer: inResult(
      codecOf(
        record<MessageShown>({
          ...row,
          body: at('body', long),
          isWithheld: maybe('withheld', flag),
          attachment: maybe('attachment', text),
          file: maybe('file', paperFile),
        }),
      ),
    ),
    patient: true,
  }),
  audit: operation({
    opid: 'OP001',
    actioncode: 'LISTAUDIT',
    request: codecOf(record<AuditWanted>({ view: maybe('view', view), ...finding })),
    answer: inResult(codecOf(record<AuditPage>({ entries: at('entries', list(entry)), ...paged }))),
  }),
  auditEntry: operation({
    opid: 'OP001',
    actioncode: 'AUDITENTRY',
    request: codecOf(record<{ readonly auditId: string }>({ auditId: at('auditid', text) })),
    answer: inResult(codecOf(entry)),
  }),
};
