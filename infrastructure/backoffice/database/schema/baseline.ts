/** The tables of a new database, by area, each after those that it refers to. */
import deployment from './deployment/deployment.sql?raw';
import brand from './deployment/brand.sql?raw';
import page from './deployment/page.sql?raw';
import record from './deployment/record.sql?raw';
import account from './account/account.sql?raw';
import adjustment from './account/adjustment.sql?raw';
import deposit from './account/deposit.sql?raw';
import balanceNotice from './account/notice.sql?raw';
import payment from './account/payment.sql?raw';
import reward from './account/reward.sql?raw';
import virtualAccount from './account/virtual-account.sql?raw';
import agency from './agency/agency.sql?raw';
import registration from './agency/registration.sql?raw';
import ticket from './agency/ticket.sql?raw';
import webhook from './agency/webhook.sql?raw';
import agencyTerms from './agency/terms.sql?raw';
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
import scheduleChange from './booking/schedule-change.sql?raw';
import sandboxStock from './sandbox/stock.sql?raw';
import sandboxOrders from './sandbox/orders.sql?raw';
import sandboxAsked from './sandbox/asked.sql?raw';
import sandboxFlights from './sandbox/flights.sql?raw';
import sandboxPayments from './sandbox/payments.sql?raw';
import sandboxRail from './sandbox/rail.sql?raw';
import supplierCall from './operations/supplier-call.sql?raw';
import { productTables } from './products.ts';

export const baseline: readonly string[] = [
  deployment,
  record,
  brand,
  page,
  account,
  balanceNotice,
  reward,
  agency,
  deposit,
  adjustment,
  payment,
  virtualAccount,
  registration,
  ticket,
  webhook,
  agencyTerms,
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
  scheduleChange,
  supplierCall,
  ...productTables,
  sandboxStock,
  sandboxOrders,
  sandboxAsked,
  sandboxFlights,
  sandboxPayments,
  sandboxRail,
];
