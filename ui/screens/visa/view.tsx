/** Visas on the screens of all products: rows of lists, the booking's page, cancelling, the voucher. */
import { hasBegunWhole } from '#domain/booking/cancel/outlook.ts';
import { insteadWords } from '#ui/booking/cancel/unit-words.ts';
import { UnitCheckboxes } from '#ui/booking/cancel/unit-checkboxes.tsx';
import { productMark } from '#ui/booking/lists/product-mark.tsx';
import ListChecks from 'lucide-react/icons/list-checks';
import Stamp from 'lucide-react/icons/stamp';
import { stands } from '#domain/booking/units.ts';
import { decisionDay, type VisaBooking, visaCancelling } from '#domain/visa/booking.ts';
import { isVisaRequest, visaRequestRules } from '#domain/visa/request.ts';
import { PeopleCard, PeopleSection, titledName } from '#ui/booking/booking-people.tsx';
import { cancelOrAskActs } from '#ui/booking/common-acts.ts';
import type { Act, OfBooking, ProductView } from '#ui/booking/product-view.ts';
import type { RequestProps } from '#ui/booking/request/request-view.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
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

const hasBegun = hasBegunWhole<VisaBooking>(visaCancelling);

export const view: ProductView<VisaBooking> = {
  Mark: productMark(Stamp, 'accent'),
  Facts,
  FactsInShort: ({ booking }) => (
    <>
      <VisaFacts booking={booking} />
      <PeopleSection booking={booking} standing={useStanding(booking)} />
    </>
  ),
  UnitChoice,
  voucher: {
    words: 'visa-voucher',
    title: 'visa-voucher-title',
    isIssued: ({ applications }) => applications.length > 0,
    parts: () => [
      { part: 'fare', label: 'bookings-show-fare' },
      { part: 'barcode', label: 'bookings-show-code' },
    ],
    acts: (booking) => [trackAct(booking.transactionId)],
  },
  requests: {
    rules: visaRequestRules,
    Wish,
  },
  acts: (booking, now) => [
    ...(booking.applications.length > 0 ? [trackAct(booking.transactionId)] : []),
    ...cancelOrAskActs(booking, hasBegun(booking, now)),
  ],
  askedOnceBegun: 'visa-begun',
  hasBegun,
  zone: ({ zone }) => zone,
  instead: ({ travellers, visa }, { travellers: [who = 0] }) => insteadWords(travellers[who], visa.destination),
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
  return (
    <UnitCheckboxes
      title={words('visa-who-cancels')}
      fact={words('visa-cancel-note')}
      units={booking.travellers.map((traveller, at) => ({
        label: <bdi>{titledName(words, traveller)}</bdi>,
        aside: standing(at) ?? words(`bookings-type-${traveller.type}`),
        fixed: standing(at) !== undefined,
      }))}
      chosen={choice.travellers}
      fixed={sending || unanswered}
      none={words('manage-choose-traveller')}
      onChoose={(travellers) => void cancel.choose({ travellers })}
    />
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
