/** The desk of an agency's markup rules: read, saved with what they were kept, and replayed over past sales; by the agency itself, or by an operator. */
import { Effect } from 'effect';
import { markedUpBy, type MarkedUp, markedUpThen } from '#domain/agency/markup/replay.ts';
import {
  checkMarkupRules,
  type MarkupRows,
  type MarkupRule,
  type MarkupRuleDraft,
  markupRulesOn,
  withMarkupRules,
} from '#domain/agency/markup/rules.ts';
import { mostCompanies } from '#domain/corporate/company.ts';
import { type Booking, isService } from '#domain/booking/booking.ts';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import type { Currency } from '#domain/money/currency.ts';
import { absolute, add, equals, type Money, subtract, sum, zero } from '#domain/money/money.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import { dateIn, startOfDay } from '#domain/time/instant.ts';
import type {
  MarkupDesk,
  MarkupOf,
  MarkupRuleList,
  MarkupSimulation,
  ReplayedBooking,
  RuleEffect,
  SimulateMarkup,
} from '#application/desk/agency/markup.ts';
import { Invalid, NotFound, type NotPermitted, type SessionInvalid } from '#application/desk/failures.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { actedBy, type Caller, type SignedInCaller } from '#application/backoffice/caller.ts';
import { changeAsSeen } from '#application/backoffice/operations/change-as-seen.ts';
import { knownAgency } from '#application/backoffice/operations/known-agency.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { KeptMarkupRows, MarkupStore } from '#application/backoffice/ports/agency/markup-store.ts';
import type { CompanyBook } from '#application/backoffice/ports/corporate/company-book.ts';
import type { BookingBook, KeptBooking } from '#application/backoffice/ports/booking/booking-book.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { AgencyRegister } from '#application/backoffice/ports/operations/agency-register.ts';

export interface MarkupPorts {
  readonly markup: MarkupStore;
  readonly agencyRegister: Pick<AgencyRegister, 'find'>;
  readonly bookings: Pick<BookingBook, 'list' | 'find'>;
  readonly companies: Pick<CompanyBook, 'list' | 'ofBookings'>;
  readonly airports: Pick<AirportDirectory, 'isDomestic'>;
  readonly clock: Clock;
  readonly businessZone: string;
  readonly currency: Currency;
  /** The agency that runs the deployment: what it adds is its tariff. */
  readonly houseId: string;
}

/** How many sales are replayed at most, and how many of them are shown. */
const [mostReplayed, mostShown] = [400, 50];
const mostDays = 92;

export function makeMarkupDesk(ports: MarkupPorts): (caller: Caller) => MarkupDesk {
  const today = () => dateIn(ports.clock.now(), ports.businessZone);
  return (caller) => ({
    markupRules: (of) =>
      Effect.gen(function* () {
        const { agencyId } = yield* whose(ports, caller, of);
        return yield* listed(ports, agencyId, yield* ports.markup.rowsOf(agencyId), today());
      }),
    saveMarkupRules: ({ rules, version, ...of }) =>
      Effect.gen(function* () {
        const { agencyId, who, by } = yield* whose(ports, caller, of);
        const strange = yield* strangers(ports, agencyId, rules);
        const wanted = yield* valid(rules, ports.currency, strange);
        const on = today();
        const kept = yield* changeAsSeen(ports.markup, agencyId, version, (before) => {
          const from = markupRulesOn(before.rows, on);
          const rows = withMarkupRules(before.rows, wanted, on, by);
          const to = markupRulesOn(rows, on);
          if (canonicalText(from) === canonicalText(to)) return undefined;
          const operation = 'agency.save-markup-rules';
          return {
            rows,
            audit: { ...actedBy(who), agencyId, operation, reference: agencyId, detail: { from, to } },
          };
        });
        return yield* listed(ports, agencyId, kept, on);
      }),
    simulateMarkup: (asked) => simulate(ports, caller, asked, today()),
  });
}

interface Whose {
  readonly agencyId: string;
  readonly who: SignedInCaller;
  readonly by: 'agency' | 'operator';
}

