/** Choosing cabins of a sailing: a kind for each party, its number on the plan, whether tips are paid before; and quoting them. */
import { BehaviorSubject } from 'rxjs';
import { pricesTogether } from '#domain/booking/sale/prices-together.ts';
import type { SharedCabin } from '#domain/cruise/booking/cruise-booking.ts';
import { customerInstalments } from '#domain/cruise/booking/customer-instalments.ts';
import { cabinUnits, withGuests } from '#domain/cruise/booking/in-short.ts';
import { bedsFor, nearestMiddle } from '#domain/cruise/sailing/deck-plan.ts';
import type { GratuityWay } from '#domain/cruise/sailing/fare.ts';
import { guestCount } from '#domain/cruise/sailing/sailing.ts';
import type { Instalment } from '#domain/cruise/terms/line-terms.ts';
import { type Money, sum } from '#domain/money/money.ts';
import type { Price } from '#domain/price/price.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type {
  CabinsFound,
  CruiseDesk,
  CruiseQuote,
  OfferedCabinKind,
  ShownCabin,
} from '#application/desk/cruise/cruise.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { type Loadable, loading } from '#application/portal/loadable.ts';
import type { PortalClock } from '#application/portal/ports/machine.ts';
import type { Session } from '#application/portal/session/session.ts';
import { chargedNow } from './cruise-checkout.ts';

/** What is chosen for one party. */
export interface CabinChosen {
  readonly offer: OfferedCabinKind;
  readonly number?: string | undefined;
}

export interface ChooseCabinsState {
  readonly cabins: Loadable<CabinsFound>;
  /** The party whose cabin is being chosen, from 0. */
  readonly at: number;
  /** One for each party. */
  readonly chosen: readonly (CabinChosen | undefined)[];
  /** The deck that is shown. */
  readonly deck?: number | undefined;
  readonly gratuities: GratuityWay;
  readonly quoting: boolean;
  readonly failure?: DeskFailure | undefined;
}

/** What has been chosen comes to; undefined where nothing is. */
export interface ChosenTotal {
  readonly total: Money;
  readonly tips: Money;
  readonly earn?: Money;
  /** Those that are chosen, in the order of their parties. */
  readonly cabins: readonly SharedCabin[];
  /** The cabin whose turn it is, with its price and tips as they are chosen; undefined where that party has none yet. */
  readonly own: { readonly cabin: SharedCabin; readonly price: Price } | undefined;
  /** What the account would be charged at once for all of them; undefined for callers who may not see net fares. */
  readonly chargedNow: Money | undefined;
  /** Deposit and balance, once every party has a cabin. */
  readonly schedule: readonly Instalment[];
}

const start: ChooseCabinsState = { cabins: loading, at: 0, chosen: [], gratuities: 'prepaid', quoting: false };

export class ChooseCabins {
  readonly state$ = new BehaviorSubject<ChooseCabinsState>(start);
  readonly #desk: Pick<CruiseDesk, 'cabins' | 'quote'>;
  readonly #session: Session;
  readonly #clock: PortalClock;
  readonly #zone: string;
  #asked = 0;
  #sailingId = '';

