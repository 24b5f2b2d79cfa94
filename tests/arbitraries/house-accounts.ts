/** Bank accounts of a house that keep their rules. */
import fc from 'fast-check';
import { type HouseAccount, houseAccountName } from '#domain/account/payment/house-account.ts';

const name = fc.stringMatching(/^[A-Z][a-z]{2,20}( [A-Z][a-z]{2,20})?$/);

export const houseAccounts: fc.Arbitrary<readonly HouseAccount[]> = fc.uniqueArray(
  fc.record({
    bankName: name,
    accountHolderName: name,
    accountNumber: fc.stringMatching(/^[A-Z0-9]{6,34}$/),
    bankCode: fc.stringMatching(/^[A-Z]{4}0[A-Z0-9]{6}$/),
  }),
  { selector: houseAccountName, maxLength: 4 },
);
