/**
 * Finds breaks of SQL: in routines, in the schema, and in the texts of stores.
 *
 * Left out as a rule: indexes that only make it fast, orders of locks, boundaries between two moments.
 */
import { breakAt } from './break.mjs';
import { tokensOf } from './sql-tokens.mjs';
import { parseCode, walkCode } from './syntax.mjs';

/**
 * @typedef {import('./break.mjs').Break} Break
 * @typedef {import('./sql-tokens.mjs').Token} Token
 * @typedef {import('./syntax.mjs').Node} Node
 */

/** @param {string} text of a file of SQL @returns {Break[]} */
export function sqlBreaks(text) {
  return breaksOf(tokensOf(text), text);
}

const isSql = /\b(select|insert\s+into|delete\s+from|update\s+\w+\s+(\w\s+)?set|where|order\s+by)\b/;

/** The same in the texts of a module. @param {string} path @param {string} text @returns {Break[]} */
export function sqlBreaksIn(path, text) {
  /** @type {Break[]} */
  const found = [];
  walkCode(parseCode(path, text), (node) => {
    const isTemplate = node.type === 'TemplateLiteral';
    if (!isTemplate && !(node.type === 'Literal' && typeof node['value'] === 'string')) return;
    const [start, end] = [node.start + 1, node.end - 1];
    if (isSql.test(text.slice(start, end))) found.push(...breaksOf(tokensOf(text, start, end), text));
  });
  return found;
}

/** @param {readonly Token[]} all @param {string} text */
function breaksOf(all, text) {
  const statements = [...new Set(all.map(({ statement }) => statement))].map((each) =>
    all.filter(({ statement }) => statement === each),
  );
  return statements
    .filter((tokens) => !onlyForSpeed(tokens))
    .flatMap((tokens) => tokens.flatMap((_, at) => operators.flatMap((operator) => operator(tokens, at, text))));
}

const defining = /^create (or replace |unique )?(table|function|trigger|view|index)/;

/** Whether a statement is an index, a setting or a remark. @param {readonly Token[]} tokens */
function onlyForSpeed(tokens) {
  const begins = tokens
    .slice(0, 4)
    .map(({ text }) => text)
    .join(' ');
  if (begins.startsWith('create')) return begins.startsWith('create index') || !defining.test(begins);
  return /^(comment|alter|grant|drop|analyze|set) /.test(begins);
}

/** Where a condition is said. */
const conditions = new Set(['where', 'on', 'having', 'when', 'if', 'elsif', 'check', 'while', 'join']);
const moment = /(^|_)(at|until|now|time|timestamp|ends|begins|expires|since|moment)$/;

/** @typedef {(tokens: readonly Token[], at: number, text: string) => Break[]} Operator */

/** @type {Operator} */
function changeComparison(tokens, at) {
  const token = /** @type {Token} */ (tokens[at]);
  if (token.kind !== 'sign') return [];
  const isCondition = conditions.has(token.clause);
  if (token.text === '=' || token.text === '<>')
    return isCondition && token.clause !== 'join'
      ? [breakAt('comparison', token, token.text === '=' ? '<>' : '=', 0.7)]
      : [];
  const boundary = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }[/** @type {'<'} */ (token.text)];
  const opposite = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' }[/** @type {'<'} */ (token.text)];
  if (boundary === undefined || opposite === undefined) return [];
  const near = tokens.slice(Math.max(0, at - 3), at + 4).filter(({ kind }) => kind === 'word');
  return [breakAt('comparison', token, near.some(({ text }) => moment.test(text)) ? opposite : boundary, 2)];
}

/** @type {Operator} */
function swapLogic(tokens, at) {
  const token = /** @type {Token} */ (tokens[at]);
  if (token.text !== 'and' && token.text !== 'or') return [];
  if (!conditions.has(token.clause) || endsBetween(tokens, at) || tokens[at - 1]?.text === 'create') return [];
  return [breakAt('logic', token, token.text === 'and' ? 'or' : 'and')];
}

