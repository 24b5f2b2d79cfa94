/** Examples of the agency's own account number. */
import type { VirtualAccountDesk } from '#application/desk/account/virtual-account.ts';
import type { AreaReference } from '../area-reference.ts';

const account = {
  accountNumber: '2220000000100001',
  ifsc: 'SBOX0000001',
  bankName: 'Sandbox Bank',
  holder: 'Malabar Travels',
  upiId: 'agency.100001@sandbox',
};
const shown = { offered: true, account, trialUrl: '/payments/sandbox/account/kR3v0m2sT9yQ4hZb1nLx8cWa' };

export const virtualAccountReference: AreaReference<VirtualAccountDesk> = {
  virtualAccount: {
    about:
      'The account number that is the agency’s alone: what arrives there by NEFT, RTGS, IMPS or UPI is credited by itself, once, with the ' +
      'bank’s reference (UTR). offered is false where the gateway has none. trialurl is a page that tries a transfer out, with the sandbox.',
    request: undefined,
    answer: shown,
  },
  openAccount: {
    about:
      'Has the gateway make one, or answers the one that there is. 998 where the gateway cannot be had, or has none.',
    request: undefined,
    answer: shown,
  },
  checkTransfers: {
    about:
      'Asks the gateway what arrived and was not reported; credited counts what this credited. A transfer whose reference a deposit that ' +
      'waits was asked for under approves that deposit; one that was credited before changes nothing.',
    request: undefined,
    answer: { credited: 1 },
  },
};
