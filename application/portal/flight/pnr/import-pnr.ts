/**
 * Importing a PNR: what is pasted is read as it is typed, the suppliers are asked what they say of it, what they do not say is
 * asked for, and what is sent is written down before it leaves, so that sending again cannot import twice. What was typed is
 * kept in the tab.
 */
import { BehaviorSubject } from 'rxjs';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import type { PnrDialect } from '#domain/flight/pnr/reading.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { TravellerDraft } from '#domain/people/traveller.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { AgencyDesk } from '#application/desk/agency/agency.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { PnrConfirmation, PnrDesk } from '#application/desk/pnr.ts';
import type { AccountSummary } from '#application/portal/account/account-summary.ts';
import type { Kept } from '#application/portal/kept.ts';
import type { AirportSource } from '#application/portal/ports/airport-source.ts';
import type { PortalClock, RequestIds } from '#application/portal/ports/machine.ts';
import type { Shelf } from '#application/portal/ports/shelf.ts';
import { requestsOfSale, Sending } from '#application/portal/sending.ts';
import type { Session } from '#application/portal/session/session.ts';
import { checkBeside, isShown } from './import-checks.ts';
import { checkImportAsk, type ImportPrice, importPriceOf } from './import-price.ts';
import { emptyImport, type ImportForm, importRequest, type TicketAdded } from './import-form.ts';
import { type KeptImport, keptImport } from './kept-import.ts';
import type { PnrPreview, previewOf } from './pnr-preview.ts';

export interface OpenImport {
  readonly kind: 'open';
  readonly form: ImportForm;
  /** Undefined while nothing is pasted, and until the reader is there. */
  readonly preview?: PnrPreview | undefined;
  /** `failed`: a part of the page could not be fetched; typing tries again. */
  readonly reader: 'idle' | 'loading' | 'ready' | 'failed';
  /** What is wrong with what was filled in; what is merely missing only once the agent tried to go on. */
  readonly violations: readonly Violation[];
  /** Everything that stands in the way, shown or not. */
  readonly stops: readonly Violation[];
  /** Counts the tries that something stopped. */
  readonly stopped: number;
  /** What the suppliers say of what is pasted, once they were asked. */
  readonly confirmation?: PnrConfirmation | undefined;
  /** What the customer pays, where a supplier has said what it costs. */
  readonly price?: ImportPrice | undefined;
  readonly checking: boolean;
  readonly sending: boolean;
  /** A request was sent and no answer came: it must be sent again as it was, and nothing may be edited meanwhile. */
  readonly unanswered: boolean;
  readonly failure?: DeskFailure | undefined;
}

export type ImportState =
  | OpenImport
  | { readonly kind: 'imported'; readonly transactionId: string; readonly status: BookingStatus }
  /** It waits for the operators, under this number. */
  | { readonly kind: 'asked'; readonly number: string };

export interface ImportMachine {
  readonly clock: PortalClock;
  readonly requestIds: RequestIds;
  readonly tab: Shelf;
  readonly airports: AirportSource;
  /** Fetches the readers. */
  readonly reader: () => Promise<typeof previewOf>;
}

/** What of this deployment the reading goes by. */
export interface ImportSetting {
  readonly businessZone: string;
  readonly currency: Currency;
}

interface Reader {
  readonly previewOf: typeof previewOf;
  readonly airports: AirportDirectory;
}

export class ImportPnrPage {
  readonly state$: BehaviorSubject<ImportState>;
  readonly #desk: PnrDesk;
  readonly #agency: Pick<AgencyDesk, 'personalTravellers'>;
  readonly #session: Session;
  readonly #account: AccountSummary;
  readonly #machine: ImportMachine;
  readonly #setting: () => ImportSetting;
  readonly #shelf: Kept<KeptImport>;
  readonly #requests: Sending;
  #stored: KeptImport;
  #reader: Reader | undefined;
  #loading = false;
  #trouble = false;
  #saved: readonly SavedTraveller[] = [];
  #savedFor: string | undefined;
  #sending = false;
  #checking = false;
  /** Counts the checks: an answer to an older one is not listened to. */
  #checks = 0;
  #confirmation: PnrConfirmation | undefined;
  #stopped = 0;
  #failure: DeskFailure | undefined;
  /** What the back office found and the portal did not; gone with the next change. */
  #found: readonly Violation[] = [];

