/** Support requests as they cross the wire. */
import fc from 'fast-check';
import { ticketSides, ticketStates } from '#domain/agency/ticket.ts';
import { ticketScopes } from '#application/desk/agency/support.ts';
import { anyInstant } from '../time.ts';

const text = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9 .,@/-]{1,30}$/),
  fc.constantFrom('&=+%[]', 'a[b]=c', 'نص', '<x/>'),
);
const state = fc.constantFrom(...ticketStates);
const whole = fc.nat(100_000);
const byId = fc.record({ ticketId: text });
const message = {
  text,
  files: fc.array(fc.record({ filename: text, base64: text }), { maxLength: 2 }),
  requestId: text,
};
const row = {
  ticketId: text,
  subject: text,
  state,
  about: text,
  raisedAt: anyInstant,
  raisedBy: text,
  lastAt: anyInstant,
  unread: fc.boolean(),
  agentId: text,
  companyName: text,
};
const shown = fc.record({
  ...row,
  messages: fc.array(
    fc.record({
      at: anyInstant,
      by: text,
      side: fc.constantFrom(...ticketSides),
      text,
      files: fc.array(fc.record({ fileId: text, filename: text }), { maxLength: 2 }),
    }),
    { maxLength: 2 },
  ),
});

export const supportArbitraries = {
  addTicket: { request: fc.record({ subject: text, about: text, ...message }), answer: byId },
  replyTicket: { request: fc.record({ ticketId: text, close: fc.boolean(), ...message }), answer: shown },
  tickets: {
    request: fc.record(
      { scope: fc.constantFrom(...ticketScopes), state, text, page: whole },
      { requiredKeys: ['scope', 'page'] },
    ),
    answer: fc.record({
      tickets: fc.array(fc.record(row), { maxLength: 2 }),
      total: whole,
      page: whole,
      pageSize: whole,
    }),
  },
  ticket: { request: byId, answer: shown },
  ticketFile: {
    request: fc.record({ ticketId: text, fileId: text }),
    answer: fc.record({ filename: text, mediaType: text, base64: text }),
  },
};
