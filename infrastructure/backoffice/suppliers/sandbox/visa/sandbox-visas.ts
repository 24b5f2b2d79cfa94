/** The sandbox's visa service: every visa on record, applications on the order book that every sandbox supplier has. */
import { Effect } from 'effect';
import type { Currency } from '#domain/money/currency.ts';
import { dateIn } from '#domain/time/instant.ts';
import { type CancellableVisa, visaCancelling, visaRules } from '#domain/visa/booking.ts';
import { visasFor } from '#domain/visa/tariff.ts';
import { SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type { VisaIssued, VisaOrder, VisaSupplier } from '#application/backoffice/ports/visa/visa-supplier.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import type { SandboxFaults } from '../faults.ts';
import { numberOf, unitSeller } from '../store/unit-seller.ts';

export interface SandboxVisaParts {
  readonly database: Database;
  readonly currency: Currency;
  readonly businessZone: string;
  readonly faults?: SandboxFaults;
}

/** What it agreed to ask holds as long as the quote: fees change by the day. */
export function sandboxVisas({ database, currency, businessZone, faults }: SandboxVisaParts): VisaSupplier {
  const seller = unitSeller<VisaOrder, VisaIssued, CancellableVisa>(
    database,
    {
      product: visaRules.product,
      rules: visaCancelling,
      now: ({ total }) => Promise.resolve({ total, taken: { count: 0, places: [] } }),
      issue: ({ key, travellers, visa }) => {
        const number = `${visa.destination}${numberOf(key, 8)}`;
        return {
          reference: number,
          issued: { applications: travellers.map((_, at) => `${number}-${String(at + 1).padStart(2, '0')}`) },
        };
      },
      sold: ({ key: _key, total: _total, ...sold }) => sold,
    },
    faults,
  );
  return {
    ...seller,
    visas: (search, now) =>
      faults?.searchSilent === true
        ? Effect.fail(new SupplierSilent({ supplier: seller.supplier.code, detail: 'search: made to keep silent' }))
        : Effect.sync(() => visasFor(search, { on: dateIn(now, businessZone), currency })),
  };
}
