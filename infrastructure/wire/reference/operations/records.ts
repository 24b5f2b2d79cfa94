/** Examples of what the house reads of what happened. */
import type { AuditEntry, RecordsDesk } from '#application/desk/operations/records.ts';
import type { AreaReference } from '../area-reference.ts';
import { bookedOn } from '../samples.ts';

const message = {
  messageId: 'registration-48',
  channel: 'mail',
  to: 'leela@backwater.example',
  subject: 'Welcome to Meridian',
  writtenAt: bookedOn,
} as const;

const entry: AuditEntry = {
  auditId: '20417',
  at: bookedOn,
  operation: 'operations.set-credit',
  actor: 'Farida Khan',
  agency: 'Backwater Trails',
  reference: 'rg300014',
  detail: '{"to": {"limit": {"minor": 15000000, "currency": "INR"}}}',
};

export const recordsReference: AreaReference<RecordsDesk> = {
  messages: {
    about:
      'Elevated users only. Mail and text messages that were kept because no mail server or gateway is set, newest first, 20 a page.',
    request: { channel: 'mail', page: 1 },
    answer: { messages: [message], total: 1, page: 1, pageSize: 20 },
  },
  message: {
    about:
      'Elevated users only. One of them with its text, and withfile with the file that went with it. As it may hold a temporary password, the audit says who opened it; once a mail server is set such a mail is withheld: body is empty.',
    request: { messageId: message.messageId, withFile: true },
    answer: {
      ...message,
      body: 'Dear Leela Rao, your agency is open.',
      attachment: 'terms.pdf',
      file: { filename: 'terms.pdf', mediaType: 'application/pdf', base64: 'JVBERi0xLjcK' },
    },
  },
  audit: {
    about:
      'Elevated users only. Who did what over all agencies, newest first, 20 a page: view house for what operators did, refused-logins for logins that failed.',
    request: { view: 'house', page: 1 },
    answer: { entries: [entry], total: 1, page: 1, pageSize: 20 },
  },
  auditEntry: {
    about: 'Elevated users only. One row of the audit.',
    request: { auditId: entry.auditId },
    answer: entry,
  },
};
