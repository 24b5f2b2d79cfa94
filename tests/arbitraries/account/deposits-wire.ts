/** Deposits as they cross the wire. */
import fc from 'fast-check';
import { depositModes, depositStates } from '#domain/account/deposit.ts';
import { languages } from '#domain/people/language.ts';
import { depositScopes } from '#application/desk/account/deposits.ts';
import { anyMoney } from '../money.ts';
import { anyPaperSheet } from '../papers/paper-sheet.ts';
import { anyDate, anyInstant } from '../time.ts';

const text = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9 .,@/-]{1,30}$/),
  fc.constantFrom('&=+%[]', 'a[b]=c', 'نص', '<x/>'),
);
const state = fc.constantFrom(...depositStates);
const byId = fc.record({ depositId: text });
const decided = fc.record({ state });
const receipt = fc.record(
  { depositId: text, language: fc.constantFrom(...languages) },
  { requiredKeys: ['depositId'] },
);
const file = fc.record({ filename: text, mediaType: text, base64: text });
const fields = {
  referenceNumber: text,
  accountNumber: text,
  accountHolderName: text,
  branch: text,
  bankAccount: text,
  amount: anyMoney,
};
const optional = {
  decidedAt: anyInstant,
  decidedBy: text,
  approvedAmount: anyMoney,
  approvedOn: anyDate,
  ledgerEntry: text,
  slip: text,
  online: fc.record({ gateway: text, charge: anyMoney, gst: anyMoney }, { requiredKeys: ['gateway', 'charge'] }),
};
const required = {
  ...fields,
  paymentMode: fc.constantFrom(...depositModes),
  depositDate: anyDate,
  depositId: text,
  state,
  askedAt: anyInstant,
  askedBy: text,
  remarks: text,
  agentId: text,
  companyName: text,
  sameReference: fc.array(text, { maxLength: 2 }),
};
const keysOf = <A extends object>(record: A) => Object.keys(record) as (keyof A)[];
const shown = fc.record({ ...required, ...optional }, { requiredKeys: keysOf(required) });
const whole = fc.nat(100_000);

export const depositArbitraries = {
  addSlip: { request: fc.record({ filename: text, base64: text }), answer: fc.record({ slipId: text }) },
  addDeposit: {
    request: fc.record(
      {
        deposit: fc.record({ ...fields, paymentMode: text, depositDate: text }, { requiredKeys: [] }),
        slipId: text,
        requestId: text,
      },
      { requiredKeys: ['deposit', 'requestId'] },
    ),
    answer: byId,
  },
  deposits: {
    request: fc.record(
      { scope: fc.constantFrom(...depositScopes), state, text, page: whole },
      { requiredKeys: ['scope', 'page'] },
    ),
    answer: fc.record({
      deposits: fc.array(shown, { maxLength: 2 }),
      bankAccounts: fc.array(
        fc.record({ bankName: text, accountHolderName: text, accountNumber: text, bankCode: text }),
        { maxLength: 2 },
      ),
      total: whole,
      page: whole,
      pageSize: whole,
    }),
  },
  deposit: { request: byId, answer: shown },
  depositSlip: { request: byId, answer: file },
  topUpReceipt: { request: receipt, answer: file },
  topUpSheet: { request: receipt, answer: anyPaperSheet(text) },
  decideDeposit: {
    request: fc.record(
      { depositId: text, approve: fc.boolean(), approvedAmount: anyMoney, approvedOn: anyDate, remarks: text },
      { requiredKeys: ['depositId', 'approve', 'remarks'] },
    ),
    answer: decided,
  },
  reverseDeposit: { request: fc.record({ depositId: text, remarks: text }), answer: decided },
};
