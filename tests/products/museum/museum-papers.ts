/** Papers of museum tickets, and those of three visitors to one museum. */
import { type DocumentFacts, fullName } from '#domain/booking/papers/facts.ts';
import type { ChargePosted } from '#domain/booking/papers/later-invoice.ts';
import type { DocumentSubject } from '#domain/booking/papers/subject.ts';
import { partsOf, stands } from '#domain/booking/units.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import type { ProductPapers } from '#application/backoffice/booking/papers/product-papers.ts';
import type { KeptBooking } from '#application/backoffice/ports/booking/booking-book.ts';
import { fluentLetters } from '#infrastructure/backoffice/words/letters.ts';
import { gstinOf, house, makeDocumentedBooking, sellingAgency } from '#tests/fixtures/documents.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { grid, museumPrice, visitAt } from './museum-arbitraries.ts';
import type { DocumentedVisits } from './museum-booking.ts';
import { voucherOf, voucherWords } from './museum-voucher.ts';
import { museumCancelling, museumRules } from './museum-rules.ts';
import type { MuseumTypes } from './museum-types.ts';

/** The outbox's kind of the mail that an entry is bought. */
export const museumIssued = 'museum-issued';

export function museumSubject(booking: DocumentedVisits): DocumentSubject {
  const { visits, travellers, entries } = booking;
  return {
    product: museumRules.product,
    supply: { sac: '9996', madeAt: 'place', places: visits.map(({ museum, city }) => `${museum}, ${city}`) },
    labels: { taxes: 'supplier-gst' },
    sold: (units = museumCancelling.units(booking)) => {
      const some = partsOf(units);
      return {
        items: visits
          .filter((_, at) => some.items.includes(at))
          .map(({ museum, opens: { local } }) => ({
            name: museum,
            startsOn: dateOfLocal(local),
            time: clockOfLocal(local),
          })),
        travellers: travellers.flatMap((traveller, at) =>
          some.travellers.includes(at) ? [{ name: fullName(traveller), numbers: entries.slice(at, at + 1) }] : [],
        ),
      };
    },
    itemName: (item) => visits[item]?.museum ?? '',
    priceOfRest: () => museumCancelling.standing(booking, (unit) => stands(booking, unit)),
  };
}

type PaperVisits = KeptBooking<MuseumTypes> & { readonly reference: string };

export const museumPapers: ProductPapers = {
  invoiceSeries: museumRules.prefix,
  isIssued: ({ reference, entries }: KeptBooking<MuseumTypes>) => reference !== undefined && entries.length > 0,
  subject: (booking: PaperVisits) => museumSubject(booking),
  ownPaper: (booking: PaperVisits, facts) => voucherOf(facts, booking),
  path: (transactionId) => `/museum/voucher/${transactionId}`,
  issuedNotice: museumIssued,
  issuedLetter: ({ reference, entries }: PaperVisits, { companyName }, language) =>
    fluentLetters.paper(language, {
      title: voucherWords[language].title,
      reference,
      companyName,
      text: entries.join('\n'),
    }),
  notice: () => undefined,
  notices: {},
};

const { transactionId, status, travellers, contact, bookedOn } = makeDocumentedBooking();
const booking: DocumentedVisits = {
  transactionId,
  product: museumRules.product,
  status,
  reference: 'NM-77',
  travellers,
  contact,
  bookedOn,
  visits: [visitAt(0)],
  grid,
  entries: ['NM-1', 'NM-2', 'NM-3'],
  price: museumPrice([[50_000], [50_000], [50_000]], { markup: 2_360, fee: 3_000 }),
};

export const museumFacts: DocumentFacts = {
  booking,
  subject: museumSubject(booking),
  brand: 'Meridian',
  house,
  agency: { ...sellingAgency, gstin: gstinOf('32') },
  // How the agency is taxed on flights; the law has no such value for a museum.
  scheme: 'rule-32-3',
  businessZone: 'Asia/Kolkata',
  on: isoDate('2026-11-20'),
};

/** As the sale was posted. */
export const museumSale: ChargePosted = {
  entryId: 'LG-1',
  at: instant('2026-11-20T08:51:00Z'),
  suppliers: rupees(1770),
  commission: rupees(-75),
  tds: rupees(1.5),
  fees: rupees(106.2),
  charged: rupees(1802.7),
};
