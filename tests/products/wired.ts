/** What holds of the wire, whatever is carried: run over each product. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Booking } from '#domain/booking/booking.ts';
import { bindAll, dispatched } from '#infrastructure/backoffice/http/bound-operations.ts';
import { wireAreas } from '#infrastructure/portal/wire-areas.ts';
import { wireDesk } from '#infrastructure/portal/wire-desk.ts';
import { bookingOperationsOf } from '#infrastructure/wire/booking/booking.ts';
import { catalogue } from '#infrastructure/wire/catalogue.ts';
import type { WireProducts } from '#infrastructure/wire/products.ts';
import type { AskRequest } from '#application/desk/requests.ts';
import { type ExampleServer, exampleServer, goodToken } from '#tests/support/example-server.ts';
import { memoryBooks } from './office/memory-books.ts';
import { sellingOffice } from './office/selling-office.ts';
import type { SellingPlug } from './selling-plug.ts';

const agency = { agentId: 'AGT1', companyName: 'Sky Desk', address: 'Pune', phone: '1', email: 'a@b.test' };

export function wireSuite(plug: SellingPlug, products: WireProducts): void {
  const { product } = plug.rules;

  describe(`${product} on the wire`, () => {
    let server: ExampleServer;
    let booking: Booking;
    const asked: unknown[] = [];
    const bookingOperations = bookingOperationsOf(products);
    const noted = (answer: unknown) => (request: unknown) => {
      asked.push(request);
      return Effect.succeed(answer);
    };
    beforeAll(async () => {
      const office = sellingOffice(plug, memoryBooks(plug));
      const kept = await office.find(await office.sell(1));
      if (kept === undefined) throw new Error('Nothing was sold');
      const { agencyId: _agency, version: _version, ledgerEntry: _entry, ...rest } = kept;
      const beside = {
        agency,
        moneyLines: [],
        history: [],
        customerPays: kept.price.total,
        payment: 'unpaid',
      } as const;
      const sold = office.sold(product);
      if (sold === undefined) throw new Error('Nobody sells it');
      booking = sold.shown(rest, beside);
      const state = { number: 'RQ1', state: 'asked', changedAt: kept.bookedOn };
      const instead = { 'booking.details': noted(booking), 'booking.askRequest': noted(state) };
      const operations = dispatched(bindAll({ ...catalogue, booking: bookingOperations }, products.otherNames));
      server = await exampleServer({ instead, dispatch: { operations } });
    });
    afterAll(() => server.app.close());

    const desk = () =>
      wireDesk({
        base: '',
        token: () => goodToken,
        language: () => 'en',
        areas: { ...wireAreas, booking: async () => ({ bookingOperations }) },
        fetch: async (address, init) => {
          const headers = { 'content-type': 'application/x-www-form-urlencoded' };
          const url = address instanceof Request ? address.url : address.toString();
          const payload = await new Response(init?.body).text();
          const { body } = await server.app.inject({ method: 'POST', url, headers, payload });
          return new Response(body);
        },
      }).booking;

    it('is shown by the portal as the back office says it', async () => {
      const { transactionId } = booking;
      expect(await Effect.runPromise(desk().details({ transactionId }))).toEqual(booking);
      expect(asked.at(-1)).toEqual({ transactionId });
    });

    it('is asked about as the portal asks', async () => {
      const about = { transactionId: booking.transactionId, travellers: [0], items: [0], remarks: 'Called off' };
      const request: AskRequest = {
        product,
        kind: 'cancel',
        about,
        travellers: [],
        requestId: '7d0f6f5c-6a54-4b3a-9a43-2f6f0c1f5b1e',
      };
      expect(await Effect.runPromise(desk().askRequest(request))).toMatchObject({ number: 'RQ1' });
      expect(asked.at(-1)).toEqual(request);
    });
  });
}
