/**
 * Reading a pasted PNR display for an agency: what it says, what the supplier that keeps the booking says, whom of the
 * agency's saved travellers it may name, and what is still lacking.
 */
import { Effect } from 'effect';
import { listMostTravellers } from '#domain/agency/saved-traveller.ts';
import { locatorOf, pnrImportOf } from '#domain/flight/pnr/import.ts';
import { readPnr } from '#domain/flight/pnr/parser.ts';
import { confirmedReading } from '#domain/flight/pnr/record.ts';
import type { Currency } from '#domain/money/currency.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { Answer } from '#application/desk/answer.ts';
import type { PnrParsed, PnrText } from '#application/desk/pnr.ts';
import { confirmPnr, type ConfirmPnrPorts } from './confirm-pnr.ts';
import { askedOnImport, type ImportPricePorts } from './imported-price.ts';
import type { AskedOn } from '../quote/asking.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { TravellerStore } from '#application/backoffice/ports/agency/traveller-store.ts';

/** Dates without a year are counted from the business zone's today. */
export interface ParsePnrPorts extends ConfirmPnrPorts, ImportPricePorts {
  readonly travellers: Pick<TravellerStore, 'list'>;
  /** What the deployment sells in. */
  readonly currency: Currency;
}

/** A text that cannot be read is no failure: its problems say why. */
export function parsePnr(ports: ParsePnrPorts, caller: Caller, { text, gds, locator }: PnrText): Answer<PnrParsed> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'import');
    const { agencyId, rights } = who;
    const today = dateIn(ports.clock.now(), ports.businessZone);
    const reading = readPnr(text, { today, ...(gds && { gds }) });
    const saved = rights.has('travellers') ? yield* savedOf(ports.travellers, agencyId) : [];
    const named = locatorOf(reading, locator);
    const confirmation = named === undefined ? undefined : yield* confirmPnr(ports, agencyId, reading, named);
    const confirmed = confirmation?.state === 'confirmed';
    const { booking, stops } = pnrImportOf(
      confirmed ? confirmedReading(reading, confirmation.record, ports.businessZone) : reading,
      locator === undefined ? {} : { locator },
      { ...ports, saved, confirmed },
    );
    const priced = confirmed ? yield* askedOnImport(ports, who, confirmation.record) : undefined;
    return {
      reading,
      ...(confirmation && { confirmation: { ...confirmation, ...shown(priced) } }),
      matches: booking.travellers.map(({ matches }) => matches),
      totals: booking.totals,
      missing: stops,
    };
  });
}

/** What may be asked, and how it is rounded. */
function shown({ asking, rounding }: Partial<AskedOn> = {}): Pick<AskedOn, 'asking' | 'rounding'> {
  return { ...(asking && { asking }), ...(rounding && { rounding }) };
}

/** Those that a screen would have, too. */
export function savedOf(
  travellers: Pick<TravellerStore, 'list'>,
  agencyId: string,
): ReturnType<TravellerStore['list']> {
  return travellers.list(agencyId, { skip: 0, most: listMostTravellers, text: '' });
}
