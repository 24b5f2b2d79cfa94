/** How a fare is made up, line by line, with what the agency is charged and earns at its foot. */
import type { ReactNode } from 'react';
import type { Party } from '#domain/flight/search/request.ts';
import type { AgencyTerms, Price } from '#domain/price/price.ts';
import { ExplainedFrame, type PriceSide, treeOf } from '#ui/booking/checkout/price-frame.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { sideLabel, useFareSpeaker } from './fare-column.tsx';
import { fareLines } from './fare-words.ts';
import type { ExtraLine } from './fare-words.ts';
import styles from './fare.module.css';

export interface FareExplainedProps {
  readonly open: boolean;
  readonly fare: Price;
  readonly party: Party;
  readonly side: PriceSide;
  readonly onSide: (side: PriceSide) => void;
  readonly narrow: boolean;
  readonly onClose: () => void;
  readonly extraLine?: ExtraLine | undefined;
  /** Above the lines: where the price is set, on a narrow window, or how it has moved. */
  readonly yours?: ReactNode;
  /** In place of the lines, as long as only the total is known. */
  readonly instead?: ReactNode;
}

export function FareExplained({ fare, party, side, extraLine, yours, ...frame }: FareExplainedProps) {
  const words = useWords();
  const root = treeOf(fare, side);
  const speaker = useFareSpeaker(root, extraLine);
  return (
    <ExplainedFrame
      {...frame}
      price={fare}
      side={side}
      label={sideLabel(words, root, party)}
      decimals={speaker.decimals}
      lines={fareLines(root, speaker, true)}
      above={yours}
      footer={fare.terms && <Figures terms={fare.terms} />}
    />
  );
}

function Figures({ terms }: { readonly terms: AgencyTerms }) {
  const words = useWords();
  return (
    <div className={styles.figures}>
      <span>
        {words('booking-net')} <Amount of={terms.net} />
      </span>
      <span>
        {words('booking-you-earn')} <Amount of={terms.earn} strong tone="gain" />
      </span>
    </div>
  );
}
