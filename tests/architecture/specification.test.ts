/** The house keeps to what the specification says word for word: addresses, messages, lists of choices. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it, test } from 'vitest';
import { addresses } from '#application/desk/addresses.ts';
import { depositModes } from '#domain/account/deposit.ts';
import { staffStatuses } from '#domain/agency/staff.ts';
import { services } from '#domain/booking/booking.ts';
import { defaultParameters } from '#domain/booking/parameters.ts';
import { ssrKinds } from '#domain/flight/extras/selection-rules.ts';
import type { OfferFilters } from '#domain/flight/offer/refine.ts';
import { sortKeys } from '#domain/flight/offer/sort.ts';
import { cabins, fareTypes } from '#domain/flight/reference/cabin.ts';
import { hotelSorts } from '#domain/hotel/search/request.ts';
import { currencies } from '#domain/money/currency.ts';
import { genders } from '#domain/people/gender.ts';
import { titles } from '#domain/people/titles.ts';
import * as limits from '#domain/rules/limits.ts';
import { defaultClientConfiguration } from '#domain/session/client-configuration.ts';
import { wordsOfPortal } from './locales.ts';
import { realTree, type SourceTree } from './source-tree.ts';
import { specifiedAddresses, type SpecifiedMessage, specifiedMessages, specifiedWords } from './specification.ts';

const tree = realTree();

/** Filters of the house's own, beside those of the specification. */
type Beyond = 'holdable' | 'laterTimes' | 'layoverAirports' | 'maxLayover' | 'avoidOvernight';
const english = bundleOf(tree);

