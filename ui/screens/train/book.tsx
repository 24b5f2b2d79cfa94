/** Booking quoted berths: the journey, how it stands, names; then contact, terms and paying. */
import TrainFront from 'lucide-react/icons/train-front';
import type { TrainQuote } from '#application/desk/train/train.ts';
import { trainPaths } from '#application/portal/train/search-link.ts';
import type { TrainOwn } from '#application/portal/train/train-checkout.ts';
import { availabilityText, isLeftOfChart } from '#domain/train/berths/status.ts';
import { canBeUpgraded } from '#domain/train/berths/upgrade.ts';
import { asksForId, carriesId } from '#domain/train/booking/identity.ts';
import { railType } from '#domain/train/booking/passengers.ts';
import { cancelSteps } from '#domain/train/cancel/charges.ts';
import { outlookOf } from '#domain/train/search/refine.ts';
import { titlesFor } from '#domain/people/titles.ts';
import { formatMoney } from '#domain/money/format.ts';
import { money } from '#domain/money/money.ts';
import { clockOfLocal, dateOfLocal, placeTimeAt, toInstant } from '#domain/time/place-time.ts';
import { type Instant, millisecondsBetween } from '#domain/time/instant.ts';
import { CheckoutPage } from '#ui/booking/checkout/checkout-page.tsx';
import type { SaleView } from '#ui/booking/checkout/checkout-view.ts';
import { parts } from '#ui/composition/parts.ts';
import { trainParts } from '#ui/composition/train/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { PolicyCard, useOwnPolicy } from '#ui/corporate/policy-mark.tsx';
import { NameRow } from '#ui/people/name-row.tsx';
import { ShownIdCard } from '#ui/people/shown-id-card.tsx';
import { nameFieldText } from '#ui/people/traveller-names.ts';
import type { TripFacts } from '#domain/booking/trip-facts.ts';
import { journeyTrip } from '#domain/train/booking/trip-facts.ts';
import { JourneyCard } from './journey-card.tsx';
import { useTrainText } from './train-text.ts';
import badges from './chosen.module.css';
import styles from './book.module.css';

type View = SaleView<TrainQuote, TrainOwn>;

function tripOf({ journey, passengers, price }: TrainQuote): TripFacts {
  return journeyTrip(journey, passengers.length, price.total);
}

export function Screen() {
  const words = useWords();
  const dates = useDates();
  const text = useTrainText();
  const checkout = usePart(trainParts.checkout);
  const gstProfiles = usePart(trainParts.gstProfiles);
  useOwnPolicy();
  return (
    <CheckoutPage<TrainQuote, TrainOwn>
      product="train"
      checkout={checkout}
      gstProfiles={gstProfiles}
      icon={TrainFront}
      title={words('title-train-book')}
      searchAt={trainPaths.search}
      searchLabel={words('train-search')}
      about={({ journey, passengers }) => ({
        title: words('train-results-title', { from: journey.from.name, to: journey.to.name }),
        detail: (
          <Listed>
            {dates.short(dateOfLocal(journey.from.at.local))}
            {words('train-travellers-count', { count: passengers.length })}
            {text.className(journey.travelClass)}
          </Listed>
        ),
      })}
      fieldName={(path) => {
        const [, at, field] = /^travellers\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
        if (path.startsWith('shownId')) return words('train-shown-id');
        if (at === undefined || field === undefined) return undefined;
        return words('train-field-of', {
          number: Number(at) + 1,
          field: nameFieldText(words, field) ?? words(`train-field-${field}`),
        });
      }}
      of={({ passengers }) => words('train-travellers-count', { count: passengers.length })}
      shownAt={(transactionId) => `/train/confirm/${transactionId}`}
      bookedMessage="message-ticket-booked"
    >
      {(view) => (
        <>
          <PolicyCard quoteId={view.state.quote.quoteId} trip={() => tripOf(view.state.quote)} />
          <Journey {...view} />
          <Names {...view} />
          <Paper {...view} />
          <FromBookingToBerth {...view} />
        </>
      )}
    </CheckoutPage>
  );
}

function Journey({ state: { quote, form }, checkout, fixed }: View) {
  const words = useWords();
  const text = useTrainText();
  const { journey, availability, chance } = quote;
  const outlook = outlookOf({ availability, ...(chance !== undefined && { chance }) });
  return (
    <JourneyCard
      journey={journey}
      before={
        <p className={styles.stands}>
          <span className={classNames(badges.badge, badges[outlook])}>
            <Code strong>{availabilityText(availability)}</Code>
          </span>
          {chance === undefined ? null : <small className={styles.quiet}>{text.chanceReason(chance)}</small>}
        </p>
      }
    >
      {outlook === 'confirmed' ? null : <p className={styles.quiet}>{words(`train-means-${availability.kind}`)}</p>}
      <div className={styles.only}>
        <Checkbox
          checked={form.own.onlyConfirmed}
          disabled={fixed}
          onChange={(onlyConfirmed) => checkout.changeOwn({ onlyConfirmed })}
        >
          {words('train-only-confirmed')}
        </Checkbox>
        {canBeUpgraded(journey) && !isLeftOfChart(availability) ? (
          <Checkbox
            checked={form.own.autoUpgrade}
            disabled={fixed}
            onChange={(autoUpgrade) => checkout.changeOwn({ autoUpgrade })}
          >
            {words('train-auto-upgrade')}
            <small className={styles.quiet}>{words('train-auto-upgrade-note')}</small>
          </Checkbox>
        ) : null}
      </div>
    </JourneyCard>
  );
}

