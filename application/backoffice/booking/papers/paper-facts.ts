/** What papers of a booking are made of: who sells it to whom, and the booking as it was when an entry about it was posted. */
import { Effect } from 'effect';
import type { Charge } from '#domain/booking/papers/entry-papers.ts';
import type { RefundPosted } from '#domain/booking/papers/credit-note.ts';
import { type DocumentFacts, partyOf } from '#domain/booking/papers/travel.ts';
import type { DocumentParty } from '#domain/booking/papers/documents.ts';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import { type ClientConfiguration, readClientConfiguration } from '#domain/session/client-configuration.ts';
import { dateIn } from '#domain/time/instant.ts';
import { journeyOf } from '#application/backoffice/flight/terms/price-for-agency.ts';
import type { AgencyStore, KeptAgency } from '#application/backoffice/ports/agency/agency-store.ts';
import type { KeptBooking } from '#application/backoffice/ports/booking/booking-book.ts';
import type {
  BookingAsPosted,
  DocumentBook,
  PostedAbout,
} from '#application/backoffice/ports/booking/document-book.ts';
import type { ClientSettingStore } from '#application/backoffice/ports/agency/settings.ts';

export interface PaperFactsPorts {
  readonly agencies: Pick<AgencyStore, 'byId'>;
  readonly documents: Pick<DocumentBook, 'posted' | 'termsOf'>;
  readonly clientSettings: ClientSettingStore;
  readonly airports: AirportDirectory;
  readonly businessZone: string;
  /** The agency that runs the deployment and sells to the others. */
  readonly houseId: string;
}

/** A booking that has what documents are made of. */
export type Ticketed = KeptBooking & { readonly reference: string };

/** Who sells to whom, and under which name: the same for all bookings of an agency. */
export type Sellers = Pick<DocumentFacts, 'brand' | 'house' | 'agency' | 'scheme'>;

/** An entry that charges for a booking or gives back, with what its papers are made of. */
export type PostedEntry =
  | ({ readonly kind: 'charge'; readonly facts: DocumentFacts } & Charge)
  | { readonly kind: 'refund'; readonly facts: DocumentFacts; readonly posted: RefundPosted };

/** Oldest first, charges before refunds; the first charge is the sale. */
export function entriesOf(
  ports: PaperFactsPorts,
  booking: Ticketed,
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

function asItWas(booking: Ticketed, was: BookingAsPosted | undefined): Ticketed {
  if (was === undefined) return booking;
  const { gst: _gst, gone: _gone, imported: _imported, ...same } = booking;
  return { ...same, ...was, reference: was.reference ?? booking.reference };
}

export function ticketedOf(booking: KeptBooking): Ticketed | undefined {
  const { reference: pnr, tickets } = booking;
  return pnr === undefined || tickets.length === 0 ? undefined : { ...booking, reference: pnr };
}

export function sellersOf(ports: PaperFactsPorts, agencyId: string): Effect.Effect<Sellers> {
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
      house: houseParty(house, configuration),
      agency: agencyParty(agency),
      scheme: gstScheme,
    };
  });
}

export function factsOf(
  { airports, businessZone }: PaperFactsPorts,
  booking: Ticketed,
  sellers: Sellers,
): DocumentFacts {
  return {
    ...sellers,
    booking,
    extras: extrasOf(booking),
    international: journeyOf(booking.itineraries, airports).international,
    airport: airports.byCode,
    businessZone,
    on: dateIn(booking.bookedOn, businessZone),
  };
}

function extrasOf({ ssr, itineraries }: Ticketed): DocumentFacts['extras'] {
  return ssr.map(({ traveller, kind, place, name, status }) => {
    const segment = itineraries[place.itinerary]?.segments[place.segment];
    const sector = segment === undefined ? '' : `${segment.origin}-${segment.destination}`;
    return { traveller, item: place.itinerary, kind, sector, name, status };
  });
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
