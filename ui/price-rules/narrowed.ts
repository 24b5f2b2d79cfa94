/** What narrows a rule about prices, and its days, in short texts. */
import type { MarkupMatch } from '#domain/agency/markup/rule-fields.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';

export interface NarrowedRule extends Omit<MarkupMatch, 'companies'> {
  readonly service: string;
  readonly from: IsoDate;
  readonly to?: IsoDate;
}

/** `first` is said before them; all of the service where nothing narrows it. */
export function useNarrowed(): (rule: NarrowedRule, first?: readonly string[]) => readonly string[] {
  const words = useWords();
  const dates = useDates();
  const listed = (all: readonly string[]) => all.join(words('design-comma'));
  const travelled = ({ travelFrom, travelTo }: NarrowedRule) =>
    travelFrom === undefined
      ? travelTo && words('markup-travel-until', { date: dates.numeric(travelTo) })
      : travelTo === undefined
        ? words('markup-travel-since', { date: dates.numeric(travelFrom) })
        : words('markup-travel-days', { from: dates.numeric(travelFrom), to: dates.numeric(travelTo) });
  return (rule, first = []) => {
    const { journey, trips = [], carriers = [], cabins = [], fareTypes = [], origins = [], destinations = [] } = rule;
    const found = [
      ...first,
      journey && words(`markup-journey-${journey}`),
      listed(trips.map((trip) => words(`markup-trip-${trip}`))),
      listed(carriers),
      origins.length > 0 && words('markup-from-airports', { airports: listed(origins) }),
      destinations.length > 0 && words('markup-to-airports', { airports: listed(destinations) }),
      listed(cabins.map((cabin) => words(`markup-cabin-${cabin}`))),
      listed(fareTypes.map((type) => words(`markup-fare-${type}`))),
      travelled(rule),
      rule.to === undefined
        ? words('markup-since', { date: dates.numeric(rule.from) })
        : words('markup-days', { from: dates.numeric(rule.from), to: dates.numeric(rule.to) }),
    ].filter((each): each is string => typeof each === 'string' && each !== '');
    return found.length === 1 ? [words('markup-all', { product: rule.service }), ...found] : found;
  };
}
