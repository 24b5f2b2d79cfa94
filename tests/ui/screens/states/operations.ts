/** What elevated users decide. */
import { parts } from '#ui/composition/parts.ts';
import { bookDifferences } from '#domain/account/books.ts';
import { depositStates } from '#domain/account/deposit.ts';
import { deliveryStates, eventKinds, sendTroubles } from '#domain/agency/webhook.ts';
import { violation } from '#domain/rules/violation.ts';
import { Invalid, NotAllowedInState, NotPermitted } from '#application/desk/failures.ts';
import { account, agency, operations } from '../samples.ts';
import { queueStates } from './requests.ts';
import { adjustmentScreens } from './account/adjustments.ts';
import { agencyTermScreens } from './agency-terms.ts';
import { statementScreens } from './account/bank-statement.ts';
import { overviewStates } from './operations-overview.ts';
import { settingScreens } from './settings.ts';
import { ticketScreens } from './support.ts';
import { answer, cutOff, failing, type ScreenState, type ScreenTable, silent } from '../screen-states.ts';

const { registration, registrations } = agency;
const approve = ['section[aria-labelledby=case-title] button[type=submit]'];
const { registrationId } = registration.request;
const { agentId: _agent, decidedAt: _at, decidedBy: _by, ...received } = registration.answer;
const opened = `/operations?case=${registrationId}`;
const waiting = { 'agency.registration': answer({ ...received, state: 'received', remarks: '' }) };

const registrationStates: readonly ScreenState[] = [
  {
    name: 'registrations',
    at: '/operations?section=registrations',
    shows: registrationId,
  },
  {
    name: 'empty',
    at: '/operations?section=registrations',
    shows: 'operations-none',
    answers: { 'agency.registrations': answer({ ...registrations.answer, registrations: [], total: 0 }) },
  },
  {
    name: 'a customer to be emulated',
    shows: 'shell-emulate-note',
    rights: ['operate', 'emulate'],
    before: async (portal) => {
      await portal.load('shell');
      portal.get(parts.emulation).begin();
    },
  },
  { name: 'a registration decided', at: opened, shows: 'Farida Khan' },
  { name: 'a registration, long texts', at: opened, shows: 'operations-papers', long: true },
  {
    name: 'a registration being opened',
    at: opened,
    shows: 'design-loading',
    answers: { 'agency.registration': silent },
  },
  {
    name: 'a registration not opened',
    at: opened,
    shows: 'failure-unreachable',
    answers: { 'agency.registration': cutOff },
  },
  {
    name: 'a registration that waits, of a known PAN',
    at: opened,
    shows: 'AGT10917',
    answers: { 'agency.registration': answer({ ...received, state: 'received', alike: ['AGT10917', 'RG300007'] }) },
  },
  {
    name: 'declined without a reason',
    at: opened,
    shows: 'violation-required of remarks',
    answers: waiting,
    press: ['operations-decline'],
  },
  {
    name: 'being approved',
    at: opened,
    shows: 'operations-decision',
    answers: { ...waiting, 'agency.decideRegistration': silent },
    press: approve,
  },
  {
    name: 'not approved',
    at: opened,
    shows: 'failure-unreachable',
    answers: { ...waiting, 'agency.decideRegistration': cutOff },
    press: approve,
  },
  {
    name: 'somebody else was first',
    at: opened,
    shows: 'operations-overtaken',
    answers: {
      ...waiting,
      'agency.decideRegistration': failing(new NotAllowedInState({ state: 'declined' })),
    },
    press: approve,
  },
];

const { deposit, deposits } = account;
const { approvedAmount: _amount, approvedOn: _on, ledgerEntry: _entry, ...notCredited } = deposit.answer;
const { decidedAt: _then, decidedBy: _who, ...undecided } = notCredited;
const { depositId } = deposit.request;
const openedDeposit = `/operations?section=deposits&case=${depositId}`;
const asked = { ...undecided, state: 'asked', remarks: '', slip: 'advice.pdf' };
const askedAlone = { 'account.deposit': answer({ ...asked, sameReference: [] }) };

