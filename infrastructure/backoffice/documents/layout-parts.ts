/** What the layouts of tickets and invoices are put together from. */
import type { DocumentFlight, DocumentParty, DocumentTraveller } from '#domain/booking/papers/documents.ts';
import { routeText } from '#domain/flight/offer/route.ts';
import { dateOfLocal, clockOfLocal } from '#domain/time/place-time.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { PaperCode, PaperFact, PaperLine, PaperParty, PaperText } from '#domain/booking/papers/paper-sheet.ts';
import { outlineOf } from './barcode.ts';
import type { Speech } from './speech.ts';

/** A name, a code, a figure. */
export const plain = (text: string): PaperText => ({ text, plain: true });
export const said = (text: string): PaperText => ({ text });

/** A cell of one line of one piece. */
export const cell = (piece: PaperText): readonly PaperLine[] => (piece.text === '' ? [] : [[piece]]);

export function factOf(label: string, ...value: readonly PaperText[]): PaperFact {
  return { label, value };
}

export function dateFact({ say, date }: Speech, label: string, day: IsoDate): PaperFact {
  return factOf(say(label), said(date(day)));
}

/** A party as letters address it: name, address, telephone and mail, tax number with its state. */
export function partyOf({ name, address, phone, email, gstin, state, agentId }: DocumentParty): PaperParty {
  const present = (parts: readonly (string | undefined)[]) =>
    parts.filter((part): part is string => part !== undefined && part !== '');
  const place = state === undefined ? undefined : `${state.name} (${state.code})`;
  const registered = present([gstin === undefined ? undefined : `GSTIN ${gstin}`, place]).join(', ');
  return { name, lines: present([address, present([phone, email]).join(', '), agentId, registered]) };
}

export function codeOf(form: PaperCode['form'], text: string): PaperCode {
  return { form, ...outlineOf(form === 'square' ? { bcid: 'qrcode', text } : { bcid: 'code128', text, height: 8 }) };
}

/** A flight in one line. */
export function flightLine({ date }: Speech, flight: DocumentFlight): PaperLine {
  const { carrier, flightNumber, origin, destination, departure } = flight;
  return [
    plain(`${carrier} ${flightNumber}`),
    plain(`${origin.code}–${destination.code}`),
    said(date(dateOfLocal(departure))),
    plain(clockOfLocal(departure)),
  ];
}

/** Of a traveller who does not take all flights of the paper: which. */
export function ownSectors({ sectors = [] }: DocumentTraveller): readonly PaperLine[] {
  return sectors.length === 0 ? [] : [[plain(sectors.map(routeText).join(', '))]];
}

/** '098 2417330561': the airline's code apart. */
export function ticketText(number: string): string {
  return `${number.slice(0, 3)}\u00a0${number.slice(3)}`;
}
