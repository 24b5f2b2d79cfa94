/** What calendars say of a stay: the guests of rooms that still stand, and nobody else. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roomUnits, stayBeginnings } from '#domain/hotel/booking/in-short.ts';
import { makeBookedRoom, makeStay } from '#tests/fixtures/hotel/stay.ts';

it('lists a guest exactly where the room of that guest stands', () => {
  const parties = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(parties, fc.array(fc.nat(4)), (sizes, left) => {
      // Lead guests come first; the others after them, room by room.
      const others = sizes.flatMap((size, room) => Array.from({ length: size - 1 }, () => room));
      const roomOfGuest = [...sizes.keys(), ...others];
      const [first = makeBookedRoom(0), ...more] = sizes.map((_, room) =>
        makeBookedRoom(room, {
          guests: [room, ...[...others.keys()].filter((at) => others[at] === room).map((at) => sizes.length + at)],
        }),
      );
      const stay = {
        ...makeStay(1),
        rooms: [first, ...more] as const,
        travellers: roomOfGuest.map((_, at) => ({ type: 'adult' as const, firstName: `Guest${at}`, lastName: 'Rao' })),
      };
      const gone = roomUnits(stay).filter(({ item }) => left.includes(item));
      const [begins, ...rest] = stayBeginnings({ ...stay, gone });
      expect(rest).toEqual([]);
      expect(begins?.travellers).toEqual(
        roomOfGuest.flatMap((room, at) => (left.includes(room) ? [] : [`Guest${at} Rao`])),
      );
      expect(begins).toMatchObject({ begins: stay.checkIn.local, ends: stay.checkOut.local });
    }),
  );
});
