/** What is kept of a booking, row by row: units, history, money lines, the agency's card, and the words for states. */
import type {
  AmendmentUnderWay,
  AgencyCard,
  BoughtWith,
  ChangeSeverity,
  GoneUnit,
  HistoryEvent,
  LinkedBooking,
  ShownMoneyLine,
  Unit,
} from '#domain/booking/booking.ts';
import { changeSeverities, ledgerKinds, linkKinds, products } from '#domain/booking/booking.ts';
import { withOutcomes, withSides, withTroubles } from '#domain/booking/bought-with.ts';
import { amendmentKinds } from '#domain/booking/amendment.ts';
import { type BookingStatus, bookingStatuses } from '#domain/booking/life.ts';
import type { PutOff } from '#domain/booking/schedule/put-off.ts';
import { date, flag, money, moment, oneOf, params, text, whole } from '../form/leaves.ts';
import { at, maybe, record, type Shape } from '../form/shape.ts';

export const severity: Shape<ChangeSeverity> = oneOf(changeSeverities);

export const status: Shape<BookingStatus> = oneOf(bookingStatuses);

/** What the agency is still to pay of a booking. */
export const balance = record<PutOff>({ amount: at('amount', money), until: at('until', date) });

export const linkedBooking = record<LinkedBooking>({
  transactionId: at('transactionid', text),
  reference: at('pnr', text),
  how: at('how', oneOf(linkKinds)),
});

export const boughtWith = record<BoughtWith>({
  how: at('how', oneOf(withSides)),
  product: at('product', oneOf(products)),
  outcome: at('outcome', oneOf(withOutcomes)),
  trouble: maybe('trouble', oneOf(withTroubles)),
  transactionId: maybe('transactionid', text),
  status: maybe('status', status),
  total: maybe('total', money),
});

export const travelPlace = record<Unit>({
  traveller: at('traveller', whole),
  item: at('itinerary', whole),
});

export const gonePlace = record<GoneUnit>({
  traveller: at('traveller', whole),
  item: at('itinerary', whole),
  missed: maybe('missed', flag),
  claimed: maybe('claimed', flag),
});

export const amendmentUnderWay = record<AmendmentUnderWay>({
  kind: at('kind', oneOf(amendmentKinds)),
  state: at('state', oneOf(['requested', 'in-doubt'])),
});

export const historyEvent = record<HistoryEvent>(
  {
    at: at('at', moment),
    code: at('code', text),
    params: maybe('params', params),
    actor: maybe('actor', text),
    onBehalfOf: maybe('onbehalfof', text),
  },
  'HistoryEvent',
);

export const moneyLine = record<ShownMoneyLine>(
  {
    entryId: at('entryid', text),
    at: at('at', moment),
    kind: at('kind', oneOf(ledgerKinds)),
    debit: maybe('debit', money),
    credit: maybe('credit', money),
  },
  'MoneyLine',
);

export const agencyCard = record<AgencyCard>(
  {
    agentId: at('agentid', text),
    companyName: at('companyname', text),
    address: at('address', text),
    phone: at('phone', text),
    email: at('email', text),
    gstNumber: maybe('gstnumber', text),
  },
  'AgencyCard',
);
