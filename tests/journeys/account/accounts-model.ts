/**
 * A model of every account of the journal, the agency's and those of the house: it is moved by what the desk shows of a price, of a
 * refund, or of what was agreed on, and never by what was posted. What is nobody's account here must have none there either.
 */
import type { Price, PricePart } from '#domain/price/price.ts';
import type { CancelQuote } from '#application/desk/amendments.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';

export type Accounts = Map<string, number>;

/** Of the whole journal; one that stands at nothing is as one that was never posted to. */
export async function accountsOf(database: Database): Promise<Readonly<Record<string, number>>> {
  const rows = await database.query<{ ledger_account: string; amount: string }>(
    'select ledger_account, sum(amount) as amount from posting group by ledger_account having sum(amount) <> 0',
  );
  return Object.fromEntries(rows.map(({ ledger_account: account, amount }) => [account, Number(amount)]));
}

export function shownAs(accounts: Accounts): Readonly<Record<string, number>> {
  return Object.fromEntries([...accounts].filter(([, amount]) => amount !== 0));
}

export function move(accounts: Accounts, amounts: Readonly<Record<string, number>>): void {
  for (const [account, amount] of Object.entries(amounts)) accounts.set(account, (accounts.get(account) ?? 0) + amount);
}

/** What the supplier is paid for; every other line of a net price but these and the two below is a fee of the house. */
const supplied = ['fare', 'seat', 'meal', 'baggage', 'special-ssr'];

const totalOf = (parts: readonly PricePart[], has: (name: string) => boolean): number =>
  parts.filter(({ name }) => has(name)).reduce((sum, { amount }) => sum + amount.minor, 0);

/** What a sale at this price moves, by the lines that the agency is shown. */
export function soldFor({ netBreakdown, terms }: Price): Readonly<Record<string, number>> {
  if (netBreakdown?.parts === undefined || terms === undefined) throw new Error('The agency sees what it is charged');
  const { parts } = netBreakdown;
  const given = ['commission', 'tds'];
  return {
    'agency:malabar': -terms.net.minor,
    'supplier:sandbox': totalOf(parts, (name) => supplied.includes(name)),
    commission: totalOf(parts, (name) => name === 'commission'),
    tds: totalOf(parts, (name) => name === 'tds'),
    fees: totalOf(parts, (name) => !supplied.includes(name) && !given.includes(name)),
  };
}

/** What is agreed on before a cancellation; it has to come to the refund that is explained, line for line. */
export function agreedIn({ refund, ledgerLines = [] }: CancelQuote): Readonly<Record<string, number>> {
  if (refund?.parts === undefined) throw new Error('The agency sees what it is given back');
  const agreed = Object.fromEntries(ledgerLines.map(({ account, amount }) => [account, amount.minor]));
  const ofCommission = totalOf(refund.parts, (name) => ['commission', 'tds', 'commission-kept'].includes(name));
  const { 'agency:malabar': own = 0, 'supplier:sandbox': supplier = 0, commission = 0, tds = 0, fees = 0 } = agreed;
  const [shown, said] = [
    { own: refund.amount.minor, ofCommission, rest: refund.amount.minor - ofCommission },
    { own, ofCommission: -commission - tds, rest: -supplier - fees },
  ];
  // No other account than these has a part in it: so the three come to nothing together.
  if (JSON.stringify(shown) !== JSON.stringify(said) || own + supplier + commission + tds + fees !== 0)
    throw new Error(`It is explained as ${JSON.stringify(shown)} and agreed on as ${JSON.stringify(agreed)}`);
  return agreed;
}
