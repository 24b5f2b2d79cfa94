/** The fares of one offer in a narrow window: a sheet from below, one card a fare, and the act that takes one. */
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { FareOption, FlightOffer } from '#domain/flight/offer/offer.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { BottomSheet } from '#ui/design/layer/bottom-sheet.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import choice from '#ui/design/field/choice.module.css';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { Icon } from '#ui/design/press/icon.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { ExplainFare } from '../fare/explain-fare.tsx';
import { OfferLegs } from './offer-legs.tsx';
import { OfferTerms, PartyTotal } from './offer-terms.tsx';
import { arrivalOf, clockOf, fewSeats, flightsOfOffer, useOfferWords } from './offer-words.ts';
import { usePriceWords } from '../results/prices-of.ts';
import styles from './offer-fares.module.css';

export interface OfferFaresSheetProps {
  readonly offer: FlightOffer;
  readonly fares: readonly FareOption[];
  readonly soldOut: readonly FareOption[];
  /** The one that the offer is shown at. */
  readonly shown: FareOption;
  readonly date: IsoDate;
  /** How many travel. */
  readonly travellers: number;
  readonly termsFor: number | undefined;
  readonly compared: boolean;
  readonly compareFull: boolean;
  readonly onCompare: () => void;
  readonly onChoose: (fare: FareOption) => void;
  readonly onClose: () => void;
}

export function OfferFaresSheet(props: OfferFaresSheetProps) {
  const { offer, fares, soldOut, shown, date, travellers, termsFor } = props;
  const { compared, compareFull, onCompare, onChoose, onClose } = props;
  const words = useWords();
  const priceWords = usePriceWords();
  const dates = useDates();
  const name = useId();
  const [picked, setPicked] = useState(soldOut.includes(shown) ? undefined : shown);
  const [itinerary] = offer.itineraries;
  const flights = flightsOfOffer(offer);
  return (
    <BottomSheet
      open
      title={words('flight-fares-of', { flights })}
      subtitle={words('flight-fares-when', {
        date: dates.short(date),
        departs: clockOf(itinerary.segments[0].departure.local),
        arrives: arrivalOf(itinerary),
      })}
      onClose={onClose}
      footer={
        picked === undefined ? null : (
          <>
            <span className={styles.sheetTotal}>
              {words(priceWords.short)}
              <strong>
                <Amount of={picked.perAdult} />
              </strong>
              <PartyTotal of={picked} travellers={travellers} />
            </span>
            <Button variant="primary" size={48} onClick={() => onChoose(picked)}>
              {words('flight-choose-fare', { family: picked.family })}
            </Button>
          </>
        )
      }
    >
      {offer.itineraries.map((each, at) => (
        <OfferLegs key={at} itinerary={each} />
      ))}
      <div role="radiogroup" aria-label={words('flight-fares-of', { flights })} className={styles.sheetFares}>
        {fares.map((fare) => {
          const gone = soldOut.includes(fare);
          const isPicked = fare.fareId === picked?.fareId;
          return (
            <label
              key={fare.fareId}
              className={classNames(styles.sheetFare, isPicked && styles.sheetChosen, gone && styles.gone)}
            >
              <span className={styles.sheetHead}>
                <input
                  type="radio"
                  name={name}
                  className={choice.disc}
                  checked={isPicked}
                  disabled={gone}
                  onChange={() => setPicked(fare)}
                />
                <strong id={`${name}-${fare.fareId}`}>{fare.family}</strong>
                {gone ? null : (
                  <span className={classNames(fare.seatsLeft <= fewSeats && styles.few)}>
                    {words('flight-seats-left', { count: fare.seatsLeft })}
                  </span>
                )}
                <span className={styles.sheetPrice}>
                  {gone ? words('flight-sold-out') : <Amount of={fare.perAdult} />}
                </span>
              </span>
              {fare.special === undefined ? null : (
                <span className={styles.special}>{words('flight-special-needs')}</span>
              )}
              <Perks fare={fare} />
              {termsFor !== undefined && fare.terms ? (
                <OfferTerms terms={fare.terms} travellers={termsFor} className={styles.sheetTerms} />
              ) : null}
            </label>
          );
        })}
      </div>
      <div className={styles.sheetCompare}>
        <Checkbox checked={compared} disabled={compareFull && !compared} onChange={onCompare}>
          {words('flight-compare-this')}
        </Checkbox>
        {priceWords.explained && picked ? (
          <ExplainFare of={{ offer, fare: picked }} describedBy={`${name}-${picked.fareId}`} />
        ) : null}
      </div>
      <p className={styles.note}>{words('flight-fees-note')}</p>
    </BottomSheet>
  );
}

/** What a fare brings: a check where it is good, a dash where it costs. */
function Perks({ fare }: { readonly fare: FareOption }) {
  const words = useWords();
  const said = useOfferWords();
  const { baggage, seatIncluded, mealIncluded, changeFee, cancelFee } = fare;
  return (
    <span className={styles.perks}>
      <Perk good={baggage.checkInKg > 0}>
        {words('flight-bag', { bag: said.kilograms(baggage.checkInKg), kilograms: baggage.checkInKg })}
      </Perk>
      <Perk good={changeFee?.minor === 0}>{words('flight-change-for', { fee: said.fee(changeFee) })}</Perk>
      <Perk good={seatIncluded}>{words(seatIncluded ? 'flight-seat-included' : 'flight-seat-paid')}</Perk>
      <Perk good={cancelFee?.minor === 0}>{words('flight-cancel-for', { fee: said.fee(cancelFee) })}</Perk>
      <Perk good={mealIncluded}>{words(mealIncluded ? 'flight-meal-included' : 'flight-meal-paid')}</Perk>
    </span>
  );
}

function Perk({ good, children }: { readonly good: boolean; readonly children: ReactNode }) {
  return (
    <span className={classNames(styles.perk, good && styles.perkGood)}>
      <Icon of={good ? Check : Minus} size={16} />
      <span>{children}</span>
    </span>
  );
}
