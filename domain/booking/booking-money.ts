/**
 * What a booking has come to in money, whatever product it is of: what its entries of the ledger took from the agency's
 * account and gave back, what the customer pays, and what is left to the agency. Every screen and every paper that shows
 * such a figure has it from here, so that they show the same, and the same as the ledger.
 */
import type { Currency } from '../money/currency.ts';
import { isPositive, type Money, negate, subtract, sum } from '../money/money.ts';

/** What one entry moved; positive where it costs the payer. account = suppliers + commission + tds + fees. */
export interface Moved {
  /** Taken from the agency's account. */
  readonly account: Money;
  /** Of it: to the suppliers. */
  readonly suppliers: Money;
  /** Below zero where commission is given. */
  readonly commission: Money;
  /** Tax withheld on the commission. */
  readonly tds: Money;
  /** Fees of the portal, tax on them included. */
  readonly fees: Money;
  /** What the customer pays for it. */
  readonly customer: Money;
  /** Of the customer's: tax that the agency owes on its own service, or withheld from the customer's commission. */
  readonly ownTax: Money;
}

export interface BookingMoney extends Omit<Moved, 'account'> {
  /** By the entries that took from the account, and by those that gave back to it; both of zero or more. */
  readonly charged: Money;
  readonly givenBack: Money;
  /** From the agency's account: charged less given back. */
  readonly paid: Money;
  /** What is left to the agency: what the customer pays, less what was paid and the tax that the agency owes. */
  readonly earned: Money;
}

/** All entries of a booking together; of none, nothing. */
export function bookingMoney(entries: readonly Moved[], currency: Currency): BookingMoney {
  const total = (name: keyof Moved) =>
    sum(
      currency,
      entries.map((entry) => entry[name]),
    );
  const charges = entries.flatMap(({ account }) => (isPositive(account) ? [account] : []));
  const paid = total('account');
  const charged = sum(currency, charges);
  const [customer, ownTax] = [total('customer'), total('ownTax')];
  return {
    charged,
    givenBack: subtract(charged, paid),
    paid,
    suppliers: total('suppliers'),
    commission: total('commission'),
    tds: total('tds'),
    fees: total('fees'),
    customer,
    ownTax,
    earned: earnedOf({ account: paid, customer, ownTax }),
  };
}

/** What is left to the agency of what the customer pays. */
export function earnedOf({ account, customer, ownTax }: Pick<Moved, 'account' | 'customer' | 'ownTax'>): Money {
  return subtract(subtract(customer, account), ownTax);
}

/** What gives back what another took. */
export function reversed(moved: Moved): Moved {
  return {
    account: negate(moved.account),
    suppliers: negate(moved.suppliers),
    commission: negate(moved.commission),
    tds: negate(moved.tds),
    fees: negate(moved.fees),
    customer: negate(moved.customer),
    ownTax: negate(moved.ownTax),
  };
}
