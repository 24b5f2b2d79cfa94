/** One way to fly, in two lines: when and how long, then bag, fee, seats, the agency's terms, and its fares to open. */
import { memo, useCallback, useId, useLayoutEffect, useRef } from 'react';
import type { TripFacts } from '#domain/booking/trip-facts.ts';
import type { FareOption, FlightOffer } from '#domain/flight/offer/offer.ts';
import { PolicyAbove, PolicyMark } from '#ui/corporate/policy-mark.tsx';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import choice from '#ui/design/field/choice.module.css';
import { classNames } from '#ui/design/theme/class-names.ts';
import { OfferActs } from './offer-acts.tsx';
import { OfferDirection } from './offer-direction.tsx';
import { OfferFares } from './offer-fares.tsx';
import { OfferRadio } from './offer-radio.tsx';
import { OfferTerms, PartyTotal } from './offer-terms.tsx';
import { fewSeats, flightsOfOffer, useOfferWords } from './offer-words.ts';
import { useHoldLimit } from './hold-limit.ts';
import styles from './offer-card.module.css';

export interface OfferCardProps {
  /** Of the radios of one list. */
  readonly group: string;
  readonly offer: FlightOffer;
  /** The fare that it is shown at. */
  readonly fare: FareOption;
  /** All of its fares, cheapest first. */
  readonly fares: readonly FareOption[];
  readonly soldOutFares: readonly FareOption[];
  readonly chosen: boolean;
  readonly opened: boolean;
  /** In a narrow window the fares open elsewhere. */
  readonly narrow: boolean;
  readonly compared: boolean;
  /** As many are compared as can be. */
  readonly compareFull: boolean;
  /** How many travel. */
  readonly travellers: number;
  /** How many travel where net and earnings are shown; undefined where they are not. */
  readonly termsFor: number | undefined;
  /** What a company's travel policy judges; undefined where none holds. */
  readonly tripOf?: ((offer: FlightOffer, fare: FareOption) => TripFacts) | undefined;
  readonly onChoose: (offer: FlightOffer, fare: FareOption) => void;
  readonly onFares: (offerId: string) => void;
  readonly onCompare: (offer: FlightOffer, fare: FareOption) => void;
}

export const OfferCard = memo((props: OfferCardProps) => {
  const { offer, fare, fares, soldOutFares, chosen, opened, narrow, compared, compareFull } = props;
  const { travellers, termsFor, tripOf } = props;
  const said = useOfferWords();
  const holdUntil = useHoldLimit();
  const { words } = said;
  const id = useId();
  const directions = offer.itineraries.length;
  const whole = directions > 1 ? { gridRow: `1 / span ${directions}` } : undefined;
  const soldOut = soldOutFares.includes(fare);
  const shelf = opened && !narrow;
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const openFares = useCallback(() => latest.current.onFares(latest.current.offer.offerId), []);
  const compare = useCallback(() => latest.current.onCompare(latest.current.offer, latest.current.fare), []);
  return (
    <article
      className={classNames(
        styles.card,
        directions > 1 && styles.journey,
        chosen && styles.chosen,
        soldOut && styles.soldOut,
        shelf && styles.open,
      )}
    >
      <label className={styles.main}>
        <OfferRadio
          name={props.group}
          style={whole}
          className={classNames(choice.disc, styles.radio)}
          checked={chosen}
          disabled={soldOut}
          aria-label={said.name(offer, fare)}
          onChange={() => props.onChoose(offer, fare)}
        />
        {offer.itineraries.map((itinerary, at) => (
          <OfferDirection key={at} itinerary={itinerary} id={at === 0 ? `${id}-flight` : undefined} />
        ))}
        <span className={styles.price} style={whole}>
          {soldOut ? words('flight-sold-out') : <Amount of={fare.perAdult} />}
          {soldOut ? null : <PartyTotal of={fare} travellers={travellers} className={styles.party} />}
        </span>
      </label>
      <div className={styles.second}>
        <ul className={classNames(styles.facts, fare.special !== undefined && styles.ofSpecial)}>
          <li className={styles.onlyNarrow}>
            <Code>{flightsOfOffer(offer)}</Code>
          </li>
          <li>
            {words('flight-bag', { bag: said.kilograms(fare.baggage.checkInKg), kilograms: fare.baggage.checkInKg })}
          </li>
          <li className={classNames(styles.onlyWide, styles.cancelFee)}>
            {fare.cancelFee === null
              ? words('flight-refund-non-refundable')
              : words('flight-cancel-for', { fee: said.fee(fare.cancelFee) })}
          </li>
          {fare.special === undefined ? (
            fares.length > 1 ? (
              <li className={classNames(styles.onlyWide, styles.family)}>{fare.family}</li>
            ) : null
          ) : (
            <li className={styles.special}>{words('flight-special-return')}</li>
          )}
          {fare.holdUntil === undefined || soldOut ? null : (
            <li className={classNames(styles.onlyWide, styles.hold)}>{holdUntil(fare.holdUntil)}</li>
          )}
          {tripOf === undefined || soldOut ? null : (
            <li className={styles.policy}>
              <PolicyMark brief trip={() => tripOf(offer, fare)} />
            </li>
          )}
          {fare.seatsLeft <= fewSeats && !soldOut ? (
            <li className={styles.few}>{words('flight-seats-left', { count: fare.seatsLeft })}</li>
          ) : null}
        </ul>
        {termsFor !== undefined && fare.terms ? (
          <OfferTerms
            terms={fare.terms}
            travellers={termsFor}
            className={styles.terms}
            netClassName={styles.onlyWide}
            wordsClassName={{ long: styles.long, short: styles.short }}
          />
        ) : null}
        <OfferActs
          describedBy={`${id}-flight`}
          shelfId={shelf ? `${id}-fares` : undefined}
          opened={opened}
          narrow={narrow}
          fareCount={fares.length}
          compared={compared}
          compareDisabled={compareFull && !compared}
          onFares={openFares}
          onCompare={compare}
        />
      </div>
      {tripOf === undefined || soldOut ? null : (
        <PolicyAbove trip={() => tripOf(offer, fare)} className={styles.compared} />
      )}
      {shelf ? (
        <div id={`${id}-fares`} className={styles.shelf}>
          <OfferFares
            offer={offer}
            fares={fares}
            soldOut={soldOutFares}
            chosen={chosen ? fare : undefined}
            travellers={travellers}
            termsFor={termsFor}
            onChoose={(each) => props.onChoose(offer, each)}
          />
        </div>
      ) : null}
    </article>
  );
});
