/** Money paid in at a bank, and the elevated users' decision. Shapes chosen here where only a name is fixed. */
import type { DepositDraft } from '#domain/account/deposit-rules.ts';
import { type DepositMode, depositModes, type DepositState, depositStates } from '#domain/account/deposit.ts';
import { languages } from '#domain/people/language.ts';
import {
  type AddDeposit,
  type DecideDeposit,
  type DepositAsked,
  type DepositDesk,
  depositScopes,
  type DepositShown,
  type DepositsPage,
  type DepositsWanted,
  type NewSlip,
  type ReceiptAsked,
} from '#application/desk/account/deposits.ts';
import { paperSheet } from './booking/paper.ts';
import { date, flag, moment, money, oneOf, paged, text, whole } from './form/leaves.ts';
import { type AreaOperations, inResult, operation } from './form/operation.ts';
import { at, codecOf, list, maybe, or, record, spread } from './form/shape.ts';
import { documentText, paperFile } from './form/uploads.ts';
import { houseAccounts } from './house-account.ts';

const depositId = at('depositid', text);
const byId = codecOf(record<DepositAsked>({ depositId }));
const decided = inResult(
  codecOf(record<{ readonly state: DepositState }>({ state: at('status', oneOf(depositStates)) })),
);

const draft = record<DepositDraft>({
  paymentMode: maybe('paymentmode', text),
  referenceNumber: maybe('reference', text),
  accountNumber: maybe('accountnumber', text),
  accountHolderName: maybe('accountholder', text),
  branch: maybe('branch', text),
  bankAccount: maybe('bank', text),
  depositDate: maybe('depositdate', text),
  amount: maybe('amount', money),
});

const shown = record<DepositShown>({
  depositId,
  state: at('status', oneOf(depositStates)),
  paymentMode: at('paymentmode', oneOf<DepositMode>(depositModes)),
  referenceNumber: at('reference', text),
  accountNumber: at('accountnumber', text),
  accountHolderName: at('accountholder', text),
  branch: at('branch', text),
  bankAccount: at('bank', text),
  depositDate: at('depositdate', date),
  amount: at('amount', money),
  online: maybe(
    'online',
    record<NonNullable<DepositShown['online']>>({
      gateway: at('gateway', text),
      charge: at('charge', money),
      gst: maybe('gst', money),
    }),
  ),
  askedAt: at('askedat', moment),
  askedBy: at('askedby', text),
  decidedAt: maybe('decidedat', moment),
  decidedBy: maybe('decidedby', text),
  approvedAmount: maybe('approvedamount', money),
  approvedOn: maybe('approveddate', date),
  ledgerEntry: maybe('ledgerentry', text),
  remarks: at('remarks', text),
  slip: maybe('slip', text),
  agentId: at('agentid', text),
  companyName: at('companyname', text),
  sameReference: at('samereference', list(text)),
});

const receiptAsked = codecOf(record<ReceiptAsked>({ depositId, language: maybe('language', oneOf(languages)) }));

export const depositOperations: AreaOperations<DepositDesk> = {
  addSlip: operation({
    opid: 'AC002',
    actioncode: 'ADDSLIP',
    request: codecOf(record<NewSlip>({ filename: at('filename', text), base64: at('document', documentText) })),
    answer: inResult(codecOf(record<{ readonly slipId: string }>({ slipId: at('documentid', text) }))),
    changes: true,
    patient: true,
  }),
  addDeposit: operation({
    opid: 'AC002',
    actioncode: 'ADDDEPOSIT',
    request: codecOf(
      record<AddDeposit>({
        deposit: spread(draft),
        slipId: maybe('document', text),
        requestId: at('requestid', text),
      }),
    ),
    answer: inResult(byId),
    changes: true,
  }),
  deposits: operation({
    opid: 'AC002',
    actioncode: 'LISTDEPOSITS',
    request: codecOf(
      record<DepositsWanted>({
        scope: or('scope', oneOf(depositScopes), 'own'),
        state: maybe('status', oneOf(depositStates)),
        text: maybe('text', text),
        page: or('page', whole, 1),
      }),
    ),
    answer: inResult(
      codecOf(record<DepositsPage>({ deposits: at('deposits', list(shown)), bankAccounts: houseAccounts, ...paged })),
    ),
  }),
  deposit: operation({
    opid: 'AC002',
    actioncode: 'DEPOSIT',
    request: byId,
    answer: inResult(codecOf(shown)),
  }),
  depositSlip: operation({
    opid: 'AC002',
    actioncode: 'DEPOSITSLIP',
    request: byId,
    answer: inResult(codecOf(paperFile)),
    patient: true,
  }),
  topUpReceipt: operation({
    opid: 'AC002',
    actioncode: 'TOPUPRECEIPT',
    request: receiptAsked,
    answer: inResult(codecOf(paperFile)),
  }),
  topUpSheet: operation({
    opid: 'AC002',
    actioncode: 'TOPUPSHEET',
    request: receiptAsked,
    answer: inResult(codecOf(paperSheet)),
  }),
  decideDeposit: operation({
    opid: 'AC002',
    actioncode: 'DECIDEDEPOSIT',
    request: codecOf(
      record<DecideDeposit>({
        depositId,
        approve: at('approve', flag),
        approvedAmount: maybe('approvedamount', money),
        approvedOn: maybe('approveddate', date),
        remarks: or('remarks', text, ''),
      }),
    ),
    answer: decided,
    changes: true,
  }),
  reverseDeposit: operation({
    opid: 'AC002',
    actioncode: 'REVERSEDEPOSIT',
    request: codecOf(
      record<DepositAsked & { readonly remarks: string }>({ depositId, remarks: or('remarks', text, '') }),
    ),
    answer: decided,
    changes: true,
  }),
};
