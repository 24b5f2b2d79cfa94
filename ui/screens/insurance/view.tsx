/** Insurance on the screens of all products: rows of lists, the booking's page, cancelling, the policy. */
import { hasBegunWhole } from '#domain/booking/cancel/outlook.ts';
import { insteadWords } from '#ui/booking/cancel/unit-words.ts';
import { UnitCheckboxes } from '#ui/booking/cancel/unit-checkboxes.tsx';
import { productMark } from '#ui/booking/lists/product-mark.tsx';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { stands } from '#domain/booking/units.ts';
import { type InsuranceBooking, insuranceCancelling } from '#domain/insurance/booking.ts';
import { insuranceRequestRules, isInsuranceRequest } from '#domain/insurance/request.ts';
import { PeopleCard, PeopleSection, titledName } from '#ui/booking/booking-people.tsx';
import { cancelOrAskActs } from '#ui/booking/common-acts.ts';
import type { OfBooking, ProductView } from '#ui/booking/product-view.ts';
import type { RequestProps } from '#ui/booking/request/request-view.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import { useBenefitText } from './benefits.ts';
import styles from './insurance.module.css';

type OfCover = OfBooking<InsuranceBooking>;

const hasBegun = hasBegunWhole<InsuranceBooking>(insuranceCancelling);

export const view: ProductView<InsuranceBooking> = {
  Mark: productMark(ShieldCheck, 'accent'),
  Facts,
  FactsInShort: ({ booking }) => (
    <>
      <CoverFacts booking={booking} />
      <PeopleSection booking={booking} standing={useStanding(booking)} />
    </>
  ),
  UnitChoice,
  voucher: {
    words: 'insurance-policy',
    title: 'insurance-policy-title',
    isIssued: ({ policies }) => policies.length > 0,
    parts: () => [
      { part: 'fare', label: 'bookings-show-fare' },
      { part: 'barcode', label: 'bookings-show-code' },
    ],
  },
  requests: {
    rules: insuranceRequestRules,
    Wish,
  },
  acts: (booking, now) => cancelOrAskActs(booking, hasBegun(booking, now)),
  askedOnceBegun: 'insurance-begun',
  hasBegun,
  zone: ({ zone }) => zone,
  instead: ({ travellers, plan }, { travellers: [who = 0] }) => insteadWords(travellers[who], plan.name),
};

function useStanding(booking: InsuranceBooking): (traveller: number) => string | undefined {
  const words = useWords();
  return (traveller) => (stands(booking, { traveller, item: 0 }) ? undefined : words('insurance-not-insured'));
}

function CoverFacts({ booking: { plan, from, to, reference } }: OfCover) {
  const words = useWords();
  const dates = useDates();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words('insurance-plan')}</dt>
        <dd>
          <bdi>{plan.name}</bdi>, <bdi>{plan.insurer}</bdi>
        </dd>
      </div>
      <div>
        <dt>{words('insurance-policy-number')}</dt>
        <dd>
          <Code strong>{reference ?? '—'}</Code>
        </dd>
      </div>
      <div>
        <dt>{words('insurance-where')}</dt>
        <dd>{words(`insurance-region-${plan.region}`)}</dd>
      </div>
      <div>
        <dt>{words('insurance-days')}</dt>
        <dd>{words('insurance-between', { from: dates.short(from), to: dates.short(to) })}</dd>
      </div>
      <div>
        <dt>{words('insurance-sum')}</dt>
        <dd>
          <Amount of={plan.sumInsured} />
        </dd>
      </div>
      <div>
        <dt>{words('insurance-claims')}</dt>
        <dd>
          <Code>{plan.claimsPhone}</Code>
        </dd>
      </div>
      {plan.hospitals === undefined ? null : (
        <div>
          <dt>{words('insurance-hospitals')}</dt>
          <dd>{words('insurance-hospitals-count', { count: plan.hospitals })}</dd>
        </div>
      )}
    </dl>
  );
}

function Facts({ booking }: OfCover) {
  const words = useWords();
  const standing = useStanding(booking);
  const benefitText = useBenefitText();
  const { plan, policies, proposal } = booking;
  return (
    <>
      <Card title={words('insurance-cover')}>
        <CoverFacts booking={booking} />
      </Card>
      <PeopleCard booking={booking} standing={standing} issued={(at) => <Code>{policies[at] ?? '—'}</Code>} />
      <Card title={words('insurance-benefits')}>
        <dl className={styles.facts}>
          {plan.benefits.map((benefit) => (
            <div key={benefit.name}>
              <dt>{words(`insurance-benefit-${benefit.name}`)}</dt>
              <dd>{benefitText(benefit)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={words('insurance-proposal')}>
        <dl className={styles.facts}>
          <div>
            <dt>{words('insurance-nominee')}</dt>
            <dd>
              <bdi>{proposal.nominee.name}</bdi>, {words(`insurance-relation-${proposal.nominee.relation}`)}
            </dd>
          </div>
          <div>
            <dt>{words('insurance-purpose')}</dt>
            <dd>{words(`insurance-purpose-${proposal.purpose}`)}</dd>
          </div>
          <div>
            <dt>{words('insurance-address')}</dt>
            <dd>
              <bdi>{proposal.address}</bdi>
            </dd>
          </div>
          <div>
            <dt>{words('insurance-illness')}</dt>
            <dd>{words(proposal.illnessBefore ? 'insurance-yes' : 'insurance-no')}</dd>
          </div>
        </dl>
      </Card>
    </>
  );
}

function UnitChoice({ booking, state, cancel }: Parameters<ProductView<InsuranceBooking>['UnitChoice']>[0]) {
  const words = useWords();
  const standing = useStanding(booking);
  const { choice, sending, unanswered } = state;
  return (
    <UnitCheckboxes
      title={words('insurance-who-cancels')}
      fact={booking.family ? words('insurance-family-whole') : undefined}
      units={booking.travellers.map((traveller, at) => ({
        label: <bdi>{titledName(words, traveller)}</bdi>,
        aside: standing(at) ?? words(`bookings-type-${traveller.type}`),
        fixed: standing(at) !== undefined,
      }))}
      chosen={choice.travellers}
      fixed={sending || unanswered || booking.family}
      none={words('manage-choose-traveller')}
      onChoose={(travellers) => void cancel.choose({ travellers })}
    />
  );
}

function Wish({ request }: RequestProps) {
  const words = useWords();
  const dates = useDates();
  if (!isInsuranceRequest(request) || request.booking === undefined) return null;
  const { plan, insurer, from, to } = request.booking;
  return (
    <>
      <div>
        <dt>{words('insurance-plan')}</dt>
        <dd>
          <bdi>{plan}</bdi>, <bdi>{insurer}</bdi>
        </dd>
      </div>
      <div>
        <dt>{words('insurance-days')}</dt>
        <dd>{words('insurance-between', { from: dates.short(from), to: dates.short(to) })}</dd>
      </div>
    </>
  );
}
