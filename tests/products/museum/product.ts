/** A museum's tickets among the products of the portal. */
import Landmark from 'lucide-react/icons/landmark';
import { Effect } from 'effect';
import { Invalid } from '#application/desk/failures.ts';
import type { CancelRules } from '#application/portal/booking/cancel/cancel-rules.ts';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { partsOf } from '#domain/booking/units.ts';
import { violation } from '#domain/rules/violation.ts';
import type { PortalProduct } from '#ui/booking/product-view.ts';
import type { MuseumBooking } from './museum-booking.ts';
import { museumRequestRules } from './museum-request.ts';
import { ahead } from './museum-ahead.ts';
import { museumRules } from './museum-rules.ts';

const cancelling: CancelRules<MuseumBooking> = {
  mayCancel: (booking, reason, now) =>
    reason === 'traveller' && mayBeAmended('cancel', booking.status) && ahead(booking, now).length > 0,
  firstChoice: (booking, _reason, now) => partsOf(ahead(booking, now)),
  quoteOther: () => Effect.fail(new Invalid({ violations: [violation('not-a-choice', 'reason')] })),
};

export const museum: PortalProduct = {
  product: museumRules.product,
  prefix: museumRules.prefix,
  icon: Landmark,
  words: 'museum-service',
  href: '/museum',
  title: 'museum-title',
  paths: { paper: (page, transactionId) => `/museum/${page}/${transactionId}` },
  menu: [],
  requests: {
    kinds: Object.keys(museumRequestRules.kinds),
    asking: [],
    booking: { path: '/museum', title: 'museum-title', right: 'book' },
  },
  rules: () => Promise.resolve({ rulesOver: () => ({ cancelling, requests: museumRequestRules }) }),
  view: () => import('./view.tsx'),
};
