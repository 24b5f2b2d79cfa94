/**
 * What a product brings to the screens that all products share. Its entry is there from the start and costs next to nothing;
 * its view is fetched with the first of its bookings on a page.
 */
import type { ComponentType, ReactNode } from 'react';
import type { CancelQuote } from '#application/desk/amendments.ts';
import type { Desk } from '#application/desk/desk.ts';
import type { CancelBooking, CancelState } from '#application/portal/booking/cancel/cancel-booking.ts';
import type { EndHoldState } from '#application/portal/booking/hold/end-hold.ts';
import type { ProductRules } from '#application/portal/booking/product-rules.ts';
import type { GstEntry } from '#domain/agency/gst-rules.ts';
import type { Booking, Product, Service } from '#domain/booking/booking.ts';
import type { BookingParameterValue } from '#domain/booking/parameters.ts';
import type { DocumentPart } from '#domain/booking/papers/documents.ts';
import type { ContactDraft } from '#domain/people/contact.ts';
import type { TravellerDraft } from '#domain/people/traveller.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Language } from '#domain/people/language.ts';
import type { PlaceTime } from '#domain/time/place-time.ts';
import type { IconShape } from '../design/press/icon.tsx';
import type { RequestView } from './request/request-view.ts';

export interface PortalProduct {
  readonly product: Product;
  /** What the ids of its bookings begin with. */
  readonly prefix: string;
  readonly icon: IconShape;
  /** Fluent id of what it is called among the services. */
  readonly words: string;
  /** Its place among the header's tabs; without one it stands behind More. */
  readonly tab?: number;
  /** Where it is searched for, and the Fluent id of that page's title. */
  readonly href: string;
  readonly title: string;
  readonly paths: ProductPaths;
  /** Its search form, where the desk of the day has a tab for it. */
  readonly search?: ProductSearch;
  /** Its own places in the menu, each after a common one. */
  readonly menu: readonly ProductPlace[];
  /** What may be asked of a person, where, and where what was offered and accepted is booked. */
  readonly requests: {
    readonly kinds: readonly string[];
    readonly asking: readonly AskingPage[];
    readonly booking: ProductPage & { readonly right: string };
  };
  readonly rules: () => Promise<{ readonly rulesOver: (desk: Desk) => ProductRules }>;
  readonly view: () => Promise<{ readonly view: ProductView }>;
  /** What it has for where a journey of another product begins or ends. */
  readonly addOns?: () => Promise<{ readonly addOnFor: (end: JourneyEnd, now: Instant) => AddOn | undefined }>;
  /** What is bought of it together with a booking in progress of another product. */
  readonly beside?: ProductBeside;
  /** The page of the quotes that were sent to customers. */
  readonly sentQuotes?: () => Promise<{ readonly SentQuotes: () => ReactNode }>;
  /** What such a quote is opened by, where a text is its number. */
  readonly sentQuoteNamed?: (text: string) => string | undefined;
}

export interface JourneyEnd {
  readonly way: 'arrives' | 'leaves';
  /** The code of the airport or station: 'BLR'. */
  readonly station: string;
  /** Of a railway station, by which its town is known. */
  readonly stationName?: string;
  readonly at: PlaceTime;
  /** What they travel by: '6E 2134', '12691'. */
  readonly by: string;
  readonly travellers: number;
}

/** Something that can be bought for it: a Fluent id with `place` and `when`, and the address where that is filled in. */
export interface AddOn {
  readonly words: string;
  readonly place: string;
  readonly at: PlaceTime;
  readonly to: string;
}

/** A booking in progress abroad, as another product sells beside it. */
export interface JourneyInProgress {
  /** Names it; another once its price is asked for again. */
  readonly key: string;
  /** Where it is. */
  readonly address: string;
  /** Its days, by the calendar of the places. */
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** Countries that are visited, ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  readonly travellers: readonly TravellerDraft[];
  readonly contact: ContactDraft;
  readonly gst?: GstEntry | undefined;
  readonly parameters: readonly BookingParameterValue[];
}

/** What is chosen and filled in beside it, with the words that it needs. */
export interface ProductBeside {
  readonly words: readonly string[];
  readonly load: () => Promise<{ readonly Beside: ComponentType<{ readonly journey: JourneyInProgress }> }>;
}

/** A search form with the words that it needs; its use cases are the product's own area. */
export interface ProductSearch {
  readonly words: readonly string[];
  readonly load: () => Promise<{ readonly SearchPanel: ComponentType }>;
}

/** A page, with the Fluent id of its title. */
export interface ProductPage {
  readonly path: string;
  readonly title: string;
}

