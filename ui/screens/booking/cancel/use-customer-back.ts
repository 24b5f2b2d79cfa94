/** What refunds come to for the customer of a booking; undefined where all of it is taken as paid. */
import { type CustomerBack, customerBack, type GivenUp } from '#domain/booking/cancel/customer-back.ts';
import type { Money } from '#domain/money/money.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import type { OfBooking, ProductView } from '#ui/booking/product-view.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart } from '#ui/composition/use-part.ts';

interface When extends Pick<GivenUp, 'nothingLeft'> {
  /** Now where absent. */
  readonly at?: Instant | undefined;
}

export function useCustomerBack({
  booking,
  view,
}: OfBooking & { readonly view: ProductView }): ((refund: Money, when: When) => CustomerBack) | undefined {
  const zone = useBusinessZone();
  const today = usePart(parts.clock).todayIn(zone);
  const standing = view.customerPaid?.(booking, { today, zone });
  return (
    standing &&
    ((refund, { at, nothingLeft }) =>
      customerBack(standing, refund, { on: at === undefined ? today : dateIn(at, zone), today, nothingLeft }))
  );
}
