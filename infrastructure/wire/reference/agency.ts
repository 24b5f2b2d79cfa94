/** Examples of saved travellers. */
import type { AgencyDesk } from '#application/desk/agency.ts';
import type { AreaReference } from './area-reference.ts';
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
};
