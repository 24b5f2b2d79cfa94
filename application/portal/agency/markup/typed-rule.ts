/** How much a rule about prices says, and whom, as people type it. */
import type { MarkupAmount, MarkupMatch } from '#domain/agency/markup/rule-fields.ts';
import type { Currency } from '#domain/money/currency.ts';
import { formatDecimal } from '#domain/money/money.ts';
import { isMissing } from '#domain/rules/violation.ts';
import { amountTyped } from '#application/portal/amount-typed.ts';

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

type Codes = Pick<MarkupMatch, 'carriers' | 'origins' | 'destinations'>;

export function figuresOf({
  amount,
  carriers = [],
  origins = [],
  destinations = [],
}: Codes & { readonly amount: MarkupAmount }): TypedFigures {
  const most = 'each' in amount ? undefined : amount.most;
  return {
    by: 'each' in amount ? 'each' : 'percent',
    each: 'each' in amount ? formatDecimal(amount.each) : '',
    percent: 'each' in amount ? '' : String(amount.basisPoints / 100),
    most: most === undefined ? '' : formatDecimal(most),
    carriers: carriers.join(', '),
    origins: origins.join(', '),
    destinations: destinations.join(', '),
  };
}

/** What was typed as an amount, and the fields of it that are no number. */
export function amountOf(
  { by, each, percent, most }: TypedFigures,
  currency: Currency,
): { readonly amount?: MarkupAmount; readonly unread: readonly string[] } {
  const [fixed, cap] = [amountTyped(each, currency), amountTyped(most, currency)];
  const basisPoints = basisPointsOf(percent);
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

export function codesOf({ carriers, origins, destinations }: TypedFigures): Codes {
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

/** '2.5' is 250. */
function basisPointsOf(typed: string): number | undefined {
  const text = typed.trim().replace('%', '').trim();
  return /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
}
