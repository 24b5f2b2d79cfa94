/**
 * Finds breaks of permissions: another right asked for, none asked for, another row in a table of who may do what.
 */
import { breakAt, drawnNumber } from './break.mjs';
import { nameOf, parseCode, walkCode } from './syntax.mjs';

/**
 * @typedef {import('./break.mjs').Break} Break
 * @typedef {import('./syntax.mjs').Node} Node
 */

/** Functions that ask for a right, and the place of the right among their arguments. */
const asking = /** @type {ReadonlyMap<string, number>} */ (
  new Map([
    ['signedIn', 1],
    ['check', 1],
    ['has', 0],
    ['may', 0],
  ])
);
/** Fields of an operation that say who may do it. */
const facets = new Set(['permission', 'effect', 'company', 'disabledProduct', 'emulation']);
/** Values that the guards do not tell apart. */
const alike = [
  ['reads', 'passes'],
  ['free', 'listed'],
];

/**
 * @param {string} path
 * @param {string} text
 * @param {{ rights: readonly string[], isTable: boolean }} about `rights`: all there are; `isTable`: a file of rows by method
 * @returns {Break[]}
 */
export function permissionBreaks(path, text, { rights, isTable }) {
  /** @type {Break[]} */
  const found = [];
  /** @type {{ table: Node | undefined, facet: string, node: Node, value: string }[]} */
  const rows = [];
  /** @param {Node} node @param {readonly string[]} others */
  const other = (node, others) => others[Math.floor(drawnNumber([path, node['value'], 'other']) * others.length)];

  walkCode(parseCode(path, text), (node, way) => {
    if (node.type === 'CallExpression') {
      const place = asking.get(nameOf(node['callee']));
      const right = place === undefined ? undefined : node['arguments'][place];
      if (right?.type !== 'Literal' || !rights.includes(right['value'])) return;
      const stranger = other(
        right,
        rights.filter((each) => each !== right['value']),
      );
      if (stranger !== undefined) found.push(breakAt('other right', right, `'${stranger}'`, 2));
      if (place === 1) found.push(breakAt('no right', { start: node['arguments'][0].end, end: right.end }, '', 2));
    }
    if (node.type !== 'Property' || node['computed'] === true) return;
    const { value } = node;
    const table = way.find(({ node: above }) => above.type === 'VariableDeclarator')?.node;
    const depth = way.filter(({ node: above }) => above.type === 'ObjectExpression').length;
    const facet = facets.has(nameOf(node['key'])) ? nameOf(node['key']) : '';
    if (value.type === 'Literal' && typeof value['value'] === 'string' && (facet !== '' || isTable))
      rows.push({ table: facet === '' ? table : undefined, facet, node: value, value: value['value'] });
    else if (isTable && depth === 1 && nameOf(table?.['id']).endsWith('Fields'))
      found.push(
        breakAt(
          'field permission dropped',
          value,
          node['shorthand'] === true ? `${nameOf(node['key'])}: 'whole'` : "'whole'",
          2,
        ),
      );
  });

  for (const { table, facet, node, value } of rows) {
    const values =
      facet === 'permission'
        ? rights
        : [...new Set(rows.filter((row) => row.table === table && row.facet === facet).map((row) => row.value))];
    const others = values.filter(
      (each) =>
        each !== value &&
        !alike.some((pair) => pair.includes(each) && pair.includes(value)) &&
        each !== 'whole' &&
        value !== 'whole',
    );
    const changed = other(node, others);
    if (changed !== undefined) found.push(breakAt('row of permissions', node, `'${changed}'`, 1));
  }
  return found;
}

/** Rights that are asked for anywhere in these texts. @param {readonly string[]} texts @returns {string[]} */
export function rightsIn(texts) {
  const pattern = /\bsignedIn\(\w+, '([a-z-]+)'|\bpermission: '([a-z-]+)'/g;
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, one, two]) => one ?? two ?? ''))),
  ].toSorted();
}
