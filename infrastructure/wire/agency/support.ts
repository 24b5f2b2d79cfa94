/** Support requests. Shapes chosen here where only a name is fixed. */
import { type TicketFile, type TicketMessage, ticketSides, ticketStates } from '#domain/agency/ticket.ts';
import {
  type AddTicket,
  type NewTicketFile,
  type ReplyTicket,
  type SupportDesk,
  type TicketAsked,
  type TicketRow,
  ticketScopes,
  type TicketShown,
  type TicketsPage,
  type TicketsWanted,
} from '#application/desk/agency/support.ts';
import { flag, moment, oneOf, paged, text, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, list, maybe, or, record } from '../form/shape.ts';
import { documentText, paperFile } from '../form/uploads.ts';

const ticketId = at('ticketid', text);

const message = {
  text: or('text', text, ''),
  files: or(
    'documents',
    list(record<NewTicketFile>({ filename: at('filename', text), base64: at('document', documentText) })),
    [],
  ),
  requestId: at('requestid', text),
} as const;

const row = {
  ticketId,
  subject: at('subject', text),
  state: at('status', oneOf(ticketStates)),
  about: at('about', text),
  raisedAt: at('raisedat', moment),
  raisedBy: at('raisedby', text),
  lastAt: at('lastat', moment),
  unread: at('unread', flag),
  agentId: at('agentid', text),
  companyName: at('companyname', text),
} as const;

const shown = codecOf(
  record<TicketShown>({
    ...row,
    messages: at(
      'messages',
      list(
        record<TicketMessage>({
          at: at('at', moment),
          by: at('by', text),
          side: at('side', oneOf(ticketSides)),
          text: at('text', text),
          files: at(
            'documents',
            list(record<TicketFile>({ fileId: at('documentid', text), filename: at('filename', text) })),
          ),
        }),
      ),
    ),
  }),
);

export const supportOperations: AreaOperations<SupportDesk> = {
  addTicket: operation({
    opid: 'SP001',
    actioncode: 'ADDTICKET',
    request: codecOf(record<AddTicket>({ subject: or('subject', text, ''), about: or('about', text, ''), ...message })),
    answer: inResult(codecOf(record<TicketAsked>({ ticketId }))),
    changes: true,
    patient: true,
  }),
  replyTicket: operation({
    opid: 'SP001',
    actioncode: 'REPLY',
    request: codecOf(record<ReplyTicket>({ ticketId, close: or('close', flag, false), ...message })),
    answer: inResult(shown),
    changes: true,
    patient: true,
  }),
  tickets: operation({
    opid: 'SP001',
    actioncode: 'LISTTICKETS',
    request: codecOf(
      record<TicketsWanted>({
        scope: or('scope', oneOf(ticketScopes), 'own'),
        state: maybe('status', oneOf(ticketStates)),
        text: maybe('text', text),
        page: or('page', whole, 1),
      }),
    ),
    answer: inResult(codecOf(record<TicketsPage>({ tickets: at('tickets', list(record<TicketRow>(row))), ...paged }))),
  }),
  ticket: operation({
    opid: 'SP001',
    actioncode: 'TICKET',
    request: codecOf(record<TicketAsked>({ ticketId })),
    answer: inResult(shown),
  }),
  ticketFile: operation({
    opid: 'SP001',
    actioncode: 'TICKETDOCUMENT',
    request: codecOf(record<TicketAsked & { readonly fileId: string }>({ ticketId, fileId: at('documentid', text) })),
    answer: inResult(codecOf(paperFile)),
    patient: true,
  }),
};
