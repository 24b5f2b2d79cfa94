/** What an agent asks of the customer beside the quoted price, what may be asked, and how a price is rounded. Shapes chosen here. */
import { percentText } from '#domain/money/money.ts';
import type { AskedPrice } from '#domain/flight/quote/quote.ts';
import { travellerTypes } from '#domain/people/traveller-type.ts';
import type { Ask, AskedAmount, AskedFare, Asking, Bounds } from '#domain/price/ask.ts';
import type { Rounding } from '#domain/price/rounding.ts';
import { money, oneOf, whole } from '../form/leaves.ts';
import { at, leaf, list, mapped, maybe, record, ruled, type Shape, some } from '../form/shape.ts';
import { appliedRule, pricePart } from '../price.ts';

/** '2.5': hundredths of a per cent, of 0 to 100 per cent. */
export const percent: Shape<number> = leaf(
  'not-a-number',
  (value) => {
    const text = typeof value === 'number' ? String(value) : value;
    const [, units, hundredths = ''] = typeof text === 'string' ? (/^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text) ?? []) : [];
    const basisPoints = Number(`${units}${hundredths.padEnd(2, '0')}`);
    return units === undefined || basisPoints > 10_000 ? undefined : basisPoints;
  },
  percentText,
  {
    type: 'string',
    pattern: String.raw`^\d{1,3}(\.\d{1,2})?$`,
    description: 'needed with per=fare: per cent of it, 0 to 100',
  },
);

interface FlatAmount {
  readonly per: AskedAmount['per'];
  readonly amount: Extract<AskedAmount, { amount: unknown }>['amount'] | undefined;
  readonly basisPoints: number | undefined;
}

const flatAmount = record<FlatAmount>({
  per: at('per', oneOf(['traveller', 'booking', 'fare'])),
  amount: maybe('amount', money),
  basisPoints: maybe('percent', percent),
});

/** `per` traveller or booking with `amount`, `per` fare with `percent`. */
const askedAmount: Shape<AskedAmount> = {
  ...mapped(
    ruled(flatAmount, ({ per, amount, basisPoints }) => [
      ...(per === 'fare' && basisPoints === undefined ? [{ wire: 'percent', code: 'required' }] : []),
      ...(per !== 'fare' && amount === undefined ? [{ wire: 'amount', code: 'required' }] : []),
    ]),
    // The rule has seen that what belongs to `per` is there.
    ({ per, amount, basisPoints = 0 }): AskedAmount =>
      per === 'fare' || amount === undefined ? { per: 'fare', basisPoints } : { per, amount },
    (asked) =>
      asked.per === 'fare'
        ? { per: asked.per, amount: undefined, basisPoints: asked.basisPoints }
        : { per: asked.per, amount: asked.amount, basisPoints: undefined },
  ),
  jsonSchema: (named) => {
    const { properties = {}, ...rest } = flatAmount.jsonSchema(named);
    const amount = {
      ...properties['amount'],
      description: 'needed with per=traveller and per=booking; asking says from what to what',
    };
    return {
      ...rest,
      properties: { ...properties, amount },
      oneOf: [
        { properties: { per: { const: 'fare' } }, required: ['percent'] },
        { properties: { per: { enum: ['traveller', 'booking'] } }, required: ['amount'] },
      ],
    };
  },
};

/** `ask[markup][per]`, `ask[markup][amount]`, `ask[markup][percent]`; `discount` and `servicefee` alike. */
export const ask = record<Ask>({
  markup: maybe('markup', askedAmount),
  discount: maybe('discount', askedAmount),
  serviceFee: maybe('servicefee', askedAmount),
});

export const bounds = record<Bounds>({ least: at('least', money), most: at('most', money) });

export const asking = record<Asking>({
  markup: maybe('markup', bounds),
  discount: maybe('discount', bounds),
  serviceFee: maybe('servicefee', bounds),
  rule: at('rule', appliedRule),
  floor: at('floor', money),
  fares: at(
    'fares',
    some(
      record<AskedFare>({
        total: at('total', money),
        each: maybe(
          'each',
          list(
            record<NonNullable<AskedFare['each']>[number]>({
              traveller: at('paxtype', oneOf(travellerTypes)),
              count: at('count', whole),
              total: at('total', money),
            }),
          ),
        ),
      }),
    ),
  ),
  seats: at('seats', whole),
});

export const askedPrice = record<AskedPrice>({
  ask: at('ask', ask),
  lines: at('lines', list(pricePart)),
  total: at('total', money),
});

export const rounding = record<Rounding>({ unit: at('unit', money), rule: at('rule', appliedRule) });
