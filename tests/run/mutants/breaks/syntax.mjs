/**
 * Reads code as a syntax tree, by the parser that the test runner's bundler brings.
 */
import { parseAst } from 'vitest/node';

/**
 * A node of the tree. Its fields depend on its type, as in ESTree and typescript-estree.
 *
 * @typedef {{ type: string, start: number, end: number, [field: string]: any }} Node
 * @typedef {{ node: Node, field: string }} Step a node, and the field of it that leads on
 * @typedef {readonly Step[]} Way from the program to a node's parent
 */

/**
 * @param {string} path decides between TypeScript and TSX
 * @param {string} text
 * @returns {Node} the program
 * @throws {Error} when the text does not parse
 */
export function parseCode(path, text) {
  return /** @type {Node} */ (
    /** @type {unknown} */ (parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path))
  );
}

/** @param {string} path @param {string} text @returns {boolean} */
export function parses(path, text) {
  try {
    parseCode(path, text);
    return true;
  } catch {
    return false;
  }
}

/** Nodes of types that hold code nevertheless. */
const holdsCode = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
]);
const imports = new Set(['ImportDeclaration', 'ExportAllDeclaration']);

/**
 * Visits every node that runs: no types, no imports.
 *
 * @param {Node} program
 * @param {(node: Node, way: Way) => void} visit
 */
export function walkCode(program, visit) {
  /** @type {Step[]} */
  const way = [];
  const enter = (/** @type {Node} */ node) => {
    if (imports.has(node.type)) return;
    if (node.type.startsWith('TS') && !holdsCode.has(node.type)) return;
    visit(node, way);
    for (const [field, value] of Object.entries(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (!isNode(child)) continue;
        way.push({ node, field });
        enter(child);
        way.pop();
      }
    }
  };
  enter(program);
}

/** @param {unknown} value @returns {value is Node} */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/**
 * Names a callee or an operand by its last part: `log.warn` is "warn".
 *
 * @param {Node | undefined | null} node
 * @returns {string}
 */
export function nameOf(node) {
  if (node === undefined || node === null) return '';
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier':
    case 'PrivateIdentifier':
      return String(node['name']);
    case 'Literal':
      return String(node['value']);
    case 'MemberExpression':
      return nameOf(node['property']);
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return nameOf(node['expression']);
    case 'CallExpression':
      return nameOf(node['callee']);
    default:
      return '';
  }
}

/** @param {Node | undefined | null} node @returns {boolean} */
export function isText(node) {
  return (node?.type === 'Literal' && typeof node['value'] === 'string') || node?.type === 'TemplateLiteral';
}

/** @param {string} type */
export function isFunction(type) {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration';
}

/** Where the sign of a binary operation stands. @param {Node} node @param {string} text */
export function operatorOf({ left, right, operator }, text) {
  const between = text.slice(left.end, right.start);
  const start = left.end + between.lastIndexOf(operator);
  return { start, end: start + operator.length };
}
