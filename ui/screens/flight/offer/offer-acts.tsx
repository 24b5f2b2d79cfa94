/**
 * What can be done with an offer on its card: take it into the comparison, open its fares. Whose acts they are is said by
 * the element that `describedBy` names, so that another offer in the same place draws nothing here again.
 */
import { memo } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { Button } from '#ui/design/press/button.tsx';
import choice from '#ui/design/field/choice.module.css';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import styles from './offer-acts.module.css';

export interface OfferActsProps {
  readonly describedBy: string;
  /** Of the fares that the button opens in place; undefined while they are closed, or open elsewhere. */
  readonly shelfId: string | undefined;
  readonly opened: boolean;
  readonly narrow: boolean;
  readonly fareCount: number;
  readonly compared: boolean;
  readonly compareDisabled: boolean;
  readonly onFares: () => void;
  readonly onCompare: () => void;
}

export const OfferActs = memo((props: OfferActsProps) => {
  const { describedBy, shelfId, opened, narrow, fareCount, compared, compareDisabled, onFares, onCompare } = props;
  const words = useWords();
  return (
    <span className={styles.acts}>
      <label
        className={classNames(styles.compare, compareDisabled && choice.disabled)}
        title={words('flight-compare-this')}
      >
        <input
          type="checkbox"
          className={choice.box}
          checked={compared}
          disabled={compareDisabled}
          aria-describedby={describedBy}
          onChange={onCompare}
        />
        {words('flight-compare-this')}
      </label>
      <Button
        variant="quiet"
        size={28}
        iconEnd={opened ? ChevronUp : ChevronDown}
        aria-expanded={opened}
        aria-controls={shelfId}
        aria-haspopup={narrow ? 'dialog' : undefined}
        aria-describedby={describedBy}
        onClick={onFares}
      >
        {shelfId === undefined ? words('flight-fares', { count: fareCount }) : words('flight-hide-fares')}
      </Button>
    </span>
  );
});
