/** What the server itself says to people: Fluent bundles of three languages, English where one lacks a message. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '#domain/people/language.ts';
import { inOrder } from '#domain/people/reading-order.ts';
import arApprovals from './ar/approvals.ftl?raw';
import arBilling from './ar/billing.ftl?raw';
import arBus from './ar/bus.ftl?raw';
import arCab from './ar/cab.ftl?raw';
import arCruise from './ar/cruise.ftl?raw';
import arDocuments from './ar/documents.ftl?raw';
import arFailures from './ar/failures.ftl?raw';
import arFields from './ar/fields.ftl?raw';
import arHoliday from './ar/holiday.ftl?raw';
import arHotel from './ar/hotel.ftl?raw';
import arLetters from './ar/letters.ftl?raw';
import arPayments from './ar/payments.ftl?raw';
import arQuotes from './ar/quotes.ftl?raw';
import arRegistration from './ar/registration.ftl?raw';
import arStatement from './ar/statement.ftl?raw';
import arTrain from './ar/train.ftl?raw';
import arViolations from './ar/violations.ftl?raw';
import enApprovals from './en/approvals.ftl?raw';
import enBilling from './en/billing.ftl?raw';
import enBus from './en/bus.ftl?raw';
import enCab from './en/cab.ftl?raw';
import enCruise from './en/cruise.ftl?raw';
import enDocuments from './en/documents.ftl?raw';
import enFailures from './en/failures.ftl?raw';
import enFields from './en/fields.ftl?raw';
import enHoliday from './en/holiday.ftl?raw';
import enHotel from './en/hotel.ftl?raw';
import enLetters from './en/letters.ftl?raw';
import enPayments from './en/payments.ftl?raw';
import enQuotes from './en/quotes.ftl?raw';
import enRegistration from './en/registration.ftl?raw';
import enStatement from './en/statement.ftl?raw';
import enTrain from './en/train.ftl?raw';
import enViolations from './en/violations.ftl?raw';
import frApprovals from './fr/approvals.ftl?raw';
import frBilling from './fr/billing.ftl?raw';
import frBus from './fr/bus.ftl?raw';
import frCab from './fr/cab.ftl?raw';
import frCruise from './fr/cruise.ftl?raw';
import frDocuments from './fr/documents.ftl?raw';
import frFailures from './fr/failures.ftl?raw';
import frFields from './fr/fields.ftl?raw';
import frHoliday from './fr/holiday.ftl?raw';
import frHotel from './fr/hotel.ftl?raw';
import frLetters from './fr/letters.ftl?raw';
import frPayments from './fr/payments.ftl?raw';
import frQuotes from './fr/quotes.ftl?raw';
import frRegistration from './fr/registration.ftl?raw';
import frStatement from './fr/statement.ftl?raw';
import frTrain from './fr/train.ftl?raw';
import frViolations from './fr/violations.ftl?raw';

export type WordArguments = Readonly<Record<string, FluentVariable>>;

const texts: Readonly<Record<Language, readonly string[]>> = {
  en: [
    enApprovals,
    enBilling,
    enBus,
    enCab,
    enCruise,
    enDocuments,
    enFailures,
    enFields,
    enHoliday,
    enHotel,
    enLetters,
    enPayments,
    enQuotes,
    enRegistration,
    enStatement,
    enTrain,
    enViolations,
  ],
  fr: [
    frApprovals,
    frBilling,
    frBus,
    frCab,
    frCruise,
    frDocuments,
    frFailures,
    frFields,
    frHoliday,
    frHotel,
    frLetters,
    frPayments,
    frQuotes,
    frRegistration,
    frStatement,
    frTrain,
    frViolations,
  ],
  ar: [
    arApprovals,
    arBilling,
    arBus,
    arCab,
    arCruise,
    arDocuments,
    arFailures,
    arFields,
    arHoliday,
    arHotel,
    arLetters,
    arPayments,
    arQuotes,
    arRegistration,
    arStatement,
    arTrain,
    arViolations,
  ],
};

/** Western digits in every language. */
const tags: Readonly<Record<Language, string>> = { en: 'en', fr: 'fr', ar: 'ar-u-nu-latn' };

const bundles: Readonly<Record<Language, FluentBundle>> = {
  en: bundleOf('en'),
  fr: bundleOf('fr'),
  ar: bundleOf('ar'),
};

/** Whether a message of that id is there in the language, or in English. */
export function hasWords(language: Language, id: string): boolean {
  return bundles[language].hasMessage(id) || bundles.en.hasMessage(id);
}

/** A message in a language. Throws where there is no such message, or an argument that it needs is missing. */
export function words(language: Language, id: string, given: WordArguments = {}): string {
  const bundle = bundles[language].hasMessage(id) ? bundles[language] : bundles.en;
  const message = bundle.getMessage(id);
  if (message?.value === undefined || message.value === null) throw new Error(`There are no words under "${id}"`);
  const inserted = Object.entries(given).map(([name, value]) => [
    name,
    typeof value === 'string' ? inOrder(language, value) : value,
  ]);
  return bundle.formatPattern(message.value, Object.fromEntries(inserted));
}

function bundleOf(language: Language): FluentBundle {
  // Isolates keep codes and amounts whole inside Arabic; in the other languages they would only be odd characters in mail.
  const bundle = new FluentBundle(tags[language], { useIsolating: language === 'ar' });
  for (const text of texts[language]) {
    const [error] = bundle.addResource(new FluentResource(text));
    if (error !== undefined) throw error;
  }
  return bundle;
}
