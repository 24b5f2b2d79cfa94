/** The sandbox's insurers: their plans by the tariff of the day, policies on the order book that every sandbox supplier has. */
import { Effect } from 'effect';
import type { Currency } from '#domain/money/currency.ts';
import { type CancellableCover, insuranceCancelling, insuranceRules } from '#domain/insurance/booking.ts';
import { isFor } from '#domain/insurance/plan.ts';
import { premiums } from '#domain/insurance/tariff.ts';
import { dateIn } from '#domain/time/instant.ts';
import type {
  InsuranceIssued,
  InsuranceOrder,
  InsuranceSupplier,
} from '#application/backoffice/ports/insurance/insurance-supplier.ts';
import { SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import type { SandboxFaults } from '../faults.ts';
import { numberOf, unitSeller } from '../store/unit-seller.ts';
import { catalogueOf } from './plan-catalogue.ts';

export interface SandboxInsurerParts {
  readonly database: Database;
  readonly currency: Currency;
  readonly businessZone: string;
  readonly faults?: SandboxFaults;
}

/** What an insurer agreed to ask holds as long as the quote: insurance is not counted, and its tariff changes by the day. */
export function sandboxInsurer({ database, currency, businessZone, faults }: SandboxInsurerParts): InsuranceSupplier {
  const seller = unitSeller<InsuranceOrder, InsuranceIssued, CancellableCover>(
    database,
    {
      product: insuranceRules.product,
      rules: insuranceCancelling,
      now: ({ total }) => Promise.resolve({ total, taken: { count: 0, places: [] } }),
      issue: ({ key, travellers }) => {
        const number = numberOf(key, 9);
        return {
          reference: `P${number}`,
          issued: { policies: travellers.map((_, at) => `P${number}-${String(at + 1).padStart(2, '0')}`) },
        };
      },
      sold: ({ key: _key, total: _total, ...sold }) => sold,
    },
    faults,
  );
  return {
    ...seller,
    plans: (search, now) =>
      faults?.searchSilent === true
        ? Effect.fail(new SupplierSilent({ supplier: seller.supplier.code, detail: 'search: made to keep silent' }))
        : Effect.sync(() => {
            const all = catalogueOf(search);
            const fitting = all.filter(
              ({ plan, annual }) => isFor(plan, search) && (search.trip === 'single' || annual),
            );
            const priced = { on: dateIn(now, businessZone), currency };
            const plans = fitting.map(({ plan, percent }) => ({ plan, costs: premiums(search, { percent }, priced) }));
            return { plans, leftOut: all.length - fitting.length };
          }),
  };
}
