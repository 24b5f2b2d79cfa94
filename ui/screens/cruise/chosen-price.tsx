/** What the chosen cabins come to: tips, how each cabin's price is made up, all of them together, and what is paid when. */
import { gratuityWays } from '#domain/cruise/sailing/fare.ts';
import type { ChooseCabinsState, ChosenTotal } from '#application/portal/cruise/choose-cabins.ts';
import { PriceColumn, PriceExplained, useExplained } from '#ui/booking/checkout/price-column.tsx';
import { cruiseParts } from '#ui/composition/cruise/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { RadioGroup } from '#ui/design/field/radio-group.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWords } from '#ui/design/words/words.ts';
import { useCruiseText } from './cruise-text.ts';
import { Schedule } from './sailing-parts.tsx';
import styles from './cabins.module.css';

interface ChosenProps {
  readonly state: ChooseCabinsState;
}

export function ChosenPrice({ state }: ChosenProps) {
  const words = useWords();
  const sums = usePart(cruiseParts.cabins).total();
  return (
    <>
      <Tips state={state} sums={sums} />
      {sums?.own === undefined ? (
        <Card title={words('checkout-price')}>
          <p>{words('cruise-nothing-chosen')}</p>
        </Card>
      ) : (
        <MadeUp {...sums.own} chargedNow={sums.chargedNow} />
      )}
      {sums === undefined ? null : <Together state={state} sums={sums} />}
    </>
  );
}

interface TipsProps extends ChosenProps {
  readonly sums: ChosenTotal | undefined;
}

function Tips({ state: { gratuities }, sums }: TipsProps) {
  const words = useWords();
  const choosing = usePart(cruiseParts.cabins);
  return (
    <Card title={words('cruise-tips')}>
      <RadioGroup
        label={words('cruise-tips')}
        labelHidden
        choices={gratuityWays.map((key) => ({
          key,
          label: words(`cruise-tips-${key}`),
          ...(key === 'prepaid' && sums && { aside: <Amount of={sums.tips} /> }),
        }))}
        value={gratuities}
        onChange={(key) => choosing.payTips(gratuityWays.find((each) => each === key) ?? 'on-board')}
      />
    </Card>
  );
}

/** Of one cabin: `chargedNow` is of all of them, which the account has to cover. */
function MadeUp({
  cabin,
  price,
  chargedNow,
}: NonNullable<ChosenTotal['own']> & { readonly chargedNow: ChosenTotal['chargedNow'] }) {
  const text = useCruiseText();
  const narrow = useNarrow();
  const { side, onSide, open, onExplain, onClose } = useExplained();
  const shown = { price, of: text.cabin(cabin), side, onSide, chargedNow };
  return (
    <>
      <PriceColumn {...shown} openLevels={2} onExplain={onExplain} />
      <PriceExplained {...shown} narrow={narrow} open={open} onClose={onClose} />
    </>
  );
}

interface TogetherProps extends ChosenProps {
  readonly sums: ChosenTotal;
}

/** All cabins, where there are several, and the days by which they are paid. */
function Together({ state: { chosen }, sums }: TogetherProps) {
  const words = useWords();
  const { schedule, total } = sums;
  if (schedule.length === 0 && chosen.length === 1) return null;
  return (
    <Card title={words(schedule.length === 0 ? 'cruise-decision' : 'cruise-schedule')}>
      {chosen.length === 1 ? null : (
        <p className={styles.total}>
          <span>{words('cruise-total')}</span>
          <strong>
            <Amount of={total} />
          </strong>
        </p>
      )}
      {schedule.length === 0 ? null : (
        <>
          <Schedule schedule={schedule} />
          <p className={styles.note}>{words('cruise-schedule-note')}</p>
        </>
      )}
    </Card>
  );
}
