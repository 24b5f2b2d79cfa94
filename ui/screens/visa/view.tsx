/** Visas on the screens of all products: rows of lists, the booking's page, cancelling, the voucher. */
import ListChecks from 'lucide-react/icons/list-checks';
import Stamp from 'lucide-react/icons/stamp';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { nameOf } from '#domain/booking/in-short.ts';
import { stands } from '#domain/booking/units.ts';
import { decisionDay, mayStillCancel, type VisaBooking } from '#domain/visa/booking.ts';
import { isVisaRequest, visaRequestRules } from '#domain/visa/request.ts';
import { BookingStanding } from '#ui/booking/booking-standing.tsx';
import { PeopleCard, PeopleSection, titledName } from '#ui/booking/booking-people.tsx';
import { cancelAct } from '#ui/booking/common-acts.ts';
import type { Act, OfBooking, ProductView } from '#ui/booking/product-view.ts';
import type { RequestProps } from '#ui/booking/request/request-view.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { useCountryName } from '#ui/people/country-field.tsx';
import styles from './visa.module.css';

type OfVisa = OfBooking<VisaBooking>;

const trackAct = (transactionId: string): Act => ({
  key: 'visa-track',
  words: 'visa-follow',
  icon: ListChecks,
  to: `/visa/track/${transactionId}`,
  right: 'bookings',
});

export const view: ProductView<VisaBooking> = {
  Mark: ({ size = 28 }) => (
    <span className={styles.mark}>
      <Icon of={Stamp} size={size === 32 ? 20 : 16} />
    </span>
  ),
  Row: ({ title }) => <bdi>{title}</bdi>,
  Standing: ({ booking: { product, status } }) => <BookingStanding ofPage booking={{ product, status }} />,
  Facts,
  FactsInShort: ({ booking }) => (
    <>
      <VisaFacts booking={booking} />
      <PeopleSection booking={booking} standing={useStanding(booking)} />
    </>
  ),
  UnitChoice,
  HoldFindings: () => null,
  voucher: {
    words: 'visa-voucher',
    title: 'visa-voucher-title',
    isIssued: ({ applications }) => applications.length > 0,
    parts: () => [
      { part: 'fare', label: 'bookings-show-fare' },
      { part: 'barcode', label: 'bookings-show-code' },
    ],
    acts: (booking) => [trackAct(booking.transactionId)],
    Notice: () => null,
  },
  requests: {
    rules: visaRequestRules,
    Wish,
    Beside: () => null,
    Named: () => null,
    Naming: () => null,
    isHeld: () => false,
  },
  acts: (booking, now) => [
    ...(booking.applications.length > 0 ? [trackAct(booking.transactionId)] : []),
    ...(mayBeAmended('cancel', booking.status) && mayStillCancel(booking, now)
      ? [cancelAct(booking.transactionId)]
      : []),
  ],
  hasBegun: (booking, now) => !mayStillCancel(booking, now),
  zone: ({ zone }) => zone,
  instead: ({ travellers, visa }, { travellers: [who = 0] }) => {
    const traveller = travellers[who];
    return { name: traveller === undefined ? '' : nameOf(traveller), item: visa.destination };
  },
};

function useStanding(booking: VisaBooking): (traveller: number) => string | undefined {
  const words = useWords();
  return (traveller) => (stands(booking, { traveller, item: 0 }) ? undefined : words('visa-gone'));
}

function VisaFacts({ booking: { visa, from, to, reference, submitsOn } }: OfVisa) {
  const words = useWords();
  const dates = useDates();
  const country = useCountryName();
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    ['visa-where', country(visa.destination)],
    ['visa-kind', words(`visa-kind-${visa.kind}`)],
    [
      'visa-number',
      <Code key="number" strong>
        {reference ?? '—'}
      </Code>,
    ],
    ['visa-passports', country(visa.nationality)],
    ['visa-purpose', words(`visa-purpose-${visa.purpose}`)],
    ['visa-journey', words('visa-between', { from: dates.short(from), to: dates.short(to) })],
    ['visa-stay-name', `${words('visa-days', { days: visa.stayDays })} · ${words(`visa-entries-${visa.entries}`)}`],
    ['visa-submits', dates.short(submitsOn)],
    ['visa-decided', dates.short(decisionDay({ submitsOn, visa }))],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{words(name)}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

function Facts({ booking }: OfVisa) {
  const words = useWords();
  const standing = useStanding(booking);
  return (
    <>
      <Card title={words('visa-application')}>
        <VisaFacts booking={booking} />
      </Card>
      <PeopleCard
        booking={booking}
        standing={standing}
        issued={(at) => <Code>{booking.applications[at] ?? '—'}</Code>}
      />
    </>
  );
}

function UnitChoice({ booking, state, cancel }: Parameters<ProductView<VisaBooking>['UnitChoice']>[0]) {
  const words = useWords();
  const standing = useStanding(booking);
  const { choice, sending, unanswered } = state;
  const fixed = sending || unanswered;
  return (
    <Card title={words('visa-who-cancels')} fact={words('visa-cancel-note')}>
      {booking.travellers.map((traveller, at) => (
        <Checkbox
          key={at}
          checked={choice.travellers.includes(at)}
          disabled={fixed || standing(at) !== undefined}
          aside={standing(at) ?? words(`bookings-type-${traveller.type}`)}
          onChange={(on) => {
            const others = choice.travellers.filter((each) => each !== at);
            void cancel.choose({
              travellers: [...others, ...(on ? [at] : [])].toSorted((one, other) => one - other),
            });
          }}
        >
          <bdi>{titledName(words, traveller)}</bdi>
        </Checkbox>
      ))}
      {choice.travellers.length === 0 ? <p role="alert">{words('manage-choose-traveller')}</p> : null}
    </Card>
  );
}

function Wish({ request }: RequestProps) {
  const words = useWords();
  const dates = useDates();
  if (!isVisaRequest(request) || request.booking === undefined) return null;
  const { destination, from, to } = request.booking;
  return (
    <>
      <div>
        <dt>{words('visa-where')}</dt>
        <dd>
          <bdi>{destination}</bdi>
        </dd>
      </div>
      <div>
        <dt>{words('visa-journey')}</dt>
        <dd>{words('visa-between', { from: dates.short(from), to: dates.short(to) })}</dd>
      </div>
    </>
  );
}
