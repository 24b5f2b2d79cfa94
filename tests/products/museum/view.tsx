/** A museum's tickets on the screens of all products. */
import { insteadWords } from '#ui/booking/cancel/unit-words.ts';
import { UnitCheckboxes } from '#ui/booking/cancel/unit-checkboxes.tsx';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { stands } from '#domain/booking/units.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { PeopleCard, PeopleSection, titledName } from '#ui/booking/booking-people.tsx';
import { askAct, cancelActs } from '#ui/booking/common-acts.ts';
import type { OfBooking, ProductView } from '#ui/booking/product-view.ts';
import { paths } from '#ui/composition/paths.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import type { MuseumBooking, Visit } from './museum-booking.ts';
import { museumRequestRules } from './museum-request.ts';
import { ahead } from './museum-ahead.ts';

type OfVisits = OfBooking<MuseumBooking>;

export const view: ProductView<MuseumBooking> = {
  Mark: ({ mark }) => <Code>{mark}</Code>,
  Facts,
  FactsInShort,
  UnitChoice,
  voucher: {
    words: 'museum-voucher',
    title: 'museum-voucher-title',
    isIssued: ({ entries }) => entries.length > 0,
    parts: () => [
      { part: 'fare', label: 'bookings-show-fare' },
      { part: 'barcode', label: 'bookings-show-code' },
    ],
  },
  requests: {
    rules: museumRequestRules,
  },
  acts: (booking, now) => {
    if (!mayBeAmended('cancel', booking.status)) return [];
    return [askAct(booking.transactionId), ...cancelActs(booking, ahead(booking, now).length === 0)];
  },
  hasBegun: (booking, now) => ahead(booking, now).length === 0,
  zone: ({ visits }) => visits[0].opens.zone,
  instead: ({ travellers, visits }, { travellers: [who = 0], items: [which = 0] }) =>
    insteadWords(travellers[who], visits[which]?.museum),
  cancelRequest: ({ transactionId, choice: { travellers, items } }) =>
    `${paths.bookingRequest}?kind=cancel&booking=${transactionId}&travellers=${travellers.join(',')}&visits=${items.join(',')}`,
};

function When({ of: { museum, opens } }: { readonly of: Visit }) {
  const dates = useDates();
  return (
    <Listed>
      <bdi>{museum}</bdi>
      {dates.short(dateOfLocal(opens.local))}
      <Code>{clockOfLocal(opens.local)}</Code>
    </Listed>
  );
}

function Visits({ booking: { visits } }: OfVisits) {
  return (
    <ul>
      {visits.map((visit, at) => (
        <li key={at}>
          <When of={visit} />
        </li>
      ))}
    </ul>
  );
}

/** Of a visitor who gave up all that was booked. */
function useStanding(booking: MuseumBooking): (traveller: number) => string | undefined {
  const words = useWords();
  return (traveller) =>
    booking.visits.some((_, item) => stands(booking, { traveller, item })) ? undefined : words('museum-given-up');
}

function Facts({ booking }: OfVisits) {
  const words = useWords();
  const standing = useStanding(booking);
  const { reference, entries } = booking;
  return (
    <>
      <Card title={words('museum-visits')}>
        <p>
          {words('museum-reference')} <Code strong>{reference ?? '—'}</Code>
        </p>
        <Visits booking={booking} />
      </Card>
      <PeopleCard booking={booking} standing={standing} issued={(at) => <Code>{entries[at] ?? '—'}</Code>} />
    </>
  );
}

function FactsInShort({ booking }: OfVisits) {
  return (
    <>
      <Visits booking={booking} />
      <PeopleSection booking={booking} standing={useStanding(booking)} />
    </>
  );
}

function UnitChoice({ booking, state, cancel }: Parameters<ProductView<MuseumBooking>['UnitChoice']>[0]) {
  const words = useWords();
  const standing = useStanding(booking);
  const { choice, sending, unanswered } = state;
  const fixed = sending || unanswered;
  const { travellers, visits } = booking;
  const gone = (item: number) => travellers.every((_, traveller) => !stands(booking, { traveller, item }));
  return (
    <>
      <UnitCheckboxes
        title={words('manage-who-cancels')}
        units={travellers.map((traveller, at) => ({
          label: <bdi>{titledName(words, traveller)}</bdi>,
          aside: standing(at) ?? words(`bookings-type-${traveller.type}`),
          fixed: standing(at) !== undefined,
        }))}
        chosen={choice.travellers}
        fixed={fixed}
        none={words('manage-choose-traveller')}
        onChoose={(chosen) => void cancel.choose({ travellers: chosen })}
      />
      <UnitCheckboxes
        title={words('museum-which-visits')}
        units={visits.map((visit, at) => ({
          label: <When of={visit} />,
          aside: gone(at) ? words('museum-given-up') : undefined,
          fixed: gone(at),
        }))}
        chosen={choice.items}
        fixed={fixed}
        none={words('museum-choose-visit')}
        onChoose={(items) => void cancel.choose({ items })}
      />
    </>
  );
}
