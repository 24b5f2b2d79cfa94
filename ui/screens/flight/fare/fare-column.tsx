/** The price beside the form: what the customer pays or the agency is charged, how it is made up, and whether the balance covers it. */
import type { ReactNode } from 'react';
import type { Party } from '#domain/flight/search/request.ts';
import { joinedByName } from '#domain/price/joined.ts';
import type { Price, PricePart } from '#domain/price/price.ts';
import { AgencyCharge, PriceFrame, type PriceSide, treeOf } from '#ui/booking/checkout/price-frame.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { decimalsOf, fareLines, howItComes, partName } from './fare-words.ts';
import type { ExtraLine, FareSpeaker } from './fare-words.ts';
import styles from './fare.module.css';

export interface FareColumnProps {
  readonly fare: Price;
  readonly party: Party;
  readonly side: PriceSide;
  readonly onSide: (side: PriceSide) => void;
  readonly onExplain: () => void;
  /** How a service of one traveller is called. */
  readonly extraLine?: ExtraLine | undefined;
  /** Where the price is set. */
  readonly yours?: ReactNode;
}

export function FareColumn({ fare, party, side, onSide, onExplain, extraLine, yours }: FareColumnProps) {
  const words = useWords();
  const root = treeOf(fare, side);
  const speaker = useFareSpeaker(root, extraLine);
  const netSpeaker = useFareSpeaker(fare.netBreakdown ?? root);
  return (
    <PriceFrame
      title={words('booking-fare')}
      label={sideLabel(words, root, party)}
      price={fare}
      {...{ side, onSide, onExplain }}
      decimals={speaker.decimals}
      lines={fareLines(root, speaker, false)}
      openLevels={1}
      explainLabel={words('flight-explain')}
    >
      {yours}
      {fare.terms === undefined || fare.netBreakdown === undefined ? null : (
        <AgencyCharge terms={fare.terms} decimals={netSpeaker.decimals}>
          <NetParts net={fare.netBreakdown} speaker={netSpeaker} />
        </AgencyCharge>
      )}
    </PriceFrame>
  );
}

export function useFareSpeaker(tree: PricePart, extraLine?: ExtraLine): FareSpeaker {
  const words = useWords();
  const dates = useDates();
  const { language } = useLanguage();
  return { words, dates, language, decimals: decimalsOf(tree), ...(extraLine && { extraLine }) };
}

export function sideLabel(
  words: FareSpeaker['words'],
  { name }: PricePart,
  { adults, children, infants }: Party,
): string {
  return words('booking-price-of', { what: words(`booking-part-${name}`), count: adults + children + infants });
}

/** From the airline's fare to what the account is charged. */
function NetParts({ net, speaker }: { readonly net: PricePart; readonly speaker: FareSpeaker }) {
  return joinedByName(net.parts ?? []).map((part) => {
    const how = part.name === 'fare' ? undefined : howItComes(part, speaker);
    return (
      <div key={part.name}>
        <dt>
          {partName(part, speaker)}
          {how === undefined ? null : <span className={styles.how}>{how}</span>}
        </dt>
        <dd>
          <Amount of={part.amount} decimals={speaker.decimals} />
        </dd>
      </div>
    );
  });
}
