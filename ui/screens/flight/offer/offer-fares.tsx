/** The fares of one offer: across the shelf with their attributes down, prices on top, the chosen one tinted. */
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { FareOption, FlightOffer } from '#domain/flight/offer/offer.ts';
import type { Money } from '#domain/money/money.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import choice from '#ui/design/field/choice.module.css';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import type { Words } from '#ui/design/words/words.ts';
import { ExplainFare } from '../fare/explain-fare.tsx';
import { usePriceWords } from '../results/prices-of.ts';
import { OfferLegs } from './offer-legs.tsx';
import { OfferTerms, PartyTotal } from './offer-terms.tsx';
import { fewSeats, flightsOfOffer, useOfferWords } from './offer-words.ts';
import type { OfferWords } from './offer-words.ts';
import styles from './offer-fares.module.css';

export interface OfferFaresProps {
  readonly offer: FlightOffer;
  readonly fares: readonly FareOption[];
  readonly soldOut: readonly FareOption[];
  readonly chosen: FareOption | undefined;
  /** How many travel. */
  readonly travellers: number;
  readonly termsFor: number | undefined;
  readonly onChoose: (fare: FareOption) => void;
}

export function OfferFares({ offer, fares, soldOut, chosen, travellers, termsFor, onChoose }: OfferFaresProps) {
  const words = useWords();
  const said = useOfferWords();
  const name = useId();
  const { explained } = usePriceWords();
  return (
    <div className={styles.whole}>
      {offer.itineraries.map((itinerary, at) => (
        <OfferLegs key={at} itinerary={itinerary} />
      ))}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className="unseen">{words('flight-fares-of', { flights: flightsOfOffer(offer) })}</caption>
          <thead>
            <tr>
              <td>
                <span className="unseen">{words('flight-feature')}</span>
              </td>
              {fares.map((fare, at) => {
                const gone = soldOut.includes(fare);
                const isChosen = fare.fareId === chosen?.fareId;
                return (
                  <th
                    key={fare.fareId}
                    scope="col"
                    className={classNames(isChosen && styles.chosen, gone && styles.gone)}
                  >
                    <label className={styles.fare}>
                      <span className={styles.family}>
                        <input
                          type="radio"
                          name={name}
                          className={choice.disc}
                          checked={isChosen}
                          disabled={gone}
                          onChange={() => onChoose(fare)}
                        />
                        <span id={`${name}-${at}`}>{fare.family}</span>
                      </span>
                      <span className={styles.price}>
                        {gone ? words('flight-sold-out') : <Amount of={fare.perAdult} />}
                      </span>
                    </label>
                    {gone ? null : <PartyTotal of={fare} travellers={travellers} className={styles.terms} />}
                    {fare.special === undefined ? null : (
                      <span className={styles.special}>{words('flight-special-needs')}</span>
                    )}
                    {termsFor !== undefined && fare.terms && !gone ? (
                      <OfferTerms terms={fare.terms} travellers={termsFor} className={styles.terms} />
                    ) : null}
                    {explained && !gone ? <ExplainFare of={{ offer, fare }} describedBy={`${name}-${at}`} /> : null}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {attributesOf(words, said).map(({ id, cell }) => (
              <tr key={id}>
                <th scope="row">{words(id)}</th>
                {fares.map((fare) => (
                  <td key={fare.fareId} className={classNames(fare.fareId === chosen?.fareId && styles.chosen)}>
                    {cell(fare)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>{words('flight-fees-note')}</p>
    </div>
  );
}

interface Attribute {
  readonly id: string;
  readonly cell: (fare: FareOption) => ReactNode;
}

function attributesOf(words: Words, said: OfferWords): readonly Attribute[] {
  const good = (text: string) => <span className={styles.good}>{text}</span>;
  const fee = (amount: Money | null) => {
    if (amount === null) return said.fee(amount);
    return amount.minor === 0 ? good(said.fee(amount)) : <Amount of={amount} />;
  };
  const included = (is: boolean) => (is ? good(words('flight-included')) : words('flight-paid'));
  return [
    { id: 'flight-cabin-bag', cell: ({ baggage }) => said.kilograms(baggage.cabinKg) },
    { id: 'flight-check-in-bag', cell: ({ baggage }) => said.kilograms(baggage.checkInKg) },
    { id: 'flight-change-fee', cell: ({ changeFee }) => fee(changeFee) },
    { id: 'flight-cancel-fee', cell: ({ cancelFee }) => fee(cancelFee) },
    { id: 'flight-seat', cell: ({ seatIncluded }) => included(seatIncluded) },
    { id: 'flight-meal', cell: ({ mealIncluded }) => included(mealIncluded) },
    {
      id: 'flight-refund-type',
      cell: ({ refundable }) =>
        refundable ? good(words('flight-refund-refundable')) : words('flight-refund-non-refundable'),
    },
    { id: 'flight-cabin', cell: ({ cabin }) => words(`flight-cabin-${cabin}`) },
    { id: 'flight-fare-type', cell: ({ fareType }) => words(`flight-fare-type-${fareType}`) },
    {
      id: 'flight-booking-class',
      cell: ({ bookingClasses, fareBasis }) => (
        <Code>
          {bookingClasses.join(', ')} · {fareBasis}
        </Code>
      ),
    },
    {
      id: 'flight-seats',
      cell: ({ seatsLeft }) => (seatsLeft <= fewSeats ? <span className={styles.few}>{seatsLeft}</span> : seatsLeft),
    },
  ];
}
