/**
 * Asking for a group: the journey, who travels, and their names from a file if they are known already. Judged by the rules
 * of the back office before it is sent; sent under an id that is written down first.
 */
import { BehaviorSubject } from 'rxjs';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import { multiCitySectors } from '#domain/flight/search/rules.ts';
import type { JourneyType } from '#domain/flight/search/request.ts';
import { travelDatesOf } from '#domain/flight/request/name-list.ts';
import { checkGroup, checkGroupNames, type GroupDraft } from '#domain/flight/request/rules.ts';
import type { GroupWish } from '#domain/flight/request/request.ts';
import { contactGiven } from '#domain/people/contact.ts';
import { type Violation, violation, within } from '#domain/rules/violation.ts';
import { type IsoDate, parseIsoDate } from '#domain/time/calendar-date.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { AskFlightRequest } from '#application/desk/flight-requests.ts';
import type { AirportSource } from '#application/portal/ports/airport-source.ts';
import type { Downloads, PortalClock } from '#application/portal/ports/machine.ts';
import type { TableReader } from '#application/portal/ports/table-reader.ts';
import type { Session } from '#application/portal/session/session.ts';
import { isAmiss, namedIn, type NameFile, readNameFile, saveNameSample } from './name-file.ts';
import { type AskState, notSent, sendRequest } from '#application/portal/booking/request/send-request.ts';
import { isLocked, Sending, type SentRequests } from '#application/portal/sending.ts';

type SectorDraft = GroupDraft['sectors'][number];

export interface GroupRequestState extends AskState {
  readonly draft: GroupDraft;
  readonly names?: NameFile | undefined;
  readonly airports?: AirportDirectory | undefined;
}

export interface GroupRequestParts {
  readonly clock: PortalClock;
  readonly airports: AirportSource;
  readonly tables: TableReader;
  readonly downloads: Pick<Downloads, 'save'>;
  readonly requests: SentRequests;
}

const key = 'ask group';

const empty: GroupDraft = {
  journeyType: 'one-way',
  sectors: [{}],
  party: { adults: 10, children: 0, infants: 0 },
  cabin: 'Y',
  contact: {},
};

export class GroupRequest {
  readonly state$ = new BehaviorSubject<GroupRequestState>({
    ...notSent,
    draft: empty,
  });
  readonly #desk: Pick<BookingDesk, 'askRequest'>;
  readonly #session: Session;
  readonly #parts: GroupRequestParts;
  readonly #sending: Sending;
  #asked = 0;

  constructor(desk: Pick<BookingDesk, 'askRequest'>, session: Session, parts: GroupRequestParts) {
    this.#desk = desk;
    this.#session = session;
    this.#parts = parts;
    this.#sending = new Sending(session, parts.requests);
  }

  /** Begins again where the one before was sent; what was being filled in stays. */
  open(): void {
    const { sent, draft } = this.state$.value;
    const unanswered = this.#sending.waiting(key) !== undefined;
    if (sent !== undefined) this.#next({ draft: empty, names: undefined, sent: undefined, violations: [], stopped: 0 });
    if (sent !== undefined || draft === empty) this.#next({ draft: { ...empty, contact: this.#contact() } });
    this.#next({ unanswered, failure: undefined });
    if (this.state$.value.airports === undefined) void this.#fetchAirports();
  }

  change(change: Partial<Omit<GroupDraft, 'sectors' | 'journeyType'>>): void {
    const { draft } = this.state$.value;
    if (isLocked(this.state$.value)) return;
    this.#edit({ ...draft, ...change });
  }

  chooseJourney(journeyType: JourneyType): void {
    const { draft } = this.state$.value;
    const [first = {}, second] = draft.sectors;
    const back = { origin: first.destination, destination: first.origin, date: second?.date };
    const next = { origin: second?.origin ?? first.destination, ...second };
    const sectors: Readonly<Record<JourneyType, readonly SectorDraft[]>> = {
      'one-way': [first],
      'round-trip': [first, tidy(back)],
      'multi-city': [first, tidy(next), ...draft.sectors.slice(2)],
    };
    this.#edit({ ...draft, journeyType, sectors: sectors[journeyType] });
  }

  changeSector(at: number, change: SectorDraft): void {
    const { draft } = this.state$.value;
    const changed = draft.sectors.map((sector, place) => (place === at ? { ...sector, ...change } : sector));
    const [first = {}, back = {}] = changed;
    const sectors =
      draft.journeyType === 'round-trip'
        ? [first, tidy({ ...back, origin: first.destination, destination: first.origin })]
        : changed;
    this.#edit({ ...draft, sectors });
  }

