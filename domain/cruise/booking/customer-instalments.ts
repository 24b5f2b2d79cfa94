/** What the customer of a cruise pays when: the line's deposit and balance, of what the customer pays in all. */
import type { Price } from '../../price/price.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import { guestCount } from '../sailing/sailing.ts';
import { type Instalment, paymentSchedule } from '../terms/line-terms.ts';
import type { CruiseTerms } from './cruise-booking.ts';

export interface CruiseToPay extends Pick<CruiseTerms, 'sailing' | 'lineTerms'> {
  readonly cabins: readonly Pick<CruiseTerms['cabins'][number], 'party'>[];
  readonly price: Pick<Price, 'total'>;
}

/** As agreed when it was sold; cabins that were given up since count in it. */
export function customerInstalments(
  { sailing, lineTerms, cabins, price }: CruiseToPay,
  bookedOn: IsoDate,
): readonly Instalment[] {
  return paymentSchedule(lineTerms, {
    total: price.total,
    guests: cabins.reduce((all, { party }) => all + guestCount(party), 0),
    bookedOn,
    departs: sailing.departs,
  });
}
