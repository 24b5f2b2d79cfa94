/**
 * What an airline keeps of a cancelled ticket: the fee of the fare's dated rule at the hours left, for each traveller, once
 * a ticket or for each direction as the rule says (see `charged-places.ts`), never more than the base fare and fuel surcharge
 * that were paid, and the tax on it.
 *
 * Sources: India's rules on refunds (DGCA civil aviation requirement, section 3, series M, part II, as revised) cap the
 * charge at base fare and fuel surcharge and have statutory taxes returned in every case, a no-show too; GST on the charge
 * is that of the journey (CBIC circular on cancellation charges of 3 August 2022).
 */
import { isTravellerType } from '../../people/traveller-type.ts';
import type { PricePart } from '../../price/price.ts';
import { amountNamed } from '../../price/amount-named.ts';
import { formatDecimal, type Money, min, money, scale, subtract, sum, zero } from '../../money/money.ts';
import type { Instant } from '../../time/instant.ts';
import { cancelFeeOf, type ChargedPlace, placeParams } from './charged-places.ts';

/** What was paid for what may be charged: of one traveller on one fare, or of all where it cannot be separated. */
export interface Purse {
  /** Base fare and fuel surcharge: the most that can be kept. */
  readonly keepable: Money;
  /** GST paid on it; zero where the journey bears none. */
  readonly gst: Money;
  /** Per cent as its line says it, with its rule. */
  readonly gstLine?: Pick<PricePart, 'params' | 'rule'>;
}

/** What was paid for the airline's fare under a tree: base and fuel, and the GST on them. */
export function purseOf(tree: PricePart): Purse {
  const { currency } = tree.amount;
  const gstLine = findLine(tree, 'k3');
  return {
    keepable: sum(currency, [amountNamed(tree, 'base-fare'), amountNamed(tree, 'yq'), amountNamed(tree, 'fuel')]),
    gst: amountNamed(tree, 'k3'),
    ...(gstLine && { gstLine }),
  };
}

/**
 * The fees of places that draw on one purse, each with its tax. A fee is that of the rule's step; where the rule does not
 * allow cancelling, or the flight has left (a no-show), all that can be kept. Lines are of `cancellation-fee`,
 * `no-show-fee` and `cancellation-gst`, with `passenger` (from 1), `traveller`, `sector`, `carrier` and whole `hours` left,
 * `per` 'ticket' where one fee is for several directions; `asked` where the rule asks for more than there was to keep.
 */
export function feesFrom(purse: Purse, places: readonly ChargedPlace[], now: Instant): readonly PricePart[] {
  let { keepable, gst } = purse;
  const lines: PricePart[] = [];
  for (const place of places) {
    const line = feeLine(place, keepable, now);
    if (line === undefined) continue;
    keepable = subtract(keepable, line.amount);
    const tax = min(gst, gstOnFee(line.amount, purse));
    gst = subtract(gst, tax);
    lines.push(line, ...(tax.minor === 0 ? [] : [taxLine('cancellation-gst', line, tax, purse)]));
  }
  return lines;
}

function feeLine(place: ChargedPlace, most: Money, now: Instant): PricePart | undefined {
  const asked = cancelFeeOf(place, now);
  const { fee, hours, rules } = asked;
  const amount = fee === null ? most : min(fee, most);
  if (amount.minor === 0) return undefined;
  return {
    name: hours < 0 ? 'no-show-fee' : 'cancellation-fee',
    amount,
    params: {
      ...placeParams(place, asked),
      ...(fee !== null && fee.minor > most.minor && { asked: formatDecimal(fee) }),
    },
    ...(rules && { rule: rules.rule }),
  };
}

/** In whole units, as airlines print it and as it was charged on the fare: the tax on all that was paid is all of it. */
export function gstOnFee(fee: Money, { keepable, gst, gstLine }: Purse): Money {
  const percent = gstLine?.params?.['percent'];
  if (gst.minor === 0 || keepable.minor === 0) return zero(fee.currency);
  return typeof percent === 'string'
    ? money(scale(fee, Math.round(Number(percent) * 100), 1_000_000).minor * 100, fee.currency)
    : scale(gst, fee.minor, keepable.minor);
}

/** The line of a tax on the fee of a line, under a name of its own. */
export function taxLine(name: PricePart['name'], fee: PricePart, tax: Money, { gstLine }: Purse): PricePart {
  const { passenger = 1, traveller = 'adult', sector = '' } = fee.params ?? {};
  const percent = gstLine?.params?.['percent'];
  return {
    name,
    amount: tax,
    params: {
      passenger,
      ...(isTravellerType(String(traveller)) && { traveller }),
      sector,
      of: formatDecimal(fee.amount),
      ...(percent !== undefined && { percent }),
    },
    ...(gstLine?.rule && { rule: gstLine.rule }),
  };
}

function findLine(part: PricePart, name: PricePart['name']): PricePart | undefined {
  if (part.parts === undefined) return part.name === name ? part : undefined;
  for (const inner of part.parts) {
    const found = findLine(inner, name);
    if (found !== undefined) return found;
  }
  return undefined;
}
