/** What passports and special services say of travellers: dates of birth, gender, and who is a child. */
import type { IsoDate } from '../../time/calendar-date.ts';
import { birthDateOf, nextSuchDate } from './dates.ts';
import type { WrittenDocument, WrittenService } from './findings.ts';
import { type CalledTraveller, whoIsMeant } from './matching.ts';
import type { PnrTraveller } from './reading.ts';

/**
 * The travellers with what documents add to them; a name line wins where both say the same thing. A document that is of
 * nobody in the display is reported to `left`, by its line.
 */
export function withDocuments(
  people: readonly CalledTraveller[],
  services: readonly { readonly service: WrittenService; readonly line: number }[],
  recordDate: IsoDate,
  left: (line: number) => void,
): readonly CalledTraveller[] {
  const known = new Map<number, Partial<PnrTraveller>>();
  for (const { service, line } of services) {
    if (service.document === undefined) continue;
    const holder = holderOf(service, service.document, people);
    if (holder === undefined) left(line);
    else known.set(holder, { ...known.get(holder), ...saidOf(service.document, recordDate) });
  }
  return people.map((each, index) => {
    const said = known.get(index);
    // An adult by default is a child where a service says so.
    const type = said?.type === 'child' && each.traveller.type === 'adult' ? 'child' : each.traveller.type;
    return { ...each, traveller: { ...said, ...each.traveller, type } };
  });
}

/** By reference, by the name in the document, or because nobody else can be. */
function holderOf(
  { who }: WrittenService,
  { type, lastName, firstName = '' }: WrittenDocument,
  people: readonly CalledTraveller[],
): number | undefined {
  const infant = type === 'infant' && { infant: true };
  const referred = whoIsMeant({ ...who, ...infant }, people).positions;
  const named = lastName === undefined ? undefined : whoIsMeant({ lastName, firstName, ...infant }, people).positions;
  const kind = people.flatMap(({ traveller }, index) => {
    const fits = type === undefined ? traveller.type !== 'infant' : traveller.type === type;
    return fits ? [index] : [];
  });
  return [referred, named, kind].find((positions) => positions?.length === 1)?.[0];
}

function saidOf(document: WrittenDocument, recordDate: IsoDate): Partial<PnrTraveller> {
  const { number, country, nationality, gender, birth, expiry, type } = document;
  const dateOfBirth = birth && birthDateOf(birth, recordDate);
  const expiresOn = expiry && nextSuchDate(expiry, recordDate);
  return {
    ...(type !== undefined && { type }),
    ...(dateOfBirth !== undefined && { dateOfBirth }),
    ...(gender !== undefined && { gender }),
    ...(number !== '' && {
      passport: {
        number,
        ...(expiresOn !== undefined && { expiresOn }),
        ...(country !== undefined && { country }),
        ...(nationality !== undefined && { nationality }),
      },
    }),
  };
}
