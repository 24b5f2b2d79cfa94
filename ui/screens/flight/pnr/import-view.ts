/** What all parts of the page that imports a PNR are handed, and how what is wrong is named there. */
import type { PnrReading } from '#domain/flight/pnr/reading.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { ImportPnrPage, OpenImport } from '#application/portal/flight/pnr/import-pnr.ts';
import type { PnrPreview } from '#application/portal/flight/pnr/pnr-preview.ts';
import type { Words } from '#ui/design/words/words.ts';
import { fieldId } from '#ui/design/field/field-id.ts';

export interface ImportView {
  readonly state: OpenImport;
  readonly page: ImportPnrPage;
}

export interface PreviewView extends ImportView {
  readonly preview: PnrPreview;
}

/** Where what no field can mend is listed. */
export const problemsId = 'import-problems';

/** Whether a field of the page is about a path. */
export function hasField({ asked, travellers }: PnrPreview, path: string): boolean {
  if (isBeside(path) || asked.includes(path)) return true;
  const [, index, field] = /^travellers\[(\d+)\]\.(.+)$/.exec(path) ?? [];
  return (
    field !== undefined &&
    field !== 'ticket' &&
    field !== 'type' &&
    (travellers[Number(index)]?.asked ?? []).includes(field)
  );
}

/** Of what is asked beside the display: how the customer is reached, for whom the tax invoice is, and the price. */
function isBeside(path: string): boolean {
  return /^(contact|gst|ask)\./.test(path);
}

/** The element that a violation leads to: its field, or the list of what no field can mend. */
export function targetOf(preview: PnrPreview | undefined, path: string): string {
  if (isBeside(path)) return fieldId(path);
  if (path === 'text' || path === 'gds' || preview === undefined) return 'import-text';
  return hasField(preview, path) ? fieldId(path) : problemsId;
}

/** "KAPOOR/RIYA", as displayed: a ticket keeps its name. */
export function displayedName({
  lastName,
  firstName,
}: {
  readonly lastName: string;
  readonly firstName: string;
}): string {
  return `${lastName}/${firstName}`;
}

/** What a violation is about, in words; empty for the display as a whole. */
export function placeNamed(words: Words, reading: PnrReading | undefined, { path }: Violation): string {
  const [, list, index = '', field] = /^([a-z]+)\[(\d+)\](?:\.(.+))?$/.exec(path) ?? [];
  const at = Number(index);
  if (list === 'lines') return words('imports-place-line', { number: at + 1 });
  if (list === 'segments') {
    const segment = reading?.segments[at];
    return segment?.kind === 'air' ? `${segment.carrier} ${segment.flightNumber}` : words('imports-flights');
  }
  if (list === 'travellers') {
    const traveller = reading?.travellers[at];
    const name = traveller === undefined ? words('imports-travellers') : displayedName(traveller);
    const what = field === 'ticket' ? '' : travellerField(words, field);
    return what === '' ? name : words('booking-named-field', { who: name, field: what });
  }
  if (list === 'tickets') {
    return words('imports-place-ticket', { number: reading?.tickets[at]?.number ?? '' });
  }
  if (path.startsWith('ask.')) return words(`booking-${path.replace('.', '-')}`);
  if (isBeside(path)) return words(`booking-field-${path.replace('.', '-')}`);
  return names.has(path) ? words(`imports-place-${path}`) : '';
}

const names: ReadonlySet<string> = new Set(['locator', 'total', 'tickets', 'travellers', 'segments', 'gds']);

function travellerField(words: Words, field: string | undefined): string {
  return field === undefined || field === 'type' ? '' : words(`booking-field-${field.replace('.', '-')}`);
}
