/** Airports and airlines as the wire carries them. */
import fc from 'fast-check';
import { alliances } from '#domain/flight/reference/airlines.ts';

const text = fc.stringMatching(/^[A-Za-z0-9 ’é-]{1,20}$/);
const whole = fc.nat(10_000);
const degrees = fc.double({ min: -180, max: 180, noNaN: true }).map((any) => any + 0);
const code = fc.stringMatching(/^[A-Z0-9]{2,3}$/);
const country = { country: code, countryName: text };
const page = { total: whole, page: whole, pageSize: whole };

const asked = fc.record(
  { text, codes: fc.array(code, { minLength: 1, maxLength: 3 }), page: whole },
  { requiredKeys: ['page'] },
);

export const referenceArbitraries = {
  airports: {
    request: asked,
    answer: fc.record({
      airports: fc.array(
        fc.record(
          {
            ...country,
            code,
            name: text,
            city: text,
            zone: text,
            latitude: degrees,
            longitude: degrees,
            size: whole,
            also: text,
          },
          { requiredKeys: ['country', 'countryName', 'code', 'name', 'city', 'zone', 'latitude', 'longitude', 'size'] },
        ),
        { maxLength: 3 },
      ),
      ...page,
    }),
  },
  airlines: {
    request: asked,
    answer: fc.record({
      airlines: fc.array(
        fc.record(
          {
            ...country,
            code,
            name: text,
            ticketPrefix: text,
            alliance: fc.constantFrom(...alliances),
            lowCost: fc.boolean(),
            flying: fc.boolean(),
          },
          { requiredKeys: ['country', 'countryName', 'code', 'name', 'lowCost', 'flying'] },
        ),
        { maxLength: 3 },
      ),
      ...page,
    }),
  },
};
