/** Who travels on which day, as each product says of its own bookings. */
import { Effect } from 'effect';
import type { ChangeSeverity, GoneUnit, Product } from '#domain/booking/booking.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import { byBeginning, type CalendarDeparture } from '#domain/booking/passenger-calendar.ts';
import type { Reach } from '#domain/corporate/reach.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import type { PassengerBook } from '#application/backoffice/ports/booking/passenger-book.ts';
import type { ProductTypes } from '#application/backoffice/ports/booking/product-types.ts';
import { withinReach } from '../corporate/own-bookings.ts';
import type { Database } from '../engine/database.ts';
import type { KeptProducts } from './kept-product.ts';

interface LeavingRow {
  readonly transaction_id: string;
  readonly product: Product;
  readonly status: BookingStatus;
  readonly reference: string | null;
  readonly document: ProductTypes['terms'];
  readonly gone: readonly GoneUnit[] | null;
  readonly severity: ChangeSeverity | null;
}

/** What is held is shown too, and what is being amended. */
const shown: readonly BookingStatus[] = ['held', 'confirmed', 'changed', 'part-cancelled', 'amending'];

export class StoredPassengerBook implements PassengerBook {
  readonly #database: Database;
  readonly #products: KeptProducts;
  readonly #travelled: readonly string[];

  constructor(database: Database, products: KeptProducts) {
    this.#database = database;
    this.#products = products;
    this.#travelled = Object.entries(products).flatMap(([product, kept]) => (kept.beginnings ? [product] : []));
  }

  departures(
    agencyId: string,
    from: IsoDate,
    to: IsoDate,
    most: number,
    reach?: Reach,
  ): Effect.Effect<readonly CalendarDeparture[]> {
    return Effect.promise(async () => {
      const own = withinReach('b.transaction_id', reach, 7);
      const rows = await this.#database.query<LeavingRow>(
        `with leaving as (
           select b.transaction_id, b.starts_on as day from booking b
           where b.agency_id = $1 and b.starts_on between $2::date and $3::date
           union all
           select d.transaction_id, d.day from booking_later_start d
           where d.agency_id = $1 and d.day between $2::date and $3::date
         ), first as (select transaction_id, min(day) as day from leaving group by transaction_id)
         select b.transaction_id, b.product, b.status, b.reference, b.document, b.gone, s.severity
         from first l join booking b on b.agency_id = $1 and b.transaction_id = l.transaction_id
         left join schedule_change s on s.transaction_id = b.transaction_id and s.agency_id = b.agency_id and s.answer is null
         where b.product = any ($6) and b.status = any ($5) ${own.also}
         order by l.day, b.transaction_id limit $4`,
        [agencyId, from, to, most, shown, this.#travelled, ...own.given],
      );
      return rows
        .flatMap((row) => this.#departuresOf(row))
        .filter(({ begins, travellers }) => {
          const day = dateOfLocal(begins);
          return from <= day && day <= to && travellers.length > 0;
        })
        .toSorted(byBeginning);
    });
  }

  #departuresOf(row: LeavingRow): readonly CalendarDeparture[] {
    const { transaction_id: transactionId, product, status, reference, severity } = row;
    const beginnings = this.#products[product]?.beginnings?.(row.document, row.gone ?? []) ?? [];
    return beginnings.map((each) => ({
      ...each,
      transactionId,
      product,
      status,
      ...(reference !== null && { reference }),
      ...(severity !== null && { scheduleChange: severity }),
    }));
  }
}
