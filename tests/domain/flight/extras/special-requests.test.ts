import { expect, it } from 'vitest';
import { specialRequests } from '#domain/flight/extras/special-requests.ts';

it('names what each traveller asks for as airlines do, and numbers for the directions flown', () => {
  const asking = {
    mealPreference: 'VGML',
    seatPreference: 'window',
    specialAssistance: 'WCHR',
    frequentFlyer: { onward: '6E1', return: 'AI2', further: ['', 'UK4'] },
  };
  const others = [{}, { seatPreference: 'aisle' }, { seatPreference: 'by the wing', frequentFlyer: { return: 'AI9' } }];
  expect(specialRequests([asking, ...others], 2)).toEqual([
    { traveller: 0, code: 'VGML' },
    { traveller: 0, code: 'NSSW' },
    { traveller: 0, code: 'WCHR' },
    { traveller: 0, code: 'FQTV', number: '6E1', itinerary: 0 },
    { traveller: 0, code: 'FQTV', number: 'AI2', itinerary: 1 },
    { traveller: 2, code: 'NSSA' },
    { traveller: 3, code: 'by the wing' },
    { traveller: 3, code: 'FQTV', number: 'AI9', itinerary: 1 },
  ]);
  expect(specialRequests([asking], 4).at(-1)).toEqual({ traveller: 0, code: 'FQTV', number: 'UK4', itinerary: 3 });
});
