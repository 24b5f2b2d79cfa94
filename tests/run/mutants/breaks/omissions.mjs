/**
 * Breaks by leaving something out: an early return, a call, a row of a list, a field, a handler.
 */
import { breakAt } from './break.mjs';
import { guardsInvariant, onlyStatement } from './harmless.mjs';
import { isText, nameOf } from './syntax.mjs';

/**
 * @typedef {import('./harmless.mjs').Operator} Operator
 * @typedef {import('./syntax.mjs').Node} Node
 */

/** @type {Operator} */
export function dropEarlyReturn(node, _way, { text, known }) {
  if (node.type !== 'IfStatement' || node['alternate'] !== null || guardsInvariant(node)) return [];
  const only = onlyStatement(node['consequent']);
  if (only?.type !== 'ReturnStatement' && only?.type !== 'ThrowStatement') return [];
  const { argument } = only;
  const answered = argument === null ? '' : text.slice(argument.start, argument.end);
  const asked = text.slice(node['test'].start, node['test'].end);
  // A shortcut for nothing to do, or an answer that is known already.
  if (/^([\w.]+\.(length|size) === 0|is(Zero|Empty)\([\w.]+\))$/.test(asked)) return [];
  if (
    /^(|\[\]|''|0|undefined|null|Effect\.(void|succeed\(\[\]\)))$/.test(answered) &&
    /length|size|isZero|isEmpty|has\(/.test(asked)
  )
    return [];
  if (known.has(answered) || /\b(cached|known|made|kept|before|same|running)\b/i.test(`${answered} ${asked}`))
    return [];
  return [breakAt('early return', node, ';', 1.5)];
}

/** Ends, tidies up, logs, or prepares what would come anyway. */
const quiet =
  /^(super|clear\w*|abort|close|dispose|unsubscribe|unref|end|destroy|release|stop|cancel|then|catch|finally|log|info|warn|error|debug|trace|onTrouble|scrollIntoView|scrollTo|startTransition|preload|prefetch|freeze)$/i;
/** Keeps something of a screen's own. */
const fills = /^(add|set|delete|next)$/;

/** @type {Operator} */
export function dropCall(node, _way, { drawn }) {
  if (node.type !== 'ExpressionStatement') return [];
  const called = calledBy(node['expression']);
  if (called === undefined) return [];
  const name = nameOf(called['callee']);
  if (quiet.test(name) || (drawn && fills.test(name))) return [];
  return [breakAt('call dropped', node, ';', 2)];
}

/** @param {Node} expression @returns {Node | undefined} */
function calledBy(expression) {
  switch (expression.type) {
    case 'CallExpression':
      return expression;
    case 'AwaitExpression':
    case 'UnaryExpression':
    case 'ChainExpression':
    case 'YieldExpression':
      return calledBy(expression['argument'] ?? expression['expression']);
    default:
      return undefined;
  }
}

const hooks = /^use(Effect|LayoutEffect|Memo|Callback|ImperativeHandle)$/;

/** @type {Operator} */
export function dropElement(node, way, { text }) {
  if (node.type !== 'ArrayExpression') return [];
  const elements = node['elements'];
  if (elements.length < 2 || elements.length > 15) return [];
  const parent = way.at(-1);
  if (parent?.node.type === 'CallExpression' && parent.field === 'arguments') {
    const name = nameOf(parent.node['callee']);
    if (hooks.test(name) || /^(query|get|set|Map|useState)$/.test(name)) return [];
  }
  const isMember = parent?.node.type === 'MemberExpression';
  const isPair =
    elements.length === 2 &&
    !isMember &&
    !elements.some((/** @type {Node} */ each) => each?.type === 'SpreadElement' || isText(each));
  // A pair or a tuple is one value; a list is many.
  if (isPair || elements.some((/** @type {Node | null} */ each) => each === null)) return [];
  return elements.map((/** @type {Node} */ _, /** @type {number} */ at) =>
    breakAt('element dropped', withComma(elements, at, text), '', 2 / elements.length),
  );
}

/** An item of a list with the comma before it, or after it where it is the first. @param {readonly Node[]} items @param {number} at @param {string} text */
function withComma(items, at, text) {
  const [item, before, next] = [/** @type {Node} */ (items[at]), items[at - 1], items[at + 1]];
  if (before !== undefined) return { start: before.end, end: item.end };
  return { start: item.start, end: next === undefined ? item.end + (text[item.end] === ',' ? 1 : 0) : next.start };
}

/** @type {Operator} */
export function dropProperty(node, _way, { text, drawn }) {
  if (node.type !== 'ObjectExpression') return [];
  const properties = node['properties'];
  return properties.flatMap((/** @type {Node} */ property, /** @type {number} */ at) => {
    const spread = property.type === 'SpreadElement';
    const optional = spread && property['argument'].type === 'LogicalExpression';
    if (drawn && !optional) return [];
    if (!spread && (properties.length < 3 || properties.length > 15)) return [];
    if (!spread && /^(message|reason|cause|code|key)$/.test(nameOf(property['key']))) return [];
    return [
      breakAt('property dropped', withComma(properties, at, text), '', (optional ? 1.5 : 0.7) / properties.length),
    ];
  });
}

const telling = /^(on[A-Z]\w*|disabled|error|act|checked|hidden)$/;

/** @type {Operator} */
export function dropAttribute(node, _way, { text }) {
  if (node.type !== 'JSXAttribute' || !telling.test(nameOf(node['name']))) return [];
  if (/^on(Blur|Focus|Mouse|Pointer|Key|Scroll|Animation|Transition)/.test(nameOf(node['name']))) return [];
  const start = text.slice(0, node.start).search(/\s*$/);
  return [breakAt('attribute dropped', { start, end: node.end }, '', 1.5)];
}
