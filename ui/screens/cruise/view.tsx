/** Cruises on the screens of all products: rows of lists, the booking's page, cancelling by cabin, the voucher. */
import type { ReactNode } from 'react';
import Ship from 'lucide-react/icons/ship';
import { hasBegunWhole } from '#domain/booking/cancel/outlook.ts';
import type { CruiseBooking } from '#domain/cruise/booking/cruise-booking.ts';
import { passOf } from '#domain/cruise/booking/in-short.ts';
import { cruiseCancelling } from '#domain/cruise/booking/rules.ts';
import { cruiseRequestRules } from '#domain/cruise/request/request.ts';
import { guestCount } from '#domain/cruise/sailing/sailing.ts';
import { PeopleCard, PeopleSection, titledName } from '#ui/booking/booking-people.tsx';
import { UnitCheckboxes } from '#ui/booking/cancel/unit-checkboxes.tsx';
import { insteadWords, unitStanding } from '#ui/booking/cancel/unit-words.ts';
import { areasOf, Fetched } from '#ui/booking/fetched.tsx';
import { cancelOrAskActs } from '#ui/booking/common-acts.ts';
import facts from '#ui/booking/facts.module.css';
import { productMark } from '#ui/booking/lists/product-mark.tsx';
import { usualParts } from '#ui/booking/papers/usual-parts.ts';
import type { OfBooking, ProductView } from '#ui/booking/product-view.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { useCruiseText } from './cruise-text.ts';
import { Grid, Route } from './sailing-parts.tsx';
import styles from './cruise.module.css';

type OfCruise = OfBooking<CruiseBooking>;

/** What is recorded of payments is a use case of cruises alone: the page of a booking does not bring it. */
const payments = () => import('./payments.tsx');

const hasBegun = hasBegunWhole<CruiseBooking>(cruiseCancelling);

export const view: ProductView<CruiseBooking> = {
  Mark: productMark(Ship),
  Facts,
  FactsInShort,
  UnitChoice,
  voucher: {
    words: 'title-cruise-voucher',
    title: 'title-cruise-voucher-of',
    isIssued: ({ reference, heldUntil }) => reference !== undefined && heldUntil === undefined,
    parts: (booking) => usualParts(booking).filter(({ part }) => part !== 'fee-rules'),
  },
  requests: {
    rules: cruiseRequestRules,
  },
  acts: (booking, now) => cancelOrAskActs(booking, hasBegun(booking, now)),
  hasBegun,
  zone: ({ sailing }) => sailing.departs.zone,
  instead: ({ travellers, cabins }, { items: [cabin = 0] }) =>
    insteadWords(travellers[cabins[cabin]?.guests[0] ?? 0], String(cabin + 1)),
};

/** Of a cabin that was given up, or whose guests did not come. */
function useCabinStanding(booking: CruiseBooking): (cabin: number) => string | undefined {
  const words = useWords();
  const standing = unitStanding(booking, {
    givenUp: words('cruise-given-up'),
    missed: words('bookings-no-show'),
  });
  return (item) => standing({ traveller: booking.cabins[item]?.guests[0] ?? item, item });
}

/** Of a guest: what is to be known of the cabin, and which it is. */
function useGuestStanding(booking: CruiseBooking): (traveller: number) => string | undefined {
  const words = useWords();
  const standing = useCabinStanding(booking);
  return (traveller) => {
    const cabin = booking.cabins.findIndex(({ guests }) => guests.includes(traveller));
    return standing(cabin) ?? words('cruise-cabin-number', { number: cabin + 1 });
  };
}

function Facts({ booking, onChanged }: OfCruise & { readonly onChanged: () => void }) {
  const words = useWords();
  const text = useCruiseText();
  const cabin = useCabinStanding(booking);
  const guest = useGuestStanding(booking);
  const { sailing, cabins, reference, heldUntil, dining, gratuities, lineTerms } = booking;
  const { ship, departs, returns, nights } = sailing;
  return (
    <>
      <Card title={<bdi>{sailing.name}</bdi>} fact={<bdi>{`${ship.name}, ${ship.line}`}</bdi>}>
        <dl className={styles.facts}>
          <dt>{words('cruise-departs')}</dt>
          <dd>
            <Listed>
              {text.moment(departs)}
              {text.nights(nights)}
            </Listed>
          </dd>
          <dt>{words('cruise-returns')}</dt>
          <dd>{text.moment(returns)}</dd>
          <dt>{words('cruise-dining')}</dt>
          <dd>{words(`cruise-dining-${dining}`)}</dd>
          <dt>{words('cruise-tips')}</dt>
          <dd>{words(`cruise-tips-${gratuities}`)}</dd>
          <dt>{words('cruise-reference')}</dt>
          <dd>
            <Code strong>{reference ?? '—'}</Code>
          </dd>
          {cabins.map((each, at) => (
            <CabinFact key={at} label={words('cruise-cabin-number', { number: at + 1 })}>
              <Listed>
                {text.cabin(each)}
                {cabin(at) ?? text.guests(guestCount(each.party))}
              </Listed>
            </CabinFact>
          ))}
        </dl>
      </Card>
      <PeopleCard
        booking={booking}
        standing={guest}
        issued={(traveller) => (
          <Code>{reference === undefined || heldUntil !== undefined ? '—' : passOf(reference, traveller)}</Code>
        )}
      />
      <Card title={words('cruise-route')}>
        <Route sailing={sailing} />
      </Card>
      <Fetched
        areas={areasOf('cruise')}
        words={['cruise', 'instalments']}
        load={payments}
        waiting={<SkeletonRows rows={1} height="160px" />}
        trouble={null}
      >
        {({ CruisePayments }) => <CruisePayments booking={booking} onChanged={onChanged} />}
      </Fetched>
      <Card title={words('cruise-cancelling')}>
        <Grid terms={lineTerms} sailing={sailing} />
      </Card>
    </>
  );
}

function CabinFact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function FactsInShort({ booking }: OfCruise) {
  const text = useCruiseText();
  const { sailing } = booking;
  return (
    <>
      <p className={facts.short}>
        <Listed>
          <bdi>{sailing.name}</bdi>
          <bdi>{sailing.ship.name}</bdi>
          {text.moment(sailing.departs)}
          {text.nights(sailing.nights)}
        </Listed>
      </p>
      <PeopleSection booking={booking} standing={useGuestStanding(booking)} />
    </>
  );
}

function UnitChoice({ booking, state, cancel }: Parameters<ProductView<CruiseBooking>['UnitChoice']>[0]) {
  const words = useWords();
  const text = useCruiseText();
  const standing = useCabinStanding(booking);
  const { choice, sending, unanswered } = state;
  const { cabins, travellers } = booking;
  return (
    <UnitCheckboxes
      title={words('cruise-which-cabins')}
      units={cabins.map((cabin, at) => {
        const lead = travellers[cabin.guests[0]];
        return {
          label: text.cabin(cabin),
          aside: standing(at) ?? (lead === undefined ? undefined : <bdi>{titledName(words, lead)}</bdi>),
          fixed: standing(at) !== undefined,
        };
      })}
      chosen={choice.items}
      fixed={sending || unanswered}
      none={words('cruise-choose-cabin')}
      onChoose={(items) => {
        const leads = items.map((item) => cabins[item]?.guests[0] ?? item);
        void cancel.choose({ items, travellers: leads });
      }}
    />
  );
}