  constructor(
    desks: { readonly flight: PnrDesk; readonly agency: Pick<AgencyDesk, 'personalTravellers'> },
    session: Session,
    account: AccountSummary,
    machine: ImportMachine,
    setting: () => ImportSetting,
  ) {
    this.#desk = desks.flight;
    this.#agency = desks.agency;
    this.#session = session;
    this.#account = account;
    this.#machine = machine;
    this.#setting = setting;
    this.#shelf = keptImport(machine.tab);
    this.#stored = this.#shelf.read() ?? this.#empty();
    const requests = requestsOfSale(
      () => this.#stored,
      (change) => this.#write({ ...this.#stored, ...change }),
      machine.requestIds,
    );
    this.#requests = new Sending(session, requests);
    this.state$ = new BehaviorSubject<ImportState>(this.#drawn());
  }

  /** Called by the page that shows the page: takes up what this tab has, for the user who is signed in now. */
  open(): void {
    if (this.#sending) return;
    if (this.state$.value.kind !== 'open' || this.#stored.owner !== this.#session.owner()) this.#stored = this.#empty();
    this.#forget();
    this.#show();
    void this.#bringSaved();
    if (this.#stored.form.text.trim() !== '') void this.#bringReader();
  }

  paste(text: string): void {
    this.#change({ text });
    if (text.trim() !== '') void this.#bringReader();
  }

  /** Undefined: recognised. */
  chooseGds(gds: PnrDialect | undefined): void {
    this.#change({ gds });
  }

  changeForm(change: Pick<Partial<ImportForm>, 'locator' | 'total' | 'asked' | 'contact' | 'gst'>): void {
    this.#change(change);
  }

  changeTicket(number: string, change: TicketAdded): void {
    const { tickets } = this.#stored.form;
    this.#change({ tickets: { ...tickets, [number]: { ...tickets[number], ...change } } });
  }

  /** `key` as in the preview. */
  changeTraveller(key: string, change: Partial<TravellerDraft>): void {
    const { travellers } = this.#stored.form;
    const before = travellers[key];
    this.#change({ travellers: { ...travellers, [key]: { ...before, typed: { ...before?.typed, ...change } } } });
  }

  /** Fills a traveller up from a saved one, or from none; what was typed goes. */
  chooseSaved(key: string, savedId: string | null): void {
    this.#change({ travellers: { ...this.#stored.form.travellers, [key]: { savedId, typed: {} } } });
  }

  /** Begins again. While a request is without an answer, it may have imported all the same. */
  clear(): void {
    if (this.#sending) return;
    this.#stored = this.#empty();
    this.#shelf.remove();
    this.#forget();
    this.#show();
  }

  /** Asks what the suppliers say of what is pasted. */
  async check(): Promise<void> {
    const { preview, stops } = this.#drawn();
    const { unanswered, form } = this.#stored;
    if (this.#sending || this.#checking || unanswered !== undefined || preview === undefined) return;
    if (preview.locator === undefined) {
      this.#stopped += Number(stops.length > 0);
      this.#show();
      return;
    }
    this.#checks += 1;
    const checks = this.#checks;
    this.#checking = true;
    this.#failure = undefined;
    this.#found = [];
    this.#show();
    const { text, gds, locator } = form;
    const typed = locator.trim();
    const outcome = await this.#session.ask(
      this.#desk.parsePnr({ text, ...(gds && { gds }), ...(typed !== '' && { locator: typed }) }),
    );
    if (checks !== this.#checks) return;
    this.#checking = false;
    if (outcome.kind === 'done') {
      this.#confirmation = outcome.value.confirmation;
      this.#stopped = 0;
    } else {
      this.#failure = outcome.failure;
    }
    this.#show();
  }

  /** Asks for the import, or asks again for its outcome; asks the suppliers where they have not been asked. */
  async send(): Promise<void> {
    const drawn = this.#drawn();
    if (this.#sending || drawn.preview === undefined) return;
    const { unanswered, form } = this.#stored;
    const { confirmation } = drawn;
    if (unanswered === undefined && confirmation === undefined) return this.check();
    if (unanswered === undefined && (drawn.stops.length > 0 || confirmation?.state === 'taken')) {
      this.#stopped += 1;
      this.#show();
      return;
    }
    const { currency } = this.#setting();
    const agreed = confirmation?.state === 'confirmed' ? confirmation.charge : undefined;
    const ending = await this.#requests.send(
      'import',
      importRequest(form, drawn.preview.complete, { currency, agreed }),
      () => {
        this.#sending = true;
        this.#failure = undefined;
        this.#found = [];
        this.#show();
      },
      (request) => this.#desk.importPnr(request),
    );
    if (ending === undefined) return;
    this.#sending = false;
    if (ending.kind === 'done') {
      this.#imported(ending.value.transactionId, ending.value.status);
    } else if (ending.kind === 'in-doubt') {
      this.#imported(ending.transactionId, 'in-doubt');
    } else if (ending.failure._tag === 'AwaitingApproval') {
      this.#asked(ending.failure.approvalId);
    } else {
      const { failure } = ending;
      if (failure._tag === 'BalanceTooLow') void this.#account.refresh();
      // What the suppliers say has changed since: they are asked again.
      const over = failure._tag === 'Invalid' && failure.violations.some(({ code }) => code === 'pnr-not-confirmed');
      if (over || failure._tag === 'FareChanged') this.#confirmation = undefined;
      if (failure._tag === 'Invalid') {
        this.#found = failure.violations;
        this.#stopped += 1;
      } else {
        this.#failure = failure;
      }
      this.#show();
    }
  }

  #asked(number: string): void {
    this.#stored = this.#empty();
    this.#shelf.remove();
    this.#forget();
    this.state$.next({ kind: 'asked', number });
  }

  #imported(transactionId: string, status: BookingStatus): void {
    this.#stored = this.#empty();
    this.#shelf.remove();
    this.#forget();
    this.state$.next({ kind: 'imported', transactionId, status });
    void this.#account.refresh();
  }

  /** What was found and said of what is pasted. */
  #forget(): void {
    this.#failure = undefined;
    this.#found = [];
    this.#stopped = 0;
    this.#checks += 1;
    this.#checking = false;
    this.#confirmation = undefined;
  }

  #change(change: Partial<ImportForm>): void {
    if (this.#sending || this.#stored.unanswered !== undefined) return;
    if ('text' in change || 'gds' in change || 'locator' in change) this.#forget();
    this.#found = [];
    this.#failure = undefined;
    this.#write({ ...this.#stored, owner: this.#session.owner(), form: { ...this.#stored.form, ...change } });
    this.#show();
  }

  async #bringReader(): Promise<void> {
    if (this.#reader !== undefined || this.#loading) return;
    this.#loading = true;
    this.#trouble = false;
    this.#show();
    try {
      const [read, airports] = await Promise.all([this.#machine.reader(), this.#machine.airports.load()]);
      this.#reader = { previewOf: read, airports };
    } catch {
      this.#trouble = true;
    }
    this.#loading = false;
    this.#show();
  }

  /** Without them everything can still be typed. */
  async #bringSaved(): Promise<void> {
    const token = this.#session.token();
    if (token === this.#savedFor) return;
    this.#savedFor = token;
    this.#saved = [];
    const outcome = await this.#session.ask(this.#agency.personalTravellers({}));
    if (token !== this.#savedFor || outcome.kind !== 'done') return;
    this.#saved = outcome.value;
    this.#show();
  }

  /** The saved travellers by id, for their names. */
  savedTraveller(savedId: string): SavedTraveller | undefined {
    return this.#saved.find((each) => each.savedId === savedId);
  }

  #drawn(): OpenImport {
    const { form, unanswered } = this.#stored;
    const preview = this.#preview(form);
    const confirmation = this.#confirmation;
    const { currency } = this.#setting();
    const beside = () => [...checkBeside(form), ...checkImportAsk(confirmation, form, currency)];
    const stops = [...(preview?.stops ?? []), ...(confirmation === undefined ? [] : beside())];
    const tried = this.#stopped > 0;
    return {
      kind: 'open',
      form,
      preview,
      reader: this.#reader ? 'ready' : this.#loading ? 'loading' : this.#trouble ? 'failed' : 'idle',
      violations: [...this.#found, ...stops.filter((each) => tried || isShown(each, form))],
      stops,
      stopped: this.#stopped,
      confirmation,
      price: importPriceOf(confirmation, form),
      checking: this.#checking,
      sending: this.#sending,
      unanswered: unanswered !== undefined && !this.#sending,
      failure: this.#failure,
    };
  }

  #preview(form: ImportForm): PnrPreview | undefined {
    if (this.#reader === undefined || form.text.trim() === '') return undefined;
    const { businessZone, currency } = this.#setting();
    const today = this.#machine.clock.todayIn(businessZone);
    const { previewOf: read, airports } = this.#reader;
    const confirmation = this.#confirmation;
    return read(form, { today, airports, saved: this.#saved, currency, businessZone, confirmation });
  }

  #show(): void {
    this.state$.next(this.#drawn());
  }

  #write(stored: KeptImport): void {
    this.#stored = stored;
    this.#shelf.write(stored);
  }

  #empty(): KeptImport {
    const { value: session } = this.#session.state$;
    const user = session.kind === 'signed-in' ? session.user : undefined;
    return {
      owner: this.#session.owner(),
      form: emptyImport({ email: user?.email ?? '', mobile: user?.mobile ?? '' }),
      sent: [],
    };
  }
}
