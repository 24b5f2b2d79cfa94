/** Examples of saved travellers. */
import type { AgencyDesk } from '#application/desk/agency.ts';
import type { AreaReference } from './area-reference.ts';
import { savedTraveller, traveller } from './samples.ts';

export const agencyReference: AreaReference<AgencyDesk> = {
  personalTravellers: {
    about: 'The travellers that the agency has saved.',
    request: undefined,
    answer: [savedTraveller],
  },
  addTraveller: {
    about: 'Saves a traveller for later bookings. Passport fields come together or not at all.',
    request: { traveller, email: 'asha@example.com' },
    answer: { savedId: 'TR-104' },
  },
};
