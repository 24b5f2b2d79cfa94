/** In the database, what the sandbox does to orders after their tickets: services added, travellers split off. */
import type { AnsweredSsr } from '#application/backoffice/ports/flight/supplier-services.ts';
import type { SupplierAmended } from '#application/backoffice/ports/flight/supplier-amendments.ts';
import type { Ticket } from '#domain/flight/booking/flight-booking.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import type { KeptAmendment } from './orders.ts';
import type { SeatPlace } from './stock.ts';

/** Services to be added to an order that has `before` by now. */
export interface AddedServices {
  readonly before: readonly AnsweredSsr[];
  readonly added: readonly AnsweredSsr[];
  readonly seats: readonly (SeatPlace & { readonly traveller: number })[];
}

/** An order that becomes two. */
export interface SplitOrder {
  /** As it was looked at. */
  readonly before: { readonly sale: string; readonly gone: readonly unknown[] };
  readonly partKey: string;
  readonly pnr: string;
  readonly stays: PartOfOrder;
  readonly leaves: PartOfOrder & { readonly tickets: readonly Ticket[] };
  readonly moves: readonly { readonly old: number; readonly new: number; readonly leaves: boolean }[];
}

export interface PartOfOrder {
  readonly sale: string;
  /** Minor units. */
  readonly total: number;
  readonly ssr: readonly AnsweredSsr[];
}

export class SandboxParts {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The services of an order as they are now. */
  async services(orderKey: string): Promise<readonly AnsweredSsr[]> {
    const [row] = await this.#database.query<{ ssr: readonly AnsweredSsr[] }>(
      `select coalesce(p.ssr, o.confirmation::jsonb -> 'ssr', '[]') as ssr
       from sandbox_order o left join sandbox_services p using (order_key) where o.order_key = $1`,
      [orderKey],
    );
    return row?.ssr ?? [];
  }

  /** The seats by name that its travellers have. */
  async seats(orderKey: string): Promise<readonly SeatPlace[]> {
    return this.#database.query<SeatPlace>('select day, flight, seat from sandbox_seat where order_key = $1', [
      orderKey,
    ]);
  }

  /** 'seat-taken' where a seat is another's by now; 'moved' where the order is no longer as it was looked at. */
  async add(
    key: string,
    orderKey: string,
    { before, added, seats }: AddedServices,
  ): Promise<KeptAmendment | 'seat-taken' | 'moved'> {
    const answer: SupplierAmended = { ssr: added };
    return this.#asked('select sandbox_add_services($1, $2, $3::jsonb, $4::jsonb, $5::jsonb, $6::json) as kept', [
      key,
      orderKey,
      ...[before, [...before, ...added], seats, answer].map((each) => JSON.stringify(each)),
    ]);
  }

  /** 'moved' as above. */
  async split(
    key: string,
    orderKey: string,
    { before, partKey, pnr, stays, leaves, moves }: SplitOrder,
  ): Promise<KeptAmendment | 'moved'> {
    const { tickets, ...part } = leaves;
    const answer: SupplierAmended = { partReference: pnr };
    const kept = await this.#asked(
      'select sandbox_split($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7::jsonb, $8::json) as kept',
      [
        key,
        orderKey,
        before.sale,
        before.gone.length,
        JSON.stringify({ ...part, order_key: partKey, pnr, confirmation: { pnr, tickets } }),
        JSON.stringify(stays),
        JSON.stringify(moves),
        JSON.stringify(answer),
      ],
    );
    return kept === 'seat-taken' ? 'moved' : kept;
  }

  async #asked(text: string, given: readonly unknown[]): Promise<KeptAmendment | 'seat-taken' | 'moved'> {
    const [row] = await this.#database.query<{
      kept: KeptAmendment | { readonly outcome: 'seat-taken' | 'moved' };
    }>(text, given);
    if (row === undefined) throw new Error('The sandbox answered nothing');
    const { kept } = row;
    return 'amended' in kept || 'reason' in kept ? kept : kept.outcome;
  }
}
