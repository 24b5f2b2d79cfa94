/**
 * The route table: one row a route, with its screen, the use cases and the words that come with it. It needs nothing to be
 * read, so that the first script can send for a screen while the portal itself is still on its way. Every route wants a
 * session but those marked public.
 */
import type { Address } from '#application/desk/addresses.ts';
import { moneyInRoutes } from './composition/routes/money-in.ts';
import { productRoutes, productWords } from './composition/routes/products.ts';
import type { ScreenRoute } from './composition/routes/screen-route.ts';

export type { ScreenRoute } from './composition/routes/screen-route.ts';

/** Stands alone, so that it needs nothing of the shell before it accepts input. */
export const loginRoute: ScreenRoute = {
  path: '/login',
  title: 'title-login',
  public: true,
  words: ['session'],
  load: () => import('./screens/session/login.tsx'),
};

/** One way, there and back within a country and across borders, several cities likewise. */
const resultsPaths = [
  '/flight/owresults',
  '/flight/rtresults',
  '/flight/rtintlresults',
  '/flight/dom-multicity',
  '/flight/intl-multicity',
] as const;

function resultsRoute(path: Address): ScreenRoute {
  return {
    path,
    sells: 'flight',
    title: 'title-flight-results',
    shell: { narrow: { header: false, mobileBar: false } },
    areas: ['flight'],
    words: ['flight', 'policy'],
    load: () => import('./screens/flight/results/results.tsx'),
  };
}

function bookRoute(path: Address): ScreenRoute {
  return {
    path,
    sells: 'flight',
    title: 'title-flight-book',
    shell: { gutters: false, mobileBar: false, narrow: { header: false, footer: false } },
    areas: ['flight', 'cart'],
    words: ['flight', 'booking', 'wishes', 'extras', 'checks', 'fees', 'policy', 'cart'],
    load: () => import('./screens/flight/checkout/book.tsx'),
  };
}

/** Moving a booking to other flights: what changes, what is flown instead, what it costs. */
function changeRoute(path: Address, load: ScreenRoute['load']): ScreenRoute {
  return {
    path,
    title: 'title-change-flights',
    shell: { narrow: { mobileBar: false } },
    areas: ['flight', 'booking', 'changes'],
    words: ['flight', 'booking', 'bookings', 'manage', 'changes', 'fees'],
    load,
  };
}

function documentRoute(kind: 'invoice' | 'customer-invoice' | 'refund-receipt'): ScreenRoute {
  return {
    path: `/flight/${kind}/:transactionId`,
    title: `title-flight-${kind}`,
    areas: ['booking'],
    words: ['bookings', 'manage'],
    load: () => import('./screens/booking/papers/document.tsx'),
  };
}

function manageRoute(path: Address): ScreenRoute {
  return {
    path,
    title: 'title-order-details',
    areas: ['booking'],
    words: ['bookings', 'manage', 'wishes', 'extras', 'checks', 'schedule', ...productWords],
    load: () => import('./screens/booking/manage/manage.tsx'),
  };
}

function findRoute(path: Address): ScreenRoute {
  return {
    path,
    title: 'title-manage-booking',
    areas: ['booking'],
    words: ['bookings', 'manage'],
    load: () => import('./screens/booking/manage/manage-find.tsx'),
  };
}

function passengersRoute(path: Address): ScreenRoute {
  return {
    path,
    title: 'title-passenger-calendar',
    areas: ['booking'],
    words: ['passengers'],
    load: () => import('./screens/booking/passengers/passenger-calendar.tsx'),
  };
}

