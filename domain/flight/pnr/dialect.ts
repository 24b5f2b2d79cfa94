/**
 * Decides whose display a text is, by the signs that each system alone makes. One sign is enough; where two systems have as
 * many, it stays open, and a person chooses.
 */
import type { DisplayLine } from './lines.ts';
import { type PnrDialect, pnrDialects } from './reading.ts';

/** What a sign weighs: a header settles it, a field says much, the shape of a line something. */
const signs: Readonly<Record<PnrDialect, readonly (readonly [RegExp, number])[]>> = {
  amadeus: [
    [/^RP\/[A-Z0-9]{3,}/, 8],
    [/^--- [A-Z]{3} /, 6],
    [/^\d{1,3} (?:APM?|APE|APN|TK (?:OK|TL|XL|PAX)|FA (?:PAX|INF)|FV|FP|FE|FB|RM|OPC|OPW)[ -]/, 3],
    [/^\d{1,3} \*?SSR [A-Z]{4} /, 2],
    [/^\d{1,2}\.\p{L}[^/]{0,60}\//u, 1],
    [/^\d{1,3} [A-Z0-9]{2} ?\d{1,4} [A-Z] \d{2}[A-Z]{3} [1-7][ *]/, 3],
  ],
  galileo: [
    [/^[A-Z0-9]{6}\/[A-Z0-9]{2,3} [A-Z0-9]{4,5} [A-Z0-9]{5,7} AG /, 8],
    [/^(?:FONE|TKTG|VLOC|VRMK|NOTE|ADRS|DLVR|RCVD)-/, 5],
    [/^\*\* .* (?:DATA|INFORMATION) EXISTS? \*\*/, 5],
    [/^(?:M ?)?(?:\d{1,3}\. )?SSR[A-Z]{4} ?[A-Z0-9]{2} ?[A-Z]{2}\d? /, 3],
    [/^\d{1,2}[.+] ?[A-Z0-9]{2} ?\d{1,4} ?[A-Z] \d{2}[A-Z]{3} /, 4],
    [/^\d{1,2}\.(?:I\/)?\d\p{L}/u, 1],
  ],
  sabre: [
    [/^TKT\/TIME LIMIT/, 6],
    [/^(?:RECEIVED FROM - |AA FACTS|GENERAL FACTS|PHONES$)/, 5],
    [/\/DC[A-Z0-9]{2}(?:\*| |$)/, 4],
    [/^[A-Z0-9]{3,5}\.[A-Z0-9]{3,5}\*[A-Z0-9]{2,4} \d{4}\/\d{1,2}[A-Z]{3}/, 6],
    [/^\d{1,2} [A-Z0-9]{2} ?\d{1,4} ?[A-Z] \d{2}[A-Z]{3} [MTWQFJS] /, 4],
    [/^\d{1,3}\.SSR [A-Z]{4} /, 2],
    [/^\d{1,2}\.(?:I\/)?\d\p{L}/u, 1],
  ],
};

/** The system that most signs are of; undefined where there are none, or as many of two. */
export function recognisedDialect(lines: readonly DisplayLine[]): PnrDialect | undefined {
  const scores = pnrDialects
    .map((dialect) => ({ dialect, score: lines.reduce((sum, { words }) => sum + weightOf(words, dialect), 0) }))
    .sort((one, other) => other.score - one.score);
  const [best, second] = scores;
  return best !== undefined && best.score > (second?.score ?? 0) ? best.dialect : undefined;
}

function weightOf(words: string, dialect: PnrDialect): number {
  return words === '' ? 0 : signs[dialect].reduce((sum, [sign, weight]) => sum + (sign.test(words) ? weight : 0), 0);
}
