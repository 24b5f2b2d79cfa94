/** Examples of money that people of the house move by hand. */
import type { AdjustmentDesk, AdjustmentShown } from '#application/desk/account/adjustments.ts';
import { instant } from '#domain/time/instant.ts';
import type { AreaReference } from '../area-reference.ts';
import { bookedOn, requestId, rupees } from '../samples.ts';

const adjustmentId = 'AJ700001';
const reason = 'Convenience fee charged twice on FL26110000012';

const shown: AdjustmentShown = {
  adjustmentId,
  state: 'approved',
  kind: 'correction',
  way: 'credit',
  amount: rupees('350.00'),
  reason,
  proposedAt: bookedOn,
  proposedBy: 'Farida Khan',
  decidedAt: instant('2026-11-20T10:12:00.000Z'),
  decidedBy: 'Dev Anand',
  remarks: '',
  ledgerEntry: 'LG-4126',
  agentId: 'AGT10482',
  companyName: 'Malabar Holidays',
};

export const adjustmentReference: AreaReference<AdjustmentDesk> = {
  adjust: {
    about:
      'Elevated users only. Proposes to move money of an agency’s account; nothing is posted before another elevated user approves. kind ' +
      'is correction, goodwill, incentive, debit-memo, credit-memo or write-off; direction is credit, which raises the balance, or ' +
      'debit: a correction may be either, a debit-memo is a debit, all others are credits. The agency reads the reason. The same ' +
      'requestid with the same content answers the same adjustment.',
    request: {
      agencyId: 'malabar',
      adjustment: { kind: 'correction', way: 'credit', amount: rupees('350.00'), reason },
      requestId,
    },
    answer: { adjustmentId },
  },
  adjustments: {
    about:
      'Elevated users only. Adjustments of all agencies, 20 a page: those that wait first, the longest wait before the others. text ' +
      'finds the beginning of an id, an agency’s name or agent id.',
    request: { state: 'approved', page: 1 },
    answer: { adjustments: [shown], total: 1, page: 1, pageSize: 20 },
  },
  adjustment: {
    about: 'Elevated users only. One adjustment; status is proposed, approved, declined or reversed.',
    request: { adjustmentId },
    answer: shown,
  },
  decideAdjustment: {
    about:
      'Elevated users only, and nobody decides on what they proposed: 901. Approves, which posts it to the ledger at once and may leave ' +
      'the account owing, or declines, for which remarks are needed. It is posted once, however often the decision is sent; decided ' +
      'otherwise it answers 910.',
    request: { adjustmentId, approve: true, remarks: '' },
    answer: { state: 'approved' },
  },
  reverseAdjustment: {
    about:
      'Elevated users only, and nobody reverses what they proposed: 901. Takes an approved adjustment back, line by line; remarks are needed.',
    request: { adjustmentId, remarks: 'Posted to the wrong agency' },
    answer: { state: 'reversed' },
  },
  adjustmentReceipt: {
    about:
      'The receipt of an adjustment that was posted, as a PDF file: for its agency, and for elevated users of any; 903 of another. One that was reversed says so.',
    request: { adjustmentId, language: 'en' },
    answer: { filename: 'AJ700001.pdf', mediaType: 'application/pdf', base64: 'JVBERi0xLjc=' },
  },
  adjustmentSheet: {
    about:
      'What the file of ADJUSTMENTRECEIPT says, in words, for a page that draws it; shaped as the answer of SHEET.',
    request: { adjustmentId, language: 'en' },
    answer: {
      language: 'en',
      title: 'Credit receipt',
      brand: 'Meridian',
      issuer: { name: 'Meridian Travel', lines: ['12 Marine Drive, Kochi'] },
      facts: [{ label: 'Adjustment', value: [{ text: adjustmentId, plain: true }] }],
      code: { form: 'line', width: 4, height: 4, path: 'M0 0L0 4L4 4L4 0Z' },
      blocks: [
        {
          kind: 'table',
          heading: 'Amounts',
          columns: [
            { label: '', share: 7 },
            { label: '', share: 3, end: true },
          ],
          rows: [{ cells: [[[{ text: 'Credited' }]], [[{ text: '₹ 350', plain: true }]]], total: true }],
        },
      ],
      foot: { words: 'For changes:', reach: 'Meridian Travel, +91 484 555 0100' },
    },
  },
};
