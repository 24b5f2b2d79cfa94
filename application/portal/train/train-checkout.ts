/** Booking quoted berths: the travellers' names, and whether all must get a berth. */
import { canBeUpgraded } from '#domain/train/berths/upgrade.ts';
import { isLeftOfChart } from '#domain/train/berths/status.ts';
import { checkRailId, type RailIdDraft } from '#domain/train/booking/identity.ts';
import { checkPassengers, type NamedPassenger, railType } from '#domain/train/booking/passengers.ts';
import { railwayZone } from '#domain/train/timetable/train.ts';
import type { TravellerDraft } from '#domain/people/traveller.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import type { BookTrain, QuoteTrain, TrainDesk, TrainQuote } from '#application/desk/train/train.ts';
import { type CheckoutPorts, ProductCheckout } from '#application/portal/booking/checkout/product-checkout.ts';
import { type FormStart, type SaleForm, saleToSend } from '#application/portal/booking/checkout/sale-form.ts';

export interface TrainOwn {
  readonly onlyConfirmed: boolean;
  /** Considered for a higher class with the chart. */
  readonly autoUpgrade: boolean;
  readonly shownId: RailIdDraft;
}

type Wanted = Omit<BookTrain, 'requestId'>;

export type TrainCheckout = ProductCheckout<TrainQuote, TrainOwn, Wanted>;

export function startOf({ passengers }: Pick<TrainQuote, 'passengers'>): FormStart<TrainOwn> {
  return {
    travellers: passengers.map(({ age, gender }): TravellerDraft => ({ type: railType(age), gender })),
    own: { onlyConfirmed: false, autoUpgrade: true, shownId: {} },
  };
}

export function makeTrainCheckout(
  desk: Pick<TrainDesk, 'quote' | 'book'>,
  ports: CheckoutPorts,
  onGone: () => void,
): TrainCheckout {
  return new ProductCheckout<TrainQuote, TrainOwn, Wanted>(
    {
      key: 'trainCheckout',
      version: 2,
      check: (form, { passengers, journey }) => [
        ...checkPassengers(namedIn(form), passengers),
        ...checkRailId(form.own.shownId, journey.quota, passengers),
      ],
      international: () => false,
      facts: ({ journey: { from, to } }) => ({
        travelDates: { first: dateOfLocal(from.at.local), last: dateOfLocal(to.at.local) },
        international: false,
        birthDates: 'young',
      }),
      wanted: (form, quote) => ({
        ...saleToSend(quote, form),
        travellers: namedIn(form),
        ...(form.own.onlyConfirmed && { onlyConfirmed: true }),
        ...(canBeUpgraded(quote.journey) &&
          !isLeftOfChart(quote.availability) && { autoUpgrade: form.own.autoUpgrade }),
        ...(form.own.shownId.kind !== undefined && { shownId: form.own.shownId }),
      }),
      quoteAgain: (quote) => desk.quote({ ...askedOf(quote), shown: quote.price.total }),
      inCart: (quote, booking) => ({ product: 'train', quote: askedOf(quote), booking }),
      book: (request) => desk.book(request),
      onGone,
    },
    { ...ports, zone: railwayZone },
  );
}

/** What the quote was asked by. */
function askedOf({ journey, passengers }: TrainQuote): QuoteTrain {
  const { train, travelClass, quota, from, to, boarding } = journey;
  return {
    train,
    date: dateOfLocal(from.at.local),
    travelClass,
    quota,
    origin: from.station,
    destination: to.station,
    travellers: passengers,
    ...(boarding && { boarding: boarding.station }),
  };
}

function namedIn({ travellers }: Pick<SaleForm<TrainOwn>, 'travellers'>): readonly NamedPassenger[] {
  return travellers.map(({ title, firstName = '', lastName = '' }) => ({ title, firstName, lastName }));
}
