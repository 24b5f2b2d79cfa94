/** Why Duffel said no, in the port's words. */
import { type RefusalReason, SupplierRefused } from '#application/backoffice/ports/supplier.ts';
import type { DuffelRefused } from './duffel-client.ts';

export function reasonOf({ status, code }: Pick<DuffelRefused, 'status' | 'code'>): RefusalReason {
  switch (code) {
    case 'offer_no_longer_available':
    case 'offer_request_already_booked':
      return 'sold-out';
    case 'price_changed':
    case 'payment_amount_does_not_match_order_amount':
      return 'fare-changed';
    case 'seat_unavailable':
      return 'seat-taken';
    case 'service_unavailable':
      return 'ssr-changed';
    case 'offer_expired':
    case 'already_cancelled':
    case 'past_payment_required_by_date':
      return 'not-sold';
    default:
      return status === 404 ? 'not-sold' : 'refused';
  }
}

export function asRefusal(refused: DuffelRefused): SupplierRefused {
  return new SupplierRefused({ reason: reasonOf(refused) });
}
