/**
 * Finds breaks of code in general: conditions, comparisons, arithmetic, tables, calls.
 *
 * A break that nobody can notice costs a wrong alarm, so each operator leaves out what is equal in effect as a rule: log
 * lines, sizes and looks, shortcuts for empty lists, caches, boundaries between two moments, guards of what never happens.
 */
import { changeComparison, changePredicate, negateCondition, swapLogic, swapTruth } from './decisions.mjs';
import { dropAmount, raiseNumber, swapArithmetic, swapExtreme } from './figures.mjs';
import { isWithoutEffect } from './harmless.mjs';
import { dropAttribute, dropCall, dropEarlyReturn, dropElement, dropProperty } from './omissions.mjs';
import { nameOf, parseCode, walkCode } from './syntax.mjs';

/**
 * @typedef {import('./break.mjs').Break} Break
 * @typedef {import('./harmless.mjs').Operator} Operator
 */

/**
 * @param {string} path
 * @param {string} text
 * @returns {Break[]}
 */
export function codeBreaks(path, text) {
  const program = parseCode(path, text);
  /** @type {Set<string>} */
  const known = new Set();
  walkCode(program, (node) => {
    if (node.type === 'VariableDeclarator' && nameOf(node['init']) === 'get') known.add(nameOf(node['id']));
  });
  /** @type {import('./harmless.mjs').Source} */
  const source = { text, drawn: path.startsWith('ui/'), counts: path.startsWith('application/'), known };
  /** @type {Break[]} */
  const found = [];
  walkCode(program, (node, way) => {
    if (!isWithoutEffect(way, source)) for (const operator of operators) found.push(...operator(node, way, source));
  });
  return found;
}

/** @type {readonly Operator[]} */
const operators = [
  negateCondition,
  changeComparison,
  swapLogic,
  swapArithmetic,
  raiseNumber,
  swapTruth,
  dropEarlyReturn,
  dropCall,
  dropElement,
  dropProperty,
  changePredicate,
  swapExtreme,
  dropAmount,
  dropAttribute,
];
