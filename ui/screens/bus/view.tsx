/** Buses on the screens of all products: rows of lists, the booking's page, cancelling by seat, the ticket. */
import { hasBegunWhole } from '#domain/booking/cancel/outlook.ts';
import { busCancelling } from '#domain/bus/booking/rules.ts';
import { insteadWords, travellerStanding } from '#ui/booking/cancel/unit-words.ts';
import { usualParts } from '#ui/booking/papers/usual-parts.ts';
import { UnitCheckboxes } from '#ui/booking/cancel/unit-checkboxes.tsx';
import { productMark } from '#ui/booking/lists/product-mark.tsx';
import Bus from 'lucide-react/icons/bus-front';
import type { BusBooking } from '#domain/bus/booking/bus-booking.ts';
import { printedId } from '#domain/people/identity.ts';
import { busRequestRules } from '#domain/bus/request/request.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { PeopleCard, PeopleSection, titledName } from '#ui/booking/booking-people.tsx';
import { cancelOrAskActs } from '#ui/booking/common-acts.ts';
import type { OfBooking, ProductView } from '#ui/booking/product-view.ts';
import facts from '#ui/booking/facts.module.css';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import { RideTrack } from './ride-track.tsx';
import { useBusText } from './bus-text.ts';

type OfRide = OfBooking<BusBooking>;

const hasBegun = hasBegunWhole<BusBooking>(busCancelling);

export const view: ProductView<BusBooking> = {
  Mark: productMark(Bus),
  Facts,
  FactsInShort,
  UnitChoice,
  voucher: {
    words: 'title-bus-ticket',
    title: 'title-bus-ticket-of',
    isIssued: ({ ticket }) => ticket !== undefined,
    parts: usualParts,
  },
  requests: {
    rules: busRequestRules,
  },
  acts: (booking, now) => cancelOrAskActs(booking, hasBegun(booking, now)),
  hasBegun,
  zone: ({ ride }) => ride.boarding.at.zone,
  instead: ({ travellers, seats }, { travellers: [who = 0] }) => insteadWords(travellers[who], seats[who]?.seat),
};

/** Of a passenger who gave the seat up, or did not come. */
function useStanding(booking: BusBooking): (traveller: number) => string | undefined {
  const words = useWords();
  return travellerStanding(booking, {
    givenUp: words('bookings-bus-given-up'),
    missed: words('bookings-bus-missed'),
  });
}

function Facts({ booking }: OfRide) {
  const words = useWords();
  const text = useBusText();
  const standing = useStanding(booking);
  const { reference, ticket, ride, seats, shownId } = booking;
  return (
    <>
      <Card title={<bdi>{ride.operator.name}</bdi>} fact={text.bus(ride.bus)}>
        <RideTrack ride={ride} />
        <dl className={facts.pairs}>
          <dt>{words('bookings-bus-reference')}</dt>
          <dd>
            <Code strong>{reference ?? '—'}</Code>
          </dd>
          <dt>{words('bookings-bus-ticket')}</dt>
          <dd>
            <Code>{ticket ?? '—'}</Code>
          </dd>
          {shownId === undefined ? null : (
            <>
              <dt>{words('bookings-bus-id')}</dt>
              <dd>
                {words(`bookings-id-${shownId.kind}`)} <Code>{printedId(shownId)}</Code>
              </dd>
            </>
          )}
        </dl>
      </Card>
      <PeopleCard booking={booking} standing={standing} issued={(at) => <Code strong>{seats[at]?.seat ?? '—'}</Code>} />
    </>
  );
}

function FactsInShort({ booking }: OfRide) {
  const dates = useDates();
  const { ride } = booking;
  return (
    <>
      <p className={facts.short}>
        <Listed>
          <bdi>{ride.operator.name}</bdi>
          {dates.short(dateOfLocal(ride.boarding.at.local))}
          <Code>{clockOfLocal(ride.boarding.at.local)}</Code>
          <bdi>{ride.boarding.name}</bdi>
        </Listed>
      </p>
      <PeopleSection booking={booking} standing={useStanding(booking)} />
    </>
  );
}

function UnitChoice({ booking, state, cancel }: Parameters<ProductView<BusBooking>['UnitChoice']>[0]) {
  const words = useWords();
  const standing = useStanding(booking);
  const { choice, sending, unanswered } = state;
  const { travellers, seats, ride } = booking;
  return (
    <UnitCheckboxes
      title={words('bookings-bus-which-seats')}
      units={travellers.map((traveller, at) => ({
        label: <bdi>{titledName(words, traveller)}</bdi>,
        aside: standing(at) ?? <Code>{seats[at]?.seat ?? ''}</Code>,
        fixed: standing(at) !== undefined,
      }))}
      chosen={choice.travellers}
      fixed={sending || unanswered}
      none={words('bookings-bus-choose-seat')}
      note={ride.partialCancellation ? undefined : words('bookings-bus-whole-only')}
      onChoose={(chosen) => void cancel.choose({ travellers: chosen })}
    />
  );
}