  constructor(desk: Pick<CruiseDesk, 'cabins' | 'quote'>, session: Session, clock: PortalClock, zone: string) {
    [this.#desk, this.#session, this.#clock, this.#zone] = [desk, session, clock, zone];
  }

  /** The cabins of a sailing; what was chosen before of it stays where it is still to be had. */
  async open(sailingId: string): Promise<void> {
    const asked = (this.#asked += 1);
    const before = this.#sailingId === sailingId ? this.state$.value : start;
    this.#sailingId = sailingId;
    this.state$.next({ ...before, cabins: loading, failure: undefined, quoting: false });
    const outcome = await this.#session.ask(this.#desk.cabins({ sailingId }));
    if (asked !== this.#asked) return;
    if (outcome.kind === 'failed') return this.#next({ cabins: { kind: 'failed', failure: outcome.failure } });
    const found = outcome.value;
    const chosen = found.choices.map(({ offers }, at) => chosenAgain(found, offers, before.chosen[at]));
    const [first] = chosen;
    this.#next({
      cabins: { kind: 'ready', value: found },
      chosen,
      at: 0,
      deck: deckOf(found, first) ?? before.deck ?? found.plan[0]?.deck,
    });
  }

  again(): Promise<void> {
    return this.open(this.#sailingId);
  }

  turnTo(at: number): void {
    const { cabins, chosen, deck } = this.state$.value;
    const own = cabins.kind === 'ready' ? deckOf(cabins.value, chosen[at]) : undefined;
    this.#next({ at, deck: own ?? deck });
  }

  /** A kind for the party whose turn it is: with the first free cabin of it in the middle of the ship, which may be changed. */
  chooseKind(cabinId: string): void {
    const { cabins, at, chosen } = this.state$.value;
    if (cabins.kind !== 'ready') return;
    const offer = cabins.value.choices[at]?.offers.find((each) => each.cabinId === cabinId);
    if (offer === undefined) return;
    const free = offer.guarantee ? undefined : nearestMiddle(this.pickable(offer), cabins.value.plan);
    this.#choose({ offer, ...(free && { number: free.number }) });
    if (free !== undefined) this.#next({ deck: free.deck });
    else if (chosen[at] === undefined) this.#next({ deck: cabins.value.plan[0]?.deck });
  }

  /** A cabin by its number, with the offer of its kind. */
  pick(number: string): void {
    const { cabins, at } = this.state$.value;
    if (cabins.kind !== 'ready') return;
    const cabin = cabins.value.plan.find((each) => each.number === number);
    const offer = cabins.value.choices[at]?.offers.find(({ kind, guarantee }) => kind === cabin?.kind && !guarantee);
    if (cabin === undefined || offer === undefined || !this.pickable(offer).includes(cabin)) return;
    this.#choose({ offer, number });
  }

  /** Cabins of an offer that the party whose turn it is may have: free, with beds enough, and not another party's. */
  pickable({ kind }: Pick<OfferedCabinKind, 'kind'>): readonly ShownCabin[] {
    const { cabins, at, chosen } = this.state$.value;
    if (cabins.kind !== 'ready') return [];
    const party = cabins.value.choices[at]?.party;
    const others = chosen.flatMap((each, index) => (index === at ? [] : (each?.number ?? [])));
    return cabins.value.plan.filter(
      (cabin) =>
        cabin.free &&
        cabin.kind === kind &&
        party !== undefined &&
        cabin.sleeps >= bedsFor(guestCount(party)) &&
        !others.includes(cabin.number),
    );
  }

  showDeck(deck: number): void {
    this.#next({ deck });
  }

  payTips(gratuities: GratuityWay): void {
    this.#next({ gratuities });
  }

  /** The quote of what is chosen; undefined where something is missing, or it cannot be had, which the state says. */
  async quote(): Promise<CruiseQuote | undefined> {
    const { chosen, gratuities, quoting } = this.state$.value;
    const whole = chosen.flatMap((each) => each ?? []);
    if (quoting || whole.length === 0 || whole.length < chosen.length) return undefined;
    this.#next({ quoting: true, failure: undefined });
    const outcome = await this.#session.ask(
      this.#desk.quote({
        gratuities,
        cabins: whole.map(({ offer: { cabinId }, number }) => ({ cabinId, ...(number !== undefined && { number }) })),
      }),
    );
    this.#next({ quoting: false, ...(outcome.kind === 'failed' && { failure: outcome.failure }) });
    return outcome.kind === 'done' ? outcome.value : undefined;
  }

  total(): ChosenTotal | undefined {
    return totalOf(this.state$.value, this.#clock.todayIn(this.#zone));
  }

  #choose(choice: CabinChosen): void {
    const { at, chosen } = this.state$.value;
    this.#next({ chosen: chosen.map((each, index) => (index === at ? choice : each)), failure: undefined });
  }

  #next(change: Partial<ChooseCabinsState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}

function totalOf({ cabins, at, chosen, gratuities }: ChooseCabinsState, today: IsoDate): ChosenTotal | undefined {
  if (cabins.kind !== 'ready') return undefined;
  const { sailing, lineTerms, choices, plan } = cabins.value;
  const whole = choices.flatMap(({ party }, index) => {
    const own = chosen[index];
    if (own === undefined) return [];
    const { offer, number } = own;
    const { kind, squareMetres } = offer;
    const deck = deckOf({ plan }, own);
    const cabin: SharedCabin = {
      kind,
      squareMetres,
      party,
      ...(number !== undefined && { number }),
      ...(deck !== undefined && { deck }),
    };
    return [{ index, offer, price: gratuities === 'prepaid' ? offer.withTips : offer.price, cabin }];
  });
  const [first, ...others] = whole;
  if (first === undefined) return undefined;
  const booked = [first.cabin, ...others.map(({ cabin }) => cabin)] as const;
  const units = cabinUnits({ cabins: withGuests(booked) });
  const unitOf = ({ price }: typeof first, item: number) => ({ ...(units[item] ?? { traveller: 0, item }), price });
  const price = pricesTogether([unitOf(first, 0), ...others.map((each, at) => unitOf(each, at + 1))]);
  const tips = whole.map(({ offer }) => offer.gratuities);
  return {
    total: price.total,
    tips: sum(price.total.currency, tips),
    ...(price.terms && { earn: price.terms.earn }),
    cabins: booked,
    own: whole.find(({ index }) => index === at),
    chargedNow: chargedNow({ sailing, lineTerms, price, booked }, today) ?? price.terms?.net,
    schedule:
      whole.length < choices.length ? [] : customerInstalments({ sailing, lineTerms, cabins: booked, price }, today),
  };
}

/** What was chosen before, as it is offered now; undefined where it is to be had no longer. */
function chosenAgain(
  { plan }: CabinsFound,
  offers: readonly OfferedCabinKind[],
  before: CabinChosen | undefined,
): CabinChosen | undefined {
  const offer = offers.find(
    ({ kind, guarantee }) => kind === before?.offer.kind && guarantee === before.offer.guarantee,
  );
  if (offer === undefined || before === undefined) return undefined;
  const isFree = before.number === undefined || plan.some(({ number, free }) => number === before.number && free);
  return isFree ? { offer, number: before.number } : undefined;
}

function deckOf({ plan }: Pick<CabinsFound, 'plan'>, chosen: CabinChosen | undefined): number | undefined {
  return plan.find(({ number }) => number === chosen?.number)?.deck;
}
