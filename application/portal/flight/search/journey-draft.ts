/**
 * A journey as it is being filled in: one way, there and back, or several cities. What is changed in one place moves what
 * follows from it, so that a form is never left with a return to elsewhere or a flight before the one that leads to it.
 */
import { multiCitySectors } from '#domain/flight/search/rules.ts';
import type { SearchDraft, SectorDraft } from '#domain/flight/search/rules.ts';
import type { JourneyType } from '#domain/flight/search/request.ts';
import { addDays, parseIsoDate } from '#domain/time/calendar-date.ts';

/** Nights that a new return proposes. */
const usualNights = 3;

/**
 * The draft as another kind of journey. `spare` are sectors of before that it may take up again: a return date, further
 * cities.
 */
export function asJourney(
  draft: SearchDraft,
  journeyType: JourneyType,
  spare: readonly SectorDraft[] = [],
): SearchDraft {
  const [first = {}, second = spare[1]] = draft.sectors;
  switch (journeyType) {
    case 'one-way':
      return { ...draft, journeyType, sectors: [first] };
    case 'round-trip': {
      const kept = isLater(second?.date, first.date) ? second?.date : daysAfter(first, usualNights);
      return { ...draft, journeyType, sectors: [first, { ...backOf(first), date: kept }] };
    }
    case 'multi-city': {
      const [, ...others] = draft.sectors.length > 1 ? draft.sectors : [first, ...spare.slice(1)];
      const sectors = others.length === 0 ? [first, onwardOf(first)] : [first, ...others];
      return { ...draft, journeyType, sectors: inOrder(sectors) };
    }
  }
}

/** The draft with a change to one of its sectors, and what follows from it. */
export function withSector(draft: SearchDraft, at: number, change: SectorDraft): SearchDraft {
  const before = draft.sectors[at];
  if (before === undefined) return draft;
  const changed = draft.sectors.map((sector, index) => {
    if (index === at) return { ...sector, ...change };
    const follows = index === at + 1 && (!sector.origin || sector.origin === before.destination);
    return follows && change.destination !== undefined ? { ...sector, origin: change.destination } : sector;
  });
  const [first = {}, second = {}] = changed;
  switch (draft.journeyType) {
    case 'one-way':
      return { ...draft, sectors: changed };
    case 'round-trip':
      return { ...draft, sectors: [first, { ...second, ...backOf(first) }] };
    case 'multi-city':
      return { ...draft, sectors: inOrder(changed) };
  }
}

/** One more flight, from where the last one leads, where there may be one more. */
export function withOneMore(draft: SearchDraft): SearchDraft {
  const { sectors } = draft;
  return sectors.length >= multiCitySectors.most
    ? draft
    : { ...draft, sectors: [...sectors, onwardOf(sectors.at(-1) ?? {})] };
}

export function withoutSector(draft: SearchDraft, at: number): SearchDraft {
  const { sectors } = draft;
  return sectors.length <= multiCitySectors.least
    ? draft
    : { ...draft, sectors: sectors.filter((_, index) => index !== at) };
}

/** Every date that does not come after the one before it moves to the day after that. */
function inOrder(sectors: readonly SectorDraft[]): readonly SectorDraft[] {
  const ordered: SectorDraft[] = [];
  for (const sector of sectors) {
    const before = ordered.at(-1);
    const late = before === undefined || !sector.date || !before.date || isLater(sector.date, before.date);
    ordered.push(late ? sector : { ...sector, date: daysAfter(before, 1) });
  }
  return ordered;
}

function onwardOf(before: SectorDraft): SectorDraft {
  return { origin: before.destination ?? '', destination: '', date: daysAfter(before, 1) };
}

function backOf({ origin = '', destination = '' }: SectorDraft): SectorDraft {
  return { origin: destination, destination: origin };
}

function daysAfter({ date = '' }: SectorDraft, days: number): string {
  const day = parseIsoDate(date);
  return day === undefined ? '' : addDays(day, days);
}

function isLater(date: string | undefined, before: string | undefined): boolean {
  return parseIsoDate(date ?? '') !== undefined && (date ?? '') > (before ?? '');
}
