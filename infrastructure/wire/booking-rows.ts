/** What is kept of a booking, row by row: tickets, history, money lines, the agency's card, and the words for states. */
import type { AgencyCard, HistoryEvent, LedgerKind, MoneyLine, Product, Ticket } from '#domain/booking/booking.ts';
import { type FlightBookingStatus, flightBookingStatuses } from '#domain/booking/flight-booking-life.ts';
import { money, moment, oneOf, params, text, whole } from './leaves.ts';
import { at, maybe, record, type Shape } from './shape.ts';

export const ledgerKinds: readonly LedgerKind[] = [
  'booking',
  'refund',
  'reversal',
  'deposit',
  'payment',
  'adjustment',
  'incentive',
  'tds',
];

export const productNames: readonly Product[] = [
  'flight',
  'hotel',
  'bus',
  'train',
  'insurance',
  'visa',
  'holiday',
  'cruise',
  'cab',
];

export const status: Shape<FlightBookingStatus> = oneOf(flightBookingStatuses);

export const ticket = record<Ticket>({ traveller: at('traveller', whole), number: at('ticketnumber', text) });

export const historyEvent = record<HistoryEvent>({
  at: at('at', moment),
  code: at('code', text),
  params: maybe('params', params),
  actor: maybe('actor', text),
  onBehalfOf: maybe('onbehalfof', text),
});

export const moneyLine = record<MoneyLine>({
  entryId: at('entryid', text),
  at: at('at', moment),
  kind: at('kind', oneOf(ledgerKinds)),
  debit: at('debit', money),
  credit: at('credit', money),
});

export const agencyCard = record<AgencyCard>({
  agentId: at('agentid', text),
  companyName: at('companyname', text),
  address: at('address', text),
  phone: at('phone', text),
  email: at('email', text),
  gstNumber: maybe('gstnumber', text),
});
