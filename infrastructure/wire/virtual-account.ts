/** The agency's own account number for bank transfers. Shapes chosen here. */
import type { VirtualAccount } from '#domain/account/payment/virtual-account.ts';
import type { VirtualAccountDesk, VirtualAccountShown } from '#application/desk/account/virtual-account.ts';
import { nothing } from './form/codec.ts';
import { flag, opaque, text, whole } from './form/leaves.ts';
import { type AreaOperations, inResult, operation } from './form/operation.ts';
import { at, codecOf, maybe, record } from './form/shape.ts';

const shown = record<VirtualAccountShown>({
  offered: at('offered', flag),
  account: maybe(
    'account',
    record<VirtualAccount>({
      accountNumber: at('accountnumber', text),
      ifsc: at('ifsc', text),
      bankName: at('bank', text),
      holder: at('holder', text),
      upiId: maybe('upiid', text),
    }),
  ),
  trialUrl: maybe('trialurl', opaque),
});

export const virtualAccountOperations: AreaOperations<VirtualAccountDesk> = {
  virtualAccount: operation({
    opid: 'AC003',
    actioncode: 'VIRTUALACCOUNT',
    request: nothing,
    answer: inResult(codecOf(shown)),
  }),
  openAccount: operation({
    opid: 'AC003',
    actioncode: 'OPENACCOUNT',
    request: nothing,
    answer: inResult(codecOf(shown)),
    changes: true,
    patient: true,
  }),
  checkTransfers: operation({
    opid: 'AC003',
    actioncode: 'CHECKTRANSFERS',
    request: nothing,
    answer: inResult(codecOf(record<{ readonly credited: number }>({ credited: at('credited', whole) }))),
    changes: true,
    patient: true,
  }),
};
