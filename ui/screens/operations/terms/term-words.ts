/** What the house agrees with an agency, rule by rule in words. */
import { type AgencyRule, isEitherAmount } from '#domain/operations/agency-rules.ts';
import { formatMoney } from '#domain/money/format.ts';
import { useServices } from '#ui/booking/use-product.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { useNarrowed } from '#ui/price-rules/narrowed.ts';

export function useTermWords() {
  const words = useWords();
  const narrowed = useNarrowed();
  const offered = useServices();
  const { language: locale } = useLanguage();
  const serviceOf = ({ service }: AgencyRule) => {
    const found = offered.find(({ product }) => product === service);
    return found === undefined ? service : words(found.words);
  };
  return {
    /** Of a promo its code, of all else its service. */
    name: (rule: AgencyRule) => rule.code ?? serviceOf(rule),
    amount: ({ amount }: AgencyRule) =>
      'each' in amount
        ? formatMoney(amount.each, { locale })
        : words('markup-percent', { percent: amount.basisPoints / 100 }),
    per: ({ amount, service, kind, basis = 'base' }: AgencyRule) =>
      'each' in amount
        ? words('markup-per', { product: service })
        : kind !== 'promo' && isEitherAmount(kind)
          ? amount.most === undefined
            ? words('settings-tariff-of-price')
            : words('settings-tariff-of-price-most', { amount: formatMoney(amount.most, { locale }) })
          : kind === 'commission'
            ? words(`operations-terms-of-${basis}`)
            : amount.most === undefined
              ? words('operations-terms-of-base')
              : words('operations-terms-most', { amount: formatMoney(amount.most, { locale }) }),
    narrowed: (rule: AgencyRule): readonly string[] => [
      ...narrowed(rule),
      ...(rule.borneBy === undefined ? [] : [words(`operations-terms-cost-${rule.borneBy}`)]),
    ],
  };
}