const depositScreens: readonly ScreenState[] = [
  {
    name: 'deposits in every state',
    at: '/operations?section=deposits&state=all',
    shows: 'DP300003',
    answers: {
      'account.deposits': answer({
        ...deposits.answer,
        total: 41,
        deposits: depositStates.map((state, at) => ({
          ...(state === 'approved' || state === 'reversed' ? deposit.answer : undecided),
          depositId: `DP30000${at}`,
          state,
        })),
      }),
    },
  },
  {
    name: 'no deposits',
    at: '/operations?section=deposits',
    shows: 'operations-none',
    answers: { 'account.deposits': answer({ ...deposits.answer, deposits: [], total: 0 }) },
  },
  {
    name: 'deposits not listed',
    at: '/operations?section=deposits',
    shows: 'failure-unreachable',
    answers: { 'account.deposits': cutOff },
  },
  {
    name: 'a deposit that waits, with a reference of before',
    at: openedDeposit,
    shows: 'advice.pdf',
    answers: { 'account.deposit': answer({ ...asked, sameReference: ['DP300002'] }) },
  },
  {
    name: 'a deposit, long texts',
    at: openedDeposit,
    shows: 'operations-papers',
    long: true,
    answers: askedAlone,
  },
  {
    name: 'a deposit being approved',
    at: openedDeposit,
    shows: 'operations-decision',
    answers: { ...askedAlone, 'account.decideDeposit': silent },
    press: approve,
  },
  {
    name: 'one’s own deposit',
    at: openedDeposit,
    shows: 'failure-not-permitted-own-deposit',
    answers: { ...askedAlone, 'account.decideDeposit': failing(new NotPermitted({ reason: 'own-deposit' })) },
    press: approve,
  },
  {
    name: 'a deposit that somebody else decided',
    at: openedDeposit,
    shows: 'operations-overtaken',
    answers: { ...askedAlone, 'account.decideDeposit': failing(new NotAllowedInState({ state: 'declined' })) },
    press: approve,
  },
  {
    name: 'a credited deposit taken back without a reason',
    at: openedDeposit,
    shows: 'violation-required of remarks',
    answers: { 'account.deposit': answer({ ...deposit.answer, state: 'approved' }) },
    press: ['operations-reverse'],
  },
];

const books = '/operations?section=books';
const choosing = ['[role=tabpanel] button:not(:has(svg))'];
const restoring = [...choosing, '[data-dialog-apply]'];
const { checkBooks, restoreBooking } = account;
const [lost] = checkBooks.answer.findings;

const bookScreens: readonly ScreenState[] = [
  { name: 'books with a lost booking', at: books, shows: 'operations-book-booking-missing' },
  { name: 'books, long texts', at: books, shows: 'operations-book-booking-missing', long: true },
  {
    name: 'books with every difference',
    at: books,
    shows: 'operations-book-deposit-differs',
    answers: {
      'account.checkBooks': answer({
        ...checkBooks.answer,
        findings: bookDifferences.map((kind) => ({ ...lost, kind, expected: deposit.answer.amount })),
      }),
    },
  },
  {
    name: 'books that agree',
    at: books,
    shows: 'operations-books-agree',
    answers: { 'account.checkBooks': answer({ agencies: 2, findings: [] }) },
  },
  { name: 'books being checked', at: books, shows: 'design-loading', answers: { 'account.checkBooks': silent } },
  { name: 'books not checked', at: books, shows: 'failure-unreachable', answers: { 'account.checkBooks': cutOff } },
  {
    name: 'a lost booking before it is restored',
    at: books,
    shows: 'operations-restore-help',
    press: choosing,
  },
  {
    name: 'a lost booking restored',
    at: books,
    shows: 'operations-restored',
    press: restoring,
  },
  {
    name: 'a lost booking that somebody else restored',
    at: books,
    shows: 'operations-restored-before',
    answers: { 'account.restoreBooking': answer({ ...restoreBooking.answer, restored: false }) },
    press: restoring,
  },
  {
    name: 'a lost booking without a copy',
    at: books,
    shows: 'operations-restore-failed',
    answers: {
      'account.restoreBooking': failing(
        new Invalid({ violations: [violation('restore-source-missing', 'transactionId', { source: 'quote' })] }),
      ),
    },
    press: restoring,
  },
];

