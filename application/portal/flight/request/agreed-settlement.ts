/**
 * Settling a change, or a service, as it was agreed with the airline: what was agreed is typed, what it comes to is asked, and
 * exactly that is then done. It is sent under an id that is kept before.
 */
import { BehaviorSubject } from 'rxjs';
import type { AgreedMove } from '#domain/flight/change/agreed-change.ts';
import { type AgreedService, serviceKind } from '#domain/flight/extras/agreed-services.ts';
import { flightLinesOf, readFlightLines } from '#domain/flight/request/flight-lines.ts';
import type { FlightRequest } from '#domain/flight/request/request.ts';
import type { Currency } from '#domain/money/currency.ts';
import { type Money, negate, zero } from '#domain/money/money.ts';
import type { TravellerType } from '#domain/people/traveller-type.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type {
  AgreedChangeAsked,
  AgreedQuote,
  AgreedServicesAsked,
  EnteredDirection,
} from '#application/desk/agreed-flights.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { FlightDesk } from '#application/desk/flight.ts';
import { amountTyped } from '#application/portal/amount-typed.ts';
import {
  notSettling,
  Settling,
  type SettlingParts,
  type SettlingState,
} from '#application/portal/booking/request/settling.ts';
import { isLocked } from '#application/portal/sending.ts';
import type { Session } from '#application/portal/session/session.ts';

export interface DirectionRow {
  readonly item: number;
  /** A flight a line. */
  readonly lines: string;
}

export type MoveField = 'fare' | 'taxes' | 'airline' | 'fee';

/** What one traveller of a type pays in a direction, as typed. */
export interface MoveRow extends Readonly<Record<MoveField, string>> {
  readonly item: number;
  readonly type: TravellerType;
}

export interface TicketRow {
  readonly traveller: number;
  readonly number: string;
}

export type ServiceField = 'price' | 'detail';

/** What the airline confirmed for a traveller, as typed; without a price it confirmed nothing. */
export interface ServiceRow extends Readonly<Record<ServiceField, string>> {
  readonly traveller: number;
}

/** Of baggage its kilograms, of a seat its row and letter. */
export type ServiceDetail = 'kilograms' | 'seat';

export interface AgreedState extends SettlingState<AgreedQuote> {
  readonly directions: readonly DirectionRow[];
  readonly moves: readonly MoveRow[];
  readonly tickets: readonly TicketRow[];
  readonly services: readonly ServiceRow[];
  readonly detail: ServiceDetail | undefined;
}

const nothing: AgreedState = {
  ...notSettling,
  directions: [],
  moves: [],
  tickets: [],
  services: [],
  detail: undefined,
};

export interface AgreedParts extends SettlingParts {
  readonly today: () => IsoDate;
  readonly currency: () => Currency;
}

interface Desks {
  readonly booking: Pick<BookingDesk, 'settleRequest'>;
  readonly flight: Pick<FlightDesk, 'agreedChangeQuote' | 'agreedServicesQuote'>;
}

type Typed<Asked> = Asked | { readonly violations: readonly Violation[] };

export class AgreedSettlement {
  readonly state$ = new BehaviorSubject<AgreedState>(nothing);
  readonly #desks: Desks;
  readonly #parts: AgreedParts;
  readonly #settling: Settling<AgreedQuote, AgreedState>;

  constructor(desks: Desks, session: Session, parts: AgreedParts) {
    this.#desks = desks;
    this.#parts = parts;
    const settled = { desk: desks.booking, quoteId: ({ quoteId }: AgreedQuote) => quoteId };
    this.#settling = new Settling(this.state$, settled, session, parts);
  }

  /** A request that is read again is not begun again. */
  open(request: FlightRequest): void {
    const { number } = request;
    if (this.state$.value.sending || this.state$.value.number === number) return;
    this.#settling.begin();
    const unanswered = this.#settling.isUnanswered(number);
    this.state$.next({ ...nothing, number, unanswered, ...rowsOf(request) });
  }

  close(): void {
    this.#settling.close(nothing);
  }

  typeLines(at: number, lines: string): void {
    this.#settling.change({ directions: changedAt(this.state$.value.directions, at, { lines }) });
  }

  typeMove(at: number, field: MoveField, text: string): void {
    this.#settling.change({ moves: changedAt(this.state$.value.moves, at, { [field]: text }) });
  }

  typeTicket(at: number, number: string): void {
    this.#settling.change({ tickets: changedAt(this.state$.value.tickets, at, { number }) });
  }

  typeService(at: number, field: ServiceField, text: string): void {
    this.#settling.change({ services: changedAt(this.state$.value.services, at, { [field]: text }) });
  }

