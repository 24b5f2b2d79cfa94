/** Approvals of a company's trips. */
import { instant } from '#domain/time/instant.ts';
import { corporate } from '#tests/ui/screens/samples.ts';
import { answer, cutOff, type ScreenTable } from '#tests/ui/screens/screen-states.ts';

const page = corporate.approvals.answer;
const [approval] = page.approvals;
if (approval === undefined) throw new Error('The example has no approval');
const shown = (more: Partial<typeof approval>) =>
  answer({ ...page, approvals: [{ ...approval, ...more }], delegations: [] });
const row = 'ul button >> nth=0';

export const approvalScreens: readonly ScreenTable[] = [
  {
    path: '/approvals',
    at: '/approvals',
    shows: 'Mr Farhan Sheikh',
    asks: 'corporate.approvals',
    states: [
      {
        name: 'empty',
        shows: 'approvals-none-for-you',
        answers: { 'corporate.approvals': answer({ ...page, approvals: [], total: 0, delegations: [] }) },
      },
      {
        name: 'of the box that its address names',
        at: '/approvals?box=asked',
        shows: 'approvals-none-asked',
        answers: { 'corporate.approvals': answer({ ...page, approvals: [], total: 0, delegations: [] }) },
      },
      { name: 'one open', shows: 'approvals-reason', press: [row] },
      {
        name: 'declined without a note',
        shows: 'violation-required of note',
        press: [row, 'approvals-decline'],
      },
      {
        name: 'cut off while approving',
        shows: 'failure-unreachable',
        press: [row, 'section[aria-label] button >> nth=-1'],
        answers: { 'corporate.decideApproval': cutOff },
      },
      {
        name: 'not held, asked by the person',
        shows: 'approvals-withdraw',
        press: ['button[role=tab] >> nth=1', row],
        answers: { 'corporate.approvals': shown({ hold: { kind: 'none' }, mayDecide: false, answers: [] }) },
      },
      {
        name: 'not booked, dearer by then',
        shows: 'approvals-state-not-booked',
        press: [row],
        answers: {
          'corporate.approvals': shown({
            state: 'not-booked',
            mayDecide: false,
            failure: { reason: 'FareChanged', from: approval.total, to: { ...approval.total, minor: 7_812_000 } },
          }),
        },
      },
      ...(['waiting', 'declined', 'booked'] as const).map((state) => ({
        name: `with a policy, ${state}`,
        shows: { waiting: 'approvals-with-note', declined: 'approvals-with-none', booked: 'approvals-with-booked' }[
          state
        ],
        press: [row],
        answers: {
          'corporate.approvals': shown({
            state,
            mayDecide: state === 'waiting',
            with: [{ product: 'insurance', total: { ...approval.total, minor: 112_000 } }],
          }),
        },
      })),
      {
        name: 'booked',
        shows: 'approvals-state-booked',
        press: [row],
        answers: {
          'corporate.approvals': shown({ state: 'booked', mayDecide: false, transactionId: 'FL26112000000041' }),
        },
      },
      {
        name: 'booked unless it is declined',
        shows: 'approvals-decline-within',
        press: [row],
        answers: { 'corporate.approvals': shown({ manner: 'soft', answers: [] }) },
      },
      ...(['waiting', 'permitted', 'expired'] as const).map((state) => ({
        name: `before it is booked, ${state}`,
        shows: {
          waiting: 'approvals-decide-within',
          permitted: 'approvals-state-permitted',
          expired: 'approvals-outcome-unbooked',
        }[state],
        press: [row],
        answers: {
          'corporate.approvals': shown({
            state,
            manner: 'before',
            before: { decideHours: 24, finishHours: 24, percent: 5 },
            hold: { kind: 'none' },
            mayDecide: state === 'waiting',
            ...(state !== 'waiting' && { finishBy: instant('2026-11-21T09:10:00.000Z') }),
          }),
        },
      })),
      {
        name: 'booked, others notified',
        shows: 'approvals-outcome-notified',
        press: [row],
        answers: {
          'corporate.approvals': shown({
            state: 'notified',
            manner: 'passive',
            mayDecide: false,
            answers: [],
            hold: { kind: 'none' },
          }),
        },
      },
      { name: 'away', shows: 'approvals-away-who', press: ['approvals-away'] },
      {
        name: 'away without a word of whom',
        shows: 'violation-required of userId',
        press: ['approvals-away', 'approvals-away-save'],
      },
    ],
  },
];
