/** The states of every screen. */
import { type CannedState, type ScreenTable, statesOf } from './screen-states.ts';
import { accountScreens } from './states/account/account.ts';
import { agencyScreens } from './states/agency.ts';
import { bookingScreens } from './states/booking.ts';
import { cartScreens } from './states/cart.ts';
import { changeScreens } from './states/change.ts';
import { checkoutScreens } from './states/checkout.ts';
import { approvalScreens } from './states/corporate/approvals.ts';
import { corporateScreens } from './states/corporate/corporate.ts';
import { hotelScreens } from './states/hotel.ts';
import { insuranceScreens } from './states/insurance.ts';
import { visaScreens } from './states/visa.ts';
import { operationsScreens } from './states/operations.ts';
import { busScreens } from './states/bus.ts';
import { billingScreens } from './states/billing.ts';
import { holidayScreens } from './states/holiday.ts';
import { cabScreens } from './states/cab.ts';
import { cruiseScreens } from './states/product/cruise.ts';
import { trainScreens } from './states/train.ts';
import { paperScreens } from './states/papers.ts';
import { requestScreens } from './states/requests.ts';
import { supportScreens } from './states/support.ts';
import { searchScreens } from './states/search.ts';
import { sessionScreens } from './states/session.ts';

export const allScreens: readonly ScreenTable[] = [
  ...searchScreens,
  ...checkoutScreens,
  ...hotelScreens,
  ...insuranceScreens,
  ...visaScreens,
  ...bookingScreens,
  ...changeScreens,
  ...paperScreens,
  ...busScreens,
  ...billingScreens,
  ...cabScreens,
  ...holidayScreens,
  ...cruiseScreens,
  ...trainScreens,
  ...requestScreens,
  ...operationsScreens,
  ...accountScreens,
  ...agencyScreens,
  ...supportScreens,
  ...corporateScreens,
  ...approvalScreens,
  ...cartScreens,
  ...sessionScreens,
];

export const allStates: readonly CannedState[] = allScreens.flatMap(statesOf);
