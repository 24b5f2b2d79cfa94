/**
 * Records that other offices made with the sandbox's airlines: computed from the seed, like all that it sells. Each day they
 * make a few, at fares of that day, on flights of the timetable; a record's locator says which it is.
 */
import { momentOf } from '../fares/priced-journey.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import type { PnrDialect } from '#domain/flight/pnr/reading.ts';
import type { PnrRecord, RecordedTraveller } from '#domain/flight/pnr/record.ts';
import type { SupplierFare, SupplierOffer } from '#application/backoffice/ports/flight/flight-supplier.ts';
import { sum } from '#domain/money/money.ts';
import { countByType } from '#domain/people/traveller.ts';
import { dateIn, fromMilliseconds, type Instant, plusMinutes, toMilliseconds } from '#domain/time/instant.ts';
import type { TakenOrder } from '#infrastructure/backoffice/suppliers/sandbox/store/orders.ts';
import { mixed } from '../chance.ts';
import { documentsOf, ticketsOf } from './carry-out.ts';
import { locatorCount, locatorOf, serialOf } from './locators.ts';
import { namedFare, priceNamed } from '../fares/named-fare.ts';
import { saleText } from './sale-text.ts';
import { searchOffers } from '../fares/search-offers.ts';
import type { SandboxWorld } from '../timetable/world.ts';

export interface OfficeRecord {
  readonly record: PnrRecord;
  /** Whose display the office works on. */
  readonly dialect: PnrDialect;
  readonly madeAt: Instant;
  /** What it is as an order of the sandbox. */
  readonly order: TakenOrder;
}

interface Plan {
  readonly dialect: PnrDialect;
  readonly route: readonly [string, string];
  readonly travellers: readonly RecordedTraveller[];
  readonly isReturn?: true;
  readonly isHeld?: true;
}

const dayMs = 86_400_000;
const recordsADay = 12;
/** Older records have been archived. */
const daysKept = 45;
/** Departures are between so many days after the record was made and so many more. */
const soonest = 10;
const spread = 40;
const holdMinutes = 3 * 24 * 60;
/** Their ticket numbers are above all that the sandbox itself counts. */
const firstSerial = 4_000_000_000;
const serialsARecord = 16;
/** Their locators are below all that it counts itself from the other end. */
const locatorsARecord = 64;

const men = ['ARJUN', 'VIKRAM', 'ROHAN', 'IMRAN', 'JOSEPH', 'KARAN', 'NIKHIL', 'SURESH'] as const;
const women = ['ASHA', 'MEERA', 'PRIYA', 'LAKSHMI', 'ZOYA', 'ANITA', 'RIYA', 'TARA'] as const;
const families = ['RAO', 'NAIR', 'KAPOOR', 'BOSE', 'IYER', 'MEHTA', 'KHAN', 'THOMAS', 'PILLAI', 'SEN'] as const;

/** The records of a day, UTC, in the order in which they were made. */
export function recordsOf(world: SandboxWorld, day: IsoDate, zone: string): Promise<readonly OfficeRecord[]> {
  const number = Date.parse(day) / dayMs;
  return Promise.all(Array.from({ length: recordsADay }, (_, at) => officeRecord(world, number, at, zone)));
}

/** The record of a locator, as long as it stands. */
export async function recordNamed(
  world: SandboxWorld,
  locator: string,
  now: Instant,
  zone: string,
): Promise<OfficeRecord | undefined> {
  const serial = serialOf(locator, world.seed);
  if (serial === undefined) return undefined;
  const place = Math.floor((locatorCount - 1 - serial) / locatorsARecord);
  const [day, at] = [Math.floor(place / recordsADay), place % recordsADay];
  const today = Math.floor(toMilliseconds(now) / dayMs);
  if (day > today || day < today - daysKept) return undefined;
  const found = await officeRecord(world, day, at, zone);
  const { heldUntil, pnr } = found.record;
  return pnr === locator && found.madeAt <= now && (heldUntil === undefined || heldUntil > now) ? found : undefined;
}

/** Nothing is sold to anybody else. */
const untouched = { load: () => Promise.resolve(), soldOf: () => 0 };

