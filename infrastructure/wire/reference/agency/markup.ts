/** Examples of an agency's markup rules. */
import type { MarkupDesk } from '#application/desk/agency/markup.ts';
import type { MarkupRule } from '#domain/agency/markup/rules.ts';
import { services } from '#domain/booking/booking.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import type { AreaReference } from '../area-reference.ts';
import { rupees } from '../samples.ts';

const [, rooms] = services;

export const exampleRules: readonly MarkupRule[] = [
  {
    ruleId: 'gulf-from-kochi',
    name: 'Gulf from Kochi',
    service: 'flight',
    isOn: true,
    amount: { each: rupees('450.00') },
    from: isoDate('2026-04-01'),
    journey: 'international',
    carriers: ['6E', 'IX', 'EK'],
    origins: ['COK'],
    destinations: ['DXB', 'AUH', 'SHJ'],
  },
  {
    ruleId: 'business-class',
    name: 'Business class',
    service: 'flight',
    isOn: true,
    amount: { basisPoints: 150, most: rupees('2500.00') },
    from: isoDate('2026-04-01'),
    cabins: ['C', 'F'],
    companies: ['c-4102'],
  },
  {
    ruleId: 'flights-domestic',
    name: 'Domestic flights',
    service: 'flight',
    isOn: true,
    amount: { each: rupees('200.00') },
    from: isoDate('2026-04-01'),
    journey: 'domestic',
    travelFrom: isoDate('2026-12-18'),
    travelTo: isoDate('2027-01-05'),
  },
  {
    ruleId: 'rooms',
    name: 'Rooms',
    service: rooms,
    isOn: false,
    amount: { basisPoints: 400 },
    from: isoDate('2026-11-01'),
    to: isoDate('2027-03-31'),
  },
];

const asked = { rules: exampleRules };
const version = '5c41e09ab7d2f3386610fe27';
const list = { ...asked, version, companies: [{ companyId: 'c-4102', name: 'Nila Foods' }] };

export const markupReference: AreaReference<MarkupDesk> = {
  markupRules: {
    about:
      'The markup rules of the agency that hold today or later, in the order in which they are looked at: of those for a product the ' +
      'first that is on, in force and fits is added, and no other. amount is each (for a traveller with a seat, a room, a seat, an ' +
      'insured person) or percent of the supplier’s price with most for each. A product without a rule is marked up by the portal’s terms. ' +
      'travelfrom and travelto are the days of the first departure. A rule with companies is for what their people look at and book, and for nobody else; companies of the answer says which there are. ' +
      'agencyid, for elevated users only: those of another agency than the house.',
    request: {},
    answer: list,
  },
  saveMarkupRules: {
    about:
      'Replaces them, whole; they hold for quotes from now on, and the answer is what stands. A rule that is changed begins today. ' +
      '902 at rules[n][name] and its other fields. ' +
      'version is what was looked at: 902 at version where somebody else changed them meanwhile. agencyid as for LISTRULES; the audit says who did it.',
    request: { ...asked, version: '0b7d1c9e55f24a6f93e0dd18' },
    answer: list,
  },
  simulateMarkup: {
    about:
      'Replays the sales of some days under other rules and changes nothing: what was added then (before), what would have been (after), ' +
      'in all, by rule and by booking, the largest difference first. At most 400 sales, the newest; cut says that there were more. agencyid as for LISTRULES.',
    request: { ...asked, from: isoDate('2026-10-01'), to: isoDate('2026-10-31') },
    answer: {
      from: isoDate('2026-10-01'),
      to: isoDate('2026-10-31'),
      bookings: 134,
      before: rupees('96030.00'),
      after: rupees('102630.00'),
      rules: [
        { ruleId: 'gulf-from-kochi', bookings: 41, amount: rupees('18450.00'), was: rupees('18450.00') },
        { ruleId: 'business-class', bookings: 6, amount: rupees('11280.00'), was: rupees('11280.00') },
        { ruleId: 'flights-domestic', bookings: 86, amount: rupees('72900.00'), was: rupees('66300.00') },
      ],
      changed: [
        {
          transactionId: 'FL26100000478',
          product: 'flight',
          title: 'COK-BLR',
          bookedOn: isoDate('2026-10-12'),
          before: rupees('200.00'),
          after: rupees('500.00'),
        },
        {
          transactionId: 'FL26100000344',
          product: 'flight',
          title: 'BOM-DEL',
          bookedOn: isoDate('2026-10-09'),
          before: rupees('400.00'),
          after: rupees('550.00'),
        },
      ],
      cut: false,
    },
  },
};
