import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { type PlaceTime, placeTime } from '#domain/time/place-time.ts';
import type { Availability } from '#domain/train/berths/status.ts';
import { makeStationDirectory } from '#domain/train/reference/stations.ts';
import {
  alternativeKinds,
  alternativeOf,
  changeTime,
  daysNear,
  mostOfAKind,
  type OfferedTicket,
  type RailAlternative,
  stationsOnTheWay,
  surestOf,
  worthShowing,
} from '#domain/train/search/alternatives.ts';

const at = (clock: string, day = 11): PlaceTime => placeTime(`2026-12-${day}T${clock}`, 'Asia/Kolkata');
const available: Availability = { kind: 'available', left: 4 };
const waiting: Availability = { kind: 'waiting', list: 'GNWL', booked: 20, current: 9 };

const ticket = (change: Partial<OfferedTicket> = {}): OfferedTicket => ({
  train: '12691',
  name: 'Night Express',
  kind: 'superfast',
  from: { station: 'ERS', name: 'Ernakulam Jn', at: at('17:10') },
  to: { station: 'SBC', name: 'KSR Bengaluru', at: at('04:35', 12) },
  travelClass: '3A',
  quota: 'GN',
  fare: money(104000, 'INR'),
  availability: available,
  ...change,
});

const timesOf100 = fc.integer({ min: 1, max: 99 });
const chanceAt = (cleared: number) =>
  ({ low: cleared, high: cleared, reason: 'past-departures', departures: 100, cleared }) as const;

const anyStanding = fc.oneof(
  fc.constant({ availability: available }),
  fc.record({
    availability: fc.constant({ kind: 'rac', booked: 9, current: 4 } as const),
    chance: timesOf100.map(
      (cleared) => ({ low: 100, high: 100, reason: 'rac-travels', departures: 100, cleared }) as const,
    ),
  }),
  fc.record({ availability: fc.constant(waiting), chance: timesOf100.map(chanceAt) }),
  fc.constantFrom({ availability: { kind: 'regret' } as const }, { availability: { kind: 'not-open' } as const }),
);
const anyTicket = fc
  .tuple(anyStanding, fc.constantFrom('12001', '12002', '12003', '12004'), fc.integer({ min: 100, max: 9000 }))
  .map(([standing, train, rupees]) => ticket({ ...standing, train, fare: money(rupees * 100, 'INR') }));
const anyAlternative = fc
  .tuple(fc.constantFrom(...alternativeKinds), fc.oneof(fc.tuple(anyTicket), fc.tuple(anyTicket, anyTicket)))
  .map(([kind, tickets]) => alternativeOf(kind, tickets));

/** Independent of the rules: a berth, then a share, then the list by its chance from 70 on, then the list below it, then nothing. */
function place({ availability: { kind }, chance }: OfferedTicket): readonly [number, number] {
  const cleared = chance?.cleared ?? 0;
  if (kind === 'available') return [4, 0];
  if (kind === 'rac') return [3, cleared];
  if (kind === 'waiting') return [cleared >= 70 ? 2 : 1, cleared];
  return [0, 0];
}
const names = ['none', 'unlikely', 'likely', 'rac', 'confirmed'];
const byPlace = (one: readonly [number, number], other: readonly [number, number]) =>
  one[0] - other[0] || one[1] - other[1];
const worst = ({ tickets }: Pick<RailAlternative, 'tickets'>) => tickets.map(place).toSorted(byPlace)[0] ?? [0, 0];

describe('what is worth showing', () => {
  it('is surer than what was asked for and says by what, surest first, and nothing surer is left out but of a full kind or the same train', () => {
    fc.assert(
      fc.property(
        fc.array(anyAlternative, { maxLength: 30 }),
        fc.option(anyTicket, { nil: undefined }),
        (found, asked) => {
          const shown = worthShowing(found, asked === undefined ? [] : [asked]);
          const least = asked === undefined ? ([0, 0] as const) : place(asked);
          const places = shown.map(worst);
          expect(places.every((each) => byPlace(each, least) > 0)).toBe(true);
          expect(places).toEqual(places.toSorted((one, other) => byPlace(other, one)));
          expect(shown.map(({ why }) => why)).toEqual(
            places.map(([outlook]) => ({ outlook: names[outlook], ...(asked && { insteadOf: names[least[0]] }) })),
          );
          const isShown = (one: RailAlternative) => shown.some(({ tickets }) => tickets === one.tickets);
          for (const each of found.filter((one) => byPlace(worst(one), least) > 0 && !isShown(one))) {
            const alike = shown.filter(({ kind }) => kind === each.kind);
            const trains = ({ tickets }: RailAlternative) => tickets.map(({ train }) => train).join();
            const first = alike.filter((other) => byPlace(worst(other), worst(each)) >= 0);
            expect(first.length === mostOfAKind || first.some((other) => trains(other) === trains(each))).toBe(true);
          }
        },
      ),
    );
  });

  it('costs what its tickets cost', () => {
    fc.assert(
      fc.property(anyAlternative, ({ tickets, total }) => {
        expect(total.minor).toBe(tickets.reduce((all, { fare }) => all + fare.minor, 0));
      }),
    );
  });

  it('prefers, of equally sure tickets, the cheaper one', () => {
    const dear = ticket({ fare: money(200000, 'INR') });
    expect(
      surestOf([dear, ticket(), ticket({ availability: waiting, chance: chanceAt(90), fare: money(100, 'INR') })])
        ?.fare,
    ).toEqual(money(104000, 'INR'));
    expect(surestOf([])).toBeUndefined();
  });
});

it('changes trains at one station with an hour to eight between', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200, max: 1400 }), fc.boolean(), (minutes, same) => {
      const clock = new Date(Date.UTC(2026, 11, 12, 4, 35) + minutes * 60_000).toISOString().slice(0, 16);
      const station = same ? 'SBC' : 'YPR';
      const next = ticket({ from: { station, name: 'There', at: placeTime(clock, 'Asia/Kolkata') } });
      const expected = same && minutes >= 60 && minutes <= 480 ? minutes : undefined;
      expect(changeTime(ticket(), next)).toBe(expected);
    }),
  );
});

it('looks three days around, on sale, the nearest first', () => {
  const days = (date: string) =>
    daysNear(isoDate(date), { first: isoDate('2026-11-26'), last: isoDate('2027-01-25') }).map((each) => each.days);
  expect(days('2026-12-11')).toEqual([1, -1, 2, -2, 3, -3]);
  expect(days('2026-11-26')).toEqual([1, 2, 3]);
  expect(days('2027-01-24')).toEqual([1, -1, -2, -3]);
});

it('changes at large stations between both cities', () => {
  const { all, byCode } = makeStationDirectory();
  const [from, to] = [byCode('NDLS'), byCode('MMCT')];
  if (from === undefined || to === undefined) throw new Error('They are among them');
  const way = stationsOnTheWay(all, { from, to, most: 5 });
  expect(way.length).toBe(5);
  for (const { rank, city, latitude } of way) {
    expect([rank, city === from.city, city === to.city]).toEqual([1, false, false]);
    expect(latitude).toBeGreaterThan(18);
    expect(latitude).toBeLessThan(29.5);
  }
});
