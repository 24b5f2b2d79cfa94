/** Examples of money paid in at a bank. */
import type { DepositDesk, DepositShown } from '#application/desk/account/deposits.ts';
import { houseAccountName } from '#domain/account/payment/house-account.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import type { AreaReference } from '../area-reference.ts';
import { bookedOn, houseAccount, requestId, rupees } from '../samples.ts';

const depositId = 'DP300001';
const slipId = 'cbd1b5be-9a0e-4f0e-8a3e-0d7b5f1d2f11';

const fields = {
  paymentMode: 'rtgs',
  referenceNumber: 'KARBR52026112000418',
  accountNumber: '0011223344',
  accountHolderName: 'Malabar Holidays',
  branch: 'Fort Kochi',
  bankAccount: houseAccountName(houseAccount),
  depositDate: isoDate('2026-11-20'),
  amount: rupees('75000.00'),
} as const;

const shown: DepositShown = {
  ...fields,
  depositId,
  state: 'approved',
  askedAt: bookedOn,
  askedBy: 'Anita Menon',
  decidedAt: instant('2026-11-20T09:52:00.000Z'),
  decidedBy: 'Farida Khan',
  approvedAmount: rupees('74950.00'),
  approvedOn: isoDate('2026-11-20'),
  ledgerEntry: 'LG-4125',
  remarks: 'Less the bank’s charge',
  slip: 'rtgs-advice.pdf',
  agentId: 'AGT10482',
  companyName: 'Malabar Holidays',
  sameReference: [],
};

export const depositReference: AreaReference<DepositDesk> = {
  addSlip: {
    about:
      'Uploads the slip or advice of a deposit as base64: jpeg, jpg, png, pdf or docx, 4 MB at most, judged by its content. ' +
      'documentid goes with ADDDEPOSIT; a slip that goes with none is forgotten after two days.',
    request: { filename: 'rtgs-advice.pdf', base64: 'JVBERi0xLjc=' },
    answer: { slipId },
  },
  addDeposit: {
    about:
      'Asks for money paid in to be credited. paymentmode is cheque, cash-deposit, online-transfer, same-bank-transfer, rtgs, neft, ' +
      'imps, upi, debit-card, credit-card, net-banking or amex. reference is of the mode’s form: six digits of a cheque, twelve ' +
      'of UPI and IMPS, the bank’s four letters first of NEFT and RTGS. accountnumber is the one that it was paid from, of a card ' +
      'its last four digits; bank is the house’s account that it was paid into. document is the documentid of ADDSLIP. The same ' +
      'requestid with the same content answers the same deposit.',
    request: { deposit: fields, slipId, requestId },
    answer: { depositId },
  },
  deposits: {
    about:
      'The agency’s deposits, newest first, 20 a page. scope all is for elevated users: every agency’s, those that wait first, ' +
      'the longest wait before the others. text finds the beginning of an id, a reference, an agency’s name or agent id. ' +
      'samereference names deposits with the same reference that were not declined; an agency is shown its own alone. ' +
      'bankaccounts are the house’s, to pay into; with scope own alone.',
    request: { scope: 'own', state: 'approved', page: 1 },
    answer: { deposits: [shown], bankAccounts: [houseAccount], total: 1, page: 1, pageSize: 20 },
  },
  deposit: {
    about:
      'One deposit of the agency, for elevated users of any. status is asked, approved, declined or reversed. decidedby is for ' +
      'elevated users.',
    request: { depositId },
    answer: shown,
  },
  depositSlip: {
    about: 'The slip of a deposit, as it was uploaded.',
    request: { depositId },
    answer: { filename: 'rtgs-advice.pdf', mediaType: 'application/pdf', base64: 'JVBERi0xLjc=' },
  },
  topUpReceipt: {
    about: 'The receipt of a deposit that was credited, as a PDF file; 903 of another. One that was reversed says so.',
    request: { depositId, language: 'en' },
    answer: { filename: 'DP300001.pdf', mediaType: 'application/pdf', base64: 'JVBERi0xLjc=' },
  },
  topUpSheet: {
    about: 'What the file of TOPUPRECEIPT says, in words, for a page that draws it; shaped as the answer of SHEET.',
    request: { depositId, language: 'en' },
    answer: {
      language: 'en',
      title: 'Receipt',
      brand: 'Meridian',
      issuer: { name: 'Meridian Travel', lines: ['12 Marine Drive, Kochi'] },
      facts: [{ label: 'Deposit', value: [{ text: depositId, plain: true }] }],
      code: { form: 'line', width: 4, height: 4, path: 'M0 0L0 4L4 4L4 0Z' },
      blocks: [
        {
          kind: 'table',
          heading: 'Amounts',
          columns: [
            { label: '', share: 7 },
            { label: '', share: 3, end: true },
          ],
          rows: [{ cells: [[[{ text: 'Credited' }]], [[{ text: '₹ 74,950', plain: true }]]], total: true }],
        },
      ],
      foot: { words: 'For changes:', reach: 'Meridian Travel, +91 484 555 0100' },
    },
  },
  decideDeposit: {
    about:
      'Elevated users only, and nobody decides on what they asked for: 901. Approves or declines; remarks are shown to the agency, ' +
      'and needed to decline and to approve another amount. approvedamount is the amount asked for where absent, approveddate ' +
      'today. The agency’s balance rises with the decision, once, however often it is sent; decided otherwise it answers 910. The ' +
      'agency is notified by mail, here and below.',
    request: {
      depositId,
      approve: true,
      approvedAmount: rupees('74950.00'),
      approvedOn: isoDate('2026-11-20'),
      remarks: 'Less the bank’s charge',
    },
    answer: { state: 'approved' },
  },
  reverseDeposit: {
    about:
      'Elevated users only. Takes an approved deposit back, where a cheque bounced or a transfer was recalled; the account may be ' +
      'left owing, which blocks spending.',
    request: { depositId, remarks: 'Cheque returned unpaid' },
    answer: { state: 'reversed' },
  },
};