function whose(
  { agencyRegister, houseId }: Pick<MarkupPorts, 'agencyRegister' | 'houseId'>,
  caller: Caller,
  { agencyId }: MarkupOf,
): Effect.Effect<Whose, SessionInvalid | NotPermitted | NotFound> {
  return Effect.gen(function* () {
    if (agencyId === undefined) {
      const who = yield* signedIn(caller, 'price-rules');
      return { agencyId: who.agencyId, who, by: 'agency' };
    }
    const who = yield* signedIn(caller, 'operate');
    if (agencyId === houseId) return yield* new NotFound({ what: 'agency' });
    yield* knownAgency({ register: agencyRegister }, agencyId);
    return { agencyId, who, by: 'operator' };
  });
}

function valid(
  rules: readonly MarkupRuleDraft[],
  currency: Currency,
  beside: readonly Violation[] = [],
): Effect.Effect<readonly MarkupRule[], Invalid> {
  const violations = [...checkMarkupRules(rules, currency), ...beside];
  return violations.length > 0
    ? Effect.fail(new Invalid({ violations }))
    : // Drafts that keep the rules are rules.
      Effect.succeed(rules as readonly MarkupRule[]);
}

function listed(
  { companies }: Pick<MarkupPorts, 'companies'>,
  agencyId: string,
  { rows, version }: KeptMarkupRows,
  on: IsoDate,
): Effect.Effect<MarkupRuleList> {
  return Effect.map(companies.list(agencyId, 1, mostCompanies), ({ companies: own }) => ({
    rules: markupRulesOn(rows, on),
    version,
    ...(own.length > 0 && { companies: own.map(({ companyId, name }) => ({ companyId, name })) }),
  }));
}

/** Companies that the agency does not look after: `not-a-choice` at `rules[n].companies`. */
function strangers(
  { companies }: Pick<MarkupPorts, 'companies'>,
  agencyId: string,
  rules: readonly MarkupRuleDraft[],
): Effect.Effect<readonly Violation[]> {
  if (rules.every((rule) => rule.companies === undefined)) return Effect.succeed([]);
  return Effect.map(companies.list(agencyId, 1, mostCompanies), ({ companies: own }) => {
    const known = new Set(own.map(({ companyId }) => companyId));
    return rules.flatMap(({ companies: named = [] }, at) =>
      named.every((each) => known.has(each)) ? [] : [violation('not-a-choice', `rules[${at}].companies`)],
    );
  });
}

function simulate(
  ports: MarkupPorts,
  caller: Caller,
  { rules, from, to, ...of }: SimulateMarkup,
  on: IsoDate,
): ReturnType<MarkupDesk['simulateMarkup']> {
  const { bookings, businessZone, currency, markup } = ports;
  return Effect.gen(function* () {
    const { agencyId } = yield* whose(ports, caller, of);
    const isWrong = to < from || addDays(from, mostDays) < to;
    const wanted = yield* valid(rules, currency, [
      ...(isWrong ? [violation('range-order', 'to')] : []),
      ...(yield* strangers(ports, agencyId, rules)),
    ]);
    // As if they had been in force from the first of these days on.
    const draft = withMarkupRules(
      { markups: [], productMarkups: [] },
      wanted.map((rule) => (rule.from <= on ? { ...rule, from } : rule)),
      from,
    );
    const page = yield* bookings.list({
      agencyId,
      reach: undefined,
      page: 1,
      pageSize: mostReplayed,
      from: startOfDay(from, businessZone),
      until: startOfDay(addDays(to, 1), businessZone),
    });
    const sold = page.bookings.filter(({ status }) => status !== 'not-confirmed' && status !== 'requested');
    const kept = yield* Effect.all(
      sold.map((row) => Effect.map(bookings.find(agencyId, row.transactionId), (booking) => ({ ...row, booking }))),
      { concurrency: 8 },
    );
    const { rows } = yield* markup.rowsOf(agencyId);
    const buyers = yield* ports.companies.ofBookings(
      agencyId,
      sold.map(({ transactionId }) => transactionId),
    );
    const replayed = kept.flatMap(({ booking, title }) =>
      booking !== undefined && hasOwnMarkup(booking)
        ? [replay(ports, booking, title, { draft, rows, companyId: buyers.get(booking.transactionId) })]
        : [],
    );
    const sellers = new Set<string>(replayed.map(({ shown }) => shown.product));
    const tried = wanted.filter(({ isOn, service, from: first }) => isOn && first <= on && sellers.has(service));
    return simulationOf(replayed, tried, { from, to, currency, cut: page.total > page.bookings.length });
  });
}

