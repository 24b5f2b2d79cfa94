/** What papers of a booking are made of: who sells it to whom, and the booking as it was when an entry about it was posted. */
import { Effect } from 'effect';
import type { Charge } from '#domain/booking/papers/entry-papers.ts';
import type { RefundPosted } from '#domain/booking/papers/credit-note.ts';
import { type DocumentFacts, partyOf } from '#domain/booking/papers/facts.ts';
import type { DocumentParty } from '#domain/booking/papers/documents.ts';
import { type ClientConfiguration } from '#domain/session/client-configuration.ts';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { AgencyStore, KeptAgency } from '#application/backoffice/ports/agency/agency-store.ts';
import type { KeptBooking } from '#application/backoffice/ports/booking/booking-book.ts';
import type {
  BookingAsPosted,
  DocumentBook,
  PostedAbout,
} from '#application/backoffice/ports/booking/document-book.ts';
import type { ClientSettingStore } from '#application/backoffice/ports/agency/settings.ts';
import { type PaperBooking, type PapersByProduct, papersOf } from './product-papers.ts';

/** What says who sells to whom. */
export interface SellersPorts {
  readonly agencies: Pick<AgencyStore, 'byId'>;
  readonly documents: Pick<DocumentBook, 'termsOf'>;
  readonly clientSettings: ClientSettingStore;
  /** The agency that runs the deployment and sells to the others. */
  readonly houseId: string;
}

export interface PaperFactsPorts extends SellersPorts {
  readonly documents: Pick<DocumentBook, 'posted' | 'termsOf'>;
  readonly products: PapersByProduct;
  readonly businessZone: string;
}

/** Who sells to whom, and under which name: the same for all bookings of an agency. */
export type Sellers = Pick<DocumentFacts, 'brand' | 'logo' | 'house' | 'agency' | 'scheme'>;

/** An entry that charges for a booking or gives back, with what its papers are made of. */
export type PostedEntry =
  | ({ readonly kind: 'charge'; readonly facts: DocumentFacts } & Charge)
  | { readonly kind: 'refund'; readonly facts: DocumentFacts; readonly posted: RefundPosted };

/** Oldest first, charges before refunds; the first charge is the sale. */
export function entriesOf(
  ports: PaperFactsPorts,
  booking: PaperBooking,
  sellers: Sellers,
  { charges, refunds }: PostedAbout,
): readonly PostedEntry[] {
  const factsAt = (was: BookingAsPosted | undefined) => factsOf(ports, asItWas(booking, was), sellers);
  return [
    ...charges.map(({ was, ...posted }, at) => {
      return { kind: 'charge', facts: factsAt(was), posted, isSale: at === 0 } as const;
    }),
    ...refunds.map(({ was, ...posted }) => ({ kind: 'refund', facts: factsAt(was), posted }) as const),
  ];
}

function asItWas(booking: PaperBooking, was: BookingAsPosted | undefined): PaperBooking {
  if (was === undefined) return booking;
  const { gst: _gst, gone: _gone, ...same } = booking;
  return { ...same, ...was, reference: was.reference ?? booking.reference };
}

/** A booking that numbered documents can be about; undefined where its supplier has not issued it. */
export function issuedOf(products: PapersByProduct, booking: KeptBooking): PaperBooking | undefined {
  const { reference, product } = booking;
  return reference === undefined || !papersOf(products, product).isIssued(booking)
    ? undefined
    : { ...booking, reference };
}

export function sellersOf(ports: SellersPorts, agencyId: string): Effect.Effect<Sellers> {
  const { agencies, documents, clientSettings, houseId } = ports;
  return Effect.gen(function* () {
    const [agency, house, settings, { gstScheme }] = yield* Effect.all(
      [agencies.byId(agencyId), agencies.byId(houseId), clientSettings.all(), documents.termsOf(agencyId)],
      { concurrency: 'unbounded' },
    );
    if (agency === undefined) return yield* Effect.die(new Error(`There is no agency "${agencyId}"`));
    const configuration = readClientConfiguration(settings);
    return {
      brand: configuration.projectName,
      ...(configuration.logoUrl !== '' && { logo: configuration.logoUrl }),
      house: houseParty(house, configuration),
      agency: agencyParty(agency),
      scheme: gstScheme,
    };
  });
}

export function factsOf(
  { products, businessZone }: PaperFactsPorts,
  booking: PaperBooking,
  sellers: Sellers,
): DocumentFacts {
  return {
    ...sellers,
    booking,
    subject: papersOf(products, booking.product).subject(booking),
    businessZone,
    on: dateIn(booking.bookedOn, businessZone),
  };
}

function agencyParty(agency: KeptAgency): DocumentParty {
  const { companyName, address, city, pincode, state, phone, email, gstNumber, agentId } = agency;
  const place = [city, pincode].filter((part) => part !== '').join(' ');
  return partyOf({
    name: companyName,
    address: [address, place].filter((part) => part !== '').join(', '),
    ...(state === '' ? {} : { state }),
    phone,
    email,
    ...(gstNumber === undefined ? {} : { gstin: gstNumber }),
    agentId,
  });
}

/** The house as it is kept; what it does not say of itself, the portal's configuration does. */
function houseParty(house: KeptAgency | undefined, configuration: ClientConfiguration): DocumentParty {
  const { clientName, projectName, supportPhone, supportEmail } = configuration;
  const name = clientName === '' ? projectName : clientName;
  if (house === undefined) return { name, phone: supportPhone, email: supportEmail };
  const { agentId: _agentId, ...party } = agencyParty(house);
  return {
    ...party,
    phone: house.phone === '' ? supportPhone : house.phone,
    email: supportEmail === '' ? house.email : supportEmail,
  };
}