/** @param {readonly Token[]} tokens @param {number} at */
function endsBetween(tokens, at) {
  const depth = tokens[at]?.depth;
  for (let before = at - 1; before >= 0; before -= 1) {
    const token = /** @type {Token} */ (tokens[before]);
    if (token.depth < (depth ?? 0) || ['and', 'or', 'where', 'on', 'when'].includes(token.text)) return false;
    if (token.text === 'between') return true;
  }
  return false;
}

const endsCondition =
  /^(and|or|where|order|group|limit|returning|for|on|then|union|having|left|right|inner|cross|join|set|loop|window|offset|when|else|end|execute|do)$/;

/** A condition that is no longer asked for: tenancy, state, a date. @type {Operator} */
function dropCondition(tokens, at) {
  const token = /** @type {Token} */ (tokens[at]);
  if (token.text !== 'and' || !conditions.has(token.clause) || endsBetween(tokens, at)) return [];
  let to = at + 1;
  let between = false;
  for (; to < tokens.length; to += 1) {
    const next = /** @type {Token} */ (tokens[to]);
    if (next.depth < token.depth) break;
    if (next.depth > token.depth) continue;
    if (next.text === 'between') between = true;
    else if (next.text === 'and' && between) between = false;
    else if (endsCondition.test(next.text)) break;
  }
  const dropped = tokens.slice(at + 1, to);
  const last = dropped.at(-1);
  if (last === undefined) return [];
  // A parameter that nothing names any more is refused by its type, whatever the condition was.
  const alone = dropped.some(
    ({ text: name }) => /^\$\d/.test(name) && !tokens.some((each) => each.text === name && !dropped.includes(each)),
  );
  if (alone || dropped.some(({ kind, text: said }) => kind === 'hole' || said === 'case')) return [];
  return [breakAt('condition dropped', { start: token.start, end: last.end }, '', 2)];
}

/** @type {Operator} */
function turnOrder(tokens, at, text) {
  const token = /** @type {Token} */ (tokens[at]);
  if (token.text === 'desc' || token.text === 'asc') {
    return locks(tokens, at) ? [] : [breakAt('order', token, token.text === 'desc' ? 'asc' : 'desc', 1.5)];
  }
  const previous = tokens[at - 1];
  if (token.text !== 'by' || previous?.text !== 'order' || locks(tokens, at)) return [];
  const from = at + 1;
  let to = from;
  for (; to < tokens.length; to += 1) {
    const next = /** @type {Token} */ (tokens[to]);
    if (
      next.depth < token.depth ||
      (next.depth === token.depth &&
        /^(,|desc|asc|nulls|limit|offset|for|rows|range|using|union|on|returning)$/.test(next.text))
    )
      break;
  }
  const last = tokens[to - 1];
  const first = tokens[from];
  if (
    first === undefined ||
    last === undefined ||
    to === from ||
    /^(desc|asc|nulls|using)$/.test(tokens[to]?.text ?? '')
  )
    return [];
  if (tokens.slice(from, to).some(({ kind }) => kind === 'hole')) return [];
  return [breakAt('order', { start: first.start, end: last.end }, `${text.slice(first.start, last.end)} desc`, 1.5)];
}

/** Whether an order is that in which rows are locked. @param {readonly Token[]} tokens @param {number} at */
function locks(tokens, at) {
  const depth = tokens[at]?.depth ?? 0;
  const after = tokens.slice(at).findIndex((token) => token.depth < depth);
  const rest = after === -1 ? tokens.slice(at) : tokens.slice(at, at + after);
  return rest.some(({ text }, place) => text === 'for' && /^(update|share|no)$/.test(rest[place + 1]?.text ?? ''));
}

/** @type {Operator} */
function dropLock(tokens, at) {
  const [token, next] = [/** @type {Token} */ (tokens[at]), tokens[at + 1]];
  if (token.text !== 'for' || next?.text !== 'update') return [];
  const rest = tokens.slice(at + 2, at + 6);
  const skip = rest.findIndex(({ text }, place) => text === 'skip' && rest[place + 1]?.text === 'locked');
  const of = rest[0]?.text === 'of' ? rest[1] : undefined;
  const end = skip === -1 ? (of?.end ?? next.end) : /** @type {Token} */ (rest[skip + 1]).end;
  return [breakAt('lock dropped', { start: token.start, end }, '', 0.5)];
}

