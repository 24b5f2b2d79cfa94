/** The operations of each area, with their codecs: fetched with the first call, or ahead of it. */
export const wireAreas = {
  configuration: () => import('../wire/configuration.ts'),
  session: () => import('../wire/session.ts'),
  flight: () => import('../wire/flight/flight.ts'),
  booking: () => import('../wire/booking/booking.ts'),
  account: () => import('../wire/account.ts'),
  agency: () => import('../wire/agency/agency.ts'),
};