const clockStates: readonly ScreenState[] = [
  { name: 'a clock that is fast', shows: 'operations-clock-help' },
  {
    name: 'a clock that came back, and entries after it',
    shows: 'operations-clock-entries-help',
    answers: {
      'account.clockTroubles': answer({
        troubles: [
          { kind: 'jumped', seconds: -400 },
          { kind: 'entries-ahead', seconds: 93_600 },
        ],
      }),
    },
  },
];
/** The clock goes as time does in all the others. */
const inTime = { 'account.clockTroubles': answer({ troubles: [] }) };

const sent = '/operations?section=deliveries';
const { deliveries } = agency;
const [failed] = deliveries.answer.deliveries;

const deliveryScreens: readonly ScreenState[] = [
  { name: 'deliveries that failed', at: sent, shows: 'operations-event-refund-credited' },
  { name: 'deliveries, long texts', at: sent, shows: 'operations-event-refund-credited', long: true },
  {
    name: 'deliveries of every state and trouble',
    at: `${sent}&state=all`,
    shows: 'operations-delivery-private-address',
    answers: {
      'agency.deliveries': answer({
        ...deliveries.answer,
        total: 41,
        deliveries: [
          ...deliveryStates.map((state) => ({ ...failed, deliveryId: state, state, status: 204 })),
          ...sendTroubles.map((trouble) => ({ ...failed, deliveryId: trouble, status: undefined, trouble })),
          ...eventKinds.map((kind) => ({ ...failed, deliveryId: kind, kind })),
        ],
      }),
    },
  },
  {
    name: 'no deliveries',
    at: sent,
    shows: 'operations-none',
    answers: { 'agency.deliveries': answer({ ...deliveries.answer, deliveries: [], total: 0 }) },
  },
  { name: 'deliveries being listed', at: sent, shows: 'design-loading', answers: { 'agency.deliveries': silent } },
  { name: 'deliveries not listed', at: sent, shows: 'failure-unreachable', answers: { 'agency.deliveries': cutOff } },
  {
    name: 'a delivery sent again',
    at: sent,
    shows: 'operations-delivery-replayed',
    press: ['[role=tabpanel] :is(td, li) button:has(svg)'],
  },
  {
    name: 'a delivery that somebody else sent again',
    at: sent,
    shows: 'operations-delivery-waits-anyway',
    answers: { 'agency.replayDelivery': failing(new NotAllowedInState({ state: 'waiting' })) },
    press: ['[role=tabpanel] :is(td, li) button:has(svg)'],
  },
];

const agenciesAt = '/operations?section=agencies';
const { agency: oneAgency, agencies } = operations;
const openAgency = `${agenciesAt}&case=${oneAgency.request.agencyId}`;
const saveCredit = ['section[aria-labelledby=case-title] form button[type=submit]'];

