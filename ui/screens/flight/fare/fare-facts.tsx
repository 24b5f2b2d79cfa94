/** What a fare is and what it includes, as a list of facts. */
import type { ReactNode } from 'react';
import type { BaggageAllowance, FareOption } from '#domain/flight/offer/offer.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { useOfferWords } from '../offer/offer-words.ts';
import styles from '../checkout/book-review.module.css';

export interface FareFactsProps {
  readonly option: FareOption;
  /** Of this direction. */
  readonly baggage: BaggageAllowance;
  /** 'AI DEL–BOM', where there are several. */
  readonly direction?: string | undefined;
}

export function FareFacts({ option, baggage: { checkInKg, cabinKg }, direction }: FareFactsProps) {
  const words = useWords();
  const said = useOfferWords();
  return (
    <dl className={styles.facts}>
      {direction === undefined ? null : (
        <Fact label={words('booking-direction')}>
          <Code>{direction}</Code>
        </Fact>
      )}
      <Fact label={words('booking-fare-family')}>
        <Listed>
          {option.family}
          {words(`flight-cabin-${option.cabin}`)}
        </Listed>
      </Fact>
      {option.fareType === 'regular' ? null : (
        <Fact label={words('flight-fare-type')}>{words(`flight-fare-type-${option.fareType}`)}</Fact>
      )}
      <Fact label={words('booking-fare-basis')}>
        <Code>{option.fareBasis}</Code>
      </Fact>
      <Fact label={words('booking-refund')}>
        {words(option.refundable ? 'booking-refundable' : 'booking-not-refundable')}
      </Fact>
      <Fact label={words('booking-check-in-bag')}>{said.kilograms(checkInKg)}</Fact>
      <Fact label={words('booking-cabin-bag')}>{said.kilograms(cabinKg)}</Fact>
      <Fact label={words('booking-meal')}>
        {words(option.mealIncluded ? 'booking-included' : 'booking-not-included')}
      </Fact>
      <Fact label={words('booking-seat')}>
        {words(option.seatIncluded ? 'booking-included' : 'booking-not-included')}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