/** @type {Operator} */
function swapArithmetic(tokens, at) {
  const token = /** @type {Token} */ (tokens[at]);
  if (token.text !== '+' && token.text !== '-') return [];
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const isOperand = (/** @type {Token | undefined} */ each) =>
    each !== undefined && (each.kind !== 'sign' || /^[()\]]$/.test(each.text));
  const keyword = /^(select|then|else|when|return|and|or|by|in|values|set|where)$/;
  if (
    !isOperand(before) ||
    !isOperand(after) ||
    before?.text === '(' ||
    after?.text === ')' ||
    keyword.test(before?.text ?? '')
  )
    return [];
  return [breakAt('arithmetic', token, token.text === '+' ? '-' : '+', 2)];
}

/** @type {Readonly<Record<string, string>>} */
const opposites = {
  min: 'max',
  max: 'min',
  greatest: 'least',
  least: 'greatest',
  true: 'false',
  false: 'true',
  sum: 'max',
};

/** @type {Operator} */
function swapWord(tokens, at) {
  const token = /** @type {Token} */ (tokens[at]);
  const other = opposites[token.text];
  if (other === undefined || token.kind !== 'word') return [];
  const isCall = tokens[at + 1]?.text === '(';
  if (isCall === /^(true|false)$/.test(token.text)) return [];
  // A lateral join is joined on nothing; a setting is not a value.
  if (tokens[at - 1]?.text === 'on' || tokens.some(({ text }) => text === 'set_config')) return [];
  return [breakAt('word', token, other)];
}

/** @type {Operator} */
function dropNot(tokens, at) {
  const token = /** @type {Token} */ (tokens[at]);
  const [before, after] = [tokens[at - 1]?.text, tokens[at + 1]?.text];
  if (token.text === 'is' && after === 'null' && conditions.has(token.clause))
    return [breakAt('null', token, 'is not')];
  if (token.text !== 'not' || after === undefined || !conditions.has(token.clause)) return [];
  if (
    before === 'is' ||
    /^(exists|found|in|\()$/.test(after) ||
    before === 'where' ||
    before === 'and' ||
    before === 'if'
  )
    return after === 'null' && token.clause === 'check' ? [] : [breakAt('not dropped', token, '', 2)];
  return [];
}

/** @type {Operator} */
function changeDefault(tokens, at) {
  const token = /** @type {Token} */ (tokens[at]);
  if (token.text !== 'coalesce' || tokens[at + 1]?.text !== '(') return [];
  const inside = (tokens[at + 1]?.depth ?? 0) + 1;
  let comma = at + 2;
  while (comma < tokens.length && !(tokens[comma]?.depth === inside && tokens[comma]?.text === ',')) comma += 1;
  const [sign, value, close] = [tokens[comma], tokens[comma + 1], tokens[comma + 2]];
  if (/^\$\d/.test(tokens[at + 2]?.text ?? '')) return [];
  if (sign === undefined || value === undefined) return [];
  if (value.kind === 'number' && close?.text === ')')
    return [breakAt('default', value, String(Number(value.text) + 1), 1.5)];
  const end = tokens.findIndex((each, place) => place > comma && each.text === ')' && each.depth === inside - 1);
  const last = tokens[end - 1];
  return last === undefined ? [] : [breakAt('default', { start: sign.start, end: last.end }, '', 1.5)];
}

/** @type {Operator} */
function dropDistinct(tokens, at) {
  const token = /** @type {Token} */ (tokens[at]);
  const [before, after] = [tokens[at - 1]?.text, tokens[at + 1]?.text];
  if (token.text === 'unique' && after === 'index') return [breakAt('unique dropped', token, '')];
  if (token.text !== 'distinct' || before === 'is' || before === 'not' || after === 'on') return [];
  return [breakAt('distinct dropped', token, '')];
}

const operators = [
  changeComparison,
  swapLogic,
  dropCondition,
  turnOrder,
  dropLock,
  swapArithmetic,
  swapWord,
  dropNot,
  changeDefault,
  dropDistinct,
];
