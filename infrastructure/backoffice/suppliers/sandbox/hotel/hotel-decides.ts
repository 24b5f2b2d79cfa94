/** What a hotel of the sandbox says to a room that it is asked for: seven of ten say yes, two no, one nothing, within minutes. */
import { answeredBy } from '#domain/hotel/booking/on-request.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import type { HotelOrder } from '#application/backoffice/ports/hotel/hotel-supplier.ts';
import type { SandboxFaults } from '../faults.ts';
import type { Decision } from '../store/asked.ts';
import { numberOf } from '../store/unit-seller.ts';

const bySurname: Readonly<Record<string, Decision['says']>> = {
  TESTACCEPTED: 'yes',
  TESTDECLINED: 'no',
  TESTUNANSWERED: 'nothing',
};

/** The same for the same order. */
export function hotelDecides(
  { key, travellers, checkIn }: Pick<HotelOrder, 'key' | 'travellers' | 'checkIn'>,
  now: Instant,
  { ignoreSurnames = false }: SandboxFaults,
): Decision {
  const surname = travellers[0]?.lastName.toUpperCase() ?? '';
  const draw = Number(numberOf(`${key}/hotel`, 4));
  const drawn = draw % 10 < 7 ? 'yes' : draw % 10 < 9 ? 'no' : 'nothing';
  return {
    says: (ignoreSurnames ? undefined : bySurname[surname]) ?? drawn,
    answersAt: plusMinutes(now, 2 + (Math.floor(draw / 10) % 9)),
    until: answeredBy(now, checkIn),
  };
}