const agencyScreens: readonly ScreenState[] = [
  { name: 'agencies', at: agenciesAt, shows: 'Backwater Trails' },
  { name: 'agencies, long texts', at: openAgency, shows: 'operations-people', long: true },
  {
    name: 'no agencies',
    at: agenciesAt,
    shows: 'operations-none',
    answers: { 'operations.agencies': answer({ ...agencies.answer, agencies: [], total: 0 }) },
  },
  {
    name: 'agencies not listed',
    at: agenciesAt,
    shows: 'failure-unreachable',
    answers: { 'operations.agencies': cutOff },
  },
  { name: 'an agency with its credit', at: openAgency, shows: 'operations-credit-now' },
  {
    name: 'the house and its operators',
    at: openAgency,
    shows: 'operations-add-operator',
    answers: { 'operations.agency': answer({ ...oneAgency.answer, isHouse: true }) },
  },
  {
    name: 'a blocked agency',
    at: openAgency,
    shows: 'operations-unblock-agency',
    answers: {
      'operations.agency': answer({ ...oneAgency.answer, status: 'suspended', note: 'Please settle October.' }),
    },
  },
  {
    name: 'credit saved',
    at: openAgency,
    shows: 'operations-done-credit',
    press: saveCredit,
  },
  {
    name: 'credit that somebody else changed',
    at: openAgency,
    shows: 'violation-agency-changed',
    answers: {
      'operations.setCredit': failing(new Invalid({ violations: [violation('agency-changed', 'agencyId')] })),
    },
    press: saveCredit,
  },
  {
    name: 'an agency blocked without a message',
    at: openAgency,
    shows: 'violation-required of note',
    answers: { 'operations.agency': answer({ ...oneAgency.answer, note: '' }) },
    press: ['section[aria-labelledby=case-title] > section:last-child button'],
  },
];

const messagesAt = '/operations?section=messages';
const auditAt = '/operations?section=audit';
const { messages, message, audit, auditEntry } = operations;
const openMessage = `${messagesAt}&case=${message.request.messageId}`;
const script = '<script>alert(1)</script>';

const recordScreens: readonly ScreenState[] = [
  { name: 'messages', at: messagesAt, shows: message.answer.subject },
  {
    name: 'no messages',
    at: messagesAt,
    shows: 'operations-none',
    answers: { 'operations.messages': answer({ ...messages.answer, messages: [], total: 0 }) },
  },
  {
    name: 'messages not listed',
    at: messagesAt,
    shows: 'failure-unreachable',
    answers: { 'operations.messages': cutOff },
  },
  { name: 'a message', at: openMessage, shows: message.answer.body },
  {
    name: 'a message that is withheld',
    at: openMessage,
    shows: 'operations-message-withheld',
    answers: { 'operations.message': answer({ ...message.answer, body: '', isWithheld: true }) },
  },
  { name: 'a message, long texts', at: openMessage, shows: 'operations-message-to', long: true },
  {
    name: 'a message with a script in it',
    at: openMessage,
    shows: script,
    answers: { 'operations.message': answer({ ...message.answer, body: script }) },
  },
  { name: 'the audit', at: auditAt, shows: auditEntry.answer.operation },
  {
    name: 'failed logins',
    at: `${auditAt}&state=refused-logins`,
    shows: 'operations-audit-system',
    answers: {
      'operations.audit': answer({
        ...audit.answer,
        entries: [{ auditId: '7', at: auditEntry.answer.at, operation: 'session.log-in-refused', detail: '{}' }],
      }),
    },
  },
  {
    name: 'a row of the audit',
    at: `${auditAt}&case=${auditEntry.request.auditId}`,
    shows: 'operations-audit-reference',
  },
];

export const operationsScreens: readonly ScreenTable[] = [
  {
    path: '/operations',
    at: '/operations',
    shows: 'operations-in-doubt',
    asks: 'operations.overview',
    rights: ['search', 'book', 'bookings', 'see-net-fares', 'deposit', 'operate'],
    states: [
      ...clockStates,
      ...overviewStates,
      ...[
        ...queueStates,
        ...registrationStates,
        ...depositScreens,
        ...statementScreens,
        ...adjustmentScreens,
        ...ticketScreens,
        ...agencyScreens,
        ...agencyTermScreens,
        ...settingScreens,
        ...recordScreens,
        ...bookScreens,
        ...deliveryScreens,
      ].map((state) => ({
        ...state,
        answers: { ...inTime, ...state.answers },
      })),
    ],
  },
];
