/** What documents of a booking are made of, and what all of them say alike: who sold it and to whom. */
import { stateNamed, stateOfGstin } from '../../agency/gst-states.ts';
import { isZero } from '../../money/money.ts';
import { amountNamed } from '../../price/amount-named.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import { placeTimeAt } from '../../time/place-time.ts';
import type { Booking, Unit } from '../booking.ts';
import type { GstScheme } from './agent-gst.ts';
import type { DocumentParty, PlacesOfSupply, Sold } from './documents.ts';
import { type Letterhead, letterheadOf } from './letterhead.ts';
import type { DocumentSubject } from './subject.ts';

/** A booking as far as its documents need it. */
export type DocumentedBooking = Pick<
  Booking,
  | 'transactionId'
  | 'product'
  | 'status'
  | 'travellers'
  | 'contact'
  | 'gst'
  | 'price'
  | 'bookedOn'
  | 'gone'
  | 'heldUntil'
> &
  Partial<Pick<Booking, 'parameters'>> & {
    /** Empty where the supplier has given none. */
    readonly reference: string;
  };

/** All that the documents of one booking are made from. */
export interface DocumentFacts extends Letterhead {
  readonly booking: DocumentedBooking;
  readonly subject: DocumentSubject;
  /** Who runs the portal and sells to the agency. */
  readonly house: DocumentParty;
  readonly agency: DocumentParty;
  /** How the agency pays tax on its own service, where what is sold leaves the choice. */
  readonly scheme: GstScheme;
  readonly businessZone: string;
  /** The business day of the sale, by which dated rules are chosen. */
  readonly on: IsoDate;
}

/** A party with the state of its GSTIN, or of its address where it has none. */
export function partyOf({
  state,
  ...party
}: Omit<DocumentParty, 'state'> & { readonly state?: string }): DocumentParty {
  const found = stateOfGstin(party.gstin ?? '') ?? stateNamed(state ?? '');
  return found === undefined ? party : { ...party, state: found };
}

/** The agency's customer: the holder of the GST details where they were given, else the booking's first adult. */
export function customerOf({ gst, travellers, contact }: DocumentedBooking): DocumentParty {
  if (gst !== undefined) {
    const { holder: name, address, phone, email, number: gstin } = gst;
    return partyOf({ name, address, phone, email, gstin });
  }
  const lead = travellers.find(({ type }) => type === 'adult') ?? travellers[0];
  return { name: lead === undefined ? '' : fullName(lead), phone: contact.mobile, email: contact.email };
}

/** The head that all documents of the booking share. */
export function headOf(facts: DocumentFacts) {
  const { booking, businessZone } = facts;
  const { product, transactionId, reference, bookedOn } = booking;
  return {
    version: 1,
    product,
    transactionId,
    reference,
    bookedOn: placeTimeAt(bookedOn, businessZone),
    ...letterheadOf(facts),
  } as const;
}

/** Head and body of a document about some units, all that was sold unless said. */
export function bodyOf(facts: DocumentFacts, units?: readonly Unit[]): ReturnType<typeof headOf> & Sold {
  return { ...headOf(facts), ...facts.subject.sold(units) };
}

/** Scheme of the agency's GST: a share of the price only where the law names one and the booking knows its part. */
export function schemeOf({ scheme, booking, subject: { supply } }: DocumentFacts): GstScheme {
  const { deemed } = supply;
  if (deemed === undefined || isZero(amountNamed(booking.price.breakdown, deemed.part))) return 'service-fee';
  return scheme;
}

/**
 * Where supplies count as made (IGST Act s. 12): the agent's service in the state of a registered recipient, or of the
 * supplier; what was sold as its own kind of supply has it.
 */
export function placesOfSupply(
  { subject: { supply } }: DocumentFacts,
  supplier: DocumentParty,
  recipient: DocumentParty,
): PlacesOfSupply {
  const registered = recipient.gstin === undefined ? undefined : recipient.state;
  const service = recipient.gstin === undefined ? supplier.state : recipient.state;
  const places = supply.places.filter((place) => place.trim() !== '');
  // Without a place of its own: the recipient's address on record, else the supplier's (IGST Act s. 12(2)(b)).
  const state = registered ?? (places.length === 0 ? (recipient.state ?? supplier.state) : undefined);
  return {
    ...(service === undefined ? {} : { service }),
    sold:
      state === undefined || (supply.madeAt === 'place' && places.length > 0)
        ? { by: 'place', places, ...(supply.placesIn && { placesIn: supply.placesIn }) }
        : { by: 'recipient', state },
  };
}

export function fullName({ title, firstName, lastName }: DocumentedBooking['travellers'][number]): string {
  return `${title} ${firstName} ${lastName}`;
}
