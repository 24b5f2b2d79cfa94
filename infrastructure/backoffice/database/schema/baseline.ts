/** The tables of a new database, by area, each after those that it refers to. */
import deployment from './deployment/deployment.sql?raw';
import record from './deployment/record.sql?raw';
import account from './account/account.sql?raw';
import adjustment from './account/adjustment.sql?raw';
import deposit from './account/deposit.sql?raw';
import payment from './account/payment.sql?raw';
import agency from './agency/agency.sql?raw';
import registration from './agency/registration.sql?raw';
import ticket from './agency/ticket.sql?raw';
import webhook from './agency/webhook.sql?raw';
import company from './corporate/company.sql?raw';
import approval from './corporate/approval.sql?raw';
import cart from './cart/cart.sql?raw';
import session from './session/session.sql?raw';
import quote from './booking/quote.sql?raw';
import booking from './booking/booking.sql?raw';
import amendment from './booking/amendment.sql?raw';
import document from './booking/document.sql?raw';
import request from './booking/request.sql?raw';
import supplier from './booking/supplier.sql?raw';
import terms from './flight/terms.sql?raw';
import sentQuote from './flight/sent-quote.sql?raw';
import quoteService from './flight/quote-service.sql?raw';
import flightImport from './flight/import.sql?raw';
import schedule from './flight/schedule.sql?raw';
import sandboxStock from './sandbox/stock.sql?raw';
import sandboxOrders from './sandbox/orders.sql?raw';
import sandboxFlights from './sandbox/flights.sql?raw';
import sandboxPayments from './sandbox/payments.sql?raw';
import sandboxRail from './sandbox/rail.sql?raw';
import { productTables } from './products.ts';

export const baseline: readonly string[] = [
  deployment,
  record,
  account,
  agency,
  deposit,
  adjustment,
  payment,
  registration,
  ticket,
  webhook,
  session,
  company,
  approval,
  quote,
  booking,
  cart,
  amendment,
  document,
  request,
  supplier,
  terms,
  sentQuote,
  quoteService,
  flightImport,
  schedule,
  ...productTables,
  sandboxStock,
  sandboxOrders,
  sandboxFlights,
  sandboxPayments,
  sandboxRail,
];
