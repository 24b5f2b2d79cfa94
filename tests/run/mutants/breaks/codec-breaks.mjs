/**
 * Finds breaks of wire codecs: a field by another name, a field that is not sent, an optional one that is demanded.
 */
import { breakAt } from './break.mjs';
import { nameOf, parseCode, walkCode } from './syntax.mjs';

/** Makers of a field, whose first argument is its name on the wire. */
const fields = new Set(['at', 'or', 'maybe']);

/**
 * @param {string} path
 * @param {string} text
 * @returns {import('./break.mjs').Break[]}
 */
export function codecBreaks(path, text) {
  /** @type {import('./break.mjs').Break[]} */
  const found = [];
  walkCode(parseCode(path, text), (node, way) => {
    if (node.type === 'Property' && /^(opid|actioncode)$/.test(nameOf(node['key'])) && node['value'].type === 'Literal')
      found.push(breakAt('operation renamed', node['value'], `'${node['value'].value}X'`, 0.5));
    if (node.type !== 'CallExpression' || !fields.has(nameOf(node['callee']))) return;
    const [name, , fallback] = node['arguments'];
    if (name?.type !== 'Literal' || typeof name['value'] !== 'string') return;
    found.push(breakAt('field renamed', name, `'${name['value']}x'`, 1));
    const maker = nameOf(node['callee']);
    if (maker === 'maybe') found.push(breakAt('field demanded', node['callee'], 'at', 1));
    if (maker === 'or' && fallback !== undefined)
      found.push(breakAt('fallback dropped', { start: node['arguments'][1].end, end: fallback.end }, ', undefined', 1));
    const parent = way.at(-1)?.node;
    if (parent?.type !== 'Property') return;
    const end = text[parent.end] === ',' ? parent.end + 1 : parent.end;
    found.push(breakAt('field dropped', { start: parent.start, end }, '', 1.5));
  });
  return found;
}