  /** Asks what it would come to now. */
  async preview(): Promise<void> {
    if (isLocked(this.state$.value)) return;
    const asking = this.state$.value.services.length > 0 ? this.#services() : this.#change();
    if ('violations' in asking) {
      this.#settling.stop(asking.violations);
      return;
    }
    await this.#settling.ask(asking.quote, (failure) => {
      const violations = failure._tag === 'Invalid' ? failure.violations.map((each) => this.#atRow(each)) : [];
      this.#settling.fail(failure, violations);
    });
  }

  /** Called every second by the page that shows how long the preview stands. */
  tick(): void {
    this.#settling.tick();
  }

  /** Does what the preview shows, or asks again for its outcome. */
  async commit(note: string): Promise<void> {
    await this.#settling.commit(note);
  }

  #change() {
    const typed = changeTyped(this.state$.value, this.#parts.today(), this.#parts.currency());
    return 'violations' in typed ? typed : { quote: this.#desks.flight.agreedChangeQuote(typed) };
  }

  #services() {
    const typed = servicesTyped(this.state$.value, this.#parts.currency());
    return 'violations' in typed ? typed : { quote: this.#desks.flight.agreedServicesQuote(typed) };
  }

  /** Of tickets and services only those that were typed are sent. */
  #atRow({ path, ...wrong }: Violation): Violation {
    const { tickets, services } = this.state$.value;
    const [, list = '', index = '', rest = ''] = /^(tickets|services)\[(\d+)\](.*)$/.exec(path) ?? [];
    if (list === '') return { ...wrong, path };
    const sent = (
      list === 'tickets' ? tickets.map(({ number }) => number) : services.map(({ price }) => price)
    ).flatMap((text, at) => (text.trim() === '' ? [] : [at]));
    const field = rest.replace(/^\.(kilograms|seat)$/, '.detail');
    return { ...wrong, path: `${list}[${sent[Number(index)] ?? index}]${field}` };
  }
}

function changedAt<Row>(rows: readonly Row[], at: number, change: Partial<Row>): readonly Row[] {
  return rows.map((row, index) => (index === at ? { ...row, ...change } : row));
}

/** What is there to be typed: of a change the flights as they are now. */
function rowsOf({
  kind,
  about,
  booking,
}: FlightRequest): Pick<AgreedState, 'directions' | 'moves' | 'tickets' | 'services' | 'detail'> {
  const { travellers = [], items = [], code = '' } = about ?? {};
  const none = { directions: [], moves: [], tickets: [], services: [], detail: undefined };
  if (kind === 'offline-ssr') {
    const service = serviceKind(code);
    return {
      ...none,
      services: travellers.map((traveller) => ({ traveller, price: '', detail: '' })),
      detail: service === 'baggage' ? 'kilograms' : service === 'seat' ? 'seat' : undefined,
    };
  }
  const types = [...new Set(travellers.flatMap((at) => booking?.travellers[at]?.type ?? []))];
  const untyped = { fare: '', taxes: '', airline: '', fee: '' };
  return {
    ...none,
    directions: items.flatMap((item) => {
      const itinerary = booking?.itineraries[item];
      return itinerary === undefined ? [] : [{ item, lines: flightLinesOf(itinerary, []) }];
    }),
    moves: items.flatMap((item) => types.map((type) => ({ item, type, ...untyped }))),
    tickets: travellers.map((traveller) => ({ traveller, number: '' })),
  };
}

/** Below zero where it begins with a minus; an amount that is left empty is none. */
function signedAmount(text: string, currency: Currency): Money | undefined {
  const tidy = text.trim();
  if (tidy === '') return zero(currency);
  const isBack = /^[-−]/.test(tidy);
  const amount = amountTyped(isBack ? tidy.slice(1) : tidy, currency);
  return amount && isBack ? negate(amount) : amount;
}

function changeTyped(
  { number, directions, moves, tickets }: AgreedState,
  today: IsoDate,
  currency: Currency,
): Typed<AgreedChangeAsked> {
  const violations: Violation[] = [];
  const flown = directions.map(({ item, lines }, at): EnteredDirection => {
    const { flights, wrong } = readFlightLines(lines, today);
    const [line] = wrong;
    if (line !== undefined) violations.push(violation('flight-line', `directions[${at}].flights`, { line }));
    else if (flights.length === 0) violations.push(violation('required', `directions[${at}].flights`));
    return { item, flights };
  });
  const agreed = moves.map((row, at): AgreedMove => {
    const read = (field: MoveField) => {
      const amount = signedAmount(row[field], currency);
      if (amount === undefined) violations.push(violation('not-a-number', `moves[${at}].${field}`));
      return amount ?? zero(currency);
    };
    const { item, type } = row;
    return { item, type, fare: read('fare'), taxes: read('taxes'), airline: read('airline'), fee: read('fee') };
  });
  const issued = tickets
    .map((ticket) => ({ ...ticket, number: ticket.number.replaceAll(/[\s-]/g, '') }))
    .filter((ticket) => ticket.number !== '');
  return violations.length > 0
    ? { violations }
    : { number, directions: flown, moves: agreed, ...(issued.length > 0 && { tickets: issued }) };
}

function servicesTyped({ number, services, detail }: AgreedState, currency: Currency): Typed<AgreedServicesAsked> {
  const violations: Violation[] = [];
  const agreed = services.flatMap(({ traveller, price, detail: text }, at): readonly AgreedService[] => {
    if (price.trim() === '') return [];
    const amount = amountTyped(price, currency);
    if (amount === undefined) violations.push(violation('not-a-number', `services[${at}].price`));
    const said = text.trim();
    const kilograms = Number(said);
    if (detail === 'kilograms' && said !== '' && !Number.isSafeInteger(kilograms)) {
      violations.push(violation('not-a-number', `services[${at}].detail`));
    }
    return [
      {
        traveller,
        price: amount ?? zero(currency),
        ...(detail === 'kilograms' && said !== '' && { kilograms }),
        ...(detail === 'seat' && said !== '' && { seat: said.toUpperCase() }),
      },
    ];
  });
  if (agreed.length === 0) violations.push(violation('required', 'services[0].price'));
  return violations.length > 0 ? { violations } : { number, services: agreed };
}
