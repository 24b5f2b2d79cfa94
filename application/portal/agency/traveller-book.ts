/** The page of saved travellers: finding, changing and deleting them, taking them out into a file and bringing them in. */
import { BehaviorSubject } from 'rxjs';
import { duplicateTravellers } from '#domain/agency/duplicate-travellers.ts';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import {
  readTravellerTable,
  type RecordError,
  recordFieldOf,
  recordOf,
  savedFrom,
  type TravellerRecord,
  travellerRows,
} from '#domain/agency/traveller-record.ts';
import { usualPlaceOfIssue } from '#domain/people/passport.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { AgencyDesk } from '#application/desk/agency/agency.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { Downloads } from '../ports/machine.ts';
import type { TableReader } from '../ports/table-reader.ts';
import type { Session } from '../session/session.ts';
import type { SavedTravellers } from './saved-travellers.ts';

export interface TravellerEdit {
  /** Undefined of a new one. */
  readonly before?: SavedTraveller;
  readonly record: TravellerRecord;
  /** Paths are fields of the record. */
  readonly violations: readonly Violation[];
  readonly attempt: number;
}

export interface TravellerImport {
  readonly filename: string;
  readonly ready: number;
  readonly errors: readonly RecordError[];
  /** How many have been saved, while it runs and after. */
  readonly saved: number;
  readonly state: 'checked' | 'saving' | 'done' | 'stopped';
}

export interface TravellerBookState {
  readonly text: string;
  readonly onlyDuplicates: boolean;
  readonly edit?: TravellerEdit;
  readonly imported?: TravellerImport;
  /** Who is about to be deleted. */
  readonly deleting?: SavedTraveller;
  readonly busy: boolean;
  readonly failure: DeskFailure | undefined;
}

export interface TravellerBookMachine {
  readonly downloads: Downloads;
  readonly tables: TableReader;
  readonly today: () => IsoDate;
}

type BookDesk = Pick<AgencyDesk, 'addTraveller' | 'updateTraveller' | 'deleteTraveller'>;

export class TravellerBook {
  readonly state$ = new BehaviorSubject<TravellerBookState>({
    text: '',
    onlyDuplicates: false,
    busy: false,
    failure: undefined,
  });
  readonly list: SavedTravellers;
  readonly #desk: BookDesk;
  readonly #session: Session;
  readonly #machine: TravellerBookMachine;
  #toSave: readonly Omit<SavedTraveller, 'savedId'>[] = [];

  constructor(desk: BookDesk, session: Session, list: SavedTravellers, machine: TravellerBookMachine) {
    this.#desk = desk;
    this.#session = session;
    this.list = list;
    this.#machine = machine;
  }

  load(): Promise<void> {
    return this.list.load();
  }

  find(text: string): void {
    this.#next({ text });
  }

  showDuplicates(onlyDuplicates: boolean): void {
    this.#next({ onlyDuplicates });
  }

  /** Those of the list that are looked for: by any part of a name, a passport, a mail address or a number. */
  shown(list: readonly SavedTraveller[]): readonly SavedTraveller[] {
    const { text, onlyDuplicates } = this.state$.value;
    const among = onlyDuplicates ? duplicateTravellers(list).flat() : list;
    const words = text.trim().toLowerCase().split(/\s+/);
    return among.filter((saved) => {
      const { traveller, email = '', contactNumber = '' } = saved;
      const { firstName, lastName, passport } = traveller;
      const all = [firstName, lastName, passport?.number ?? '', email, contactNumber].join(' ').toLowerCase();
      return words.every((word) => all.includes(word));
    });
  }

  edit(before?: SavedTraveller): void {
    const record =
      before === undefined ? { paxtype: 'adult', passport_placeofissue: usualPlaceOfIssue } : recordOf(before);
    this.#next({ edit: { record, violations: [], attempt: 0, ...(before && { before }) }, failure: undefined });
  }

  change(change: TravellerRecord): void {
    const { edit } = this.state$.value;
    if (edit === undefined) return;
    const record = { ...edit.record, ...change };
    this.#next({ edit: { ...edit, record, violations: edit.attempt > 0 ? this.#check(record, edit.before) : [] } });
  }

