/** Plans priced for an agency, quotes of them, and policies bought from these. */
import { Effect } from 'effect';
import type { UsualTerms } from '#domain/booking/sale/selling-terms.ts';
import { insuranceInShort, insuranceRules } from '#domain/insurance/booking.ts';
import type { PlanSearch } from '#domain/insurance/plan.ts';
import { checkPlanSearch, checkProposal, insuredFacts, lastDayOf } from '#domain/insurance/rules.ts';
import { completeTraveller } from '#domain/people/traveller.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { sum } from '#domain/money/money.ts';
import { dateIn } from '#domain/time/instant.ts';
import { Invalid, NotFound, notNow, SoldOut } from '#application/desk/failures.ts';
import type { BookInsurance, FoundPlan, InsuranceDesk } from '#application/desk/insurance/insurance.ts';
import { type KeepQuotePorts, keepSaleQuote, type Pricer, pricerFor } from '../booking/sale/keep-quote.ts';
import { openedOffer, sealedOffer } from '../booking/sale/sealed-offers.ts';
import { type QuotedSale, sellQuoted, type SellQuotedPorts } from '../booking/sale/sell-quoted.ts';
import { buyerOf, type Caller, type SignedInCaller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { InsuranceSupplier, PricedPlan } from '../ports/insurance/insurance-supplier.ts';
import type { Seal } from '../ports/machine.ts';
import type { InsuranceOffer, InsuranceTypes } from './insurance-types.ts';

const { product } = insuranceRules;

/** What insurance is sold under where an agency has no rows of its own. */
export const usualInsuranceTerms: UsualTerms = {
  productMarkups: [],
  productCommissions: [
    {
      id: 'commission-insurance',
      from: isoDate('2020-01-01'),
      match: {},
      basisPoints: 1500,
      note: 'Terms that a deployment starts with; replace them by your own',
    },
  ],
  productFees: [],
};

export interface InsurancePorts
  extends Omit<KeepQuotePorts<InsuranceOffer>, 'quotes'>,
    Omit<SellQuotedPorts<InsuranceTypes>, 'quotes'> {
  readonly quotes: KeepQuotePorts<InsuranceOffer>['quotes'];
  readonly insurers: InsuranceSupplier;
  readonly seal: Seal;
}

interface OfferKey {
  readonly plan: string;
  readonly search: PlanSearch;
}

/** How long an insurer may take to answer. */
const patienceMilliseconds = 20_000;

export function makeInsuranceDesk(ports: InsurancePorts): (caller: Caller) => InsuranceDesk {
  return (caller) => ({
    plans: (search) => plans(ports, caller, search),
    quote: ({ planId }) => quote(ports, caller, planId),
    book: (request) => sellQuoted(ports, insuranceSale, caller, request),
  });
}

function plans(ports: InsurancePorts, caller: Caller, search: PlanSearch): ReturnType<InsuranceDesk['plans']> {
  return Effect.gen(function* () {
    const { agencyId, corporate } = yield* signedIn(caller, 'search');
    const now = ports.clock.now();
    const violations = checkPlanSearch(search, dateIn(now, ports.businessZone));
    if (violations.length > 0) return yield* new Invalid({ violations });
    const asked = { ...search, to: lastDayOf(search) };
    const price = yield* pricerFor(ports, agencyId, { product, usual: usualInsuranceTerms }, corporate);
    const { plans: found, leftOut } = yield* plansOf(ports, asked);
    const shown = found.map((each) => foundPlan(ports, agencyId, asked, each, price));
    return { plans: shown.toSorted((one, other) => one.price.total.minor - other.price.total.minor), leftOut };
  });
}

function plansOf({ insurers, clock }: InsurancePorts, search: PlanSearch) {
  return insurers.plans(search, clock.now()).pipe(
    Effect.timeout(patienceMilliseconds),
    Effect.catchTag(['SupplierSilent', 'TimeoutError'], () => Effect.fail(notNow())),
  );
}

function foundPlan(
  { seal, clock }: InsurancePorts,
  agencyId: string,
  search: PlanSearch,
  { plan: { planKey, ...plan }, costs }: PricedPlan,
  priceOf: Pricer,
): FoundPlan {
  const price = priceOf(costs);
  const key: OfferKey = { plan: planKey, search };
  const planId = sealedOffer(seal, { key, shown: price.total }, { product, agencyId, now: clock.now() });
  return { ...plan, planId, price };
}

function quote(ports: InsurancePorts, caller: Caller, planId: string): ReturnType<InsuranceDesk['quote']> {
  return Effect.gen(function* () {
    const who: SignedInCaller = yield* signedIn(caller, 'book');
    const { agencyId } = who;
    const now = ports.clock.now();
    const opened = openedOffer<OfferKey>(ports.seal, planId, { product, agencyId, now });
    if (opened === undefined) return yield* new NotFound({ what: 'offer' });
    const { search, plan: wanted } = opened.key;
    const { plans: found } = yield* plansOf(ports, search);
    const priced = found.find(({ plan }) => plan.planKey === wanted);
    const soldOn = dateIn(now, ports.businessZone);
    if (priced === undefined || search.from < soldOn) return yield* new SoldOut({});
    const { plan, costs } = priced;
    const price = yield* pricerFor(ports, agencyId, { product, usual: usualInsuranceTerms }, buyerOf(who));
    const total = price(costs);
    const { from, to, family, births } = search;
    const cover = { from, to, family, zone: ports.businessZone, soldOn, births };
    const kept = yield* keepSaleQuote(ports, who, {
      product,
      supplier: ports.insurers.supplier.code,
      supplierTotal: sum(
        total.total.currency,
        costs.flatMap(({ lines }) => lines.map(({ amount }) => amount)),
      ),
      price: total,
      shown: opened.shown,
      offer: { ...cover, plan },
      required: ['passport'],
      international: true,
    });
    return { ...kept, ...cover, plan: foundPlan(ports, agencyId, search, priced, price) };
  });
}

export const insuranceSale: QuotedSale<InsuranceTypes, BookInsurance> = {
  rules: insuranceRules,
  international: () => true,
  check: ({ offer }, asked) => checkProposal(asked, offer),
  accept: ({ offer, price }, asked, parametersOf) => {
    const { births: _births, ...cover } = offer;
    const facts = insuredFacts(offer);
    const travellers = asked.travellers.map((traveller, index) => {
      const complete = completeTraveller(traveller, { ...facts, index });
      return 'traveller' in complete ? complete.traveller : traveller;
    });
    const { contact, gst, address, purpose, nominee, illnessBefore } = asked;
    const inShort = insuranceInShort({ ...cover, travellers });
    return {
      travellers,
      inShort,
      terms: {
        ...cover,
        travellers,
        contact,
        ...(gst && { gst }),
        parameters: parametersOf(inShort),
        price,
        proposal: { address: address.trim(), purpose, nominee, illnessBefore },
      },
    };
  },
};