/** A bill is charged what it says itself, and an imported booking what its display says. */
function hasOwnMarkup({ product, elsewhere }: KeptBooking): boolean {
  return isService(product) && elsewhere !== true;
}

interface Replayed {
  readonly shown: ReplayedBooking;
  readonly past: readonly MarkedUp[];
  readonly drafted: readonly MarkedUp[];
}

/** Of a service for which the agency has no rule, what is added is the portal's, and stays. */
function replay(
  { airports, businessZone }: MarkupPorts,
  booking: KeptBooking,
  title: string,
  {
    draft,
    rows,
    companyId,
  }: { readonly draft: MarkupRows; readonly rows: MarkupRows; readonly companyId: string | undefined },
): Replayed {
  // What is kept of it is what its product's booking has.
  const sold = booking as unknown as Booking;
  const { transactionId, product, price } = booking;
  const bookedOn = dateIn(booking.bookedOn, businessZone);
  const then = markedUpThen(sold);
  const ruled = ({ productMarkups }: MarkupRows) =>
    productMarkups.some(({ match: { products = [product] } }) => products.includes(product));
  const isPortals = product !== 'flight' && !ruled(draft) && !ruled(rows);
  const now = isPortals ? then : markedUpBy(sold, draft, { on: bookedOn, companyId }, airports);
  const { currency } = price.total;
  const [before, after] = [totalOf(then, currency), totalOf(now, currency)];
  return { shown: { transactionId, product, title, bookedOn, before, after }, past: then, drafted: now };
}

/** A rule that was tried and never counted, because others stand before it or nothing fits it, is named with nothing. */
function simulationOf(
  replayed: readonly Replayed[],
  tried: readonly MarkupRule[],
  { from, to, currency, cut }: Pick<MarkupSimulation, 'from' | 'to' | 'cut'> & { readonly currency: Currency },
): MarkupSimulation {
  const effects = new Map<string, { bookings: number; amount: Money; was: Money }>();
  const at = (rule: string | undefined) => {
    const known = effects.get(rule ?? '') ?? { bookings: 0, amount: zero(currency), was: zero(currency) };
    effects.set(rule ?? '', known);
    return known;
  };
  for (const { ruleId } of tried) at(ruleId);
  for (const { past, drafted } of replayed) {
    for (const { rule, amount } of drafted) {
      const effect = at(rule);
      effect.bookings += 1;
      effect.amount = add(effect.amount, amount);
    }
    for (const { rule, amount } of past) {
      const effect = at(rule);
      effect.was = add(effect.was, amount);
    }
  }
  const rules: readonly RuleEffect[] = [...effects].map(([ruleId, effect]) => ({
    ...(ruleId !== '' && { ruleId }),
    ...effect,
  }));
  const difference = ({ before, after }: ReplayedBooking) => absolute(subtract(after, before)).minor;
  return {
    from,
    to,
    bookings: replayed.length,
    before: totalOf(
      replayed.flatMap(({ past }) => past),
      currency,
    ),
    after: totalOf(
      replayed.flatMap(({ drafted }) => drafted),
      currency,
    ),
    rules,
    changed: replayed
      .map(({ shown }) => shown)
      .filter(({ before, after }) => !equals(before, after))
      .toSorted((one, other) => difference(other) - difference(one))
      .slice(0, mostShown),
    cut,
  };
}

function totalOf(marked: readonly MarkedUp[], currency: Currency): Money {
  return sum(
    currency,
    marked.map(({ amount }) => amount),
  );
}