  addSector(): void {
    const { draft } = this.state$.value;
    const last = draft.sectors.at(-1);
    if (draft.sectors.length < multiCitySectors.most) {
      this.#edit({ ...draft, sectors: [...draft.sectors, tidy({ origin: last?.destination })] });
    }
  }

  removeSector(at: number): void {
    const { draft } = this.state$.value;
    if (draft.sectors.length > multiCitySectors.least) {
      this.#edit({ ...draft, sectors: draft.sectors.filter((_, place) => place !== at) });
    }
  }

  /** Reads a file of names. */
  async takeNames(fileName: string, text: string): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.#next({
      names: { fileName, text, list: 'reading' },
      violations: this.state$.value.violations.filter(isOfForm),
    });
    const wish = wishOf(this.state$.value.draft);
    const list = await readNameFile(this.#parts.tables, text, wish && travelDatesOf(wish));
    if (asked === this.#asked) this.#next({ names: { fileName, text, list } });
  }

  dropNames(): void {
    this.#asked += 1;
    this.#next({ names: undefined, violations: this.state$.value.violations.filter(isOfForm) });
  }

  saveSample(): Promise<void> {
    const { tables, downloads, clock } = this.#parts;
    return saveNameSample(tables, downloads, clock.todayIn('UTC'));
  }

  /** Sends what was filled in, or again what was sent before. */
  async send(): Promise<void> {
    const { draft, names, sending, airports, stopped } = this.state$.value;
    if (sending) return;
    const group = wishOf(draft);
    if (this.#sending.waiting(key) === undefined) {
      const violations = this.#judge(draft, names, airports);
      if (violations.length > 0) {
        this.#next({ violations, stopped: stopped + 1, failure: undefined });
        return;
      }
    }
    const next = (change: Partial<AskState>) => this.#next(change);
    const wanted: Omit<AskFlightRequest, 'requestId'> = {
      product: 'flight',
      kind: 'group',
      ...(group && { group }),
      travellers: namedIn(names),
    };
    await sendRequest({ desk: this.#desk, sending: this.#sending, next }, key, stopped, wanted);
  }

  #judge(draft: GroupDraft, names: NameFile | undefined, airports: AirportDirectory | undefined): readonly Violation[] {
    const now = (zone: string) => this.#parts.clock.todayIn(zone);
    const facts = {
      knownAirport: (code: string) => airports === undefined || airports.byCode(code) !== undefined,
      today: (code: string): IsoDate => now(airports?.zoneOf(code) ?? 'UTC'),
    };
    const wish = wishOf(draft);
    return [
      ...within('group', checkGroup(draft, facts)),
      ...(isAmiss(names) ? [violation('list-wrong', 'travellers')] : []),
      ...(wish === undefined ? [] : checkGroupNames(namedIn(names), wish)),
    ];
  }

  /** Dates of the journey decide about ages: the names are read again when those change. */
  #edit(draft: GroupDraft): void {
    const { names, draft: before } = this.state$.value;
    if (isLocked(this.state$.value)) return;
    this.#next({
      draft,
      violations: this.state$.value.violations.filter((each) => !isOfForm(each)),
      failure: undefined,
    });
    if (names !== undefined && datesOf(draft) !== datesOf(before)) void this.takeNames(names.fileName, names.text);
  }

  async #fetchAirports(): Promise<void> {
    try {
      this.#next({ airports: await this.#parts.airports.load() });
    } catch {
      // Asked for again when the page is opened again; codes can be typed meanwhile.
    }
  }

  #contact(): GroupDraft['contact'] {
    const { value: session } = this.#session.state$;
    const user = session.kind === 'signed-in' ? session.user : undefined;
    return { email: user?.email ?? '', mobile: user?.mobile ?? '' };
  }

  #next(change: Partial<GroupRequestState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}

function wishOf({ sectors, contact, wishes, ...rest }: GroupDraft): GroupWish | undefined {
  const whole = sectors.flatMap(({ origin, destination, date }) => {
    const day = parseIsoDate(date ?? '');
    return origin && destination && day ? [{ origin, destination, date: day }] : [];
  });
  if (whole.length < sectors.length) return undefined;
  const said = wishes?.trim() ?? '';
  return {
    ...rest,
    sectors: whole,
    ...(said !== '' && { wishes: said }),
    contact: contactGiven(contact),
  };
}

function datesOf({ sectors }: GroupDraft): string {
  return sectors.map(({ date = '' }) => date).join(' ');
}

/** Without fields that are undefined. */
function tidy({ origin, destination, date }: { readonly [K in keyof SectorDraft]?: string | undefined }): SectorDraft {
  return {
    ...(origin !== undefined && { origin }),
    ...(destination !== undefined && { destination }),
    ...(date !== undefined && { date }),
  };
}

function isOfForm({ path }: Violation): boolean {
  return path.startsWith('group');
}
