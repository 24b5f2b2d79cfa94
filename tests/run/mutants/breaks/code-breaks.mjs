/**
 * Finds breaks of code in general: conditions, comparisons, arithmetic, tables, calls.
 *
 * A break that nobody can notice costs a wrong alarm, so each operator leaves out what is equal in effect as a rule: log
 * lines, sizes and looks, shortcuts for empty lists, caches, boundaries between two moments, guards of what never happens.
 */
import { breakAt } from './break.mjs';
import { isFunction, isText, nameOf, parseCode, walkCode } from './syntax.mjs';

/**
 * @typedef {import('./break.mjs').Break} Break
 * @typedef {import('./syntax.mjs').Node} Node
 * @typedef {import('./syntax.mjs').Way} Way
 * @typedef {{ text: string, drawn: boolean, known: ReadonlySet<string> }} Source `drawn`: a screen; `known`: names of values
 *   that are looked up in a map
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
  /** @type {Source} */
  const source = { text, drawn: path.startsWith('ui/'), known };
  /** @type {Break[]} */
  const found = [];
  walkCode(program, (node, way) => {
    if (!isWithoutEffect(way, source)) for (const operator of operators) found.push(...operator(node, way, source));
  });
  return found;
}

/** Calls whose arguments nobody is promised. */
const unpromised = new Set(
  'log info warn error debug trace Error TypeError RangeError onTrouble setTimeout setInterval sleep retry schedule'.split(
    ' ',
  ),
);
const hooks = /^use(Effect|LayoutEffect|Memo|Callback|ImperativeHandle)$/;
const looks =
  /^(class(Name)?|styles?|size|width|height|tone|look|variant|weight|align|icon|columns|rows|gap|autoComplete|inputMode|key|ref|tabIndex|spellCheck|strong|signed|muted|wide|narrow|compact|level|role|title|placeholder|help|fact|aria-.*|data-.*)$/i;
const lookValue = /(class|style|width|height|icon|look|tone)s?$/i;

/** @param {Way} way @param {Source} source */
function isWithoutEffect(way, { drawn }) {
  return way.some(({ node, field }) => {
    if ((node.type === 'CallExpression' || node.type === 'NewExpression') && field === 'arguments')
      return unpromised.has(nameOf(node['callee']));
    if (!drawn) return false;
    if (node.type === 'JSXAttribute') return looks.test(nameOf(node['name']));
    if (node.type === 'Property') return looks.test(nameOf(node['key']));
    if (node.type === 'VariableDeclarator')
      return lookValue.test(nameOf(node['id'])) && !isFunction(node['init']?.type ?? '');
    return false;
  });
}

/** @typedef {(node: Node, way: Way, source: Source) => Break[]} Operator */

