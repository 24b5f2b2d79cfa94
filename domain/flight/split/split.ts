/**
 * Splitting: some travellers of a booking go on in a booking of their own, on the same flights at the fares that were paid.
 * Nothing is charged and nothing given back: what the two come to is what the one came to, line by line, to the paisa. What
 * was paid for those who leave goes with them, from the one booking's entries to the other's, so that each has papers and
 * figures of its own.
 */
import { hasUnit } from '../../booking/units.ts';
import type { Posting } from '../../account/chain.ts';
import { salePostings } from '../../account/postings.ts';
import { type BookedSsr, withAncillaries, withoutAncillaries } from '../extras/ancillaries.ts';
import type { Price, PricePartName } from '../../price/price.ts';
import { type Aboard, fareAboard, fareLeaving, type SoldFare } from '../fare/fare-shares.ts';
import { add, equals, type Money, sum } from '../../money/money.ts';
import type { TravellerType } from '../../people/traveller-type.ts';
import { type Lapped, lapsOf } from '../../people/laps.ts';
import { checkPartyCounts, countByType } from '../../people/traveller.ts';
import { type Violation, violation, within } from '../../rules/violation.ts';
import type { Unit } from '../../booking/booking.ts';
import { type CancellableBooking, soldFare } from '../cancel/cancellation.ts';

/** One of the two bookings that come of it. */
export interface SplitPart {
  /** Who is in it: positions in the booking as it was, in order. */
  readonly travellers: readonly number[];
  /** What they paid, without the services bought beside the flights: those go with whom they are for. */
  readonly fare: Price;
}

export interface Split {
  readonly stays: SplitPart;
  readonly leaves: SplitPart;
}

/**
 * How a booking is split so that some travellers leave it. Violations: `split-nobody` (`travellers`), `place-not-booked`,
 * `place-cancelled` where somebody flies nowhere any more (`travellers[n]`), `split-everybody`; `split-infant` where an
 * infant and the adult who holds it would part (see `lapsOf`); `party-adult`,
 * `party-infants` where those of one booking could not travel; `split-whole` where the fare does not say what each pays.
 */
export function splitOf(
  booking: CancellableBooking,
  leaving: readonly number[],
): { readonly split: Split } | { readonly violations: readonly Violation[] } {
  const violations = checkSplitting(booking, leaving);
  if (violations.length > 0) return { violations };
  const { travellers, gone = [] } = booking;
  const sold = soldFare({ ...booking, price: withoutAncillaries(booking.price) });
  const fares = splitFares(sold, leaving);
  if (fares === undefined) return { violations: [violation('split-whole', 'travellers')] };
  const all = travellers.map((_, traveller) => traveller);
  const split: Split = {
    stays: { travellers: all.filter((each) => !leaving.includes(each)), fare: fares.stays },
    leaves: { travellers: all.filter((each) => leaving.includes(each)), fare: fares.leaves },
  };
  return isConserved(sold, split, gone) ? { split } : { violations: [violation('split-whole', 'travellers')] };
}

/**
 * What those pay who stay and those who leave: each what the lines of the fare give for them, and what rounding leaves
 * between the two with the single traveller, or else with those who leave. Undefined where a line cannot be separated.
 */
export function splitFares(
  sold: SoldFare,
  leaving: readonly number[],
): { readonly stays: Price; readonly leaves: Price } | undefined {
  const all: Aboard = () => true;
  const goes: Aboard = (traveller) => leaving.includes(traveller);
  const remains: Aboard = (traveller) => !leaving.includes(traveller);
  const unaccompanied = sold.travellers.length - leaving.length === 1 && leaving.length > 1;
  const staying = fareAboard(sold, unaccompanied ? goes : remains);
  const rest = fareLeaving(sold, all, unaccompanied ? goes : remains);
  if (staying === undefined || rest === undefined) return undefined;
  return unaccompanied ? { stays: rest, leaves: staying } : { stays: staying, leaves: rest };
}

/**
 * What goes with those who leave of what was paid: the fares and services of all that they have not cancelled. What was kept of
 * what they did cancel, and what earlier changes cost, stays with the booking that they leave.
 */
export function movedFare(
  booking: CancellableBooking & { readonly ssr: readonly BookedSsr[] },
  { leaves }: Split,
): Price {
  const { travellers: part } = leaves;
  const gone = ofPart(part, booking.gone ?? []);
  const fare = withAncillaries(leaves.fare, ofPart(part, booking.ssr));
  const travellers = booking.travellers.filter((_, traveller) => part.includes(traveller));
  const moved = fareAboard(
    soldFare({ ...booking, price: fare, travellers }),
    (traveller, item) => !hasUnit(gone, { traveller, item }),
  );
  // `splitOf` splits no fare of which this is unknown.
  if (moved === undefined) throw new RangeError('What those who leave have paid is unknown');
  return moved;
}

