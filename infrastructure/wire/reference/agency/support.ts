/** Examples of support requests. */
import type { SupportDesk, TicketRow, TicketShown } from '#application/desk/agency/support.ts';
import { instant } from '#domain/time/instant.ts';
import type { AreaReference } from '../area-reference.ts';
import { bookedOn, requestId } from '../samples.ts';

const ticketId = 'SP600001';
const text = 'The airline’s counter did not find the meal that was paid for.';
const file = { filename: 'boarding-pass.pdf', base64: 'JVBERi0xLjc=' };

const row: TicketRow = {
  ticketId,
  subject: 'Meal not loaded on 6E 2134',
  state: 'answered',
  about: 'FL26110000012',
  raisedAt: bookedOn,
  raisedBy: 'Anita Menon',
  lastAt: instant('2026-11-20T10:40:00.000Z'),
  unread: true,
  agentId: 'AGT10482',
  companyName: 'Malabar Holidays',
};

const shown: TicketShown = {
  ...row,
  messages: [
    {
      at: bookedOn,
      by: 'Anita Menon',
      side: 'agency',
      text,
      files: [{ fileId: '1-1', filename: file.filename }],
    },
    {
      at: instant('2026-11-20T10:40:00.000Z'),
      by: 'Farida Khan',
      side: 'house',
      text: 'The airline gives the meal’s price back; it is credited by Friday.',
      files: [],
    },
  ],
};

export const supportReference: AreaReference<SupportDesk> = {
  addTicket: {
    about:
      'Raises a support request. about names what it is of, as a booking, and may be empty. documents are jpeg, jpg, png, pdf or docx as ' +
      'base64, three at most and 4 MB together, each judged by its content. The same requestid with the same content answers the same ticket.',
    request: { subject: row.subject, about: row.about, text, files: [file], requestId },
    answer: { ticketId },
  },
  replyTicket: {
    about:
      'Writes on in a ticket; close with it closes it, and a message in a closed one opens it again. The other side is notified by mail.',
    request: { ticketId, text: 'Thank you.', files: [], requestId, close: true },
    answer: { ...shown, state: 'closed', unread: false },
  },
  tickets: {
    about:
      'The caller’s tickets, the last written first, 20 a page; those of the whole agency for who manages its people. scope all is for ' +
      'elevated users: every agency’s, those that wait for an answer first. status is open, answered or closed; unread says that the other ' +
      'side has written since. text finds the beginning of an id, a subject, of what it is about, of an agency’s name or agent id.',
    request: { scope: 'own', page: 1 },
    answer: { tickets: [row], total: 1, page: 1, pageSize: 20 },
  },
  ticket: {
    about: 'A ticket with all its messages; it counts as read from then on. 903 where the caller may not see it.',
    request: { ticketId },
    answer: shown,
  },
  ticketFile: {
    about: 'A document of a ticket, as it was uploaded.',
    request: { ticketId, fileId: '1-1' },
    answer: { filename: file.filename, mediaType: 'application/pdf', base64: file.base64 },
  },
};
