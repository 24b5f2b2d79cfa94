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
import type { RequestChanged, SettleRequest as Settling } from '#application/desk/requests.ts';
import { amountTyped } from '#application/portal/amount-typed.ts';
import { type Loadable, loading } from '#application/portal/loadable.ts';
import type { PortalClock } from '#application/portal/ports/machine.ts';
import { atRest, isLocked, Sending, type SendState, type SentRequests } from '#application/portal/sending.ts';
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

export interface AgreedState extends SendState {
  readonly number: string;
  readonly directions: readonly DirectionRow[];
  readonly moves: readonly MoveRow[];
  readonly tickets: readonly TicketRow[];
  readonly services: readonly ServiceRow[];
  readonly detail: ServiceDetail | undefined;
  readonly preview: Loadable<AgreedQuote> | undefined;
  /** How long the preview stands; 0 once it is over. */
  readonly secondsLeft: number;
  /** At the rows of this state. */
  readonly violations: readonly Violation[];
  /** Grows with each try that was stopped by violations. */
  readonly stopped: number;
}

const nothing: AgreedState = {
  ...atRest,
  number: '',
  directions: [],
  moves: [],
  tickets: [],
  services: [],
  detail: undefined,
  preview: undefined,
  secondsLeft: 0,
  violations: [],
  stopped: 0,
};

export interface AgreedParts {
  readonly requests: SentRequests;
  readonly clock: Pick<PortalClock, 'ticks'>;
  readonly today: () => IsoDate;
  readonly currency: () => Currency;
  /** Notified when a request has moved. */
  readonly moved: (number: string) => void;
}

interface Desks {
  readonly booking: Pick<BookingDesk, 'settleRequest'>;
  readonly flight: Pick<FlightDesk, 'agreedChangeQuote' | 'agreedServicesQuote'>;
}

type Wanted = Omit<Settling, 'requestId' | 'number'>;
type Typed<Asked> = Asked | { readonly violations: readonly Violation[] };

export class AgreedSettlement {
  readonly state$ = new BehaviorSubject<AgreedState>(nothing);
  readonly #desks: Desks;
  readonly #session: Session;
  readonly #parts: AgreedParts;
  readonly #sending: Sending;
  #asked = 0;
  #previewedAt = 0;

  constructor(desks: Desks, session: Session, parts: AgreedParts) {
    this.#desks = desks;
    this.#session = session;
    this.#parts = parts;
    this.#sending = new Sending(session, parts.requests);
  }

  /** A request that is read again is not begun again. */
  open(request: FlightRequest): void {
    const { number } = request;
    if (this.state$.value.sending || this.state$.value.number === number) return;
    this.#asked += 1;
    const unanswered = this.#sending.waiting(keyOf(number)) !== undefined;
    this.state$.next({ ...nothing, number, unanswered, ...rowsOf(request) });
  }

  close(): void {
    this.#asked += 1;
    if (!this.state$.value.sending) this.state$.next(nothing);
  }

  typeLines(at: number, lines: string): void {
    this.#typed({ directions: changedAt(this.state$.value.directions, at, { lines }) });
  }

  typeMove(at: number, field: MoveField, text: string): void {
    this.#typed({ moves: changedAt(this.state$.value.moves, at, { [field]: text }) });
  }

  typeTicket(at: number, number: string): void {
    this.#typed({ tickets: changedAt(this.state$.value.tickets, at, { number }) });
  }

  typeService(at: number, field: ServiceField, text: string): void {
    this.#typed({ services: changedAt(this.state$.value.services, at, { [field]: text }) });
  }

  /** Asks what it would come to now. */
  async preview(): Promise<void> {
    const { services, stopped } = this.state$.value;
    if (isLocked(this.state$.value)) return;
    const asking = services.length > 0 ? this.#services() : this.#change();
    if ('violations' in asking) {
      this.#next({ violations: asking.violations, stopped: stopped + 1, preview: undefined });
      return;
    }
    this.#asked += 1;
    const asked = this.#asked;
    this.#next({ preview: loading, secondsLeft: 0, violations: [], failure: undefined });
    const outcome = await this.#session.ask(asking.quote);
    if (asked !== this.#asked) return;
    if (outcome.kind === 'done') {
      this.#previewedAt = this.#parts.clock.ticks();
      this.#next({ preview: { kind: 'ready', value: outcome.value }, secondsLeft: outcome.value.expiresInSeconds });
      return;
    }
    const { failure } = outcome;
    const violations = failure._tag === 'Invalid' ? failure.violations.map((each) => this.#atRow(each)) : [];
    this.#next({ preview: { kind: 'failed', failure }, violations, stopped: stopped + Number(violations.length > 0) });
  }

  /** Called every second by the page that shows how long the preview stands. */
  tick(): void {
    const { preview, secondsLeft } = this.state$.value;
    if (preview?.kind !== 'ready') return;
    const passed = Math.max(0, this.#parts.clock.ticks() - this.#previewedAt) / 1000;
    const left = Math.max(0, Math.ceil(preview.value.expiresInSeconds - passed));
    if (left !== secondsLeft) this.#next({ secondsLeft: left });
  }

  /** Does what the preview shows, or asks again for its outcome. */
  async commit(note: string): Promise<void> {
    const { number, preview, secondsLeft } = this.state$.value;
    const said = note.trim();
    const wanted =
      preview?.kind === 'ready' && secondsLeft > 0
        ? { quoteId: preview.value.quoteId, ...(said !== '' && { note: said }) }
        : undefined;
    const ending = await this.#sending.send<Wanted, RequestChanged>(
      keyOf(number),
      wanted,
      (state) => this.#next({ ...state, violations: [] }),
      (request) => this.#desks.booking.settleRequest({ ...request, number }),
    );
    if (ending === undefined) return;
    if (ending.kind === 'unanswered') {
      this.#next(ending.state);
      return;
    }
    this.#next({ ...ending.state, preview: undefined, secondsLeft: 0 });
    this.#parts.moved(number);
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

  #typed(rows: Partial<Pick<AgreedState, 'directions' | 'moves' | 'tickets' | 'services'>>): void {
    if (isLocked(this.state$.value)) return;
    this.#asked += 1;
    this.#next({ ...rows, preview: undefined, secondsLeft: 0, violations: [], failure: undefined });
  }

  #next(change: Partial<AgreedState>): void {
    this.state$.next({ ...this.state$.value, ...change });
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

function keyOf(number: string): string {
  return `settle ${number}`;
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
