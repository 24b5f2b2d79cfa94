/** Visas as the suites of products take them. */
import { Effect } from 'effect';
import fc from 'fast-check';
import { sellQuoted } from '#application/backoffice/booking/sale/sell-quoted.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import type { KeptSaleQuote } from '#application/backoffice/ports/booking/product-quotes.ts';
import { requestedVisa } from '#application/backoffice/visa/requested-visa.ts';
import { soldVisa } from '#application/backoffice/visa/sold-visa.ts';
import { usualVisaTerms, visaSale } from '#application/backoffice/visa/visa-desk.ts';
import { visaPapers } from '#application/backoffice/visa/visa-papers.ts';
import type { VisaOffer, VisaTypes } from '#application/backoffice/visa/visa-types.ts';
import { sellingPrice } from '#domain/booking/sale/selling-price.ts';
import { noSellingTerms, orUsual } from '#domain/booking/sale/selling-terms.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { type CancellableVisa, submittingDay, visaRules } from '#domain/visa/booking.ts';
import { usualProfile } from '#domain/visa/checklist.ts';
import { visasFor } from '#domain/visa/tariff.ts';
import { visaPurposes, type VisaSearch } from '#domain/visa/visa.ts';
import { keptVisa } from '#infrastructure/backoffice/database/visa/kept-visa.ts';
import { layOutVisa } from '#infrastructure/backoffice/documents/visa/visa-layout.ts';
import { visaLetters } from '#infrastructure/backoffice/words/visa-letter.ts';
import { makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { keptQuoteOf, quotedDesk, sampled } from '../quoted-sale.ts';
import type { SellingPlug } from '../selling-plug.ts';

const soldOn = isoDate('2026-11-20');
const ages = ['1988-03-12', '1959-06-30', '1975-01-02'] as const;
const terms = orUsual(
  { ...noSellingTerms, productMarkups: [{ id: 'm', from: soldOn, note: '', match: {}, amount: { basisPoints: 333 } }] },
  usualVisaTerms,
  'visa',
  soldOn,
);

function visaOf(search: VisaSearch, level: number): CancellableVisa {
  const offered = visasFor(search, { on: soldOn, currency: 'INR' });
  const chosen = offered[level % offered.length];
  if (chosen === undefined) throw new Error('No visa');
  const { from, to, births } = search;
  return {
    visa: chosen.visa,
    from,
    to,
    zone: 'Asia/Kolkata',
    soldOn,
    submitsOn: submittingDay(soldOn),
    price: sellingPrice(chosen.costs, { product: 'visa', terms, on: soldOn }),
    travellers: births.map((dateOfBirth, at) => makeTraveller({ firstName: `Applicant${'abcd'[at]}`, dateOfBirth })),
  };
}

export const someVisas: fc.Arbitrary<CancellableVisa> = fc
  .record({
    destination: fc.constantFrom('AE', 'FR', 'GB', 'KE', 'SG', 'US', 'ZA'),
    purpose: fc.constantFrom(...visaPurposes),
    births: fc.array(fc.constantFrom(...ages), { minLength: 2, maxLength: 4 }),
    days: fc.integer({ min: 5, max: 20 }),
    level: fc.nat(1),
  })
  .map(({ destination, purpose, births, days, level }) =>
    visaOf(
      {
        nationality: 'IN',
        destination,
        purpose,
        from: isoDate('2026-12-05'),
        to: isoDate(`2026-12-${String(days + 5).padStart(2, '0')}`),
        births: births.map(isoDate),
      },
      level,
    ),
  );

const sampleOf = sampled(someVisas, 2);

const bornOf = ({ travellers }: CancellableVisa) =>
  travellers.map((each) => ('dateOfBirth' in each ? isoDate(String(each.dateOfBirth)) : soldOn));

function quoteOf(n: number, who: SignedInCaller): KeptSaleQuote<VisaOffer> {
  const sample = sampleOf(n);
  const { price, travellers: _travellers, ...applied } = sample;
  return keptQuoteOf('visa', n, who, { price, offer: { ...applied, births: bornOf(sample) } });
}

const passport = {
  number: 'Z1234567',
  issuedOn: isoDate('2020-01-10'),
  expiresOn: isoDate('2030-01-09'),
  placeOfIssue: 'Kochi',
  country: 'IN',
};

export const visaPlug: SellingPlug<VisaTypes> = {
  rules: visaRules,
  sold: (suppliers, amendments) => ({
    ...soldVisa({ suppliers, amendments }),
    total: (_quote, total) => Effect.succeed(total),
  }),
  desk: quotedDesk(quoteOf, (ports, caller, asked, n) =>
    sellQuoted(ports, visaSale, caller, {
      ...asked,
      travellers: sampleOf(n).travellers.map((_, at) =>
        makeTraveller({
          firstName: `Applicant${'abcd'[at]}`,
          lastName: surname(n),
          dateOfBirth: bornOf(sampleOf(n))[at] ?? soldOn,
          passport,
        }),
      ),
      profiles: bornOf(sampleOf(n)).map((born) => usualProfile(born, soldOn)),
    }),
  ),
  keyOf: ({ key }) => key,
  issued: ({ key, travellers }) => ({ applications: travellers.map((_, at) => `AE${key.slice(-8)}-${at + 1}`) }),
  requested: requestedVisa,
  kept: keptVisa,
  document: () => ({}),
  papers: visaPapers(visaLetters),
  layouts: { visa: layOutVisa },
  paperSays: [passport.number],
};
