/** Examples of saved travellers. */
import type { AgencyDesk } from '#application/desk/agency.ts';
import type { AreaReference } from './area-reference.ts';
import { profileReference } from './profiles.ts';
import { registrationReference } from './registration.ts';
import { savedTraveller, traveller } from './samples.ts';

export const agencyReference: AreaReference<AgencyDesk> = {
  personalTravellers: {
    about:
      'The travellers that the agency has saved, by name. With a page (100 each, a shorter one is the last) or a text (the beginning of a name) only those; else all, the first 2,000 at most.',
    request: { page: 1, text: 'mee' },
    answer: [savedTraveller],
  },
  addTraveller: {
    about: 'Saves a traveller for later bookings. Passport fields come together or not at all.',
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
  ...profileReference,
  ...registrationReference,
};
