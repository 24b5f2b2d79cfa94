/** The bank accounts of the house that agencies pay into: shown where a deposit is reported, which names one of them. */
import {
  firstOf,
  isMissing,
  requiredFields,
  tooLong,
  type Violation,
  violation,
  within,
} from '../../rules/violation.ts';

export interface HouseAccount {
  readonly bankName: string;
  readonly accountHolderName: string;
  readonly accountNumber: string;
  /** How the bank is found: IFSC in India, else SWIFT. */
  readonly bankCode: string;
}

export const houseAccountFields = [
  'bankName',
  'accountHolderName',
  'accountNumber',
  'bankCode',
] as const satisfies readonly (keyof HouseAccount)[];

/** Accounts of one house, at most. */
export const mostHouseAccounts = 10;
/** Leaves a deposit, which has {@link houseAccountName}, room for the digits. */
const longestName = 60;

/**
 * What a deposit calls the account that it was paid into.
 *
 * @example houseAccountName({ bankName: 'HDFC Bank', accountNumber: '50200048124410' }) // => 'HDFC Bank 4410'
 */
export function houseAccountName({
  bankName,
  accountNumber,
}: Pick<HouseAccount, 'bankName' | 'accountNumber'>): string {
  return `${bankName} ${accountNumber.slice(-4)}`;
}

/**
 * Codes: `list-count` of the whole; `required`, `too-long` and `account-form` of a field; `listed-twice` at the number of one
 * that a deposit would call as another.
 */
export function checkHouseAccounts(accounts: readonly HouseAccount[]): readonly Violation[] {
  return [
    ...(accounts.length > mostHouseAccounts ? [violation('list-count', '', { most: mostHouseAccounts })] : []),
    ...accounts.flatMap((account, at) =>
      within(
        `[${at}]`,
        firstOf(
          checkHouseAccount(account),
          accounts.findIndex((each) => houseAccountName(each) === houseAccountName(account)) === at
            ? []
            : [violation('listed-twice', 'accountNumber')],
        ),
      ),
    ),
  ];
}

function checkHouseAccount(account: HouseAccount): readonly Violation[] {
  return [
    ...requiredFields(account, houseAccountFields),
    ...(['bankName', 'accountHolderName'] as const).flatMap((field) => tooLong(account[field], longestName, field)),
    ...(['accountNumber', 'bankCode'] as const).flatMap((field) =>
      isMissing(account[field]) || /^[A-Z0-9]{6,34}$/.test(account[field]) ? [] : [violation('account-form', field)],
    ),
  ];
}

/**
 * Names without spaces around them, numbers in capitals without any.
 *
 * @example tidyHouseAccount({ bankName: ' HDFC Bank', accountHolderName: 'Meridian', accountNumber: '5020 0048 12', bankCode: 'hdfc0000060' }).accountNumber // => '5020004812'
 */
export function tidyHouseAccount(typed: HouseAccount): HouseAccount {
  const plain = (text: string) => text.replaceAll(/\s/g, '').toUpperCase();
  return {
    bankName: typed.bankName.trim().replaceAll(/\s+/g, ' '),
    accountHolderName: typed.accountHolderName.trim().replaceAll(/\s+/g, ' '),
    accountNumber: plain(typed.accountNumber),
    bankCode: plain(typed.bankCode),
  };
}

/** The list as the settings keep it; none where it is malformed. */
export function readHouseAccounts(json: string): readonly HouseAccount[] {
  let list: unknown;
  try {
    list = JSON.parse(json === '' ? '[]' : json);
  } catch {
    return [];
  }
  const accounts = Array.isArray(list) ? list.flatMap((each: unknown) => accountOf(each) ?? []) : [];
  const isWhole = Array.isArray(list) && accounts.length === list.length;
  return isWhole && checkHouseAccounts(accounts).length === 0 ? accounts : [];
}

/** {@link readHouseAccounts} undone. */
export function writeHouseAccounts(accounts: readonly HouseAccount[]): string {
  return accounts.length === 0 ? '' : JSON.stringify(accounts.map(plainAccount));
}

function plainAccount({ bankName, accountHolderName, accountNumber, bankCode }: HouseAccount): HouseAccount {
  return { bankName, accountHolderName, accountNumber, bankCode };
}

function accountOf(given: unknown): HouseAccount | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const texts = houseAccountFields.map((field) => [field, Reflect.get(given, field)] as const);
  // Each field is there, as a text.
  return texts.every(([, text]) => typeof text === 'string') ? (Object.fromEntries(texts) as HouseAccount) : undefined;
}
