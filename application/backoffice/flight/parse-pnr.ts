/** Reading a pasted PNR display for an agency: what it says, whom of its saved travellers it may name, what it lacks. */
import { Effect } from 'effect';
import { listMostTravellers } from '#domain/agency/saved-traveller.ts';
import type { AirportDirectory } from '#domain/flight/airports.ts';
import { pnrImportOf } from '#domain/flight/pnr-import.ts';
import { readPnr } from '#domain/flight/pnr-parser.ts';
import type { Currency } from '#domain/money/currency.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { Answer } from '#application/desk/answer.ts';
import type { PnrParsed, PnrText } from '#application/desk/pnr.ts';
import type { Caller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { Clock } from '../ports/machine.ts';
import type { TravellerStore } from '../ports/traveller-store.ts';

export interface ParsePnrPorts {
  readonly travellers: TravellerStore;
  readonly airports: AirportDirectory;
  readonly clock: Clock;
  /** Dates without a year are counted from its today. */
  readonly businessZone: string;
  /** What the deployment sells in. */
  readonly currency: Currency;
}

/** A text that cannot be read is no failure: its problems say why. */
export function parsePnr(ports: ParsePnrPorts, caller: Caller, { text, gds }: PnrText): Answer<PnrParsed> {
  return Effect.gen(function* () {
    const { agencyId, rights } = yield* signedIn(caller, 'book');
    const today = dateIn(ports.clock.now(), ports.businessZone);
    const reading = readPnr(text, { today, ...(gds && { gds }) });
    const saved = rights.has('travellers') ? yield* savedOf(ports.travellers, agencyId) : [];
    const { booking, stops } = pnrImportOf(reading, {}, { ...ports, saved });
    return {
      reading,
      matches: booking.travellers.map(({ matches }) => matches),
      totals: booking.totals,
      missing: stops,
    };
  });
}

/** Those that a screen would have, too. */
export function savedOf(travellers: TravellerStore, agencyId: string): ReturnType<TravellerStore['list']> {
  return travellers.list(agencyId, { skip: 0, most: listMostTravellers, text: '' });
}