  /** Not while it is being saved: its answer is awaited here. */
  closeEdit(): void {
    const { edit: _edit, ...state } = this.state$.value;
    if (state.busy) return;
    this.state$.next({ ...state, failure: undefined });
  }

  async save(): Promise<void> {
    const { edit, busy } = this.state$.value;
    if (edit === undefined || busy) return;
    const read = savedFrom(edit.record, this.#machine.today(), edit.before);
    const violations = 'violations' in read ? read.violations : [];
    this.#next({ edit: { ...edit, violations, attempt: edit.attempt + 1 }, failure: undefined });
    if ('violations' in read) return;
    this.#next({ busy: true });
    const { before } = edit;
    const outcome = await this.#session.ask<unknown, DeskFailure>(
      before === undefined
        ? this.#desk.addTraveller(read.saved)
        : this.#desk.updateTraveller({ ...read.saved, savedId: before.savedId }),
    );
    if (outcome.kind === 'done') {
      await this.list.load();
      this.#next({ busy: false });
      this.closeEdit();
      return;
    }
    const { failure } = outcome;
    const shown = failure._tag === 'Invalid' ? failure.violations : [];
    this.#next({
      busy: false,
      edit: {
        ...edit,
        attempt: edit.attempt + 1,
        violations: shown.map((each) => ({ ...each, path: recordFieldOf(each.path) })),
      },
      ...(shown.length === 0 && { failure }),
    });
  }

  askDelete(deleting: SavedTraveller | undefined): void {
    const { deleting: _before, ...state } = this.state$.value;
    if (state.busy) return;
    this.state$.next({ ...state, ...(deleting && { deleting }), failure: undefined });
  }

  async delete(): Promise<void> {
    const { deleting, busy } = this.state$.value;
    if (deleting === undefined || busy) return;
    this.#next({ busy: true, failure: undefined });
    const outcome = await this.#session.ask(this.#desk.deleteTraveller({ savedId: deleting.savedId }));
    if (outcome.kind === 'done') {
      await this.list.load();
      this.#next({ busy: false });
      this.askDelete(undefined);
    } else this.#next({ busy: false, failure: outcome.failure });
  }

  /** A file with every traveller of the list, which spreadsheets open in any script. */
  async export(list: readonly SavedTraveller[]): Promise<void> {
    const text = await this.#machine.tables.write(travellerRows(list));
    this.#machine.downloads.save('saved-travellers.csv', 'text/csv;charset=utf-8', `\uFEFF${text}`);
  }

  async read(file: File): Promise<void> {
    const table = await this.#machine.tables.read(await file.text());
    const { travellers, errors } = readTravellerTable(table, this.#machine.today());
    this.#toSave = travellers.map(({ saved }) => saved);
    this.#next({
      imported: { filename: file.name, ready: travellers.length, errors, saved: 0, state: 'checked' },
      failure: undefined,
    });
  }

  closeImport(): void {
    const { imported, ...state } = this.state$.value;
    if (imported?.state === 'saving') return;
    this.#toSave = [];
    this.state$.next({ ...state, failure: undefined });
  }

  /** Saves the lines that are right, one after the other; what was saved before it stopped stays, and does no harm again. */
  async import(): Promise<void> {
    const { imported } = this.state$.value;
    if (imported === undefined || imported.state === 'saving') return;
    const at = (saved: number, state: TravellerImport['state']) =>
      this.#next({ imported: { ...imported, saved, state } });
    at(0, 'saving');
    for (const [place, saved] of this.#toSave.entries()) {
      const outcome = await this.#session.ask(this.#desk.addTraveller(saved));
      if (outcome.kind === 'failed') {
        at(place, 'stopped');
        this.#next({ failure: outcome.failure });
        break;
      }
      at(place + 1, place + 1 === this.#toSave.length ? 'done' : 'saving');
    }
    await this.list.load();
  }

  #check(record: TravellerRecord, before: SavedTraveller | undefined): readonly Violation[] {
    const read = savedFrom(record, this.#machine.today(), before);
    return 'violations' in read ? read.violations : [];
  }

  #next(change: Partial<TravellerBookState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
