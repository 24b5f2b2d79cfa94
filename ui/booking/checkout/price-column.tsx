/** The price beside a checkout: what the customer pays or the agency is charged, how it is made up, and whether the balance covers it. */
import { useState } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import ListTree from 'lucide-react/icons/list-tree';
import { coverageOf } from '#domain/account/affordability.ts';
import type { Language } from '#domain/people/language.ts';
import { type Decimals, formatMoney } from '#domain/money/format.ts';
import { isNegative, type Money, parseMoney } from '#domain/money/money.ts';
import { isWholeThroughout, wrongSums } from '#domain/price/explain.ts';
import { joinedByName } from '#domain/price/joined.ts';
import type { AgencyTerms, Price, PricePart } from '#domain/price/price.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { type ExplainedLine, ExplainTree } from '#ui/design/data/explain-tree.tsx';
import { type DateWords, useDates } from '#ui/design/date/dates.ts';
import { BottomSheet } from '#ui/design/layer/bottom-sheet.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useLanguage, useWords, type Words } from '#ui/design/words/words.ts';
import { ruleText } from '../rule-text.ts';
import styles from './checkout.module.css';

export type PriceSide = 'customer' | 'net';

export interface PriceColumnProps {
  readonly price: Price;
  /** What is bought, in a few words under the figure: "2 travellers". */
  readonly of?: string | undefined;
  /** Whose a line is, and of what: "Asha Rao"; nothing where all are of one. */
  readonly unitName?: ((part: PricePart) => string | undefined) | undefined;
  readonly side: PriceSide;
  readonly onSide: (side: PriceSide) => void;
  readonly onExplain: () => void;
}

interface Speaker extends Pick<PriceColumnProps, 'unitName'> {
  readonly words: Words;
  readonly dates: DateWords;
  readonly language: Language;
  readonly decimals: Decimals;
}

/** Called otherwise here than of flights. */
const ownNames: readonly PricePart['name'][] = ['fare', 'gross-fare', 'base-fare', 'taxes'];

export function salePartName(words: Words, { name }: PricePart): string {
  return words(ownNames.includes(name) ? `checkout-part-${name}` : `booking-part-${name}`);
}

const treeOf = (price: Price, side: PriceSide) =>
  side === 'net' ? (price.netBreakdown ?? price.breakdown) : price.breakdown;

function useSpeaker(tree: PricePart, unitName: PriceColumnProps['unitName']): Speaker {
  const words = useWords();
  const dates = useDates();
  const { language } = useLanguage();
  return { words, dates, language, decimals: isWholeThroughout(tree) ? 'whole' : 'exact', unitName };
}

function linesOf(root: PricePart, speaker: Speaker, rules: boolean, above = ''): readonly ExplainedLine[] {
  return joinedByName(root.parts ?? []).map((part, at): ExplainedLine => {
    const { words, dates, language, decimals, unitName } = speaker;
    const key = `${above}${at}`;
    const own = root.name === part.name ? unitName?.(part) : undefined;
    const whose = own === undefined && part.parts === undefined ? unitName?.(part) : undefined;
    const why = rules && part.rule ? ruleText(words, dates, part.rule) : undefined;
    const note = [whose, howOf(part, speaker), why].filter((text) => text !== undefined).join(' · ');
    return {
      key,
      label: own ?? salePartName(words, part),
      amount: formatMoney(part.amount, { locale: language, decimals }),
      ...(note !== '' && { note }),
      ...(part.parts && { parts: innerOf(part, speaker, rules, `${key}.`) }),
    };
  });
}

/** Lines of one name are said by whose they are. */
function innerOf(part: PricePart, speaker: Speaker, rules: boolean, above: string): readonly ExplainedLine[] {
  const { parts: inner = [] } = part;
  if (!inner.every(({ name }) => name === part.name)) return linesOf(part, speaker, rules, above);
  return inner.map((each, at) => ({
    key: `${above}${at}`,
    label: speaker.unitName?.(each) ?? salePartName(speaker.words, each),
    amount: formatMoney(each.amount, { locale: speaker.language, decimals: speaker.decimals }),
    note: [howOf(each, speaker), rules && each.rule ? ruleText(speaker.words, speaker.dates, each.rule) : undefined]
      .filter((text) => text !== undefined)
      .join(' · '),
  }));
}

function howOf(part: PricePart, { words, language }: Speaker): string | undefined {
  const { percent, of, unit, most } = part.params ?? {};
  const shown = (text: string | number) => {
    const parsed = parseMoney(String(text), part.amount.currency);
    return parsed === undefined ? String(text) : formatMoney(parsed, { locale: language });
  };
  if (unit !== undefined) return words('booking-how-rounded', { unit: shown(unit) });
  if (percent === undefined || of === undefined) return undefined;
  const share = language === 'fr' ? String(percent).replace('.', ',') : String(percent);
  const how = words('booking-how-percent-of', { percent: share, of: shown(of) });
  return most === undefined ? how : words('booking-how-capped', { how, most: shown(most) });
}

