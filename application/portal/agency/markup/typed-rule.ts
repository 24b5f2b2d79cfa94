/** Writing a rule about prices: how much it says, and for whom, as people type it, and its place in its list. */
import type { MarkupAmount, MarkupMatch, MarkupMatchDraft } from '#domain/agency/markup/rule-fields.ts';
import type { Currency } from '#domain/money/currency.ts';
import { formatDecimal, percentText } from '#domain/money/money.ts';
import { isMissing } from '#domain/rules/violation.ts';
import { amountTyped, percentTyped } from '#application/portal/amount-typed.ts';

export interface TypedFigures {
  readonly by: 'each' | 'percent';
  readonly each: string;
  readonly percent: string;
  readonly most: string;
  /** Codes with commas or spaces between. */
  readonly carriers: string;
  readonly origins: string;
  readonly destinations: string;
}

export const noFigures: TypedFigures = {
  by: 'each',
  each: '',
  percent: '',
  most: '',
  carriers: '',
  origins: '',
  destinations: '',
};

/** One place up or down among those alike; as it is where no place is there. */
export function movedAmong<Rule extends { readonly ruleId: string }>(
  rules: readonly Rule[],
  ruleId: string,
  by: -1 | 1,
  isAlike: (one: Rule, other: Rule) => boolean,
): readonly Rule[] {
  const moved = rules.find((rule) => rule.ruleId === ruleId);
  if (moved === undefined) return rules;
  const among = rules.filter((rule) => isAlike(rule, moved));
  const other = among[among.indexOf(moved) + by];
  if (other === undefined) return rules;
  return rules.map((rule) => (rule === moved ? other : rule === other ? moved : rule));
}

/** A rule as it is typed when its dialog opens. */
export function typedOf<Rule extends Codes & { readonly amount: MarkupAmount }>(
  rule: Rule,
): Omit<Rule, 'amount' | keyof Codes> & TypedFigures {
  const { amount: _amount, carriers: _carriers, origins: _origins, destinations: _destinations, ...rest } = rule;
  return { ...rest, ...figuresOf(rule) };
}

/** What was typed as a draft, and the fields that are no number. Codes and days of travel narrow flights alone. */
export function draftOf<
  Typed extends TypedFigures & TravelDays & { readonly service?: string | undefined; readonly to?: string | undefined },
>(typed: Typed, currency: Currency) {
  const { by: _by, each: _each, percent: _percent, most: _most, ...others } = typed;
  const { carriers: _carriers, origins: _origins, destinations: _destinations, to, ...dated } = others;
  const { travelFrom, travelTo, ...rest } = dated;
  const { amount, unread } = amountOf(typed, currency);
  return {
    draft: {
      ...rest,
      ...(amount && { amount }),
      ...(!isMissing(to) && { to }),
      ...(typed.service === 'flight' && {
        ...codesOf(typed),
        ...(!isMissing(travelFrom) && { travelFrom }),
        ...(!isMissing(travelTo) && { travelTo }),
      }),
    },
    unread,
  };
}

type Codes = Pick<MarkupMatch, 'carriers' | 'origins' | 'destinations'>;
type TravelDays = Pick<MarkupMatchDraft, 'travelFrom' | 'travelTo'>;

function figuresOf({
  amount,
  carriers = [],
  origins = [],
  destinations = [],
}: Codes & { readonly amount: MarkupAmount }): TypedFigures {
  const most = 'each' in amount ? undefined : amount.most;
  return {
    by: 'each' in amount ? 'each' : 'percent',
    each: 'each' in amount ? formatDecimal(amount.each) : '',
    percent: 'each' in amount ? '' : percentText(amount.basisPoints),
    most: most === undefined ? '' : formatDecimal(most),
    carriers: carriers.join(', '),
    origins: origins.join(', '),
    destinations: destinations.join(', '),
  };
}

/** What was typed as an amount, and the fields of it that are no number. */
function amountOf(
  { by, each, percent, most }: TypedFigures,
  currency: Currency,
): { readonly amount?: MarkupAmount; readonly unread: readonly string[] } {
  const [fixed, cap] = [amountTyped(each, currency), amountTyped(most, currency)];
  const basisPoints = percentTyped(percent);
  const amount: MarkupAmount | undefined =
    by === 'each'
      ? fixed && { each: fixed }
      : basisPoints === undefined
        ? undefined
        : { basisPoints, ...(cap && { most: cap }) };
  const unread = [
    ...(amount === undefined && !isMissing(by === 'each' ? each : percent) ? ['amount'] : []),
    ...(by === 'percent' && cap === undefined && !isMissing(most) ? ['amount.most'] : []),
  ];
  return { ...(amount && { amount }), unread };
}

function codesOf({ carriers, origins, destinations }: TypedFigures): Codes {
  return {
    ...codesIn('carriers', carriers),
    ...codesIn('origins', origins),
    ...codesIn('destinations', destinations),
  };
}

function codesIn(field: keyof Codes, typed: string): Codes {
  const codes = typed
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((code) => code !== '');
  return codes.length === 0 ? {} : { [field]: codes };
}
