/** The balance on the wire, in both of its schemes. */
import { type AccountBalance, due, spendable } from '#domain/account/balance.ts';
import type { Currency } from '#domain/money/currency.ts';
import { formatDecimal, parseMoney, zero } from '#domain/money/money.ts';
import { bad, type Codec, good } from './form/codec.ts';
import { objectSchema, plainly } from './form/json-schema.ts';
import { moment, money, readMoney, writeMoney } from './form/leaves.ts';
import type { ReplyCodec } from './form/operation.ts';
import { at, codecOf, maybe, record } from './form/shape.ts';

const creditTerms = codecOf(
  record<Pick<AccountBalance, 'dueBefore' | 'extra'>>({
    dueBefore: maybe('duebefore', moment),
    extra: maybe(
      'extracredit',
      record<NonNullable<AccountBalance['extra']>>({ amount: at('amount', money), before: at('before', moment) }),
    ),
  }),
);

/**
 * `{"UserAccount":{"outStanding":…,"creditLimit":…,"reserved":…,"available":…,"due":…,"duebefore":…,"extracredit":…}}`; all
 * but the first two are shapes chosen here; `available` and `due` follow from the others, and the last two are there where they
 * are set. Written by hand: this is the call that every page makes.
 */
export const balance: Codec<AccountBalance> = {
  read: (value) => {
    const account = inside(value, 'UserAccount');
    const outStanding = readMoney(inside(account, 'outStanding'));
    if (outStanding === undefined) return bad('not-a-number', 'UserAccount[outStanding]');
    const creditLimit = readMoney(inside(account, 'creditLimit'));
    if (creditLimit?.currency !== outStanding.currency) return bad('not-a-number', 'UserAccount[creditLimit]');
    const setAside = inside(account, 'reserved');
    const reserved = setAside === undefined ? zero(outStanding.currency) : readMoney(setAside);
    if (reserved?.currency !== outStanding.currency) return bad('not-a-number', 'UserAccount[reserved]');
    const terms = creditTerms.read(account);
    return terms.ok ? good({ balance: outStanding, creditLimit, reserved, ...terms.value }) : terms;
  },
  write: (account) => ({
    UserAccount: {
      outStanding: writeMoney(account.balance),
      creditLimit: writeMoney(account.creditLimit),
      reserved: writeMoney(account.reserved),
      available: writeMoney(spendable(account)),
      due: writeMoney(due(account)),
      ...termsOf(account),
    },
  }),
  jsonSchema: (named) => {
    const figures = objectSchema({
      outStanding: money.jsonSchema(named),
      creditLimit: money.jsonSchema(named),
      reserved: money.jsonSchema(named),
      available: money.jsonSchema(named),
      due: money.jsonSchema(named),
    });
    const { properties } = creditTerms.jsonSchema(named);
    return objectSchema({ UserAccount: { ...figures, properties: { ...figures.properties, ...properties } } });
  },
};

/** Most agencies have none: nothing is encoded for them. */
function termsOf({ dueBefore, extra }: AccountBalance): object {
  return dueBefore === undefined && extra === undefined
    ? {}
    : Object(creditTerms.write({ ...(dueBefore && { dueBefore }), ...(extra && { extra }) }));
}

function inside(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/**
 * The alternative scheme's `[-1234.50, 50000.00]`: outstanding and credit limit in the account's currency, which it
 * does not name. It says nothing of reservations: they are read as none, and the back office judges every spending.
 */
export function bracketedBalance(accountCurrency: Currency): ReplyCodec<AccountBalance> {
  return {
    read: ({ result }) => {
      const [, outstanding = '', limit = ''] =
        (typeof result === 'string' ? /^\s*\[\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\]\s*$/.exec(result) : null) ?? [];
      const inHand = parseMoney(outstanding, accountCurrency);
      const creditLimit = parseMoney(limit, accountCurrency);
      return inHand === undefined || creditLimit === undefined
        ? bad('not-a-number', 'Result')
        : good({ balance: inHand, creditLimit, reserved: zero(accountCurrency) });
    },
    write: (account) => ({
      result: `[${formatDecimal(account.balance)}, ${formatDecimal(account.creditLimit)}]`,
      transactionStatus: '',
    }),
    jsonSchema: plainly({ type: 'string', description: '[outstanding, credit limit]' }),
  };
}
