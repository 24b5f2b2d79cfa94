/** A museum's tickets on the screens of all products. */
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { nameOf } from '#domain/booking/in-short.ts';
import { stands } from '#domain/booking/units.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { BookingStanding } from '#ui/booking/booking-standing.tsx';
import { PeopleCard, PeopleSection, titledName } from '#ui/booking/booking-people.tsx';
import { askAct, cancelAct } from '#ui/booking/common-acts.ts';
import type { OfBooking, ProductView } from '#ui/booking/product-view.ts';
import { paths } from '#ui/composition/paths.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { useWords } from '#ui/design/words/words.ts';
import type { MuseumBooking, Visit } from './museum-booking.ts';
import { museumRequestRules } from './museum-request.ts';
import { ahead } from './museum-ahead.ts';

type OfVisits = OfBooking<MuseumBooking>;

export const view: ProductView<MuseumBooking> = {
  Mark: ({ mark }) => <Code>{mark}</Code>,
  Row: ({ title }) => <bdi>{title}</bdi>,
  Standing: ({ booking: { product, status } }) => <BookingStanding ofPage booking={{ product, status }} />,
  Facts,
  FactsInShort,
  UnitChoice,
  HoldFindings: () => null,
  voucher: {
    words: 'museum-voucher',
    title: 'museum-voucher-title',
    isIssued: ({ entries }) => entries.length > 0,
    parts: () => [
      { part: 'fare', label: 'bookings-show-fare' },
      { part: 'barcode', label: 'bookings-show-code' },
    ],
    acts: () => [],
    Notice: () => null,
  },
  requests: {
    rules: museumRequestRules,
    Wish: () => null,
    Beside: () => null,
    Named: () => null,
    Naming: () => null,
    isHeld: () => false,
  },
  acts: (booking, now) => {
    const { transactionId, status } = booking;
    if (!mayBeAmended('cancel', status)) return [];
    const open = ahead(booking, now).length > 0;
    return [askAct(transactionId), ...(open ? [cancelAct(transactionId)] : [])];
  },
  hasBegun: (booking, now) => ahead(booking, now).length === 0,
  zone: ({ visits }) => visits[0].opens.zone,
  instead: ({ travellers, visits }, { travellers: [who = 0], items: [which = 0] }) => {
    const traveller = travellers[who];
    return { name: traveller === undefined ? '' : nameOf(traveller), item: visits[which]?.museum ?? '' };
  },
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

const toggled = (chosen: readonly number[], at: number, on: boolean): readonly number[] =>
  [...chosen.filter((each) => each !== at), ...(on ? [at] : [])].toSorted((one, other) => one - other);

function UnitChoice({ booking, state, cancel }: Parameters<ProductView<MuseumBooking>['UnitChoice']>[0]) {
  const words = useWords();
  const standing = useStanding(booking);
  const { choice, sending, unanswered } = state;
  const fixed = sending || unanswered;
  const { travellers, visits } = booking;
  const gone = (item: number) => travellers.every((_, traveller) => !stands(booking, { traveller, item }));
  return (
    <>
      <Card title={words('manage-who-cancels')}>
        {travellers.map((traveller, at) => (
          <Checkbox
            key={at}
            checked={choice.travellers.includes(at)}
            disabled={fixed || standing(at) !== undefined}
            aside={standing(at) ?? words(`bookings-type-${traveller.type}`)}
            onChange={(on) => void cancel.choose({ travellers: toggled(choice.travellers, at, on) })}
          >
            <bdi>{titledName(words, traveller)}</bdi>
          </Checkbox>
        ))}
        {choice.travellers.length === 0 ? <p role="alert">{words('manage-choose-traveller')}</p> : null}
      </Card>
      <Card title={words('museum-which-visits')}>
        {visits.map((visit, at) => (
          <Checkbox
            key={at}
            checked={choice.items.includes(at)}
            disabled={fixed || gone(at)}
            aside={gone(at) ? words('museum-given-up') : undefined}
            onChange={(on) => void cancel.choose({ items: toggled(choice.items, at, on) })}
          >
            <When of={visit} />
          </Checkbox>
        ))}
        {choice.items.length === 0 ? <p role="alert">{words('museum-choose-visit')}</p> : null}
      </Card>
    </>
  );
}
