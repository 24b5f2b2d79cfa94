/**
 * An order as Duffel takes it, and what Duffel made of it. The order carries our key in its metadata, by which it is found
 * again, and the remarks that the deployment sends; nothing else there is of a person.
 */
import type { SupplierConfirmation, SupplierOrder } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { Ticket } from '#domain/flight/booking/flight-booking.ts';
import { lapsOf } from '#domain/people/laps.ts';
import type { Title } from '#domain/people/titles.ts';
import { flyerNumbersOf } from '#domain/people/frequent-flyer.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import { parseInstant } from '#domain/time/instant.ts';
import type { AskedOrder } from '#infrastructure/backoffice/database/flight/supplier-order-store.ts';
import type { DuffelOffer, DuffelOrder, OrderBody } from './duffel-types.ts';

type OrderPassenger = OrderBody['passengers'][number];

/** Under which our key stands in an order's metadata. */
export const keyName = 'farelane_key';

const mostRemarks = 40;
const mostRemark = 500;

const titleOf: Readonly<Record<Title, OrderPassenger['title']>> = { Mr: 'mr', Ms: 'ms', Mrs: 'mrs', Mstr: 'mr' };
const typeOf = { adult: 'adult', child: 'child', infant: 'infant_without_seat' } as const;

export interface OrderChoice {
  /** Paid at once from the balance held with Duffel, or held and paid later. */
  readonly mode: 'ticket' | 'hold';
  /** Services bought with it, by Duffel's ids. */
  readonly services?: readonly { readonly id: string; readonly quantity: number }[];
  /** What everything comes to, as a decimal text: the offer's total with its services. */
  readonly amount: string;
  /** Of the deployment's country, with its plus: Duffel takes numbers in E.164 only. Undefined where it is not known. */
  readonly dialCode: string | undefined;
}

/**
 * Undefined where the travellers cannot be described to Duffel as they are: of another party than the offer's, without a date of
 * birth, of a gender that it has no letter for, or without a passport where the airline asks for one; or where the mobile number
 * has no prefix to go with.
 */
export function orderBody(
  order: SupplierOrder,
  offer: Omit<DuffelOffer, 'available_services'>,
  { mode, services = [], amount, dialCode }: OrderChoice,
): OrderBody | undefined {
  const seated = assigned(order.travellers, offer);
  if (seated === undefined || dialCode === undefined) return undefined;
  const phone = `${dialCode}${order.contact.mobile}`;
  const passengers = seated.flatMap(({ traveller, id, infantId }) => {
    const passenger = passengerOf({ email: order.contact.email, phone }, traveller, offer, { id, infantId });
    return passenger === undefined ? [] : [passenger];
  });
  if (passengers.length < order.travellers.length) return undefined;
  return {
    type: mode === 'ticket' ? 'instant' : 'pay_later',
    selected_offers: [offer.id],
    passengers,
    ...(services.length > 0 && { services: [...services] }),
    ...(mode === 'ticket' && { payments: [{ type: 'balance' as const, amount, currency: offer.total_currency }] }),
    metadata: { [keyName]: order.idempotencyKey, ...remarksIn(order) },
  };
}

/** Which of the offer's passengers each traveller is, in the order of the travellers; undefined for another party. */
export function assigned(
  travellers: readonly Traveller[],
  { passengers }: Pick<DuffelOffer, 'passengers'>,
):
  | readonly { readonly traveller: Traveller; readonly id: string; readonly infantId?: string | undefined }[]
  | undefined {
  const left = passengers.map(({ id, type, age }) => ({ id, type: type ?? typeAt(age ?? 99) }));
  const found = travellers.flatMap((traveller) => {
    const at = left.findIndex(({ type }) => type === typeOf[traveller.type]);
    const [taken] = at < 0 ? [] : left.splice(at, 1);
    return taken === undefined ? [] : [{ traveller, id: taken.id }];
  });
  if (left.length > 0 || found.length < travellers.length) return undefined;
  const infants = new Map([...lapsOf(travellers)].map(([infant, adult]) => [adult, found[infant]?.id]));
  return found.map((each, at) => (each.traveller.type === 'adult' ? { ...each, infantId: infants.get(at) } : each));
}

