/** A bank account of the house. Shape chosen here. */
import type { HouseAccount } from '#domain/account/payment/house-account.ts';
import { text } from './form/leaves.ts';
import { at, list, or, record } from './form/shape.ts';

export const houseAccounts = or(
  'bankaccounts',
  list(
    record<HouseAccount>({
      bankName: at('bank', text),
      accountHolderName: at('accountholder', text),
      accountNumber: at('accountnumber', text),
      bankCode: at('bankcode', text),
    }),
  ),
  [],
);