async function officeRecord(world: SandboxWorld, day: number, at: number, zone: string): Promise<OfficeRecord> {
  const chance = (what: number, of: number) => mixed(world.seed, day, at, what) % of;
  const minute = day * 1440 + at;
  const madeAt = fromMilliseconds(minute * 60_000);
  const plan = planOf(at, chance);
  const moment = momentOf(madeAt, zone, world.currency);
  const offers = await offersFor(world, plan, day + soonest + chance(1, spread), moment);
  const fares = offers.map(({ fares: sold }) => fareOf(sold, plan));
  const fareKeys = fares.map(({ fareKey }) => fareKey);
  const priced = fareKeys.map((fareKey) => {
    const named = namedFare(world, fareKey, minute, 0);
    const found = named && priceNamed(world, untouched, named, moment);
    if (found === undefined) throw new Error(`The sandbox does not sell ${fareKey}`);
    return found.priced;
  });
  const [itinerary, ...further] = offers.flatMap(({ itineraries }) => itineraries);
  const [first, ...others] = plan.travellers;
  if (itinerary === undefined || first === undefined) throw new Error('A record of nobody, or to nowhere');
  const documents = documentsOf(priced);
  const serial = firstSerial + (day * recordsADay + at) * serialsARecord;
  const pnr = locatorFor(world.seed, day * recordsADay + at, plan.dialect);
  const tickets = plan.isHeld ? [] : ticketsOf(documents, { serial, seed: world.seed }, plan.travellers.length);
  const heldUntil = plan.isHeld && plusMinutes(madeAt, holdMinutes);
  const total = sum(
    world.currency,
    fares.map(({ fare }) => fare.amount),
  );
  const seated = plan.travellers.filter(({ type }) => type !== 'infant').length;
  const legs = priced.flatMap((journey) => journey.legs.map((leg) => ({ leg, cabin: journey.cabin })));
  return {
    record: {
      pnr,
      itineraries: [itinerary, ...further],
      bookingClasses: fares.flatMap(({ bookingClasses }) => bookingClasses),
      travellers: [first, ...others],
      tickets,
      ...(heldUntil && { heldUntil }),
      total,
    },
    dialect: plan.dialect,
    madeAt,
    order: {
      sold: saleText({
        fareKeys,
        minute,
        travellers: plan.travellers.map(({ type }) => type),
        sold: legs.map(() => 0),
      }),
      total,
      confirmation: { pnr, tickets, ...(heldUntil && { heldUntil }) },
      places: legs.map(({ leg, cabin }) => ({
        day: leg.day,
        flight: `${leg.flight.carrier}${leg.flight.number}`,
        cabin,
        seats: leg.stock.seats,
        taken: seated,
      })),
    },
  };
}

/** The systems differ in what a locator may be: Sabre's has letters only. */
function locatorFor(seed: number, place: number, dialect: PnrDialect): string {
  const first = locatorCount - 1 - place * locatorsARecord;
  const all = Array.from({ length: locatorsARecord }, (_, at) => locatorOf(first - at, seed));
  const [usual = ''] = all;
  return dialect === 'sabre' ? (all.find((locator) => /^[A-Z]+$/.test(locator)) ?? usual) : usual;
}

/** One offer a direction, all of one airline. */
async function offersFor(
  world: SandboxWorld,
  { route: [origin, destination], travellers, isReturn }: Plan,
  day: number,
  moment: Parameters<typeof searchOffers>[3],
): Promise<readonly SupplierOffer[]> {
  const date = dateIn(fromMilliseconds(day * dayMs), 'UTC');
  const search = async (from: string, to: string, on: IsoDate, carriers: readonly string[]) => {
    const request = {
      ...defaultSearch,
      party: countByType(travellers),
      nonStopOnly: true,
      preferredCarriers: carriers,
      numResults: 1,
      sectors: [{ origin: from, destination: to, date: on }],
    };
    const [best] = await searchOffers(world, untouched, request, moment);
    if (best === undefined) throw new Error(`Nobody flies from ${from} to ${to} on ${on}`);
    return best;
  };
  const there = await search(origin, destination, date, []);
  const { carrier } = there.itineraries[0].segments[0];
  return isReturn ? [there, await search(destination, origin, addDays(date, 5), [carrier])] : [there];
}

/** The cheapest that is not sold to companies alone. */
function fareOf(fares: SupplierOffer['fares'], { isHeld }: Plan): SupplierFare {
  const [, dearer = fares[0]] = fares;
  return isHeld ? dearer : fares[0];
}

function planOf(at: number, chance: (what: number, of: number) => number): Plan {
  const lastName = families[chance(2, families.length)] ?? 'RAO';
  const man = (what: number): RecordedTraveller => ({
    type: 'adult',
    title: 'Mr',
    firstName: men[chance(what, men.length)] ?? 'ARJUN',
    lastName,
  });
  const woman = (what: number): RecordedTraveller => ({
    type: 'adult',
    title: what % 2 === 0 ? 'Mrs' : 'Ms',
    firstName: women[chance(what, women.length)] ?? 'ASHA',
    lastName,
  });
  const plans: readonly [Plan, ...Plan[]] = [
    { dialect: 'amadeus', route: ['DEL', 'BOM'], travellers: [man(3), woman(4)] },
    { dialect: 'galileo', route: ['BLR', 'DEL'], travellers: [woman(5)] },
    { dialect: 'sabre', route: ['BOM', 'CCU'], travellers: [woman(7)] },
    { dialect: 'amadeus', route: ['DEL', 'COK'], travellers: [man(3), woman(4)], isHeld: true },
    { dialect: 'amadeus', route: ['DEL', 'GOI'], travellers: [woman(4), man(3)], isReturn: true },
    { dialect: 'galileo', route: ['MAA', 'DEL'], travellers: [man(6)], isHeld: true },
  ];
  return plans[at % plans.length] ?? plans[0];
}
