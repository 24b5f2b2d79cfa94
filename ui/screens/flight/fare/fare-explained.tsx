/** "Explain this number": the whole tree of a price with the rule behind every line, and the proof that it adds up. */
import type { ReactNode } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { wrongSums } from '#domain/price/explain.ts';
import type { Price } from '#domain/price/price.ts';
import type { Party } from '#domain/flight/search/request.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { BottomSheet } from '#ui/design/layer/bottom-sheet.tsx';
import { ExplainTree } from '#ui/design/data/explain-tree.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { Covered, SideSwitch, sideLabel, treeOf, useFareSpeaker } from './fare-column.tsx';
import type { FareSide } from './fare-column.tsx';
import { fareLines, shownAmount } from './fare-words.ts';
import type { ExtraLine } from './fare-words.ts';
import styles from './fare.module.css';

export interface FareExplainedProps {
  readonly open: boolean;
  readonly fare: Price;
  readonly party: Party;
  readonly side: FareSide;
  readonly onSide: (side: FareSide) => void;
  readonly narrow: boolean;
  readonly onClose: () => void;
  readonly extraLine?: ExtraLine | undefined;
  /** Above the lines: where the price is set, on a narrow window, or how it has moved. */
  readonly yours?: ReactNode;
  /** In place of the lines, as long as only the total is known. */
  readonly instead?: ReactNode;
}

export function FareExplained({
  open,
  fare,
  party,
  side,
  onSide,
  narrow,
  onClose,
  extraLine,
  yours,
  instead,
}: FareExplainedProps) {
  const words = useWords();
  const root = treeOf(fare, side);
  const speaker = useFareSpeaker(root, extraLine);
  const title = words('booking-how-made-up', { amount: shownAmount(speaker, root.amount) });
  const subtitle = sideLabel(words, root, party);
  const whole = instead ?? (
    <div className={styles.explained}>
      <SideSwitch fare={fare} side={side} onSide={onSide} block />
      {yours}
      <ExplainTree key={root.name} label={words('booking-made-up')} lines={fareLines(root, speaker, true)} />
      {wrongSums(root).length > 0 ? (
        <Alert kind="error">{words('booking-sums-wrong')}</Alert>
      ) : (
        <p className={styles.proof}>
          <Icon of={CircleCheck} size={18} className={styles.coveredIcon} />
          {words('booking-sums-right')}
        </p>
      )}
      {narrow ? <Covered terms={fare.terms} /> : null}
      <p className={styles.advice}>{words('booking-tax-advice')}</p>
    </div>
  );
  const { terms } = fare;
  const figures =
    terms === undefined ? undefined : (
      <div className={styles.figures}>
        <span>
          {words('booking-net')} <Amount of={terms.net} />
        </span>
        <span>
          {words('booking-you-earn')} <Amount of={terms.earn} strong tone="gain" />
        </span>
      </div>
    );
  if (narrow) {
    return (
      <BottomSheet open={open} title={title} subtitle={subtitle} onClose={onClose} footer={figures}>
        {whole}
      </BottomSheet>
    );
  }
  return (
    <Modal open={open} size={640} title={title} subtitle={subtitle} onClose={onClose} footerNote={figures}>
      {whole}
    </Modal>
  );
}
