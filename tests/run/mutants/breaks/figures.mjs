/**
 * Breaks of figures: arithmetic, numbers, extremes, amounts of money.
 */
import { breakAt } from './break.mjs';
import { isFallback } from './harmless.mjs';
import { isText, nameOf, operatorOf } from './syntax.mjs';

/**
 * @typedef {import('./harmless.mjs').Operator} Operator
 * @typedef {import('./syntax.mjs').Node} Node
 */

/** @type {Operator} */
export function swapArithmetic(node, way, { text }) {
  if (node.type !== 'BinaryExpression') return [];
  // Whether there is any at all is the same of a sum and of a difference, but for equal ones.
  if (nameOf(way.at(-1)?.node['right']) === '0') return [];
  /** @type {string | undefined} */
  const after = { '+': '-', '-': '+', '*': '/', '/': '*' }[/** @type {'+'} */ (node['operator'])];
  if (after === undefined || makesText(node) || way.some(({ node: above }) => makesText(above))) return [];
  return [breakAt('arithmetic', operatorOf(node, text), after, 2)];
}

/** @param {Node} node @returns {boolean} */
function makesText({ type, operator, left, right }) {
  if (type !== 'BinaryExpression' || operator !== '+') return false;
  return isText(left) || isText(right) || makesText(left) || makesText(right);
}

const shortcuts = new Set(
  'slice padStart padEnd toString toFixed repeat substring substr at join JSON.stringify'.split(' '),
);
const ofSize =
  /(cache|batch|retr|delay|timeout|interval|concurren|pool|wait|poll|within|size|bytes|width|height|pixels|milli|seconds|chars|length|longest|pageSize|tries)/i;

/** @type {Operator} */
export function raiseNumber(node, way, { drawn, text, counts }) {
  if (node.type !== 'Literal' || typeof node['value'] !== 'number') return [];
  const { value } = node;
  if (!Number.isInteger(value) || value > 1000) return [];
  const parent = way.at(-1);
  if (parent === undefined || isFallback(way)) return [];
  const compared = parent.node.type === 'BinaryExpression';
  if (drawn && !compared) return [];
  // What is only counted for a log.
  if (parent.node.type === 'AssignmentExpression' && counts) return [];
  // Beside a comparison: the same as its boundary.
  if (compared && /^[<>]=?$/.test(parent.node['operator'])) return [];
  if (parent.node.type === 'CallExpression' && shortcuts.has(nameOf(parent.node['callee']))) return [];
  // The end of something that grows: a wait, a page.
  if (parent.node['operator'] === '**' || nameOf(parent.node['callee']?.object) === 'Math') return [];
  if (parent.node.type === 'UnaryExpression' || parent.node.type.startsWith('JSX')) return [];
  if (way.some(({ node: above }) => ofSize.test(nameOf(above['key'] ?? above['id'])))) return [];
  return [breakAt('number', node, text.slice(node.start, node.end).replace(/.*/s, String(value + 1)))];
}

/** @type {Operator} */
export function swapExtreme(node) {
  if (node.type !== 'CallExpression' || nameOf(node['callee']?.object) !== 'Math') return [];
  const name = nameOf(node['callee']);
  const other = /** @type {Readonly<Record<string, string>>} */ ({
    min: 'max',
    max: 'min',
    floor: 'ceil',
    ceil: 'floor',
  })[name];
  return other === undefined ? [] : [breakAt('extreme', node['callee']['property'], other)];
}

const ofAmounts = new Set(['add', 'subtract', 'negate', 'min', 'max']);

/** An amount that is no longer added, subtracted, limited or turned round. @type {Operator} */
export function dropAmount(node, _way, { text }) {
  if (node.type !== 'CallExpression' || node['callee'].type !== 'Identifier') return [];
  const [first] = node['arguments'];
  if (!ofAmounts.has(nameOf(node['callee'])) || first === undefined || first.type === 'SpreadElement') return [];
  return [breakAt('amount dropped', node, text.slice(first.start, first.end), 3)];
}
