/** Naming the travellers of the group that is open in the queue, from a file. */
import { BehaviorSubject } from 'rxjs';
import type { GroupWish } from '#domain/flight/request/request.ts';
import type { ServiceRequest } from '#domain/booking/request/request.ts';
import { travelDatesOf } from '#domain/flight/request/name-list.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { RequestQueue } from '#application/portal/booking/request/request-queue.ts';
import type { Downloads } from '#application/portal/ports/machine.ts';
import type { TableReader } from '#application/portal/ports/table-reader.ts';
import { isAmiss, namedIn, type NameFile, readNameFile, saveNameSample, saveNames } from './name-file.ts';

export interface GroupNamesParts {
  readonly tables: TableReader;
  readonly downloads: Pick<Downloads, 'save'>;
  readonly today: () => IsoDate;
}

export interface GroupNamesState {
  /** Whose travellers are named. */
  readonly number: string;
  /** The file that is about to be sent. */
  readonly names?: NameFile | undefined;
}

export class GroupNames {
  readonly state$ = new BehaviorSubject<GroupNamesState>({ number: '' });
  readonly #queue: Pick<RequestQueue, 'name'>;
  readonly #parts: GroupNamesParts;
  #read = 0;

  constructor(queue: Pick<RequestQueue, 'name'>, parts: GroupNamesParts) {
    this.#queue = queue;
    this.#parts = parts;
  }

  /** A request that is read again is not begun again. */
  open(number: string): void {
    if (this.state$.value.number === number) return;
    this.#read += 1;
    this.state$.next({ number });
  }

  async take(group: GroupWish, fileName: string, text: string): Promise<void> {
    this.#read += 1;
    const read = this.#read;
    this.#next({ fileName, text, list: 'reading' });
    const list = await readNameFile(this.#parts.tables, text, travelDatesOf(group));
    if (read === this.#read) this.#next({ fileName, text, list });
  }

  drop(): void {
    this.#read += 1;
    this.#next(undefined);
  }

  saveSample(): Promise<void> {
    const { tables, downloads, today } = this.#parts;
    return saveNameSample(tables, downloads, today());
  }

  /** For those who make the bookings: everybody who is named. */
  saveNamed({ number, travellers }: Pick<ServiceRequest, 'number' | 'travellers'>): Promise<void> {
    return saveNames(this.#parts.tables, this.#parts.downloads, number, travellers);
  }

  /** Sends the names of the file that was read. */
  async send(): Promise<void> {
    const { names } = this.state$.value;
    const travellers = namedIn(names);
    if (isAmiss(names) || travellers.length === 0) return;
    if (await this.#queue.name(travellers)) this.drop();
  }

  #next(names: NameFile | undefined): void {
    this.state$.next({ ...this.state$.value, names });
  }
}
