/** A markup rule in words: what it adds, and what narrows it. */
import type { MarkupRule } from '#domain/agency/markup/rules.ts';
import { formatMoney } from '#domain/money/format.ts';
import { agencyParts } from '#ui/composition/agency-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';

export function useRuleWords() {
  const words = useWords();
  const dates = useDates();
  const { companies } = useStateOf(usePart(agencyParts.markupRules).state$);
  const { language: locale } = useLanguage();
  return {
    amount: ({ amount }: MarkupRule) =>
      'each' in amount
        ? formatMoney(amount.each, { locale })
        : words('markup-percent', { percent: amount.basisPoints / 100 }),
    per: ({ amount, service }: MarkupRule) =>
      'each' in amount
        ? words('markup-per', { product: service })
        : amount.most === undefined
          ? words('markup-of-price')
          : words('markup-most', { amount: formatMoney(amount.most, { locale }) }),
    /** What it is for, in short texts; all of its service where nothing narrows it. */
    narrowed: (rule: MarkupRule): readonly string[] => {
      const { journey, trips = [], carriers = [], cabins = [], fareTypes = [], origins = [], destinations = [] } = rule;
      const listed = (all: readonly string[]) => all.join(words('design-comma'));
      const named = (rule.companies ?? []).map(
        (id) => companies.find(({ companyId }) => companyId === id)?.name ?? words('markup-company-gone'),
      );
      const found = [
        named.length > 0 && words('markup-for-companies', { companies: listed(named) }),
        journey && words(`markup-journey-${journey}`),
        listed(trips.map((trip) => words(`markup-trip-${trip}`))),
        listed(carriers),
        origins.length > 0 && words('markup-from-airports', { airports: listed(origins) }),
        destinations.length > 0 && words('markup-to-airports', { airports: listed(destinations) }),
        listed(cabins.map((cabin) => words(`markup-cabin-${cabin}`))),
        listed(fareTypes.map((type) => words(`markup-fare-${type}`))),
        rule.to === undefined
          ? words('markup-since', { date: dates.short(rule.from) })
          : words('markup-days', { from: dates.short(rule.from), to: dates.short(rule.to) }),
      ].filter((each): each is string => typeof each === 'string' && each !== '');
      return found.length === 1 ? [words('markup-all', { product: rule.service }), ...found] : found;
    },
  };
}
