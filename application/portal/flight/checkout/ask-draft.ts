/** What an agent types into the fields of a price: amounts and percents as people write them. */
import type { Currency } from '#domain/money/currency.ts';
import { formatDecimal, money, parseMoney, percentText } from '#domain/money/money.ts';
import { type Ask, type AskedAmount, askKinds, type AskKind, asksAnything } from '#domain/price/ask.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';

export interface TypedAmount {
  readonly text: string;
  readonly per: AskedAmount['per'];
}

export type AskDraft = { readonly [Kind in AskKind]?: TypedAmount };

/** What is typed as an ask, and at `ask.<kind>` what cannot be read. */
export function readAsk(
  draft: AskDraft,
  currency: Currency,
): { readonly ask: Ask; readonly violations: readonly Violation[] } {
  const read = askKinds.map((kind) => ({ kind, typed: draft[kind], asked: readAmount(draft[kind], currency) }));
  return {
    ask: Object.fromEntries(read.flatMap(({ kind, asked }) => (asked === undefined ? [] : [[kind, asked]]))),
    violations: read
      .filter(({ typed, asked }) => (typed?.text.trim() ?? '') !== '' && asked === undefined)
      .map(({ kind }) => violation('not-a-number', `ask.${kind}`)),
  };
}

/** A per cent sign makes it a share, whatever was chosen beside it. */
export function typedAmount(text: string, per: TypedAmount['per']): TypedAmount {
  return text.includes('%') ? { text: text.replaceAll('%', '').trim(), per: 'fare' } : { text, per };
}

/** An ask as it would have been typed. */
export function draftOf(ask: Ask | undefined): AskDraft {
  return Object.fromEntries(
    askKinds.flatMap((kind) => {
      const asked = ask?.[kind];
      if (asked === undefined) return [];
      const text = asked.per === 'fare' ? percentText(asked.basisPoints) : shortened(formatDecimal(asked.amount));
      return [[kind, { text, per: asked.per }]];
    }),
  );
}

/**
 * What is to be said in booking: nothing where the quote says it already or nobody asks anything; an amount of nothing for
 * what the quote asks and the agent does not.
 */
export function askToSend(ask: Ask, agreed: Ask | undefined, currency: Currency): Ask | undefined {
  if (agreed === undefined) return asksAnything(ask) ? ask : undefined;
  if (JSON.stringify(draftOf(ask)) === JSON.stringify(draftOf(agreed))) return undefined;
  const nothing: AskedAmount = { per: 'booking', amount: money(0, currency) };
  const withdrawn = askKinds.filter((kind) => agreed[kind] !== undefined && ask[kind] === undefined);
  return { ...ask, ...Object.fromEntries(withdrawn.map((kind) => [kind, nothing])) };
}

function readAmount(typed: TypedAmount | undefined, currency: Currency): AskedAmount | undefined {
  const text = (typed?.text ?? '').replaceAll(/[\s,\u00a0\u202f]/g, '');
  if (typed === undefined || text === '') return undefined;
  if (typed.per !== 'fare') {
    const amount = parseMoney(text, currency);
    return amount && { per: typed.per, amount };
  }
  const basisPoints = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
  return basisPoints === undefined || basisPoints > 10_000 ? undefined : { per: 'fare', basisPoints };
}

/** '250.00' as '250'. */
function shortened(decimal: string): string {
  return decimal.replace(/\.0+$/, '');
}
