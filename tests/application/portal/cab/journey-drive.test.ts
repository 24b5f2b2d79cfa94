/** A cab for a booked flight: in time for it, at a half hour, and nothing left to fill in but the other end. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { journeyDrive } from '#application/portal/cab/journey-drive.ts';
import { searchIn } from '#application/portal/cab/search-link.ts';
import { cabPlaceOf } from '#domain/cab/reference/places.ts';
import { checkCabSearch } from '#domain/cab/search/rules.ts';
import { instant } from '#domain/time/instant.ts';
import { minutesBetween, placeTime } from '#domain/time/place-time.ts';

const now = instant('2026-11-20T06:00:00Z');
const two = (value: number) => String(value).padStart(2, '0');
const calls = fc.record({
  way: fc.constantFrom('arrives' as const, 'leaves' as const),
  station: fc.constantFrom('BLR', 'COK', 'DEL'),
  at: fc
    .tuple(fc.integer({ min: 22, max: 29 }), fc.nat(23), fc.nat(59))
    .map(([day, hour, minute]) => placeTime(`2026-11-${day}T${two(hour)}:${two(minute)}`, 'Asia/Kolkata')),
  by: fc.constant('6E 2134'),
  travellers: fc.integer({ min: 1, max: 20 }),
});

it('is picked up half an hour to an hour after landing, or three hours to three and a half before departure', () => {
  fc.assert(
    fc.property(calls, (call) => {
      const drive = journeyDrive(call, now);
      if (drive === undefined) throw new Error('There are cabs');
      const minutes = minutesBetween(call.at, drive.pickUp);
      const [least, most] = call.way === 'arrives' ? [30, 59] : [-209, -180];
      expect(minutes >= least && minutes <= most).toBe(true);
      expect(drive.pickUp.local).toMatch(/:(00|30)$/);
      const draft = searchIn(new URLSearchParams(drive.address.split('?')[1]));
      const [own, other] = call.way === 'arrives' ? (['from', 'to'] as const) : (['to', 'from'] as const);
      expect(draft?.[own]).toMatchObject({ placeId: call.station, airport: call.station });
      expect(draft?.[other]).toBeUndefined();
      expect(draft?.arrivingBy).toBe(call.way === 'arrives' ? '6E 2134' : undefined);
      const asked = {
        kind: draft?.kind,
        pickUpAt: draft?.from?.placeId,
        dropAt: draft?.to?.placeId,
        at: `${draft?.date}T${draft?.time}`,
        passengers: draft?.passengers,
      };
      expect(checkCabSearch(asked, cabPlaceOf, now)).toEqual([
        { code: 'required', path: call.way === 'arrives' ? 'dropAt' : 'pickUpAt' },
      ]);
    }),
  );
});

it('is not offered where no cab drives, nor when it is too late to find one', () => {
  const call = { way: 'arrives', station: 'BLR', by: '6E 2134', travellers: 1 } as const;
  expect(
    journeyDrive({ ...call, station: 'LHR', at: placeTime('2026-11-24T10:00', 'Europe/London') }, now),
  ).toBeUndefined();
  expect(journeyDrive({ ...call, at: placeTime('2026-11-20T12:30', 'Asia/Kolkata') }, now)).toBeUndefined();
  expect(journeyDrive({ ...call, at: placeTime('2026-11-20T13:00', 'Asia/Kolkata') }, now)).toBeDefined();
});

it('drives from and to the town of a railway station, a quarter of an hour after the train and an hour and a half before it', () => {
  const stations: readonly (readonly [string, string, string])[] = [
    ['SBC', 'KSR Bengaluru', 'bengaluru'],
    ['ERS', 'Ernakulam Jn', 'kochi'],
    ['HWH', 'Howrah Jn', 'kolkata'],
    ['NZM', 'Hazrat Nizamuddin', 'delhi'],
    ['BDTS', 'Bandra Terminus', 'mumbai'],
  ];
  for (const [station, stationName, town] of stations)
    for (const [way, minutes] of [
      ['arrives', 24],
      ['leaves', -96],
    ] as const) {
      const at = placeTime('2026-11-24T10:06', 'Asia/Kolkata');
      const drive = journeyDrive({ way, station, stationName, at, by: '12691', travellers: 2 }, now);
      if (drive === undefined) throw new Error(`There are cabs in ${town}`);
      expect(minutesBetween(at, drive.pickUp)).toBe(minutes);
      const draft = searchIn(new URLSearchParams(drive.address.split('?')[1]));
      expect(draft).toMatchObject({ kind: 'oneway', [way === 'arrives' ? 'from' : 'to']: { placeId: town } });
    }
  const nowhere = { way: 'leaves', station: 'XYZ', stationName: 'Kacheguda Halt', by: '12691', travellers: 1 } as const;
  expect(journeyDrive({ ...nowhere, at: placeTime('2026-11-24T10:06', 'Asia/Kolkata') }, now)).toBeUndefined();
});
