/** A markup rule in words: what it adds, and what narrows it. */
import type { MarkupRules } from '#application/portal/agency/markup/markup-rules.ts';
import type { MarkupRule } from '#domain/agency/markup/rules.ts';
import { formatMoney } from '#domain/money/format.ts';
import { useStateOf } from '#ui/composition/use-part.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { useNarrowed } from '../narrowed.ts';

export function useRuleWords(form: MarkupRules) {
  const words = useWords();
  const narrowed = useNarrowed();
  const { companies } = useStateOf(form.state$);
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
      const named = (rule.companies ?? []).map(
        (id) => companies.find(({ companyId }) => companyId === id)?.name ?? words('markup-company-gone'),
      );
      return narrowed(
        rule,
        named.length > 0 ? [words('markup-for-companies', { companies: named.join(words('design-comma')) })] : [],
      );
    },
  };
}