/** Where a person is asked; `sells`: for something new, so only where the product is sold. */
export interface AskingPage extends ProductPage {
  readonly sells?: true;
}

export type PaperPage = 'voucher' | 'invoice' | 'customer-invoice' | 'refund-receipt';

export interface ProductPaths {
  readonly paper: (page: PaperPage, transactionId: string) => string;
}

export interface MenuPlace {
  readonly key: string;
  readonly words: string;
  readonly title: string;
  readonly href: string;
  readonly icon: IconShape;
  /** Shown only to those who have this right. */
  readonly right?: string;
  /** And this one besides. */
  readonly besides?: string;
  /** Its short name in the bar above every screen, where it stands there too. */
  readonly bar?: string;
}

export interface ProductPlace extends MenuPlace {
  /** Key of the common place that it stands after, or of the group that it begins. */
  readonly after: string;
  /** Shown only where this service is sold. */
  readonly service?: Service;
}

/** Something to be done to a booking on a page of its own. */
export interface Act {
  readonly key: string;
  /** Fluent id. */
  readonly words: string;
  readonly icon: IconShape;
  readonly to: string;
  readonly danger?: boolean;
  /** Shown only to those who have this right. */
  readonly right: string;
}

type Asking = Extract<EndHoldState, { kind: 'asking' }>;

/** Written as methods, so that the view of one product stands for that of any: it is found by the booking's own product. */
export interface ProductView<B extends Booking = Booking> {
  /** Of whom a booking is bought, as a small tile. */
  Mark(this: void, props: MarkProps): ReactNode;
  /** Of whom that is, in words, where lists are narrowed by it. */
  markName?(this: void, mark: string, language: Language): string;
  /** The title of a row of a list, where it has a notation of its own. */
  Row?(this: void, props: { readonly title: string }): ReactNode;
  /** How an opened booking stands, where more than its status is to be said. */
  Standing?(this: void, props: OfBooking<B>): ReactNode;
  /** What was bought and for whom, on the booking's page. */
  Facts(this: void, props: OfBooking<B> & { readonly onChanged: () => void }): ReactNode;
  /** The same beside a list. */
  FactsInShort(this: void, props: OfBooking<B>): ReactNode;
  /** Which units are cancelled. */
  UnitChoice(
    this: void,
    props: OfBooking<B> & { readonly state: CancelState; readonly cancel: Pick<CancelBooking, 'choose'> },
  ): ReactNode;
  /** One of the things that could be done instead of cancelling. */
  instead(booking: B, alternative: CancelQuote['alternatives'][number]): InsteadWords;
  /** What was found before a hold is confirmed, where it is checked. */
  HoldFindings?(
    this: void,
    props: {
      readonly asking: Pick<Asking, 'findings' | 'overrides' | 'stopped'>;
      readonly fixed: boolean;
      /** An empty reason is still to be given; undefined takes it back. */
      readonly onOverride: (code: string, reason: string | undefined) => void;
    },
  ): ReactNode;
  readonly voucher: VoucherView<B>;
  readonly requests: RequestView;
  acts(booking: B, now: Instant): readonly Act[];
  /** Where those arrive who travel still, or from where they leave. */
  ends?(booking: B): readonly JourneyEnd[];
  /** Whether all of it has begun, so that nothing of it can be given back. */
  hasBegun(booking: B, now: Instant): boolean;
  /** The zone by whose clock its moments are said. */
  zone(booking: B): string;
  /** What is said where a person is asked to cancel what has begun, by its Fluent id; the usual words where absent. */
  readonly askedOnceBegun?: string;
  /** A page of its own where a person is asked to cancel what is chosen; asked where it is chosen where absent. */
  cancelRequest?(state: Pick<CancelState, 'transactionId' | 'choice'>): string;
}

export interface OfBooking<B extends Booking = Booking> {
  readonly booking: B;
}

export interface MarkProps {
  readonly mark: string;
  readonly size?: 24 | 28 | 32 | undefined;
}

export interface InsteadWords {
  readonly name: string;
  /** The unit that would be left or given back. */
  readonly item: string;
}

/** The paper that a customer is handed. */
export interface VoucherView<B extends Booking = Booking> {
  /** Fluent ids: what it is called, and the title of its page with the booking's id. */
  readonly words: string;
  readonly title: string;
  /** Whether there is one: what is not confirmed has none. */
  isIssued(booking: B): boolean;
  /** What of it may be left out, each with the Fluent id of its switch. */
  parts(booking: B): readonly { readonly part: DocumentPart; readonly label: string }[];
  acts?(booking: B, now: Instant): readonly Act[];
  /** What stands above it where the supplier changed what was sold. */
  Notice?(this: void, props: OfBooking<B>): ReactNode;
}
