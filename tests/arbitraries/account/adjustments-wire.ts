/** Adjustments as they cross the wire. */
import fc from 'fast-check';
import { adjustmentKinds, adjustmentStates, adjustmentWays } from '#domain/account/adjustment.ts';
import { languages } from '#domain/people/language.ts';
import { anyMoney } from '../money.ts';
import { anyPaperSheet } from '../papers/paper-sheet.ts';
import { anyInstant } from '../time.ts';

const text = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9 .,@/-]{1,30}$/),
  fc.constantFrom('&=+%[]', 'a[b]=c', 'نص', '<x/>'),
);
const state = fc.constantFrom(...adjustmentStates);
const byId = fc.record({ adjustmentId: text });
const receipt = fc.record(
  { adjustmentId: text, language: fc.constantFrom(...languages) },
  { requiredKeys: ['adjustmentId'] },
);
const whole = fc.nat(100_000);
const required = {
  adjustmentId: text,
  state,
  kind: fc.constantFrom(...adjustmentKinds),
  way: fc.constantFrom(...adjustmentWays),
  amount: anyMoney,
  reason: text,
  proposedAt: anyInstant,
  proposedBy: text,
  remarks: text,
  agentId: text,
  companyName: text,
};
const shown = fc.record(
  { ...required, decidedAt: anyInstant, decidedBy: text, ledgerEntry: text },
  { requiredKeys: Object.keys(required) as (keyof typeof required)[] },
);

export const adjustmentArbitraries = {
  adjust: {
    request: fc.record({
      agencyId: text,
      adjustment: fc.record({ kind: text, way: text, amount: anyMoney, reason: text }, { requiredKeys: [] }),
      requestId: text,
    }),
    answer: byId,
  },
  adjustments: {
    request: fc.record({ state, text, page: whole }, { requiredKeys: ['page'] }),
    answer: fc.record({
      adjustments: fc.array(shown, { maxLength: 2 }),
      total: whole,
      page: whole,
      pageSize: whole,
    }),
  },
  adjustment: { request: byId, answer: shown },
  decideAdjustment: {
    request: fc.record({ adjustmentId: text, approve: fc.boolean(), remarks: text }),
    answer: fc.record({ state }),
  },
  reverseAdjustment: {
    request: fc.record({ adjustmentId: text, remarks: text }),
    answer: fc.record({ state }),
  },
  adjustmentReceipt: { request: receipt, answer: fc.record({ filename: text, mediaType: text, base64: text }) },
  adjustmentSheet: { request: receipt, answer: anyPaperSheet(text) },
};
