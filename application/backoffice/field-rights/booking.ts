import type { ShownMoneyLine } from '#domain/booking/booking.ts';
import { customerSide } from '#domain/booking/cancel/explained.ts';
import type { CancelFigures } from '#domain/booking/cancel/outlook.ts';
import { add, zero } from '#domain/money/money.ts';
import { customerPrices, customerTree } from '#domain/price/customer-side.ts';
import type { CancelQuote, FlightCancelled } from '#application/desk/amendments.ts';
import { type FieldsOf, netOnly, type Sight } from './fields.ts';

/** What is kept is one amount: the charges, and what the agency keeps of its own. */
function customerFigures<Figures extends Partial<CancelFigures>>({ refund: _refund, markup, ...figures }: Figures) {
  const { charges } = figures;
  return { ...figures, ...(charges && { charges: markup === undefined ? charges : add(charges, markup) }) };
}

const customerCancelQuote = ({
  refund: _refund,
  markup,
  balance: _balance,
  ledgerLines: _lines,
  overTime,
  alternatives,
  ...quote
}: CancelQuote): CancelQuote => {
  const { charges, customer } = customerSide(quote, markup ?? zero(quote.charges.amount.currency));
  return {
    ...quote,
    charges,
    customer: customerTree(customer),
    overTime: overTime
      .filter(({ kind }) => kind !== 'balance')
      .map(({ toAccount: _toAccount, ...each }) => customerFigures(each)),
    alternatives: alternatives.map(customerFigures),
  };
};

export const cancelQuote = ({ sources, ...quote }: CancelQuote, { net, sources: mayRead }: Sight): CancelQuote => ({
  ...(net ? quote : customerCancelQuote(quote)),
  ...(mayRead && sources && { sources }),
});

const cancel = netOnly<FlightCancelled>(({ creditNote: _note, ...cancelled }) => cancelled);

const moneyLine = ({ entryId, at, kind }: ShownMoneyLine): ShownMoneyLine => ({ entryId, at, kind });

export const bookingFields: FieldsOf<'booking'> = {
  list: netOnly((page) => ({
    ...page,
    bookings: page.bookings.map(({ net: _net, earned: _earned, putOff: _putOff, ...row }) => row),
  })),
  holds: ({ account, holds }, { net, balance }) => ({
    holds:
      net && balance
        ? holds
        : holds.map(({ account: _account, earned, ...hold }) => ({ ...hold, ...(net && earned && { earned }) })),
    ...(net && balance && account && { account }),
  }),
  refunds: netOnly((page) => ({
    ...page,
    refunds: page.refunds.map(({ refund: _refund, ledgerEntry: _entry, ...row }) => row),
  })),
  cancelFee: 'whole',
  passengers: 'whole',
  scheduleChanges: 'whole',
  cancelQuote,
  cancel,
  ticketHeld: 'whole',
  releaseHeld: 'whole',
  // Every price in it, whatever its product keeps prices of.
  details: netOnly(({ money: _money, putOff: _putOff, ...booking }) =>
    customerPrices({ ...booking, moneyLines: booking.moneyLines.map(moneyLine) }),
  ),
  // The agency's own papers need the right to be asked for.
  document: 'whole',
  sheet: 'whole',
  mailDocument: 'whole',
  withdraw: 'whole',
  payBalance: 'whole',
  addRemark: 'whole',
  // Of papers for customers alone.
  makeLink: 'whole',
  withdrawLinks: 'whole',
  openLink: 'whole',
  linkFile: 'whole',
  askRequest: 'whole',
  requests: 'whole',
  request: netOnly(({ answer, ...request }) => {
    if (answer === undefined) return request;
    const { ledgerEntry: _entry, ...shown } = answer;
    return { ...request, answer: shown };
  }),
  answerRequest: 'whole',
  requestQuote: cancelQuote,
  settleRequest: 'whole',
  takeOverRequest: 'whole',
  decideRequest: 'whole',
  nameGroup: 'whole',
  makeOfferBooking: 'whole',
  linkBooking: 'whole',
};
