/** Support requests: one's own, and those of all agencies for operators. */
import { ticketStates } from '#domain/agency/ticket.ts';
import { NotFound } from '#application/desk/failures.ts';
import { agency } from '../samples.ts';
import { answer, cutOff, failing, type ScreenState, type ScreenTable, silent } from '../screen-states.ts';

const { ticket, tickets } = agency;
const { ticketId } = ticket.request;
const section = '/operations?section=tickets';
const opened = `${section}&case=${ticketId}`;
const own = `/support?ticket=${ticketId}`;
const send = ['form[novalidate] button[type=submit]'];
const [row] = tickets.answer.tickets;
const everyState = answer({
  ...tickets.answer,
  total: 41,
  tickets: ticketStates.map((state, at) => ({ ...row, ticketId: `SP60000${at}`, state, unread: at === 0 })),
});

export const ticketScreens: readonly ScreenState[] = [
  {
    name: 'tickets in every state',
    at: `${section}&state=all`,
    shows: 'SP600002',
    answers: { 'agency.tickets': everyState },
  },
  {
    name: 'no tickets',
    at: section,
    shows: 'operations-none',
    answers: { 'agency.tickets': answer({ ...tickets.answer, tickets: [], total: 0 }) },
  },
  { name: 'tickets not listed', at: section, shows: 'failure-unreachable', answers: { 'agency.tickets': cutOff } },
  { name: 'a ticket', at: opened, shows: 'support-reply' },
  { name: 'a ticket, long texts', at: opened, shows: 'support-reply', long: true },
];

export const supportScreens: readonly ScreenTable[] = [
  {
    path: '/support',
    at: '/support',
    shows: ticketId,
    asks: 'agency.tickets',
    states: [
      { name: 'every state', shows: 'SP600002', answers: { 'agency.tickets': everyState } },
      {
        name: 'empty',
        shows: 'support-none',
        answers: { 'agency.tickets': answer({ ...tickets.answer, tickets: [], total: 0 }) },
      },
      { name: 'a request', at: own, shows: 'support-reply' },
      { name: 'a request, long texts', at: own, shows: 'support-reply', long: true },
      { name: 'a request being opened', at: own, shows: 'design-loading', answers: { 'agency.ticket': silent } },
      {
        name: 'a request of somebody else',
        at: own,
        shows: 'failure-not-found',
        answers: { 'agency.ticket': failing(new NotFound({ what: 'ticket' })) },
      },
      { name: 'an empty reply', at: own, shows: 'violation-required of text', press: send },
      { name: 'a request to be written', shows: 'support-about-help', press: ['support-new'] },
      {
        name: 'a request without a word',
        shows: 'violation-required of subject',
        press: ['support-new', '[data-dialog-apply]'],
      },
    ],
  },
];
