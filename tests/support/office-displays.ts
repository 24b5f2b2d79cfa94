/** What terminals of the sandbox's other offices show: bookings that its suppliers know, whatever today is. */
import { type PnrDialect, type PnrReading } from '#domain/flight/pnr/reading.ts';
import { readPnr } from '#domain/flight/pnr/parser.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import type { SandboxFlightSupplier } from '#infrastructure/backoffice/suppliers/sandbox/sandbox-flight-supplier.ts';

export interface OfficeDisplay {
  readonly text: string;
  readonly reading: PnrReading;
}

export interface DisplayWanted {
  readonly dialect?: PnrDialect;
  readonly held?: boolean;
  readonly travellers?: number;
}

/** Hands each display out once: records of yesterday and the days before, so that they are made at every hour of today. */
export class OfficeDisplays {
  readonly #left: OfficeDisplay[];

  private constructor(displays: readonly OfficeDisplay[]) {
    this.#left = [...displays];
  }

  static async of(supplier: Pick<SandboxFlightSupplier, 'displays'>, today: IsoDate): Promise<OfficeDisplays> {
    const texts = await Promise.all([1, 2, 3].map((back) => supplier.displays(addDays(today, -back))));
    return OfficeDisplays.from(texts.flat(), today);
  }

  static from(texts: readonly string[], today: IsoDate): OfficeDisplays {
    return new OfficeDisplays(texts.map((text) => ({ text, reading: readPnr(text, { today }) })));
  }

  /** The newest that is so and was not handed out before. */
  next({ dialect, held = false, travellers }: DisplayWanted = {}): OfficeDisplay {
    const at = this.#left.findIndex(
      ({ reading }) =>
        (dialect === undefined || reading.dialect === dialect) &&
        (reading.timeLimit !== undefined) === held &&
        (travellers === undefined || reading.travellers.length === travellers),
    );
    const [found] = at < 0 ? [] : this.#left.splice(at, 1);
    if (found === undefined)
      throw new Error(`No such display is left: ${JSON.stringify({ dialect, held, travellers })}`);
    return found;
  }
}
