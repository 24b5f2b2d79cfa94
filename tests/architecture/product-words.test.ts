/**
 * What the screens of all products say of one product: no word of flights where it is no flight. Each message that those screens
 * ask for is opened as it is said of a product, in each of its other variants.
 */
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { type Product, products } from '#domain/booking/booking.ts';
import { languages, wordsOfPortal, wordsOfServer } from './locales.ts';
import { realTree } from './source-tree.ts';

const tree = realTree();
const shared = ['ui/booking/', 'ui/screens/booking/', 'ui/screens/account/', 'ui/shell/words/'];

const asked = tree.code
  .filter(({ path }) => shared.some((place) => path.startsWith(place)))
  .flatMap(({ facts }) => facts.strings.map(({ text }) => text))
  // A beginning of one word is every message of a file: what comes after it is checked where it is drawn.
  .filter((text) => /^[a-z][a-z0-9-]*-[a-z0-9…-]*$/.test(text) && !/^[a-z]+-…$/.test(text));
const patterns = asked.map((text) => new RegExp(`^${text.split('…').join('.+')}$`));

/** Asked for by a beginning that flights' own messages share, or said of several products at once. */
const ofFlightsAlone = [
  /^account-narration-(flight|offer|incentive)/,
  /^account-find$/,
  /^bookings-find$/,
  /^bookings-history-(schedule|changed|hold-completed|check|services|split|paper|link)/,
  /^bookings-(bus|schedule)-/,
  /^booking-part-/,
  /^bookings-ticket-title$/,
  /^fees-rule-(airline|fare|child|infant|fuel|concession|gst-a)/,
  /^failure-(rail|not-permitted)/,
  /^manage-(find-help|hold-elsewhere|refunds-law|instead-supplier)$/,
  /^message-(select|no-flights|nothing-found|booked-or-cancelled)/,
  /^requests-(kind|find|found|records?|supplier|flights|which|offline|agreed|accept|make|link|pnr|tickets|unconfirmed|who|wishes|offered|price-(confirmed|held))/,
  /^(session-)?schedule-/,
  /^shell-(not-yours-ticket|find)/,
  /^violation-/,
];
/** Rules that requests of every product can answer with. */
const rulesOfAll = /^violation-(charge|charges|shares|taxes)-|^violation-place-(not-booked|flown|cancelled)$/;

const words: Readonly<Record<(typeof languages)[number], { readonly flight: RegExp; readonly ticket: RegExp }>> = {
  en: { flight: /\b(airlines?|flights?|carrier|PNR|fl(y|own)|departed)\b/i, ticket: /\btickets?\b/i },
  fr: { flight: /compagnie|\bvols?\b|aérien|\bPNR\b/i, ticket: /billet/i },
  ar: { flight: /طيران|رحلات|\bPNR\b/, ticket: /تذكرة|تذاكر/ },
};
const withTickets: readonly Product[] = ['bus', 'train'];

type Expression = Readonly<Record<string, unknown>> & { readonly type?: string; readonly name?: string };

/** Every text that a pattern can come to of a product. */
function textsOf(pattern: unknown, product: Product, other: (id: string) => unknown): readonly string[] {
  if (typeof pattern === 'string') return [pattern];
  if (Array.isArray(pattern)) return pattern.flatMap((part: unknown) => textsOf(part, product, other));
  if (typeof pattern !== 'object' || pattern === null) return [];
  const expression = pattern as Expression;
  if (expression.type === 'mesg') return textsOf(other(expression.name ?? ''), product, other);
  if (expression.type !== 'select') return [];
  const { selector, variants, star } = expression as unknown as {
    readonly selector: Expression;
    readonly variants: readonly { readonly key: { readonly value: unknown }; readonly value: unknown }[];
    readonly star: number;
  };
  if (selector.name !== 'product') return variants.flatMap(({ value }) => textsOf(value, product, other));
  return textsOf((variants.find(({ key }) => key.value === product) ?? variants[star])?.value, product, other);
}

describe.each(languages)('shared words in %s', (language) => {
  const known = new Map(
    tree.files
      .filter(({ path }) => path.startsWith(`${wordsOfPortal}/${language}/`) && path.endsWith('.ftl'))
      .flatMap(({ text }) => new FluentResource(text).body.map(({ id, value }) => [id, value] as const)),
  );
  const said = [...known].filter(
    ([id]) =>
      (patterns.some((pattern) => pattern.test(id)) || rulesOfAll.test(id)) &&
      (rulesOfAll.test(id) || !ofFlightsAlone.some((own) => own.test(id))),
  );
  const { flight, ticket } = words[language];

  it.each(products.filter((product) => product !== 'flight'))('say nothing of flights of a %s', (product) => {
    const wrong = said.flatMap(([id, value]) =>
      textsOf(value, product, (other) => known.get(other))
        .filter((text) => flight.test(text) || (!withTickets.includes(product) && ticket.test(text)))
        .map((text) => `${id}: ${text.trim()}`),
    );
    expect(said.length).toBeGreaterThan(300);
    expect(wrong).toEqual([]);
  });

  it('call who sells a flight the airline, and a room the hotel', () => {
    const named = (product: Product) => textsOf(known.get('product-supplier'), product, (id) => known.get(id)).join('');
    expect(named('flight')).toMatch(flight);
    expect(named('hotel')).not.toBe(named('bus'));
    expect(new Set(products.map(named)).size).toBe(products.length);
  });
});

/** What the back office answers when something fails is the same for all products: programs read it, and it names none of them. */
describe.each(languages)('failures of the back office in %s', (language) => {
  const { flight, ticket } = words[language];
  const said = tree.files
    .filter(({ path }) => path.startsWith(`${wordsOfServer}/${language}/`) && path.endsWith('.ftl'))
    .flatMap(({ text }) => new FluentResource(text).body)
    .filter(({ id }) => id.startsWith('failure-') || rulesOfAll.test(id));

  it('say nothing of flights', () => {
    const wrong = said.flatMap(({ id, value }) =>
      textsOf(value, 'hotel', () => undefined)
        .filter((text) => flight.test(text) || ticket.test(text))
        .map(() => id),
    );
    expect(said.length).toBeGreaterThan(40);
    expect(wrong).toEqual([]);
  });
});
