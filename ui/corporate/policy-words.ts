/** A rule of a travel policy and what a trip is by it, in words. */
import type { PolicyFinding, PolicyRule } from '#domain/corporate/policy.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Money } from '#domain/money/money.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';

export interface PolicyWords {
  /** 'Price for one traveller: ₹ 14,000 at most'. */
  readonly rule: (rule: PolicyRule) => string;
  /** 'This trip: ₹ 15,120'. */
  readonly found: (finding: PolicyFinding) => string;
}

export function usePolicyWords(): PolicyWords {
  const words = useWords();
  const { language } = useLanguage();
  const shown = (amount: Money | undefined) => (amount === undefined ? '' : formatMoney(amount, { locale: language }));
  const rule = ({
    kind,
    amount,
    comfort,
    longHours,
    longComfort,
    count = 0,
    suppliers = [],
    cities = [],
  }: PolicyRule): string => {
    switch (kind) {
      case 'price':
        return words('policy-says-price', { amount: shown(amount) });
      case 'night':
        return cities.length === 0
          ? words('policy-says-night', { amount: shown(amount) })
          : words('policy-says-night-in', { amount: shown(amount), cities: cities.join(words('design-comma')) });
      case 'comfort': {
        const most = words(`policy-class-${comfort ?? 'economy'}`);
        return longHours === undefined || longComfort === undefined
          ? words('policy-says-comfort', { most })
          : words('policy-says-comfort-long', {
              most,
              hours: longHours,
              long: words(`policy-class-${longComfort}`),
            });
      }
      case 'ahead':
      case 'stars':
        return words(`policy-says-${kind}`, { count });
      case 'supplier':
        return words('policy-says-supplier', { codes: suppliers.join(words('design-comma')) });
      case 'refundable':
        return words('policy-says-refundable');
    }
  };
  const found = ({ rule: { kind }, isKept, found: is }: PolicyFinding): string => {
    switch (kind) {
      case 'price':
      case 'night':
        return shown(is.amount);
      case 'comfort':
        return is.comfort === undefined ? '' : words(`policy-class-${is.comfort}`);
      case 'ahead':
      case 'stars':
        return words(`policy-is-${kind}`, { count: is.count ?? 0 });
      case 'supplier':
        return (is.suppliers ?? []).join(words('design-comma'));
      case 'refundable':
        return words(isKept ? 'policy-is-refundable' : 'policy-is-not-refundable');
    }
  };
  return { rule, found };
}
