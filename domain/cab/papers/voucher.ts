/** The voucher as data: where and when the car comes, which car and whose, what the price has with it, until when it can be given up. */
import { customerLines } from '../../booking/papers/charges.ts';
import type { ProductPaper } from '../../booking/papers/documents.ts';
import { type DocumentFacts, fullName, headOf } from '../../booking/papers/facts.ts';
import { type PlaceTime, placeTimeAt } from '../../time/place-time.ts';
import type { CabRide, CabTerms, DocumentedCab } from '../booking/cab-booking.ts';
import type { CabDriver } from '../booking/driver.ts';
import { freeUntil } from '../booking/rules.ts';

export interface CabVoucher extends ProductPaper, Pick<CabTerms, 'pickUpPoint' | 'arrivingBy'> {
  readonly product: 'cab';
  /** Empty before it is issued. */
  readonly voucher: string;
  readonly ride: CabRide;
  readonly lead: string;
  readonly driver?: CabDriver;
  readonly freeUntil: PlaceTime;
}

export function cabVoucher(facts: DocumentFacts, booking: DocumentedCab): CabVoucher {
  const { agentId: _agentId, ...issuer } = facts.agency;
  const { ride, travellers, voucher = '', driver, status, pickUpPoint, arrivingBy, price } = booking;
  const head = headOf(facts);
  const [lead] = travellers;
  return {
    ...head,
    product: 'cab',
    kind: 'ticket',
    name: voucher === '' ? 'booking' : 'cab-voucher',
    status,
    issuer,
    voucher,
    ride,
    lead: lead === undefined ? '' : fullName(lead),
    ...(driver && { driver }),
    pickUpPoint,
    ...(arrivingBy !== undefined && { arrivingBy }),
    conditions: [],
    freeUntil: placeTimeAt(freeUntil(ride), ride.drive.pickUp.zone),
    price: { lines: customerLines(facts, false), total: price.total },
    code: `${head.transactionId} ${head.reference} ${voucher}`.trim(),
  };
}
