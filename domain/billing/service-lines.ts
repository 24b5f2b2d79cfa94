/** What the line of each service says on a bill: each service that is sold here has one, so that all of them can be billed. */
import type { Service } from '../booking/booking.ts';
import type { Supply } from '../booking/papers/subject.ts';
import type { BilledSale, SaleCount, SaleText } from './bill.ts';

export interface ServiceLine {
  /** What has to be said, and what may stand beside it, each in the order of the form. */
  readonly needed: readonly SaleText[];
  readonly besides: readonly SaleText[];
  readonly counts: readonly SaleCount[];
  /** Whether it has a last day: it may; it must, perhaps the first; it must, and a later one. */
  readonly ends: 'may' | 'must' | 'later';
  /** What was bought, in a line. */
  readonly title: (sale: BilledSale) => string;
  /** The SAC, and where the supply counts as made: where a registered recipient is, or where it is found (IGST Act s. 12). */
  readonly supply: Pick<Supply, 'sac' | 'madeAt'>;
  /** Where it is found or begins, where a place is said. */
  readonly place: (sale: BilledSale) => string | undefined;
}

/** Transport of passengers; lodging; insurance of travel; visas; tours. */
const sacs = { transport: '9964', lodging: '9963', insurance: '997136', visa: '998559', tour: '9985' } as const;
const madeAt = 'recipient';
const transport = { sac: sacs.transport, madeAt } as const;
const tour = { sac: sacs.tour, madeAt } as const;

function joined(by: string, ...said: readonly (string | undefined)[]): string {
  return said.flatMap((each) => each ?? []).join(by);
}

/** 'DEL' of 'DEL-BOM'. */
function sectorFrom({ sector }: BilledSale): string | undefined {
  return sector?.split('-')[0];
}

export const serviceLines: Readonly<Record<Service, ServiceLine>> = {
  flight: {
    needed: ['carrier', 'sector'],
    besides: ['cabin', 'ticket'],
    counts: [],
    ends: 'may',
    title: ({ sector = '' }) => sector,
    supply: transport,
    place: sectorFrom,
  },
  hotel: {
    needed: ['hotel', 'city'],
    besides: ['roomType'],
    counts: ['rooms'],
    ends: 'later',
    title: ({ hotel, city }) => joined(', ', hotel, city),
    supply: { sac: sacs.lodging, madeAt: 'place' },
    place: ({ city }) => city,
  },
  bus: {
    needed: ['operator', 'origin', 'destination'],
    besides: ['time', 'coach', 'seats'],
    counts: [],
    ends: 'may',
    title: ({ origin, destination }) => joined(' – ', origin, destination),
    supply: transport,
    place: ({ origin }) => origin,
  },
  train: {
    needed: ['train', 'sector', 'travelClass'],
    besides: ['quota'],
    counts: [],
    ends: 'may',
    title: ({ train, sector }) => joined(' ', train, sector),
    supply: transport,
    place: sectorFrom,
  },
  insurance: {
    needed: ['insurer', 'plan'],
    besides: ['region', 'sumInsured'],
    counts: [],
    ends: 'must',
    title: ({ plan = '' }) => plan,
    supply: { sac: sacs.insurance, madeAt },
    place: () => undefined,
  },
  visa: {
    needed: ['country', 'visaType'],
    besides: ['visaEntries'],
    counts: [],
    ends: 'may',
    title: ({ country, visaType }) => joined(', ', country, visaType),
    supply: { sac: sacs.visa, madeAt },
    place: () => undefined,
  },
  holiday: {
    needed: ['packageName', 'destination'],
    besides: ['includes'],
    counts: ['rooms'],
    ends: 'must',
    title: ({ packageName = '' }) => packageName,
    supply: tour,
    place: ({ destination }) => destination,
  },
  cruise: {
    needed: ['cruiseLine', 'ship', 'sailing'],
    besides: ['cabin', 'port'],
    counts: [],
    ends: 'later',
    title: ({ ship, sailing }) => joined(', ', ship, sailing),
    supply: tour,
    place: ({ port }) => port,
  },
  cab: {
    needed: ['carClass', 'tripKind', 'pickUp'],
    besides: ['time', 'drop'],
    counts: [],
    ends: 'may',
    title: ({ carClass, pickUp, drop }) => joined(', ', carClass, joined(' – ', pickUp, drop)),
    supply: transport,
    place: ({ pickUp }) => pickUp,
  },
};
