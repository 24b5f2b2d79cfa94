/**
 * How a booking is kept whose terms are kept as they are, with what was issued beside them: of products without changes, splits or
 * schedules of their own.
 */
import type { Price } from '#domain/price/price.ts';
import type { ProductTypes } from '#application/backoffice/ports/booking/product-types.ts';
import type { KeptBooking } from '#application/backoffice/ports/booking/booking-book.ts';
import type { CommonAmended } from '#application/backoffice/ports/supplier.ts';
import type { CommonPart, KeptProduct, OwnPart } from './kept-product.ts';

interface TermsTypes extends ProductTypes {
  readonly terms: { readonly price: Price };
  /** Fields of the booking by these names. */
  readonly issued: object;
  readonly becomes: CommonAmended;
}

export interface TermsKept<P extends TermsTypes>
  extends Pick<KeptProduct<P>, 'inShort' | 'presence' | 'beginnings' | 'holdLimit'> {
  /** What stands in the fields of what is issued, before. */
  readonly unissued: P['issued'];
}

/** Terms and what is issued together are the product's part of a booking. */
export function keptTerms<P extends TermsTypes>({ unissued, ...how }: TermsKept<P>): KeptProduct<P> {
  const own = ({ terms, issued }: Pick<OwnPart<P>, 'terms' | 'issued'>) =>
    // As `issued` kept it, beside the terms: together what the product's booking has.
    ({ ...terms, ...unissued, ...(issued as P['issued'] | null) }) as unknown as Omit<KeptBooking<P>, CommonPart>;
  return {
    ...how,
    overrides: () => [],
    issued: (issued) => ({ kept: issued }),
    needs: (_quote, { price }) => {
      if (price.terms === undefined) throw new Error('A booking without what is paid for it');
      return price.terms.net;
    },
    becoming: ({ issued }) => (issued === undefined ? {} : { issued }),
    read: own,
    posted: ({ was }) => {
      if (was === null) return {};
      const { gone, reference } = was;
      return { was: { ...own(was), ...(gone && { gone }), ...(reference !== null && { reference }) } };
    },
  };
}