function bundleOf({ files }: SourceTree): FluentBundle {
  const bundle = new FluentBundle('en', { useIsolating: false });
  for (const { path, text } of files) {
    if (path.startsWith(`${wordsOfPortal}/en/`)) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

function said(bundle: FluentBundle, id: string, given: SpecifiedMessage['given'] = {}): string | undefined {
  const pattern = bundle.getMessage(id)?.value ?? undefined;
  return pattern === undefined ? undefined : bundle.formatPattern(pattern, given);
}

/** Messages whose English words are others, or that nothing carries. */
function otherwise(bundle: FluentBundle, messages: readonly SpecifiedMessage[]): readonly string[] {
  return messages.flatMap(({ sentence, ids, given, followed }) =>
    ids.flatMap((id) => {
      const words = said(bundle, id, given);
      const keeps = followed === true ? words?.startsWith(`${sentence} `) : words === sentence;
      return keeps === true ? [] : [`${id} says "${words}" instead of "${sentence}"`];
    }),
  );
}

/**
 * Messages that the test named beside them says nothing of, by id or in their words; and ids of further places where one is
 * said, of which neither a test in the browser nor a state of a screen says anything.
 */
function notCaused({ files }: SourceTree, messages: readonly SpecifiedMessage[]): readonly string[] {
  const shown = files.filter(({ path }) => /^tests\/(browser|ui\/screens\/states)\//.test(path));
  return messages.flatMap(({ sentence, ids, causedIn }) => {
    const text = files.find(({ path }) => path === `tests/browser/${causedIn}.test.ts`)?.text ?? '';
    const said = [`'${sentence}'`, ...ids.map((id) => `'${id}'`)].some((each) => text.includes(each));
    const elsewhere = ids.slice(1).filter((id) => !shown.some((file) => file.text.includes(`'${id}'`)));
    return [
      ...(said ? [] : [`tests/browser/${causedIn}.test.ts does not cause "${sentence}"`]),
      ...elsewhere.map((id) => `${id} is caused nowhere`),
    ];
  });
}

describe('addresses', () => {
  it('are all there', () => {
    expect(specifiedAddresses.length).toBe(95);
    expect(new Set(specifiedAddresses).size).toBe(95);
    expect(specifiedAddresses.filter((each) => !addresses.some((address) => address === each))).toEqual([]);
  });
});

describe('messages', () => {
  it('say what is specified', () => {
    expect(otherwise(english, specifiedMessages)).toEqual([]);
    const planted = new FluentBundle('en');
    planted.addResource(new FluentResource('staff-none = No staff added'));
    const messages = specifiedMessages.filter(({ sentence }) => /^No (staff|Invoice)/.test(sentence));
    expect(otherwise(planted, messages)).toEqual([
      'staff-none says "No staff added" instead of "No staff added."',
      'message-no-invoice says "undefined" instead of "No Invoice found."',
    ]);
  });

  it('are each caused on the real server', () => {
    expect(notCaused(tree, specifiedMessages)).toEqual([]);
    const planted = specifiedMessages
      .slice(0, 1)
      .map((each) => ({ ...each, causedIn: 'shell/layout', ids: [...each.ids, 'said-nowhere'] }));
    expect(notCaused(tree, planted)).toEqual([
      'tests/browser/shell/layout.test.ts does not cause "HTTP error: 502"',
      'said-nowhere is caused nowhere',
    ]);
  });

  it.each(Object.entries(specifiedWords))('%s is "%s"', (id, words) => {
    expect(said(english, id)).toBe(words);
  });
});

describe('choices', () => {
  test('services', () => {
    expect([...services].toSorted()).toEqual(
      ['flight', 'hotel', 'bus', 'train', 'insurance', 'cruise', 'cab', 'holiday', 'visa'].toSorted(),
    );
  });

  test('currencies', () => {
    expect(currencies.join(', ')).toBe(
      'INR, USD, GBP, EUR, AUD, AED, SGD, SAR, KWD, ZAR, DZD, QAR, NGN, THB, XOF, CAD',
    );
  });

  test('cabins, fare types, titles, genders and the statuses of staff', () => {
    expect(cabins).toEqual(['Y', 'W', 'C', 'F']);
    expect(fareTypes).toEqual(['regular', 'student', 'armed-forces', 'senior-citizen']);
    expect(titles).toEqual(['Mr', 'Ms', 'Mrs', 'Mstr']);
    expect(genders).toEqual(['male', 'female', 'others']);
    expect(staffStatuses).toEqual(['Active', 'Inactive', 'Suspended']);
  });

  test('modes of a deposit, by their words', () => {
    const modes = depositModes.map((mode) => said(english, 'account-deposit-mode', { mode })?.toLowerCase());
    expect(modes.join(', ')).toBe(
      'cheque, cash deposit, online transfer, same bank transfer, rtgs, neft, imps, upi, debit card, credit card, net banking, amex',
    );
  });

  test('orders of flights and hotels', () => {
    expect(sortKeys).toEqual(expect.arrayContaining(['airline', 'departure', 'duration', 'arrival', 'price']));
    expect(hotelSorts).toEqual(['PA', 'PD', 'SA', 'SD']);
  });

  test('services for travellers', () => {
    expect(ssrKinds).toEqual(['meals', 'baggage', 'special_ssr', 'seat']);
  });

  test('filters of flights', () => {
    // All of them: of a filter that is not there this does not compile.
    const filters: Required<Omit<OfferFilters, Beyond>> = {
      airlines: [],
      minPrice: 0,
      maxPrice: 0,
      refundType: 'all',
      fareTypes: [],
      stops: [],
      departure: [],
      arrival: [],
      flightNumbers: [],
      equipment: [],
      sameDayArrival: true,
      minDuration: 0,
      maxDuration: 0,
    };
    expect(Object.keys(filters)).toHaveLength(13);
  });

  test('constants and limits', () => {
    expect(limits).toMatchObject({
      depositLeastUnits: 1000,
      ledgerMostDays: 7,
      hotelCompareMost: 3,
      baggageMostKilograms: 60,
      uploadMostMegabytes: 4,
      uploadMostBytes: 4_194_304,
      mobileDigits: 10,
      firstNameLeastLetters: 2,
      lastNameLeastLetters: 1,
      cardConfirmationRupees: 1,
      transactionFeeActivationHours: 72,
      logoRecommendedSize: { width: 200, height: 60 },
      logoHeaderSize: { width: 148, height: 75 },
      handBaggageKilograms: { bag: 7, personalItem: 3, infantExtra: 7 },
      searchResultsUsual: 100,
      sessionExpiredStatusCode: 900,
      alertMilliseconds: { hide: 10_000, fade: 300 },
      transitionMilliseconds: { modal: 300, backdrop: 150, fade: 300 },
      loaderImageWidth: 200,
      dropdownHeights: { menu: 200, control: 54 },
      mobileLayoutBelow: 599,
    });
    expect(limits.uploadEndings.toSorted()).toEqual(['docx', 'jpeg', 'jpg', 'pdf', 'png']);
  });

  test('what a deployment begins with', () => {
    expect(defaultClientConfiguration).toMatchObject({
      projectName: 'B2B Site',
      fontFamily: 'Roboto',
      primaryColour: '#151E47',
      secondaryColour: '#39B0A6',
      airlines: {
        domesticOneWay: ['6E', 'SG', 'IC', 'S5', 'IX', 'S9', 'QP', '9I', 'AI'],
        domesticRoundTrip: ['6E', 'SG', 'QP', '9I', 'S5', 'I5', 'IX', 'AI', 'IC'],
        domesticRoundTripLowCostSpecial: ['6E', 'SG'],
        internationalOneWay: ['All'],
        internationalRoundTrip: ['All', 'GWS'],
      },
    });
    expect(defaultParameters.map(({ name, code, active }) => [name, code, active])).toEqual([
      ['Booking Requested By', 'RM*BRB/', true],
      ['Email Reference Number', 'RM*EREF/', true],
    ]);
  });
});