/** What was made: the airline's locator, the tickets, each with the traveller it is for, and the services, all of them or none. */
export function confirmationOf(order: DuffelOrder, { passengers, ssr }: AskedOrder): SupplierConfirmation {
  const tickets = (order.documents ?? [])
    .filter(({ type }) => type === 'electronic_ticket')
    .flatMap(({ unique_identifier: number, passenger_ids: ids }) =>
      ids.flatMap((id): readonly Ticket[] => {
        const traveller = passengers.indexOf(id);
        const digits = number.replace(/[^0-9]/g, '');
        return traveller < 0 || digits.length !== 13 ? [] : [{ traveller, number: digits }];
      }),
    )
    .toSorted((one, other) => one.traveller - other.traveller);
  const { awaiting_payment: isHeld, payment_required_by: limit } = order.payment_status;
  const heldUntil = isHeld ? parseInstant(limit ?? '') : undefined;
  return {
    reference: order.booking_reference.toUpperCase(),
    ...(heldUntil && { heldUntil }),
    issued: {
      tickets,
      ...(ssr.length > 0 && { ssr: ssr.map((each) => ({ ...each, status: 'confirmed' as const })) }),
    },
  };
}

function typeAt(age: number): string {
  if (age < 2) return typeOf.infant;
  return age < 12 ? typeOf.child : typeOf.adult;
}

function passengerOf(
  { email, phone }: { readonly email: string; readonly phone: string },
  traveller: Traveller,
  offer: Omit<DuffelOffer, 'available_services'>,
  { id, infantId }: { readonly id: string; readonly infantId: string | undefined },
): OrderPassenger | undefined {
  const { dateOfBirth, gender, passport, title, firstName, lastName } = traveller;
  const mustHave = offer.passenger_identity_documents_required;
  const takesPassport = mustHave || offer.supported_passenger_identity_document_types.includes('passport');
  if (dateOfBirth === undefined || (gender !== 'male' && gender !== 'female')) return undefined;
  if (mustHave && passport === undefined) return undefined;
  const loyalty = loyaltyOf(traveller, offer.supported_loyalty_programmes);
  return {
    id,
    title: titleOf[title],
    given_name: firstName,
    family_name: lastName,
    gender: gender === 'male' ? 'm' : 'f',
    born_on: dateOfBirth,
    email,
    phone_number: phone,
    ...(infantId !== undefined && { infant_passenger_id: infantId }),
    ...(takesPassport &&
      passport !== undefined && {
        identity_documents: [
          {
            type: 'passport' as const,
            unique_identifier: passport.number,
            issuing_country_code: passport.country,
            expires_on: passport.expiresOn,
          },
        ],
      }),
    ...(loyalty.length > 0 && { loyalty_programme_accounts: loyalty }),
  };
}

/**
 * Duffel has no remarks of its own, and takes no wishes but numbers of frequent flyers; it keeps 50 texts of 500 characters
 * with an order. Travellers are counted from 1.
 */
function remarksIn({ remarks, requests }: SupplierOrder): Readonly<Record<string, string>> {
  const wishes = requests.flatMap(({ traveller, code, number }) =>
    number === undefined ? [`SSR ${code} P${traveller + 1}`] : [],
  );
  return Object.fromEntries(
    [...wishes, ...remarks]
      .slice(0, mostRemarks)
      .map((remark, at) => [`remark_${at + 1}`, remark.slice(0, mostRemark)]),
  );
}

/** Numbers that begin with a carrier that the offer takes: '6E7204418'. */
function loyaltyOf({ frequentFlyer }: Traveller, supported: readonly string[]) {
  return flyerNumbersOf(frequentFlyer)
    .map((text) => ({ airline_iata_code: text.slice(0, 2).toUpperCase(), account_number: text.slice(2) }))
    .filter(({ airline_iata_code: carrier, account_number: number }) => supported.includes(carrier) && number !== '');
}
