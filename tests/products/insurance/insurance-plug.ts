/** Insurance as the suites of products take it. */
import { Effect } from 'effect';
import fc from 'fast-check';
import { sellQuoted } from '#application/backoffice/booking/sale/sell-quoted.ts';
import { usualInsuranceTerms, insuranceSale } from '#application/backoffice/insurance/insurance-desk.ts';
import { insurancePapers } from '#application/backoffice/insurance/insurance-papers.ts';
import type { InsuranceOffer, InsuranceTypes } from '#application/backoffice/insurance/insurance-types.ts';
import { requestedInsurance } from '#application/backoffice/insurance/requested-insurance.ts';
import { soldInsurance } from '#application/backoffice/insurance/sold-insurance.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import type { KeptSaleQuote } from '#application/backoffice/ports/booking/product-quotes.ts';
import { sellingPrice } from '#domain/booking/sale/selling-price.ts';
import { noSellingTerms, orUsual } from '#domain/booking/sale/selling-terms.ts';
import { type CancellableCover, insuranceRules } from '#domain/insurance/booking.ts';
import { insuranceRegions, type PlanSearch } from '#domain/insurance/plan.ts';
import { premiums } from '#domain/insurance/tariff.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { keptInsurance } from '#infrastructure/backoffice/database/insurance/kept-insurance.ts';
import { layOutPolicy } from '#infrastructure/backoffice/documents/insurance/policy-layout.ts';
import { catalogueOf } from '#infrastructure/backoffice/suppliers/sandbox/insurance/plan-catalogue.ts';
import { insuranceLetters } from '#infrastructure/backoffice/words/insurance-letter.ts';
import { makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { keptQuoteOf, quotedDesk, sampled } from '../quoted-sale.ts';
import type { SellingPlug } from '../selling-plug.ts';

const soldOn = isoDate('2026-11-20');
const ages = ['1988-03-12', '1959-06-30', '1975-01-02'] as const;
const terms = orUsual(
  { ...noSellingTerms, productMarkups: [{ id: 'm', from: soldOn, note: '', match: {}, amount: { basisPoints: 333 } }] },
  usualInsuranceTerms,
  'insurance',
  soldOn,
);

function coverOf(search: PlanSearch, level: number): CancellableCover {
  const { plan, percent } = catalogueOf(search)[level] ?? { percent: 100, plan: undefined };
  if (plan === undefined) throw new Error('No plan');
  const { from, to, family, births } = search;
  return {
    plan,
    from,
    to,
    zone: 'Asia/Kolkata',
    family,
    soldOn,
    price: sellingPrice(premiums(search, { percent }, { on: soldOn, currency: 'INR' }), {
      product: 'insurance',
      terms,
      on: soldOn,
    }),
    travellers: births.map((dateOfBirth, at) => makeTraveller({ firstName: `Insured${'abcd'[at]}`, dateOfBirth })),
  };
}

const insuredFrom = isoDate('2026-12-05');

export const someCovers: fc.Arbitrary<CancellableCover> = fc
  .record({
    region: fc.constantFrom(...insuranceRegions),
    births: fc.array(fc.constantFrom(...ages), { minLength: 2, maxLength: 4 }),
    days: fc.integer({ min: 5, max: 20 }),
    level: fc.nat(3),
    family: fc.integer({ min: 0, max: 9 }).map((drawn) => drawn === 0),
  })
  .map(({ region, births, days, level, family }) =>
    coverOf(
      {
        region,
        trip: 'single',
        from: insuredFrom,
        to: isoDate(`2026-12-${String(days + 5).padStart(2, '0')}`),
        births: births.map(isoDate),
        family: family && births.length > 1,
      },
      level,
    ),
  );

const sampleOf = sampled(
  someCovers.filter(({ family }) => !family),
  2,
);

const bornOf = ({ travellers }: CancellableCover) =>
  travellers.map((each) => ('dateOfBirth' in each ? isoDate(String(each.dateOfBirth)) : soldOn));

function quoteOf(n: number, who: SignedInCaller): KeptSaleQuote<InsuranceOffer> {
  const sample = sampleOf(n);
  const { price, travellers: _travellers, ...cover } = sample;
  return keptQuoteOf('insurance', n, who, { price, offer: { ...cover, births: bornOf(sample) } });
}

const passport = {
  number: 'Z1234567',
  issuedOn: isoDate('2020-01-10'),
  expiresOn: isoDate('2030-01-09'),
  placeOfIssue: 'Kochi',
  country: 'IN',
};

export const insurancePlug: SellingPlug<InsuranceTypes> = {
  rules: insuranceRules,
  sold: (suppliers, amendments) => ({
    ...soldInsurance({ suppliers, amendments }),
    total: (_quote, total) => Effect.succeed(total),
  }),
  desk: quotedDesk(quoteOf, (ports, caller, asked, n) =>
    sellQuoted(ports, insuranceSale, caller, {
      ...asked,
      travellers: sampleOf(n).travellers.map((_, at) =>
        makeTraveller({
          firstName: `Insured${'abcd'[at]}`,
          lastName: surname(n),
          dateOfBirth: bornOf(sampleOf(n))[at] ?? soldOn,
          passport,
        }),
      ),
      address: '14 Marine Drive, Kochi',
      purpose: 'holiday',
      nominee: { name: 'Kabir Rao', relation: 'spouse' },
      illnessBefore: false,
      residents: true,
    }),
  ),
  keyOf: ({ key }) => key,
  issued: ({ key, travellers }) => ({ policies: travellers.map((_, at) => `P${key.slice(-8)}-${at + 1}`) }),
  requested: requestedInsurance,
  kept: keptInsurance,
  document: () => ({}),
  papers: insurancePapers(insuranceLetters),
  layouts: { insurance: layOutPolicy },
  paperSays: [passport.number, '14 Marine Drive, Kochi', 'Kabir Rao'],
};