function Names({ state, checkout, errorAt, fixed }: View) {
  const words = useWords();
  const { quote, form } = state;
  return (
    <Card title={words('train-travellers')} fact={words('train-travellers-note')}>
      {quote.passengers.map(({ age, gender, wish, ownBerth }, at) => {
        const withoutBerth = age < 12 && ownBerth !== true;
        return (
          <fieldset key={at} className={styles.traveller}>
            <legend>
              <strong>{words('train-traveller', { number: at + 1 })}</strong>{' '}
              <span className={styles.quiet}>
                <Listed>
                  {words('train-aged', { age })}
                  {words(`train-gender-${gender}`)}
                  {wish === undefined ? undefined : words(`train-berth-${wish}`)}
                  {withoutBerth ? words('train-without-berth') : undefined}
                </Listed>
              </span>
            </legend>
            <NameRow
              path={`travellers[${at}]`}
              titles={titlesFor(railType(age), gender)}
              draft={form.travellers[at]}
              errorAt={errorAt}
              disabled={fixed}
              onChange={(change) => checkout.changeTraveller(at, change)}
              onLeave={(path) => checkout.leaveField(path)}
            />
          </fieldset>
        );
      })}
    </Card>
  );
}

/** The ID that one of them carries: named in booking where the quota asks for it. */
function Paper({ state: { quote, form }, checkout, errorAt, fixed }: View) {
  const words = useWords();
  if (!asksForId(quote.journey)) return null;
  const { shownId } = form.own;
  const choices = quote.passengers.flatMap((passenger, at) => (carriesId(passenger) ? [at] : []));
  const nameAt = (at: number) => {
    const { firstName = '', lastName = '' } = form.travellers[at] ?? {};
    return `${firstName} ${lastName}`.trim() || words('train-traveller', { number: at + 1 });
  };
  return (
    <ShownIdCard
      title={words('train-shown-id')}
      note={words('train-shown-id-note')}
      draft={shownId}
      help={words('train-shown-id-help')}
      errorAt={errorAt}
      disabled={fixed}
      onChange={(change) => checkout.changeOwn({ shownId: { ...shownId, ...change } })}
      onLeave={(path) => checkout.leaveField(path)}
      whose={
        choices.length > 1 ? (
          <Select
            id={fieldId('shownId.traveller')}
            label={words('train-shown-id-whose')}
            options={choices.map((at) => ({ key: String(at), label: nameAt(at) }))}
            value={String(shownId.traveller ?? choices[0] ?? 0)}
            error={errorAt('shownId.traveller')}
            disabled={fixed}
            onChange={(at) => checkout.changeOwn({ shownId: { ...shownId, traveller: Number(at) } })}
          />
        ) : null
      }
    />
  );
}

/** What is kept until when, the chart, and the train. */
function FromBookingToBerth({ state: { quote } }: View) {
  const words = useWords();
  const dates = useDates();
  const { language } = useLanguage();
  const { journey, chartAt, secondChartAt, availability } = quote;
  const isLeft = isLeftOfChart(availability);
  const leaves = toInstant(journey.from.at);
  const now = usePart(parts.clock).now();
  const days = { departs: leaves, chartAt, on: dateOfLocal(journey.from.at.local) };
  const steps = journey.quota === 'TQ' || isLeft ? [] : cancelSteps(journey.travelClass, days, now);
  const events: readonly { readonly at: Instant; readonly title: string; readonly detail: string }[] = [
    ...steps.map(({ until, percent, flat }) => {
      const amount = formatMoney(money(flat * 100, 'INR'), { locale: language });
      return {
        at: until,
        title: percent === undefined ? words('train-until-flat', { amount }) : words('train-until-share', { percent }),
        detail:
          percent === undefined
            ? words('train-hours-before', { hours: Math.floor(millisecondsBetween(until, leaves) / 3_600_000) })
            : words('train-least', { amount }),
      };
    }),
    { at: chartAt, title: words('train-chart'), detail: words('train-chart-note') },
    { at: secondChartAt, title: words('train-second-chart'), detail: words('train-second-chart-note') },
    { at: leaves, title: words('train-leaves'), detail: words('train-leaves-note') },
  ];
  return (
    <Card title={words('train-to-berth')}>
      <ol className={styles.events}>
        {events
          .toSorted((one, other) => (one.at < other.at ? -1 : 1))
          .map(({ at, title, detail }) => {
            const { local } = placeTimeAt(at, journey.from.at.zone);
            return (
              <li key={`${at} ${title}`}>
                <span className={styles.at}>
                  {dates.short(dateOfLocal(local))} <Code>{clockOfLocal(local)}</Code>
                </span>
                <span>
                  {title}
                  <small>{detail}</small>
                </span>
              </li>
            );
          })}
      </ol>
      <p className={styles.quiet}>
        {words(isLeft ? 'train-left-nothing' : journey.quota === 'TQ' ? 'train-tatkal-nothing' : 'train-clerkage')}
      </p>
    </Card>
  );
}
