/** Fare rules in lines of text, to be read, or copied into a message. */
import { type FareRules, rulesTogether, type SectorRules } from '#domain/flight/fare/fare-rules.ts';
import { formatMoney, sharedDecimals } from '#domain/money/format.ts';
import type { Money } from '#domain/money/money.ts';
import type { Words } from '#ui/design/words/words.ts';
import { feeBasisText, feeSpanText } from './fee-span.ts';

export function fareRulesText(
  words: Words,
  { sectors }: FareRules,
  { city, locale }: { readonly city: (airport: string) => string; readonly locale: string },
): string {
  return rulesTogether(sectors)
    .map((together) => rulesText(words, together, city, locale))
    .join('\n\n');
}

function rulesText(
  words: Words,
  sectors: readonly [SectorRules, ...SectorRules[]],
  city: (airport: string) => string,
  locale: string,
): string {
  const { steps, noShow, carrier, family, per } = sectors[0];
  const decimals = sharedDecimals(
    [noShow, ...steps.flatMap(({ cancel, change }) => [cancel, change])].flatMap((fee) => fee ?? []),
  );
  const fee = (of: Money | null): string => {
    if (of === null) return words('fees-not-allowed');
    return of.minor === 0 ? words('fees-free') : formatMoney(of, { locale, decimals });
  };
  const line = (name: string, text: string) => words('booking-rules-line', { name, text });
  return [
    ...sectors.map(({ origin, destination }) =>
      words('booking-rules-head', {
        trip: words('booking-from-to', { from: city(origin), to: city(destination) }),
        carrier,
        family,
      }),
    ),
    feeBasisText(words, per),
    ...steps.flatMap((step) => [
      line(words('booking-rules-cancelling', { span: feeSpanText(words, step) }), fee(step.cancel)),
      line(words('booking-rules-changing', { span: feeSpanText(words, step) }), fee(step.change)),
    ]),
    line(words('booking-no-show'), noShow === null ? words('booking-no-show-all') : fee(noShow)),
  ].join('\n');
}
