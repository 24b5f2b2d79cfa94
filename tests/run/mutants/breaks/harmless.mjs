/**
 * Tells code apart whose break nobody can notice: log lines, looks, invariants, values that are never needed.
 */
import { isFunction, nameOf } from './syntax.mjs';

/**
 * @typedef {import('./break.mjs').Break} Break
 * @typedef {import('./syntax.mjs').Node} Node
 * @typedef {import('./syntax.mjs').Way} Way
 *
 * @typedef {object} Source
 * @property {string} text
 * @property {boolean} drawn a screen
 * @property {boolean} counts a use case, whose sums are for logs
 * @property {ReadonlySet<string>} known names of values that are looked up in a map
 *
 * @typedef {(node: Node, way: Way, source: Source) => Break[]} Operator
 */

/** Calls whose arguments nobody is promised. */
const unpromised = new Set(
  'log info warn error debug trace Error TypeError RangeError onTrouble setTimeout setInterval sleep retry schedule'.split(
    ' ',
  ),
);
const looks =
  /^(class(Name)?|styles?|size|width|height|tone|look|variant|weight|align|icon|columns|rows|gap|autoComplete|inputMode|key|ref|tabIndex|spellCheck|strong|signed|muted|wide|narrow|compact|level|role|title|placeholder|help|fact|aria-.*|data-.*)$/i;
const lookValue = /(class|style|width|height|icon|look|tone)s?$/i;

/** @param {Way} way @param {Source} source */
export function isWithoutEffect(way, { drawn }) {
  return way.some(({ node, field }) => {
    if ((node.type === 'CallExpression' || node.type === 'NewExpression') && field === 'arguments')
      return unpromised.has(nameOf(node['callee']));
    if (!drawn) return false;
    if (node.type === 'JSXAttribute') return looks.test(nameOf(node['name'])) || nameOf(node['name']) === 'kind';
    if (node.type === 'Property') return looks.test(nameOf(node['key']));
    if (node.type === 'VariableDeclarator')
      return lookValue.test(nameOf(node['id'])) && !isFunction(node['init']?.type ?? '');
    return false;
  });
}

/** Whether a condition only throws what a caller can never cause. @param {Node} node */
export function guardsInvariant(node) {
  if (node.type !== 'IfStatement' || node['alternate'] !== null) return false;
  const only = onlyStatement(node['consequent']);
  return only?.type === 'ThrowStatement' && /^(Type|Range|Syntax)?Error$/.test(nameOf(only['argument']?.callee));
}

/** @param {Node} statement @returns {Node | undefined} */
export function onlyStatement(statement) {
  if (statement.type !== 'BlockStatement') return statement;
  return statement['body'].length === 1 ? statement['body'][0] : undefined;
}

/** Whether a value only stands in for one that is never absent. @param {Way} way */
export function isFallback(way) {
  const parent = way.at(-1);
  return (
    parent?.node.type === 'AssignmentPattern' ||
    (parent?.node.type === 'LogicalExpression' && parent.node['operator'] === '??' && parent.field === 'right')
  );
}