export function PriceColumn({ price, of, unitName, side, onSide, onExplain }: PriceColumnProps) {
  const words = useWords();
  const root = treeOf(price, side);
  const speaker = useSpeaker(root, unitName);
  return (
    <aside className={styles.column} aria-label={words('checkout-price')}>
      <Card flush title={words('checkout-price')} aside={<SideSwitch price={price} side={side} onSide={onSide} />}>
        <div className={styles.hero}>
          <div>
            <span className={styles.heroLabel}>
              {salePartName(words, root)}
              {of === undefined ? null : ` · ${of}`}
            </span>
            <span className={styles.heroFigure}>
              <Amount of={root.amount} decimals={speaker.decimals} />
            </span>
          </div>
          <Button variant="link" icon={ListTree} iconMirrored onClick={onExplain}>
            {words('checkout-explain')}
          </Button>
        </div>
        <div className={styles.tree}>
          <ExplainTree
            key={root.name}
            label={words('booking-made-up')}
            lines={linesOf(root, speaker, false)}
            openLevels={0}
          />
        </div>
        {price.terms === undefined ? null : <Net terms={price.terms} decimals={speaker.decimals} />}
        <Covered net={price.terms?.net} />
      </Card>
    </aside>
  );
}

/** Only for those who may see what the agency is charged. */
function SideSwitch({ price, side, onSide }: Pick<PriceColumnProps, 'price' | 'side' | 'onSide'>) {
  const words = useWords();
  if (price.netBreakdown === undefined) return null;
  return (
    <Segmented
      label={words('booking-side')}
      segments={[
        { key: 'customer', label: words('booking-customer') },
        { key: 'net', label: words('booking-net') },
      ]}
      value={side}
      onChange={(key) => onSide(key === 'net' ? 'net' : 'customer')}
    />
  );
}

function Net({ terms, decimals }: { readonly terms: AgencyTerms; readonly decimals: Decimals }) {
  const words = useWords();
  return (
    <dl className={styles.net}>
      <div>
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
      <Icon of={short ? CircleAlert : CircleCheck} size={18} />
      {short
        ? words('booking-balance-short', { short: shown(coverage.short) })
        : words(`booking-${coverage.by}-covers`, { left: shown(coverage.left) })}
    </p>
  );
}

export interface PriceExplainedProps extends Omit<PriceColumnProps, 'onExplain'> {
  readonly open: boolean;
  readonly narrow: boolean;
  readonly onClose: () => void;
}

/** "Explain this number": the whole tree with the rule behind every line, and the proof that it adds up. */
export function PriceExplained({ open, narrow, onClose, price, of, unitName, side, onSide }: PriceExplainedProps) {
  const words = useWords();
  const root = treeOf(price, side);
  const speaker = useSpeaker(root, unitName);
  const amount = formatMoney(root.amount, { locale: speaker.language, decimals: speaker.decimals });
  const title = words('booking-how-made-up', { amount });
  const whole = (
    <div className={styles.explained}>
      <SideSwitch price={price} side={side} onSide={onSide} />
      <ExplainTree key={root.name} label={words('booking-made-up')} lines={linesOf(root, speaker, true)} />
      {wrongSums(root).length > 0 ? (
        <Alert kind="error">{words('booking-sums-wrong')}</Alert>
      ) : (
        <p className={styles.proof}>
          <Icon of={CircleCheck} size={18} />
          {words('booking-sums-right')}
        </p>
      )}
      {narrow ? <Covered net={price.terms?.net} /> : null}
      <p className={styles.advice}>{words('booking-tax-advice')}</p>
    </div>
  );
  const subtitle = [salePartName(words, root), of].filter((text) => text !== undefined).join(' · ');
  return narrow ? (
    <BottomSheet open={open} title={title} subtitle={subtitle} onClose={onClose}>
      {whole}
    </BottomSheet>
  ) : (
    <Modal open={open} size={640} title={title} subtitle={subtitle} onClose={onClose}>
      {whole}
    </Modal>
  );
}

/** Explains a price by itself, where a button asks for it. */
export function useExplained(): {
  readonly side: PriceSide;
  readonly onSide: (side: PriceSide) => void;
  readonly open: boolean;
  readonly onExplain: () => void;
  readonly onClose: () => void;
} {
  const [open, setOpen] = useState(false);
  const [side, onSide] = useState<PriceSide>('customer');
  return { side, onSide, open, onExplain: () => setOpen(true), onClose: () => setOpen(false) };
}
