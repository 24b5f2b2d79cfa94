/** What passports need, visas priced for an agency, quotes of them, and applications made from these. */
import { Effect } from 'effect';
import type { UsualTerms } from '#domain/booking/sale/selling-terms.ts';
import { money, sum } from '#domain/money/money.ts';
import { completeTraveller } from '#domain/people/traveller.ts';
import { isoDate, type IsoDate } from '#domain/time/calendar-date.ts';
import { dateIn } from '#domain/time/instant.ts';
import { decisionDay, submittingDay, visaInShort, visaRules } from '#domain/visa/booking.ts';
import { entryFactOf, factsReadOn, factsSource } from '#domain/visa/entry-facts.ts';
import { checkApplication, checkVisaSearch, visaFacts } from '#domain/visa/rules.ts';
import type { OfferedVisa } from '#domain/visa/tariff.ts';
import type { EntryRule, VisaPace, VisaSearch } from '#domain/visa/visa.ts';
import { Invalid, NotFound, notNow, SoldOut } from '#application/desk/failures.ts';
import type { BookVisa, OfferedVisaShown, VisaDesk } from '#application/desk/visa/visa.ts';
import { type KeepQuotePorts, keepSaleQuote, type Pricer, pricerFor } from '../booking/sale/keep-quote.ts';
import { openedOffer, sealedOffer } from '../booking/sale/sealed-offers.ts';
import { type QuotedSale, sellQuoted, type SellQuotedPorts } from '../booking/sale/sell-quoted.ts';
import { buyerOf, type Caller, type SignedInCaller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { Seal } from '../ports/machine.ts';
import type { VisaSupplier } from '../ports/visa/visa-supplier.ts';
import { type VisaFilePorts, visaFileDesk } from './visa-file-desk.ts';
import type { VisaOffer, VisaTypes } from './visa-types.ts';

const { product } = visaRules;

/** What visas are sold under where an agency has no rows of its own: the house's fee for an applicant. */
export const usualVisaTerms: UsualTerms = {
  productMarkups: [],
  productCommissions: [],
  productFees: [
    {
      id: 'fee-visa',
      from: isoDate('2020-01-01'),
      match: {},
      perUnit: money(900_00, 'INR'),
      note: 'Terms that a deployment starts with; replace them by your own',
    },
  ],
};

export interface VisaPorts
  extends Omit<KeepQuotePorts<VisaOffer>, 'quotes'>,
    Omit<SellQuotedPorts<VisaTypes>, 'quotes'>,
    VisaFilePorts {
  readonly quotes: KeepQuotePorts<VisaOffer>['quotes'];
  readonly visas: VisaSupplier;
  readonly seal: Seal;
}

interface OfferKey {
  readonly pace: VisaPace;
  readonly search: VisaSearch;
}

/** How long a supplier may take to answer. */
const patienceMilliseconds = 20_000;

export function makeVisaDesk(ports: VisaPorts): (caller: Caller) => VisaDesk {
  return (caller) => ({
    requirements: (search) => requirements(ports, caller, search),
    quote: ({ visaId }) => quote(ports, caller, visaId),
    book: (request) => sellQuoted(ports, visaSale, caller, request),
    ...visaFileDesk(ports, caller),
  });
}

function requirements(ports: VisaPorts, caller: Caller, search: VisaSearch): ReturnType<VisaDesk['requirements']> {
  return Effect.gen(function* () {
    const { agencyId, corporate } = yield* signedIn(caller, 'search');
    const today = dateIn(ports.clock.now(), ports.businessZone);
    const violations = checkVisaSearch(search, today);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const rule = ruleOf(search);
    const price = yield* pricerFor(ports, agencyId, { product, usual: usualVisaTerms }, corporate);
    const offered = yield* visasOf(ports, search);
    const visas = offered.map((each) => shown(ports, agencyId, { search, today, price }, each));
    return { ...(rule !== undefined && { rule }), visas };
  });
}

function ruleOf({ nationality, destination }: VisaSearch): EntryRule | undefined {
  const fact = entryFactOf(nationality, destination);
  if (fact === undefined) return undefined;
  return { destination, kind: fact.kind, stayDays: fact.stayDays, readOn: factsReadOn, source: factsSource };
}

function visasOf({ visas, clock }: VisaPorts, search: VisaSearch) {
  return visas.visas(search, clock.now()).pipe(
    Effect.timeout(patienceMilliseconds),
    Effect.catchTag(['SupplierSilent', 'TimeoutError'], () => Effect.fail(notNow())),
  );
}

interface Sought {
  readonly search: VisaSearch;
  readonly today: IsoDate;
  readonly price: Pricer;
}

function shown(
  { seal, clock }: VisaPorts,
  agencyId: string,
  { search, today, price: priceOf }: Sought,
  { visa, costs }: OfferedVisa,
): OfferedVisaShown {
  const price = priceOf(costs);
  const key: OfferKey = { pace: visa.pace, search };
  const visaId = sealedOffer(seal, { key, shown: price.total }, { product, agencyId, now: clock.now() });
  return { ...visa, visaId, price, decidedOn: decisionDay({ submitsOn: submittingDay(today), visa }) };
}

function quote(ports: VisaPorts, caller: Caller, visaId: string): ReturnType<VisaDesk['quote']> {
  return Effect.gen(function* () {
    const who: SignedInCaller = yield* signedIn(caller, 'book');
    const { agencyId } = who;
    const now = ports.clock.now();
    const opened = openedOffer<OfferKey>(ports.seal, visaId, { product, agencyId, now });
    if (opened === undefined) return yield* new NotFound({ what: 'offer' });
    const { search, pace } = opened.key;
    const found = (yield* visasOf(ports, search)).find(({ visa }) => visa.pace === pace);
    const soldOn = dateIn(now, ports.businessZone);
    if (found === undefined || search.from < soldOn) return yield* new SoldOut({});
    const { visa, costs } = found;
    const price = yield* pricerFor(ports, agencyId, { product, usual: usualVisaTerms }, buyerOf(who));
    const total = price(costs);
    const { from, to, births } = search;
    const applied = { from, to, zone: ports.businessZone, soldOn, submitsOn: submittingDay(soldOn), births };
    const kept = yield* keepSaleQuote(ports, who, {
      product,
      supplier: ports.visas.supplier.code,
      supplierTotal: sum(
        total.total.currency,
        costs.flatMap(({ lines }) => lines.map(({ amount }) => amount)),
      ),
      price: total,
      shown: opened.shown,
      offer: { ...applied, visa },
      required: ['passport'],
      international: true,
    });
    return { ...kept, ...applied, visa: shown(ports, agencyId, { search, today: soldOn, price }, found) };
  });
}

export const visaSale: QuotedSale<VisaTypes, BookVisa> = {
  rules: visaRules,
  international: () => true,
  check: ({ offer }, asked) => checkApplication(asked, { ...offer, nationality: offer.visa.nationality }),
  accept: ({ offer, price }, asked, parametersOf) => {
    const { births: _births, ...applied } = offer;
    const facts = visaFacts(offer);
    const travellers = asked.travellers.map((traveller, index) => {
      const complete = completeTraveller(traveller, { ...facts, index });
      return 'traveller' in complete ? complete.traveller : traveller;
    });
    const { contact, gst, profiles } = asked;
    const inShort = visaInShort({ ...applied, travellers });
    return {
      travellers,
      inShort,
      terms: {
        ...applied,
        travellers,
        contact,
        ...(gst && { gst }),
        parameters: parametersOf(inShort),
        price,
        profiles,
      },
    };
  },
};
