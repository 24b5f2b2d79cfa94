/** The price beside the form: what the customer pays or the agency is charged, how it is made up, and whether the balance covers it. */
import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import ListTree from 'lucide-react/icons/list-tree';
import { coverageOf } from '#domain/account/affordability.ts';
import { joinedByName } from '#domain/price/joined.ts';
import type { AgencyTerms, Price, PricePart } from '#domain/price/price.ts';
import type { Party } from '#domain/flight/search/request.ts';
import { formatMoney } from '#domain/money/format.ts';
import { isNegative } from '#domain/money/money.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { ExplainTree } from '#ui/design/data/explain-tree.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { decimalsOf, fareLines, howItComes, partName } from './fare-words.ts';
import type { ExtraLine, FareSpeaker } from './fare-words.ts';
import styles from './fare.module.css';

export type FareSide = 'customer' | 'net';

export interface FareColumnProps {
  readonly fare: Price;
  readonly party: Party;
  readonly side: FareSide;
  readonly onSide: (side: FareSide) => void;
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
    <aside className={styles.column} aria-label={words('booking-fare')}>
      <Card flush title={words('booking-fare')} aside={<SideSwitch fare={fare} side={side} onSide={onSide} />}>
        <div className={styles.hero}>
          <div>
            <span className={styles.heroLabel}>{sideLabel(words, root, party)}</span>
            <span className={styles.heroFigure}>
              <Amount of={root.amount} decimals={speaker.decimals} />
            </span>
          </div>
          <Button variant="link" icon={ListTree} iconMirrored onClick={onExplain}>
            {words('flight-explain')}
          </Button>
        </div>
        <div className={styles.tree}>
          <ExplainTree
            key={root.name}
            label={words('booking-made-up')}
            lines={fareLines(root, speaker, false)}
            openLevels={1}
          />
        </div>
        {yours}
        {fare.terms === undefined || fare.netBreakdown === undefined ? null : (
          <Net terms={fare.terms} net={fare.netBreakdown} speaker={netSpeaker} />
        )}
        <Covered terms={fare.terms} />
      </Card>
    </aside>
  );
}

export function useFareSpeaker(tree: PricePart, extraLine?: ExtraLine): FareSpeaker {
  const words = useWords();
  const dates = useDates();
  const { language } = useLanguage();
  return { words, dates, language, decimals: decimalsOf(tree), ...(extraLine && { extraLine }) };
}

export function treeOf(fare: Price, side: FareSide): PricePart {
  return side === 'net' ? (fare.netBreakdown ?? fare.breakdown) : fare.breakdown;
}

export function sideLabel(
  words: FareSpeaker['words'],
  { name }: PricePart,
  { adults, children, infants }: Party,
): string {
  return words('booking-price-of', { what: words(`booking-part-${name}`), count: adults + children + infants });
}

interface SideSwitchProps {
  readonly fare: Price;
  readonly side: FareSide;
  readonly onSide: (side: FareSide) => void;
  readonly block?: boolean;
}

/** Only for those who may see net fares. */
export function SideSwitch({ fare, side, onSide, block = false }: SideSwitchProps) {
  const words = useWords();
  if (fare.netBreakdown === undefined) return null;
  return (
    <Segmented
      block={block}
      label={words('booking-side')}
      segments={[
        { key: 'customer', label: words(block ? 'booking-customer-price' : 'booking-customer') },
        { key: 'net', label: words(block ? 'booking-part-net-payable' : 'booking-net') },
      ]}
      value={side}
      onChange={(key) => onSide(key === 'net' ? 'net' : 'customer')}
    />
  );
}

/** From the airline's fare to what the account is charged, and what is left for the agency. */
function Net({
  terms,
  net,
  speaker,
}: {
  readonly terms: AgencyTerms;
  readonly net: PricePart;
  readonly speaker: FareSpeaker;
}) {
  const { words, decimals } = speaker;
  return (
    <dl className={styles.net}>
      {joinedByName(net.parts ?? []).map((part) => {
        const how = part.name === 'fare' ? undefined : howItComes(part, speaker);
        return (
          <div key={part.name}>
            <dt>
              {partName(part, speaker)}
              {how === undefined ? null : <span className={styles.how}>{how}</span>}
            </dt>
            <dd>
              <Amount of={part.amount} decimals={decimals} />
            </dd>
          </div>
        );
      })}
      <div className={styles.netTotal}>
        <dt>{words('booking-part-net-payable')}</dt>
        <dd>
          <Amount of={terms.net} decimals={decimals} strong />
        </dd>
      </div>
      <div>
        <dt>{words('booking-you-earn')}</dt>
        <dd>
          <Amount of={terms.earn} decimals={decimals} strong tone={isNegative(terms.earn) ? 'loss' : 'gain'} />
        </dd>
      </div>
    </dl>
  );
}

/** Whether the account can pay: said only where both the charge and the balance may be seen. */
export function Covered({ terms }: { readonly terms: AgencyTerms | undefined }) {
  const words = useWords();
  const { language } = useLanguage();
  const { balance } = useStateOf(usePart(parts.accountSummary).state$);
  if (terms === undefined || balance === undefined || balance.balance.currency !== terms.net.currency) return null;
  const shown = (amount: typeof terms.net) => formatMoney(amount, { locale: language });
  const coverage = coverageOf(balance, terms.net);
  const short = coverage.by === 'none';
  return (
    <p className={classNames(styles.covered, short && styles.short)}>
      <Icon of={short ? CircleAlert : CircleCheck} size={18} className={styles.coveredIcon} />
      {short
        ? words('booking-balance-short', { short: shown(coverage.short) })
        : words(`booking-${coverage.by}-covers`, { left: shown(coverage.left) })}
    </p>
  );
}
