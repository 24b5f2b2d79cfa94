/**
 * The client configuration: what a deployment's portal is called, how it looks and what it offers, with what holds where a
 * deployment says nothing. The keys and values that the back office keeps it as are in `configuration-keys.ts`.
 */
import type { HouseAccount } from '../account/payment/house-account.ts';
import type { Product } from '../booking/booking.ts';
import { type BookingParameter, defaultParameters } from '../booking/parameters.ts';
import type { Currency } from '../money/currency.ts';
import type { FontFace } from './portal-font.ts';
import type { StaticPageName } from './static-pages.ts';

/** A key with its value, as the configuration call answers them (ConfigKey and ConfigValue). */
export interface ClientSetting {
  readonly key: string;
  readonly value: string;
}

/** Airline codes by trip type; 'All' stands for every airline, 'GWS' for a source (see `askedAirlines`). */
export interface AirlineLists {
  readonly domesticOneWay: readonly string[];
  readonly domesticRoundTrip: readonly string[];
  readonly domesticRoundTripLowCostSpecial: readonly string[];
  readonly internationalOneWay: readonly string[];
  readonly internationalRoundTrip: readonly string[];
}

export interface ClientConfiguration {
  readonly projectName: string;
  readonly clientName: string;
  readonly fontFamily: string;
  /** Uploaded files of that family; none for one that a device or the portal has. */
  readonly fontFaces: readonly FontFace[];
  /** '#RRGGBB', as given. */
  readonly primaryColour: string;
  readonly secondaryColour: string;
  /** Empty for none. */
  readonly logoUrl: string;
  readonly vendorName: string;
  /** Empty for none. */
  readonly supportEmail: string;
  /** Empty for none. */
  readonly supportPhone: string;
  /** What agencies pay into, none where they ask. A portal is answered them with its deposits alone. */
  readonly bankAccounts: readonly HouseAccount[];
  /** Empty for the address that the portal was opened at. */
  readonly mainUrl: string;
  readonly enabledServices: readonly Product[];
  readonly currency: Currency;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** IANA time zone of ledger days and document dates. */
  readonly businessZone: string;
  readonly hotelPassengerCountry: string;
  /** Of streets; shapes of the land where absent. The address has {z}, {x} and {y}. */
  readonly mapTiles?: { readonly url: string; readonly credit: string };
  /** GETBALANCE answers its alternative form. */
  readonly alternativeBalance: boolean;
  /** Empty for none. */
  readonly carrierImageUrl: string;
  readonly airlines: AirlineLists;
  /** How long at most anything is held; without limit where absent. */
  readonly holdMinutes?: number;
  /** What is asked for on the page of a booking. */
  readonly parameters: readonly BookingParameter[];
  /** Pages whose words are the house's own. */
  readonly writtenPages: readonly StaticPageName[];
  readonly postLoginPage: 'flight' | 'landing';
  /** Some answers arrive sealed. */
  readonly encrypted: boolean;
  /** Key and vector, in hexadecimal, of fields that a portal encrypts before sending. It hides them; TLS protects them. */
  readonly outgoing?: { readonly key: string; readonly iv: string };
}

/** What holds where a deployment says nothing: names, font, colours and airline lists of the product. */
export const defaultClientConfiguration: ClientConfiguration = {
  projectName: 'B2B Site',
  clientName: '',
  fontFamily: 'Roboto',
  fontFaces: [],
  primaryColour: '#151E47',
  secondaryColour: '#39B0A6',
  logoUrl: '',
  vendorName: 'Farelane',
  supportEmail: '',
  supportPhone: '',
  bankAccounts: [],
  mainUrl: '',
  enabledServices: ['flight'],
  currency: 'INR',
  countryCode: 'IN',
  businessZone: 'Asia/Kolkata',
  hotelPassengerCountry: 'IN',
  alternativeBalance: false,
  carrierImageUrl: '',
  airlines: {
    domesticOneWay: ['6E', 'SG', 'IC', 'S5', 'IX', 'S9', 'QP', '9I', 'AI'],
    domesticRoundTrip: ['6E', 'SG', 'QP', '9I', 'S5', 'I5', 'IX', 'AI', 'IC'],
    domesticRoundTripLowCostSpecial: ['6E', 'SG'],
    internationalOneWay: ['All'],
    internationalRoundTrip: ['All', 'GWS'],
  },
  parameters: defaultParameters,
  writtenPages: [],
  postLoginPage: 'flight',
  encrypted: false,
};
