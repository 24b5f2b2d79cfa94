/** Looking for what passports need: who travels, where and when, and what the state asks. */
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import { checkVisaSearch, visaLimits, type VisaSearchDraft } from '#domain/visa/rules.ts';
import { type VisaPurpose, visaPurposes, type VisaSearch } from '#domain/visa/visa.ts';
import type { EntryAnswer, VisaDesk, VisaQuote } from '#application/desk/visa/visa.ts';
import { PeopleSearch, type PeopleSearchMachine, type PeopleSearchState } from '../booking/search/people-search.ts';
import { kept } from '../kept.ts';
import type { Session } from '../session/session.ts';

export type FindVisas = PeopleSearch<VisaSearchDraft, VisaSearch, EntryAnswer, VisaQuote>;
export type FindVisasState = PeopleSearchState<VisaSearchDraft, VisaSearch, EntryAnswer>;

export function findVisas(
  desk: Pick<VisaDesk, 'requirements' | 'quote'>,
  session: Session,
  { country, ...machine }: PeopleSearchMachine & { readonly country: string },
): FindVisas {
  return new PeopleSearch(
    {
      most: visaLimits.mostApplicants,
      check: checkVisaSearch,
      whole,
      fresh: (today) => freshSearch(today, country),
      shelf: (tab) => kept<VisaSearchDraft>(tab, { key: 'visaSearch', version: 1, upgrades: [], fits: isSearch }),
      search: desk.requirements,
      quote: (visaId) => desk.quote({ visaId }),
    },
    session,
    machine,
  );
}

function freshSearch(today: IsoDate, country: string): VisaSearchDraft {
  return {
    nationality: country,
    destination: undefined,
    purpose: 'tourism',
    from: addDays(today, 30),
    to: addDays(today, 37),
    births: [undefined],
  };
}

function whole({ nationality, destination, from, to, births, purpose }: VisaSearchDraft): VisaSearch | undefined {
  const all = births.flatMap((born) => born ?? []);
  if (nationality === undefined || destination === undefined || from === undefined || to === undefined)
    return undefined;
  return all.length === births.length ? { nationality, destination, purpose, from, to, births: all } : undefined;
}

function isSearch(data: unknown): data is VisaSearchDraft {
  if (typeof data !== 'object' || data === null || !('births' in data) || !Array.isArray(data.births)) return false;
  const { purpose } = data as { readonly purpose?: VisaPurpose };
  return visaPurposes.some((each) => each === purpose);
}
