/** What operators move by hand in accounts, and its receipt. */
import { adjustmentStates } from '#domain/account/adjustment.ts';
import { NotAllowedInState, NotFound, NotPermitted } from '#application/desk/failures.ts';
import { account, operations } from '#tests/ui/screens/samples.ts';
import { answer, cutOff, failing, type ScreenState, silent } from '#tests/ui/screens/screen-states.ts';

const { adjustment, adjustments } = account;
const { adjustmentId } = adjustment.request;
const { decidedAt: _at, decidedBy: _by, ledgerEntry: _entry, ...undecided } = adjustment.answer;
const { entryId } = account.entrySheet.request;
const section = '/operations?section=adjustments';
const opened = `${section}&case=${adjustmentId}`;
const waiting = { 'account.adjustment': answer({ ...undecided, state: 'proposed' }) };
const approve = ['section[aria-labelledby=case-title] button[type=submit]'];
const agency = `/operations?section=agencies&case=${operations.agency.request.agencyId}`;
const begin = ['operations-adjust'];

export const adjustmentScreens: readonly ScreenState[] = [
  {
    name: 'adjustments in every state',
    at: `${section}&state=all`,
    shows: 'AJ700003',
    answers: {
      'account.adjustments': answer({
        ...adjustments.answer,
        total: 41,
        adjustments: adjustmentStates.map((state, at) => ({ ...undecided, adjustmentId: `AJ70000${at}`, state })),
      }),
    },
  },
  {
    name: 'no adjustments',
    at: section,
    shows: 'operations-none',
    answers: { 'account.adjustments': answer({ ...adjustments.answer, adjustments: [], total: 0 }) },
  },
  {
    name: 'adjustments not listed',
    at: section,
    shows: 'failure-unreachable',
    answers: { 'account.adjustments': cutOff },
  },
  { name: 'an adjustment that waits', at: opened, shows: 'operations-decision', answers: waiting },
  { name: 'an adjustment, long texts', at: opened, shows: 'operations-decision', long: true, answers: waiting },
  {
    name: 'an adjustment being posted',
    at: opened,
    shows: 'operations-decision',
    answers: { ...waiting, 'account.decideAdjustment': silent },
    press: approve,
  },
  {
    name: 'one’s own adjustment',
    at: opened,
    shows: 'failure-not-permitted-own-adjustment',
    answers: { ...waiting, 'account.decideAdjustment': failing(new NotPermitted({ reason: 'own-adjustment' })) },
    press: approve,
  },
  {
    name: 'an adjustment that somebody else decided',
    at: opened,
    shows: 'operations-overtaken',
    answers: { ...waiting, 'account.decideAdjustment': failing(new NotAllowedInState({ state: 'declined' })) },
    press: approve,
  },
  {
    name: 'a posted adjustment taken back without a reason',
    at: opened,
    shows: 'violation-required of remarks',
    press: ['operations-reverse'],
  },
  { name: 'an adjustment to be proposed', at: agency, shows: 'operations-adjust-help', press: begin },
  {
    name: 'an adjustment proposed without an amount',
    at: agency,
    shows: 'violation-required of amount',
    press: [...begin, '[data-dialog-apply]'],
  },
];

export const adjustmentReceiptStates: readonly ScreenState[] = [
  {
    name: 'an adjustment',
    at: `/credit-debit-receipt/${adjustmentId}`,
    shows: adjustmentId,
    answers: {},
  },
  {
    name: 'an adjustment that was not approved',
    at: `/credit-debit-receipt/${adjustmentId}`,
    shows: 'message-no-receipt',
    answers: { 'account.adjustmentSheet': failing(new NotFound({ what: 'receipt' })) },
  },
  { name: 'an entry', at: `/credit-debit-receipt/${entryId}`, shows: 'Debited from the account' },
  {
    name: 'an entry that is not there',
    at: `/credit-debit-receipt/${entryId}`,
    shows: 'account-entry-no-receipt',
    answers: { 'account.entrySheet': failing(new NotFound({ what: 'receipt' })) },
  },
  { name: 'a deposit', at: '/credit-debit-receipt/DP300001', shows: 'DP300001' },
];
