/**
 * Breaks of decisions: conditions, comparisons, logic, quantifiers, truth.
 */
import { breakAt } from './break.mjs';
import { guardsInvariant, isFallback } from './harmless.mjs';
import { isFunction, nameOf, operatorOf } from './syntax.mjs';

/**
 * @typedef {import('./harmless.mjs').Operator} Operator
 * @typedef {import('./syntax.mjs').Node} Node
 * @typedef {import('./syntax.mjs').Way} Way
 */

/** @type {Operator} */
export function negateCondition(node, _way, { text }) {
  if (node.type !== 'IfStatement' && node.type !== 'ConditionalExpression') return [];
  if (guardsInvariant(node) || choosesLook(node)) return [];
  const { test } = node;
  if (test.type === 'BinaryExpression' || test.type === 'LogicalExpression') return [];
  if (test.type === 'UnaryExpression' && test.operator === '!')
    return [breakAt('condition', test, text.slice(test.argument.start, test.argument.end), 2)];
  return [breakAt('condition', test, `!(${text.slice(test.start, test.end)})`, 2)];
}

/** Whether both outcomes of a choice are styles of a sheet. @param {Node} node */
function choosesLook(node) {
  const ofSheet = (/** @type {Node} */ each) =>
    (each.type === 'MemberExpression' && nameOf(each['object']) === 'styles') || nameOf(each) === 'undefined';
  return node.type === 'ConditionalExpression' && ofSheet(node['consequent']) && ofSheet(node['alternate']);
}

/** @type {Readonly<Record<string, string>>} */
const flipped = { '===': '!==', '!==': '===', '<': '>=', '<=': '>', '>': '<=', '>=': '<' };
/** @type {Readonly<Record<string, string>>} */
const atBoundary = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
/** Two moments are never quite the same, and no test sees the boundary between them. */
const momentName = /(^|[a-z])(now|until|since|at|instant|time|expires|expiry|ms|millis\w*|seconds|deadline|elapsed)$/i;

/** @type {Operator} */
export function changeComparison(node, way, { text }) {
  if (node.type !== 'BinaryExpression') return [];
  const { operator, left, right } = node;
  const opposite = flipped[operator];
  if (opposite === undefined) return [];
  const parent = way.at(-1)?.node;
  if (parent !== undefined && (guardsInvariant(parent) || choosesLook(parent))) return [];
  const boundary = atBoundary[operator];
  const after = boundary === undefined || isBlurred(node, way, text) ? opposite : boundary;
  const ofPresence = nameOf(left) === 'undefined' || nameOf(right) === 'undefined';
  return [breakAt('comparison', operatorOf(node, text), after, ofPresence ? 0.7 : 2)];
}

/** Whether equality changes nothing: moments, orders, the smaller of two, ends of loops. @param {Node} node @param {Way} way @param {string} text */
function isBlurred(node, way, text) {
  const { left, right } = node;
  if (momentName.test(nameOf(left)) || momentName.test(nameOf(right)) || nameOf(left).startsWith('compare'))
    return true;
  const parent = way.at(-1)?.node;
  if (parent?.type === 'ForStatement' || parent?.type === 'WhileStatement') return true;
  if (parent?.type === 'ConditionalExpression') {
    const [one, other, yes, no] = [left, right, parent['consequent'], parent['alternate']].map(
      (/** @type {Node} */ each) => text.slice(each.start, each.end),
    );
    if ((one === yes && other === no) || (one === no && other === yes)) return true;
  }
  return way.some(
    ({ node: above, field }) =>
      (above.type === 'CallExpression' && field === 'arguments' && /sort/i.test(nameOf(above['callee']))) ||
      (isFunction(above.type) && /^(compare|by[A-Z]|order|rank)/.test(nameOf(above['id']))),
  );
}

/** @type {Operator} */
export function swapLogic(node, way, { text }) {
  if (node.type !== 'LogicalExpression' || node['operator'] === '??') return [];
  const parent = way.at(-1)?.node;
  // What is spread is left out or not: see dropProperty.
  if (parent?.type === 'SpreadElement') return [];
  if (parent !== undefined && guardsInvariant(parent)) return [];
  return [breakAt('logic', operatorOf(node, text), node['operator'] === '&&' ? '||' : '&&', 1.5)];
}

/** Settings of libraries, without a promise of ours. */
const settings =
  /^(enumerable|configurable|writable|discard|passive|capture|recursive|force|once|replace|preventScrollReset|fatal|ignoreBOM|cause)$/;

/** @type {Operator} */
export function swapTruth(node, way) {
  if (node.type !== 'Literal' || typeof node['value'] !== 'boolean' || isFallback(way)) return [];
  if (settings.test(nameOf(way.at(-1)?.node['key']))) return [];
  return [breakAt('truth', node, String(!node['value']))];
}

/** @type {Operator} */
export function changePredicate(node, _way, { text }) {
  if (node.type !== 'CallExpression') return [];
  const { callee } = node;
  const name = nameOf(callee);
  if (callee.type === 'MemberExpression' && (name === 'some' || name === 'every') && node['arguments'].length === 1)
    return [breakAt('some and every', callee['property'], name === 'some' ? 'every' : 'some', 2)];
  const [predicate] = node['arguments'];
  if (callee.type !== 'MemberExpression' || !/^(filter|find|findLast|findIndex)$/.test(name)) return [];
  if (predicate?.type !== 'ArrowFunctionExpression' || predicate['body'].type === 'BlockStatement') return [];
  const { body } = predicate;
  if (body.type === 'BinaryExpression' || body.type === 'LogicalExpression') return [];
  return [breakAt('predicate', body, `!(${text.slice(body.start, body.end)})`, 2)];
}