/** @type {Operator} */
function negateCondition(node, _way, { text }) {
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

/** Whether a condition only throws what a caller can never cause. @param {Node} node */
function guardsInvariant(node) {
  if (node.type !== 'IfStatement' || node['alternate'] !== null) return false;
  const only = onlyStatement(node['consequent']);
  return only?.type === 'ThrowStatement' && /^(Type|Range|Syntax)?Error$/.test(nameOf(only['argument']?.callee));
}

/** @param {Node} statement @returns {Node | undefined} */
function onlyStatement(statement) {
  if (statement.type !== 'BlockStatement') return statement;
  return statement['body'].length === 1 ? statement['body'][0] : undefined;
}

/** @type {Readonly<Record<string, string>>} */
const flipped = { '===': '!==', '!==': '===', '<': '>=', '<=': '>', '>': '<=', '>=': '<' };
/** @type {Readonly<Record<string, string>>} */
const atBoundary = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
/** Two moments are never quite the same, and no test sees the boundary between them. */
const momentName =
  /(^|[a-z])(now|until|since|at|instant|time|expires|expiry|ms|millis\w*|seconds|deadline|elapsed|age)$/i;

/** @type {Operator} */
function changeComparison(node, way, { text }) {
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
  if (momentName.test(nameOf(left)) || momentName.test(nameOf(right))) return true;
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

/** Where the sign of a binary operation stands. @param {Node} node @param {string} text */
function operatorOf({ left, right, operator }, text) {
  const between = text.slice(left.end, right.start);
  const start = left.end + between.lastIndexOf(operator);
  return { start, end: start + operator.length };
}

/** @type {Operator} */
function swapLogic(node, way, { text }) {
  if (node.type !== 'LogicalExpression' || node['operator'] === '??') return [];
  const parent = way.at(-1)?.node;
  // What is spread is left out or not: see dropProperty.
  if (parent?.type === 'SpreadElement') return [];
  if (parent !== undefined && guardsInvariant(parent)) return [];
  return [breakAt('logic', operatorOf(node, text), node['operator'] === '&&' ? '||' : '&&', 1.5)];
}

/** @type {Operator} */
function swapArithmetic(node, way, { text }) {
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
function raiseNumber(node, way, { drawn, text }) {
  if (node.type !== 'Literal' || typeof node['value'] !== 'number') return [];
  const { value } = node;
  if (!Number.isInteger(value) || value > 1000) return [];
  const parent = way.at(-1);
  if (parent === undefined || isFallback(way)) return [];
  const compared = parent.node.type === 'BinaryExpression';
  if (drawn && !compared) return [];
  // Beside a comparison: the same as its boundary.
  if (compared && parent.node['operator'] in atBoundary) return [];
  if (parent.node.type === 'CallExpression' && shortcuts.has(nameOf(parent.node['callee']))) return [];
  // The end of something that grows: a wait, a page.
  if (parent.node['operator'] === '**' || nameOf(parent.node['callee']?.object) === 'Math') return [];
  if (parent.node.type === 'UnaryExpression' || parent.node.type.startsWith('JSX')) return [];
  if (way.some(({ node: above }) => ofSize.test(nameOf(above['key'] ?? above['id'])))) return [];
  return [breakAt('number', node, text.slice(node.start, node.end).replace(/.*/s, String(value + 1)))];
}

/** Whether a value only stands in for one that is never absent. @param {Way} way */
function isFallback(way) {
  const parent = way.at(-1);
  return (
    parent?.node.type === 'AssignmentPattern' ||
    (parent?.node.type === 'LogicalExpression' && parent.node['operator'] === '??' && parent.field === 'right')
  );
}

/** Settings of libraries, without a promise of ours. */
const settings =
  /^(enumerable|configurable|writable|discard|passive|capture|recursive|force|once|replace|preventScrollReset|fatal|ignoreBOM|cause)$/;

/** @type {Operator} */
function swapTruth(node, way) {
  if (node.type !== 'Literal' || typeof node['value'] !== 'boolean' || isFallback(way)) return [];
  if (settings.test(nameOf(way.at(-1)?.node['key']))) return [];
  return [breakAt('truth', node, String(!node['value']))];
}

/** @type {Operator} */
function dropEarlyReturn(node, _way, { text, known }) {
  if (node.type !== 'IfStatement' || node['alternate'] !== null || guardsInvariant(node)) return [];
  const only = onlyStatement(node['consequent']);
  if (only?.type !== 'ReturnStatement' && only?.type !== 'ThrowStatement') return [];
  const { argument } = only;
  const answered = argument === null ? '' : text.slice(argument.start, argument.end);
  const asked = text.slice(node['test'].start, node['test'].end);
  // A shortcut for nothing to do, or an answer that is known already.
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
function dropCall(node, _way, { drawn }) {
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

/** @type {Operator} */
function dropElement(node, way, { text }) {
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
function dropProperty(node, _way, { text, drawn }) {
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

/** @type {Operator} */
function changePredicate(node, _way, { text }) {
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

/** @type {Operator} */
function swapExtreme(node) {
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
function dropAmount(node, _way, { text }) {
  if (node.type !== 'CallExpression' || node['callee'].type !== 'Identifier') return [];
  const [first] = node['arguments'];
  if (!ofAmounts.has(nameOf(node['callee'])) || first === undefined || first.type === 'SpreadElement') return [];
  return [breakAt('amount dropped', node, text.slice(first.start, first.end), 3)];
}

const telling = /^(on[A-Z]\w*|disabled|error|act|checked|hidden)$/;

/** @type {Operator} */
function dropAttribute(node, _way, { text }) {
  if (node.type !== 'JSXAttribute' || !telling.test(nameOf(node['name']))) return [];
  if (/^on(Blur|Focus|Mouse|Pointer|Key|Scroll|Animation|Transition)/.test(nameOf(node['name']))) return [];
  const start = text.slice(0, node.start).search(/\s*$/);
  return [breakAt('attribute dropped', { start, end: node.end }, '', 1.5)];
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
