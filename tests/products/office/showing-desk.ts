/** The booking desk over the books of a suite: lists, bookings whole, and their papers as they are printed. */
import { Effect } from 'effect';
import { makeBookingDesk } from '#application/backoffice/booking/booking-desk.ts';
import type { DocumentBook } from '#application/backoffice/ports/booking/document-book.ts';
import { InPlacePress } from '#infrastructure/backoffice/documents/press.ts';
import { MemorySentPapers } from '#tests/application/backoffice/booking/sent-paper-fake.ts';
import { makeAgency } from '#tests/fixtures/agency.ts';
import { gstinOf } from '#tests/fixtures/documents.ts';
import type { Books } from './memory-books.ts';
import type { SellingOffice } from './selling-office.ts';
import type { SellingPlug } from '../selling-plug.ts';

const agencies = {
  byId: (agencyId: string) => Effect.succeed(makeAgency({ agencyId, gstNumber: gstinOf('27') })),
  agencyCard: () =>
    Effect.succeed({ agentId: 'AGT1', companyName: 'Sky Desk', address: 'Pune', phone: '1', email: 'a@b.test' }),
  add: () => Effect.succeed(false),
};

export function showingDesk(
  { rules, papers, layouts }: SellingPlug,
  { bookings, amendments }: Books,
  { caller, clock, sold }: SellingOffice,
  documents: DocumentBook,
) {
  return makeBookingDesk({
    bookings,
    amendments,
    agencies,
    documents,
    clock,
    sold,
    press: new InPlacePress(() => Promise.resolve(layouts)),
    products: { [rules.product]: papers },
    clientSettings: {
      all: () =>
        Effect.succeed([
          {
            key: 'PROJECT_NAME',
            value: 'Meridian',
          },
        ]),
      set: () => Effect.void,
    },
    cancelFees: { cancelFeesOf: () => Effect.succeed({ own: [], house: [], gstOnFees: [] }) },
    businessZone: 'Asia/Kolkata',
    houseId: 'house',
    serviceRequests: { historyOf: () => Effect.succeed([]) },
    sentPapers: new MemorySentPapers(),
    paperLinks: { historyOf: () => Effect.succeed([]) },
    approvals: { historyOf: () => Effect.succeed([]) },
    boughtWith: { of: () => Effect.succeed({ boughtWith: [], history: [] }) },
    remarkBook: { historyOf: () => Effect.succeed([]), keep: () => Effect.die(new Error('not asked here')) },
    chance: { uuid: () => 'p1' },
    ledger: { balance: () => Effect.die(new Error('not asked here')) },
  })(caller);
}
