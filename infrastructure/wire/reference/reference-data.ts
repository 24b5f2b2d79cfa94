/** Examples of airports and airlines. */
import type { ReferenceDesk } from '#application/desk/reference-data.ts';
import type { AreaReference } from './area-reference.ts';

export const referenceDataReference: AreaReference<ReferenceDesk> = {
  airports: {
    about:
      'Airports, 100 a page: for what a person typed (text; best first: its code, then cities that begin so, larger ones ' +
      'before smaller), of some codes (codes, with commas between), or all by code. size is 5 for a world hub, 4 large, 3 ' +
      'middling, 2 small, 1 without scheduled flights; also has other words that it is looked for under. Names are English, ' +
      'countryname is in the language asked for. Anyone who is signed in may ask; the list changes only with the program, so ' +
      'keep the answers.',
    request: { text: 'delhi', page: 1 },
    answer: {
      airports: [
        {
          code: 'DEL',
          name: 'Indira Gandhi International Airport',
          city: 'Delhi',
          country: 'IN',
          countryName: 'India',
          zone: 'Asia/Kolkata',
          latitude: 28.556,
          longitude: 77.095,
          size: 5,
          also: 'New Delhi',
        },
      ],
      total: 1,
      page: 1,
      pageSize: 100,
    },
  },
  airlines: {
    about:
      'Airlines, asked for and answered alike. ticketprefix is the first three digits of their tickets. Those that no longer ' +
      'fly stay in the list, with flying false, because old bookings name them.',
    request: { codes: ['6E', 'AI'], page: 1 },
    answer: {
      airlines: [
        {
          code: '6E',
          name: 'IndiGo',
          country: 'IN',
          countryName: 'India',
          ticketPrefix: '312',
          lowCost: true,
          flying: true,
        },
        {
          code: 'AI',
          name: 'Air India',
          country: 'IN',
          countryName: 'India',
          ticketPrefix: '098',
          alliance: 'star',
          lowCost: false,
          flying: true,
        },
      ],
      total: 2,
      page: 1,
      pageSize: 100,
    },
  },
};
