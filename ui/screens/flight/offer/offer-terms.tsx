/**
 * What stands beside the price of one adult: what all travellers pay, and the agency's side of the fare, for one adult where
 * that is known, as the price is, else for all.
 */
import type { FareOption } from '#domain/flight/offer/offer.ts';
import type { ListedTerms } from '#domain/price/price.ts';
import { sharedDecimals } from '#domain/money/format.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { usePriceWords } from '../results/prices-of.ts';
import { useWords } from '#ui/design/words/words.ts';

export interface OfferTermsProps {
  readonly terms: ListedTerms;
  /** How many travel. */
  readonly travellers: number;
  readonly className?: string | undefined;
  readonly netClassName?: string | undefined;
  /** Of the two ways to say whose net it is, of which one shows: in full, and where the list's head says it, in one word. */
  readonly wordsClassName?: { readonly long: string | undefined; readonly short: string | undefined } | undefined;
}

/** What the agency pays and earns on one adult, where that is known; else on all. */
export function termsOfAdult(terms: ListedTerms): Pick<ListedTerms, 'net' | 'earn'> {
  return terms.each?.find(({ traveller }) => traveller === 'adult') ?? terms;
}

export function OfferTerms({ terms, travellers, className, netClassName, wordsClassName }: OfferTermsProps) {
  const words = useWords();
  const adult = terms.each?.find(({ traveller }) => traveller === 'adult');
  const { net, earn } = termsOfAdult(terms);
  const decimals = sharedDecimals([net, earn]);
  return (
    <span className={className}>
      <span className={netClassName}>
        <span className={wordsClassName?.long}>
          {adult === undefined ? words('flight-net', { count: travellers }) : words('flight-net-per-adult')}
        </span>
        {wordsClassName === undefined ? null : (
          <span className={wordsClassName.short}>{words('flight-net', { count: adult ? 1 : travellers })}</span>
        )}{' '}
        <Amount of={net} decimals={decimals} />
      </span>
      <span>
        {words('flight-earn')} <Amount of={earn} decimals={decimals} tone="gain" />
      </span>
    </span>
  );
}

export interface PartyTotalProps {
  readonly of: Pick<FareOption, 'total'>;
  /** How many travel; for one alone it would say the price again. */
  readonly travellers: number;
  readonly className?: string | undefined;
}

export function PartyTotal({ of: { total }, travellers, className }: PartyTotalProps) {
  const words = useWords();
  const { explained } = usePriceWords();
  if (travellers < 2 || !explained) return null;
  return (
    <span className={className}>
      <Amount of={total} /> {words('flight-for-party', { count: travellers })}
    </span>
  );
}
