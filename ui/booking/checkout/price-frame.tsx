/** How a price is shown beside a form and explained in a dialog, whatever it is made of. */
import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import ListTree from 'lucide-react/icons/list-tree';
import { coverageOf } from '#domain/account/affordability.ts';
import { type Decimals, formatMoney } from '#domain/money/format.ts';
import { isNegative, type Money } from '#domain/money/money.ts';
import { wrongSums } from '#domain/price/explain.ts';
import type { AgencyTerms, Price, PricePart } from '#domain/price/price.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { type ExplainedLine, ExplainTree } from '#ui/design/data/explain-tree.tsx';
import { BottomSheet } from '#ui/design/layer/bottom-sheet.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import styles from './price.module.css';

export type PriceSide = 'customer' | 'net';

export function treeOf(price: Price, side: PriceSide): PricePart {
  return side === 'net' ? (price.netBreakdown ?? price.breakdown) : price.breakdown;
}

/** A price, and the side of it that is shown. */
export interface ShownPrice {
  readonly price: Price;
  readonly side: PriceSide;
  readonly onSide: (side: PriceSide) => void;
  /** Charged when it is booked, where that is not the whole net price. */
  readonly chargedNow?: Money | undefined;
}

export interface PriceFrameProps extends ShownPrice {
  readonly title: string;
  /** What the figure is, and for how many. */
  readonly label: string;
  readonly decimals: Decimals;
  readonly lines: readonly ExplainedLine[];
  readonly openLevels: number;
  readonly explainLabel: string;
  readonly onExplain: () => void;
  /** Under the lines: where the price is set, and what the agency is charged. */
  readonly children?: ReactNode;
}

export function PriceFrame({ title, label, decimals, lines, openLevels, children, ...props }: PriceFrameProps) {
  const words = useWords();
  const root = treeOf(props.price, props.side);
  return (
    <aside className={styles.column} aria-label={title}>
      <Card flush title={title} aside={<SideSwitch {...props} />}>
        <div className={styles.hero}>
          <div>
            <span className={styles.heroLabel}>{label}</span>
            <span className={styles.heroFigure}>
              <Amount of={root.amount} decimals={decimals} />
            </span>
          </div>
          <Button variant="link" icon={ListTree} iconMirrored onClick={props.onExplain}>
            {props.explainLabel}
          </Button>
        </div>
        <div className={styles.tree}>
          <ExplainTree key={root.name} label={words('booking-made-up')} lines={lines} openLevels={openLevels} />
        </div>
        {children}
        <Covered net={props.chargedNow ?? props.price.terms?.net} />
      </Card>
    </aside>
  );
}

/** Only for those who may see what the agency is charged. */
function SideSwitch({ price, side, onSide, block = false }: ShownPrice & { readonly block?: boolean }) {
  const words = useWords();
  if (price.netBreakdown === undefined) return null;
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

export interface AgencyChargeProps {
  readonly terms: AgencyTerms;
  readonly decimals: Decimals;
  /** How the charge comes about, as rows of the list. */
  readonly children?: ReactNode;
}

/** What the account is charged, and what is left for the agency. */
export function AgencyCharge({ terms, decimals, children }: AgencyChargeProps) {
  const words = useWords();
  return (
    <dl className={styles.net}>
      {children}
      <div className={styles.total}>
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
function Covered({ net }: { readonly net: Money | undefined }) {
  const words = useWords();
  const { language } = useLanguage();
  const { balance } = useStateOf(usePart(parts.accountSummary).state$);
  if (net === undefined || balance === undefined || balance.balance.currency !== net.currency) return null;
  const shown = (amount: Money) => formatMoney(amount, { locale: language });
  const coverage = coverageOf(balance, net);
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

export interface ExplainedFrameProps extends ShownPrice {
  readonly open: boolean;
  readonly narrow: boolean;
  readonly onClose: () => void;
  readonly label: string;
  readonly decimals: Decimals;
  readonly lines: readonly ExplainedLine[];
  /** Above the lines: where the price is set, on a narrow window, or how it has moved. */
  readonly above?: ReactNode;
  /** In place of the lines, as long as only the total is known. */
  readonly instead?: ReactNode;
  readonly footer?: ReactNode;
}

/** "Explain this number": the whole tree with the rule behind every line, and the proof that it adds up. */
export function ExplainedFrame({ open, narrow, onClose, label, decimals, lines, ...props }: ExplainedFrameProps) {
  const words = useWords();
  const { language } = useLanguage();
  const root = treeOf(props.price, props.side);
  const title = words('booking-how-made-up', { amount: formatMoney(root.amount, { locale: language, decimals }) });
  const whole = props.instead ?? (
    <div className={styles.explained}>
      <SideSwitch {...props} block />
      {props.above}
      <ExplainTree key={root.name} label={words('booking-made-up')} lines={lines} />
      {wrongSums(root).length > 0 ? (
        <Alert kind="error">{words('booking-sums-wrong')}</Alert>
      ) : (
        <p className={styles.proof}>
          <Icon of={CircleCheck} size={18} className={styles.coveredIcon} />
          {words('booking-sums-right')}
        </p>
      )}
      {narrow ? <Covered net={props.price.terms?.net} /> : null}
      <p className={styles.advice}>{words('booking-tax-advice')}</p>
    </div>
  );
  return narrow ? (
    <BottomSheet open={open} title={title} subtitle={label} onClose={onClose} footer={props.footer}>
      {whole}
    </BottomSheet>
  ) : (
    <Modal open={open} size={640} title={title} subtitle={label} onClose={onClose} footerNote={props.footer}>
      {whole}
    </Modal>
  );
}
