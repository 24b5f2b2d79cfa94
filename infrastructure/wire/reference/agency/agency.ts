/** Examples of saved travellers. */
import type { PriceRules } from '#domain/flight/terms/price-rules.ts';
import type { AgencyDesk } from '#application/desk/agency/agency.ts';
import type { AreaReference } from '../area-reference.ts';
import { markupReference } from './markup.ts';
import { profileReference } from './profiles.ts';
import { registrationReference } from './registration.ts';
import { webhookReference } from './webhooks.ts';
import { emulationReference } from './emulation.ts';
import { staffReference } from './staff.ts';
import { supportReference } from './support.ts';
import { rupees, savedTraveller, traveller } from '../samples.ts';

const limits = (most: string) => ({
  markup: { least: rupees('0.00'), most: rupees(most) },
  discount: { least: rupees('0.00'), most: rupees('1000.00') },
  serviceFee: { least: rupees('0.00'), most: rupees('1000.00') },
  belowNet: false,
});

const priceRules: PriceRules = {
  domestic: limits('2000.00'),
  international: limits('10000.00'),
  roundTo: rupees('1.00'),
};

const gstDetails = {
  holder: 'Spice Coast Exports Pvt Ltd',
  number: '32AAKCS7719P1ZO',
  email: 'accounts@spicecoast.example',
  address: '14 Willingdon Island Road, Kochi 682003',
  phone: '4842668801',
};
const gstProfile = { ...gstDetails, recordId: '5d0f2c3e-8f1e-4b52-9c55-2f9f6f0c7a11' };

export const agencyReference: AreaReference<AgencyDesk> = {
  personalTravellers: {
    about:
      'The travellers that the agency has saved, by name. With a page (100 each, a shorter one is the last) or a text (the beginning of a name) only those; else all, the first 2,000 at most.',
    request: { page: 1, text: 'mee' },
    answer: [savedTraveller],
  },
  addTraveller: {
    about:
      'Saves a traveller for later bookings. Passport fields come together or not at all. profileType is traveller; a line of ' +
      'paxssrinfo has ssrtype, ssrcode and ssrname: 902 with not-supported at whatever it says of one flight, price or booking.',
    request: { traveller, email: 'asha@example.com' },
    answer: { savedId: 'TR-104' },
  },
  updateTraveller: {
    about: 'Changes a saved traveller: what is sent takes the place of all that was kept.',
    request: {
      ...savedTraveller,
      frequentFlyerNumber: '7204418',
      services: [{ kind: 'meals', code: 'VGML' }],
      hardCoded: { baseFareOneWay: '4800.00', taxOneWay: '764.00' },
    },
    answer: { savedId: 'TR-104' },
  },
  deleteTraveller: {
    about: 'Deletes a saved traveller. What is gone already is no failure.',
    request: { savedId: 'TR-104' },
    answer: undefined,
  },
  gstProfiles: {
    about: 'GST details that the agency keeps, by holder.',
    request: undefined,
    answer: [gstProfile],
  },
  saveGstProfile: {
    about:
      'Keeps GST details for later bookings, one record a number: of a number that is kept already the details are brought up to date. At most 500.',
    request: gstDetails,
    answer: { recordId: gstProfile.recordId },
  },
  deleteGstProfile: {
    about: 'Deletes kept GST details. What is gone already is no failure.',
    request: { recordId: gstProfile.recordId },
    answer: undefined,
  },
  priceRules: {
    about:
      'Within which bounds agents of the agency ask more or less of a customer, for each traveller with a seat: on journeys ' +
      'within a country and across borders; a kind that is left out is not asked. belownet: whether a discount may go below ' +
      'what the agency is charged. roundto is what customers’ totals are a multiple of; exact where it is left out. 901 ' +
      'without the right price-rules.',
    request: undefined,
    answer: priceRules,
  },
  setPriceRules: {
    about:
      'Sets them, whole; they hold for quotes from now on, and the answer is what holds. 902 at domestic[markup][most] where ' +
      'it is less than least (bounds-reversed), at domestic[serviceFee][most] in the first days of an agency that registered (fee-not-yet), at roundto for anything but 1, 5, 10, 50 or 100 (not-a-choice).',
    request: priceRules,
    answer: priceRules,
  },
  ...markupReference,
  ...webhookReference,
  ...profileReference,
  ...registrationReference,
  ...staffReference,
  ...supportReference,
  ...emulationReference,
};
