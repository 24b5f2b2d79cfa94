/** The voucher as data: the trip day by day, where the party sleeps, what it flies and drives with. It names no price. */
import type { ProductPaper } from '../../booking/papers/documents.ts';
import { type DocumentFacts, fullName, headOf } from '../../booking/papers/facts.ts';
import { unitsShown } from '../../booking/units.ts';
import type { DocumentedHoliday, HolidayTerms } from '../booking/holiday-booking.ts';
import { holidayUnits, roomVoucher } from '../booking/in-short.ts';
import type { RoomParty } from '../trip/party.ts';
import type { HolidayTrip } from '../trip/trip.ts';

export interface VoucherRoom extends RoomParty {
  /** From 1, as it was sold. */
  readonly number: number;
  readonly guests: readonly string[];
  /** Empty before it is issued. */
  readonly voucher: string;
}

export interface HolidayVoucher extends ProductPaper, Pick<HolidayTerms, 'wishes'> {
  readonly product: 'holiday';
  /** Empty before it is issued. */
  readonly voucher: string;
  readonly trip: HolidayTrip;
  /** Those that stand; all of a booking that is cancelled whole. */
  readonly rooms: readonly VoucherRoom[];
}

export function holidayVoucher(facts: DocumentFacts, booking: DocumentedHoliday): HolidayVoucher {
  const { agentId: _agentId, ...issuer } = facts.agency;
  const { trip, travellers, guests, voucher = '', status, wishes, price } = booking;
  const head = headOf(facts);
  const rooms = unitsShown(booking, holidayUnits(trip)).flatMap(({ item }): readonly VoucherRoom[] => {
    const party = trip.rooms[item];
    const named = (guests[item] ?? []).flatMap((at) => travellers[at] ?? []).map(fullName);
    return party === undefined
      ? []
      : [{ ...party, number: item + 1, guests: named, voucher: voucher === '' ? '' : roomVoucher(voucher, item) }];
  });
  return {
    ...head,
    product: 'holiday',
    kind: 'ticket',
    name: voucher === '' ? 'booking' : 'holiday-voucher',
    status,
    issuer,
    voucher,
    trip,
    rooms,
    ...(wishes !== undefined && { wishes }),
    conditions: [],
    price: { lines: [], total: price.total },
    code: `${head.transactionId} ${head.reference} ${voucher}`.trim(),
  };
}