export const screenRoutes: readonly ScreenRoute[] = [
  {
    path: '/search',
    title: 'title-landing',
    areas: ['flight', 'booking', 'account'],
    words: ['flight', 'bookings', 'manage', 'checks', 'passengers'],
    load: () => import('./screens/flight/search/landing.tsx'),
  },
  {
    path: '/flight',
    sells: 'flight',
    title: 'title-flight',
    areas: ['flight', 'booking'],
    words: ['flight'],
    load: () => import('./screens/flight/search/home.tsx'),
  },
  ...resultsPaths.map(resultsRoute),
  ...(['/flight/book', '/flight/book-multi-city'] as const).map(bookRoute),
  {
    path: '/flight/ticket/:transactionId',
    title: 'title-flight-ticket',
    areas: ['booking'],
    words: ['bookings', 'fees', 'extras'],
    load: () => import('./screens/booking/papers/voucher.tsx'),
  },
  {
    path: '/my-bookings',
    title: 'title-my-bookings',
    areas: ['booking'],
    words: ['bookings', 'manage', 'checks', 'extras', ...productWords],
    load: () => import('./screens/booking/lists/my-bookings.tsx'),
  },
  ...(['invoice', 'customer-invoice', 'refund-receipt'] as const).map(documentRoute),
  {
    path: '/credit-debit-receipt/:transactionId',
    title: 'title-credit-debit-receipt',
    areas: ['booking', 'account'],
    words: ['account', 'bookings', 'manage'],
    load: () => import('./screens/booking/papers/entry-receipt.tsx'),
  },
  {
    path: '/shared-paper',
    title: 'title-shared-paper',
    public: true,
    shell: { header: false, footer: false },
    areas: ['booking'],
    words: ['bookings', 'shared'],
    load: () => import('./screens/booking/papers/shared-paper.tsx'),
  },
  ...productRoutes,
  ...(['/manage-booking', '/my-bookings/manage'] as const).map(findRoute),
  ...(['/my-bookings/manage/:transactionId', '/flight/order-details/:transactionId'] as const).map(manageRoute),
  {
    path: '/flight/hold-queues',
    title: 'title-hold-queues',
    areas: ['booking'],
    words: ['bookings', 'manage', 'checks'],
    load: () => import('./screens/booking/hold/holds.tsx'),
  },
  ...(['/flight/passenger-calendar', '/pax-calender'] as const).map(passengersRoute),
  {
    path: '/my-bookings/manage/:transactionId/cancel',
    title: 'title-cancel-booking',
    shell: { narrow: { mobileBar: false } },
    areas: ['booking'],
    words: ['bookings', 'manage', 'schedule', 'fees', ...productWords],
    load: () => import('./screens/booking/cancel/cancel.tsx'),
  },
  {
    path: '/flight/add-ssr/:transactionId',
    title: 'title-add-ssr',
    shell: { narrow: { mobileBar: false } },
    areas: ['flight', 'booking'],
    words: ['booking', 'bookings', 'manage', 'extras', 'aftersale'],
    load: () => import('./screens/flight/extras/add-ssr.tsx'),
  },
  {
    path: '/my-bookings/manage/:transactionId/split',
    title: 'title-split-booking',
    shell: { narrow: { mobileBar: false } },
    areas: ['booking'],
    words: ['bookings', 'manage', 'aftersale'],
    load: () => import('./screens/flight/split/split.tsx'),
  },
  {
    path: '/my-bookings/manage/:transactionId/travellers',
    title: 'title-complete-held',
    shell: { narrow: { mobileBar: false } },
    areas: ['flight', 'booking'],
    words: ['booking', 'bookings', 'manage', 'aftersale'],
    load: () => import('./screens/flight/hold/complete-held.tsx'),
  },
  changeRoute('/flight/reshedule/:transactionId', () => import('./screens/flight/change/change-choice.tsx')),
  changeRoute('/change-booking/:transactionId/results', () => import('./screens/flight/change/change-results.tsx')),
  changeRoute(
    '/change-booking/:transactionId/roundtrip-results',
    () => import('./screens/flight/change/change-results.tsx'),
  ),
  changeRoute('/change-booking/:transactionId/booking', () => import('./screens/flight/change/change-confirm.tsx')),
  {
    path: '/flight/cancellation/:transactionId',
    title: 'title-cancel-booking',
    words: ['bookings', 'manage'],
    load: () => import('./screens/booking/cancel/cancellation.tsx'),
  },
  {
    path: '/flight/agent-support',
    sells: 'flight',
    title: 'title-agent-support',
    areas: ['booking', 'requests'],
    words: ['flight', 'booking', 'bookings', 'wishes', 'requests'],
    load: () => import('./screens/flight/request/agent-support.tsx'),
  },
  {
    path: '/flight/offline-ssr-booking',
    title: 'title-offline-ssr',
    areas: ['booking', 'requests'],
    words: ['flight', 'booking', 'bookings', 'wishes', 'requests'],
    load: () => import('./screens/flight/request/offline-ssr.tsx'),
  },
  {
    path: '/self-trip-queues',
    title: 'title-self-trips',
    areas: ['booking', 'corporate'],
    words: ['bookings', 'manage', 'requests', 'approvals', 'trips', ...productWords],
    load: () => import('./screens/corporate/trips/self-trips.tsx'),
  },
  {
    path: '/operations',
    title: 'title-operations',
    areas: ['operations'],
    words: ['account', 'bookings', 'registration', 'operations', 'support', 'settings', 'markup'],
    load: () => import('./screens/operations/operations.tsx'),
  },
  {
    path: '/support',
    title: 'title-support',
    areas: ['agency'],
    words: ['bookings', 'support'],
    load: () => import('./screens/agency/support.tsx'),
  },
  {
    path: '/import-pnr',
    sells: 'flight',
    title: 'title-import-pnr',
    areas: ['imports'],
    words: ['booking', 'imports'],
    load: () => import('./screens/flight/pnr/import-pnr.tsx'),
  },
  {
    path: '/agent-registration',
    title: 'title-agent-registration',
    public: true,
    areas: ['registration'],
    words: ['registration'],
    load: () => import('./screens/session/registration/registration.tsx'),
  },
  {
    path: '/profile',
    title: 'title-profile',
    areas: ['agency'],
    words: ['agency'],
    load: () => import('./screens/agency/profile.tsx'),
  },
  {
    path: '/profile/edit-profile',
    title: 'title-edit-profile',
    areas: ['agency'],
    words: ['agency'],
    load: () => import('./screens/agency/edit-profile.tsx'),
  },
  {
    path: '/profile/saved-travellers',
    title: 'title-saved-travellers',
    areas: ['agency'],
    words: ['agency', 'travellers'],
    load: () => import('./screens/agency/saved-travellers.tsx'),
  },
  {
    path: '/profile/ledger',
    title: 'title-ledger',
    areas: ['account'],
    words: ['account'],
    load: () => import('./screens/account/ledger.tsx'),
  },
  {
    path: '/staff',
    title: 'title-staff',
    areas: ['booking', 'agency'],
    words: ['agency', 'staff'],
    load: () => import('./screens/agency/staff.tsx'),
  },
  {
    path: '/corporate',
    title: 'title-corporate',
    areas: ['booking', 'corporate'],
    words: ['agency', 'policy', 'corporate'],
    load: () => import('./screens/corporate/corporate.tsx'),
  },
  ...(['/cart-selection', '/cart-selection-offline'] as const).map(
    (path): ScreenRoute => ({
      path,
      title: path === '/cart-selection' ? 'title-cart' : 'title-cart-offline',
      areas: ['booking', 'cart'],
      words: ['bookings', 'booking', 'cart'],
      load: () => import('./screens/cart/carts.tsx'),
    }),
  ),
  {
    path: '/approvals',
    title: 'title-approvals',
    areas: ['booking', 'corporate'],
    words: ['policy', 'approvals'],
    load: () => import('./screens/corporate/approvals/approvals.tsx'),
  },
  ...moneyInRoutes,
  {
    path: '/sale-summary',
    title: 'title-sale-summary',
    areas: ['account'],
    words: ['sales'],
    load: () => import('./screens/account/sales/sale-summary.tsx'),
  },
  {
    path: '/commissions',
    title: 'title-commissions',
    areas: ['account'],
    words: ['commissions'],
    load: () => import('./screens/account/commissions/commissions.tsx'),
  },
  {
    path: '/rewards',
    title: 'title-rewards',
    areas: ['account'],
    words: ['bookings', 'rewards'],
    load: () => import('./screens/account/rewards/rewards.tsx'),
  },
  {
    path: '/agent-markup',
    title: 'title-agent-markup',
    areas: ['agency'],
    words: ['agency', 'booking', 'markup'],
    load: () => import('./screens/agency/price-rules.tsx'),
  },
  {
    path: '/about-us',
    title: 'title-about-us',
    public: true,
    words: ['pages'],
    load: () => import('./screens/session/about-us.tsx'),
  },
  {
    path: '/contact-us',
    title: 'title-contact-us',
    public: true,
    words: ['pages'],
    load: () => import('./screens/session/contact-us.tsx'),
  },
  {
    path: '/privacy-policy',
    title: 'title-privacy-policy',
    public: true,
    words: ['pages'],
    load: () => import('./screens/session/privacy-policy.tsx'),
  },
  {
    path: '/terms-conditions',
    title: 'title-terms-conditions',
    public: true,
    words: ['pages'],
    load: () => import('./screens/session/terms-conditions.tsx'),
  },
  {
    path: '*',
    title: 'title-not-found',
    public: true,
    words: ['session'],
    load: () => import('./screens/session/not-found.tsx'),
  },
];

/** The frame around every screen but login. */
export const loadFrame = () => import(/* webpackChunkName: "frame" */ './shell/frame/frame.tsx');