/** The two entries that move it: what is given back of the one booking is charged to the other. */
export function movePostings(
  fare: Price,
  who: { readonly agencyId: string; readonly supplier: string },
): { readonly back: readonly Posting[]; readonly charge: readonly Posting[] } {
  const { terms } = fare;
  if (terms === undefined) throw new RangeError('A split is posted from its net side');
  const { net, commission, tds } = terms;
  const charge = salePostings({ ...who, supplierTotal: supplierTotalOf(fare), net, commission, tds });
  return { charge, back: charge.map((each) => ({ ...each, amount: 0 - each.amount })) };
}

/** What the suppliers are paid of a fare, services included. */
function supplierTotalOf({ netBreakdown, breakdown, total }: Price): Money {
  const names: readonly PricePartName[] = ['fare', 'seat', 'meal', 'baggage', 'special-ssr'];
  const parts = (netBreakdown ?? breakdown).parts ?? [];
  return sum(
    total.currency,
    parts.filter(({ name }) => names.includes(name)).map(({ amount }) => amount),
  );
}

/**
 * The travellers as a supplier splits them who does not know whose lap an infant is on: each infant with an adult of its
 * part.
 */
export function lappedByPart(travellers: readonly Lapped[], leaving: readonly number[]): readonly Lapped[] {
  const goes = (traveller: number) => leaving.includes(traveller);
  const laps = new Map([...lapsOf(travellers, goes), ...lapsOf(travellers, (traveller) => !goes(traveller))]);
  return travellers.map(({ type }, traveller) => ({ type, lapOf: laps.get(traveller) }));
}

/** Whatever belongs to a traveller by position, as it is counted in a part; what is others' is left out. */
export function ofPart<Item extends { readonly traveller: number }>(
  part: readonly number[],
  items: readonly Item[],
): readonly Item[] {
  return items
    .filter(({ traveller }) => part.includes(traveller))
    .map((item) => ({ ...item, traveller: part.indexOf(item.traveller) }));
}

/** Who goes where a traveller goes: the infant that an adult holds, or the adult who holds an infant. */
export function goesWith(booking: Pick<CancellableBooking, 'travellers' | 'itineraries' | 'gone'>, traveller: number) {
  const flying = new Set(flyingOn(booking).map((each) => each.traveller));
  const laps = lapsOf(booking.travellers, (each) => flying.has(each));
  return [...laps].flatMap(([infant, adult]) => (infant === traveller ? [adult] : adult === traveller ? [infant] : []));
}

interface Flying {
  readonly type: TravellerType;
  readonly traveller: number;
}

/** Who still flies on any direction. */
function flyingOn({
  travellers,
  itineraries,
  gone = [],
}: Pick<CancellableBooking, 'travellers' | 'itineraries' | 'gone'>): readonly Flying[] {
  return travellers.flatMap(({ type }, traveller) =>
    itineraries.some((_, item) => !hasUnit(gone, { traveller, item })) ? [{ type, traveller }] : [],
  );
}

function checkSplitting(booking: CancellableBooking, leaving: readonly number[]): readonly Violation[] {
  if (leaving.length === 0) return [violation('split-nobody', 'travellers')];
  const flying = flyingOn(booking);
  const flies = (traveller: number) => flying.some((each) => each.traveller === traveller);
  const wrong = leaving.flatMap((traveller, index) => {
    if (booking.travellers[traveller] === undefined) return [violation('place-not-booked', `travellers[${index}]`)];
    return flies(traveller) ? [] : [violation('place-cancelled', `travellers[${index}]`)];
  });
  if (wrong.length > 0) return wrong;
  const staying = flying.filter(({ traveller }) => !leaving.includes(traveller));
  if (staying.length === 0) return [violation('split-everybody', 'travellers')];
  const going = flying.filter(({ traveller }) => leaving.includes(traveller));
  const isParted = ({ type, traveller }: Flying) =>
    type === 'infant' &&
    goesWith(booking, traveller).some((other) => leaving.includes(other) !== leaving.includes(traveller));
  if (flying.some(isParted)) return [violation('split-infant', 'travellers')];
  return [staying, going].flatMap((party) => within('travellers', checkPartyCounts(countByType(party)))).slice(0, 1);
}

/** After places were cancelled: whether what is left of the two is what is left of the one. */
function isConserved(sold: SoldFare, { stays, leaves }: Split, gone: readonly Unit[]): boolean {
  if (gone.length === 0) return true;
  const left = (of: SoldFare, places: readonly Unit[]) =>
    fareAboard(of, (traveller, item) => !hasUnit(places, { traveller, item }));
  const parts = [stays, leaves].map(({ travellers: part, fare }) => {
    const travellers = sold.travellers.filter((_, traveller) => part.includes(traveller));
    return left({ ...sold, fare, travellers }, ofPart(part, gone));
  });
  const [whole, [one, other]] = [left(sold, gone), parts];
  if (whole === undefined || one === undefined || other === undefined) return false;
  const net = ({ netBreakdown, total }: Price) => netBreakdown?.amount ?? total;
  return equals(add(one.total, other.total), whole.total) && equals(add(net(one), net(other)), net(whole));
}
