/** Booking a cab: the drive, the lead passenger, where exactly the car comes; then contact, terms and paying. */
import { useEffect } from 'react';
import CarFront from 'lucide-react/icons/car-front';
import type { CabQuote } from '#application/desk/cab/cab.ts';
import { choicesFor } from '#application/portal/agency/saved-travellers.ts';
import type { CabOwn } from '#application/portal/cab/cab-checkout.ts';
import { titleOf } from '#domain/cab/booking/rules.ts';
import { followsFlight } from '#domain/cab/checkout/rules.ts';
import { titlesFor } from '#domain/people/titles.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { CheckoutPage } from '#ui/booking/checkout/checkout-page.tsx';
import type { SaleView } from '#ui/booking/checkout/checkout-view.ts';
import { cabParts } from '#ui/composition/cab/parts.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { fieldId } from '#ui/design/field/field-id.ts';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { NameRow } from '#ui/people/name-row.tsx';
import { nameFieldText } from '#ui/people/traveller-names.ts';
import { cabTrip } from '#domain/cab/booking/trip-facts.ts';
import { PolicyCard, useOwnPolicy } from '#ui/corporate/policy-mark.tsx';
import { DriveFacts } from './drive-facts.tsx';
import { useCabText } from './cab-text.ts';

type View = SaleView<CabQuote, CabOwn>;

export function Screen() {
  const words = useWords();
  const dates = useDates();
  const text = useCabText();
  const checkout = usePart(cabParts.checkout);
  const gstProfiles = usePart(cabParts.gstProfiles);
  useOwnPolicy();
  return (
    <CheckoutPage<CabQuote, CabOwn>
      product="cab"
      checkout={checkout}
      gstProfiles={gstProfiles}
      icon={CarFront}
      title={words('title-cab-book')}
      searchAt="/cab"
      searchLabel={words('cab-search')}
      about={({ ride }) => ({
        title: <bdi>{titleOf(ride)}</bdi>,
        detail: (
          <Listed>
            {dates.short(dateOfLocal(ride.drive.pickUp.local))}
            <Code>{clockOfLocal(ride.drive.pickUp.local)}</Code>
            {text.car(ride.car)}
          </Listed>
        ),
      })}
      fieldName={(path) => nameOfField(path, words)}
      of={({ ride }) => words('cab-passengers-count', { count: ride.drive.passengers })}
      shownAt={bookingPath}
      bookedMessage="message-ticket-booked"
    >
      {(view) => (
        <>
          <PolicyCard
            quoteId={view.state.quote.quoteId}
            trip={() => cabTrip(view.state.quote.ride, view.state.quote.price.total)}
          />
          <Ride {...view} />
          <Lead {...view} />
          <PickUp {...view} />
        </>
      )}
    </CheckoutPage>
  );
}

function nameOfField(path: string, words: ReturnType<typeof useWords>): string | undefined {
  if (path === 'pickUpPoint' || path === 'arrivingBy') return words(`cab-field-${path}`);
  return path.startsWith('lead.') ? nameFieldText(words, path.replace('lead.', '')) : undefined;
}

function Ride({
  state: {
    quote: { ride },
  },
}: View) {
  const words = useWords();
  const text = useCabText();
  return (
    <Card title={text.car(ride.car)} fact={<bdi>{ride.operator.name}</bdi>}>
      <DriveFacts ride={ride} />
      <p>{words('cab-at-cost')}</p>
    </Card>
  );
}

/** Who the driver looks for. */
function Lead({ state: { form, quote }, checkout, errorAt, fixed }: View) {
  const words = useWords();
  const savedTravellers = usePart(cabParts.savedTravellers);
  useEffect(() => void savedTravellers.load(), [savedTravellers]);
  const day = dateOfLocal(quote.ride.drive.pickUp.local);
  const travelDates = { first: day, last: day };
  return (
    <Card title={words('cab-lead')} fact={words('cab-lead-note')}>
      <NameRow
        path="lead"
        titles={titlesFor('adult')}
        draft={form.travellers[0]}
        errorAt={errorAt}
        disabled={fixed}
        onChange={(change) => checkout.changeTraveller(0, change)}
        onLeave={(path) => checkout.leaveField(path)}
        saved={{
          travellers: savedTravellers,
          type: 'adult',
          choose: (list) => choicesFor(list, 'adult', travelDates, []),
          onFill: ({ savedId, traveller: { title, firstName, lastName } }) =>
            checkout.changeTraveller(0, { savedId, title, firstName, lastName }),
        }}
      />
    </Card>
  );
}

function PickUp({ state: { form, quote }, checkout, errorAt, fixed }: View) {
  const words = useWords();
  const { pickUpPoint, arrivingBy } = form.own;
  const follows = followsFlight(quote.ride.drive);
  return (
    <Card title={words('cab-pick-up')}>
      <FormRow columns={[2, 1]}>
        <TextField
          id={fieldId('pickUpPoint')}
          label={words('cab-field-pickUpPoint')}
          help={words('cab-pick-up-help')}
          value={pickUpPoint}
          maxLength={120}
          autoComplete="off"
          error={errorAt('pickUpPoint')}
          disabled={fixed}
          onChange={(typed) => checkout.changeOwn({ pickUpPoint: typed })}
          onBlur={() => checkout.leaveField('pickUpPoint')}
        />
        <TextField
          id={fieldId('arrivingBy')}
          label={words(follows ? 'cab-field-arrivingBy' : 'cab-field-journey')}
          help={words('cab-arriving-help')}
          optional={!follows}
          value={arrivingBy}
          maxLength={8}
          autoComplete="off"
          leftToRight
          error={errorAt('arrivingBy')}
          disabled={fixed}
          onChange={(typed) => checkout.changeOwn({ arrivingBy: typed })}
          onBlur={() => checkout.leaveField('arrivingBy')}
        />
      </FormRow>
    </Card>
  );
}
