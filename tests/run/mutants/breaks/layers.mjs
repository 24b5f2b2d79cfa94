/**
 * Says where breaks of each kind are looked for, and by which operators.
 *
 * Left out: reference data, generated files, styles and words, the sandbox and the data of the demonstration. Folders that
 * an older or a newer tree lacks do no harm: their share goes to the other groups of the kind.
 */
import { codeBreaks } from './code-breaks.mjs';
import { codecBreaks } from './codec-breaks.mjs';
import { permissionBreaks } from './permission-breaks.mjs';
import { sqlBreaks, sqlBreaksIn } from './sql-breaks.mjs';

/**
 * @typedef {import('../places.mjs').Kind} Kind
 * @typedef {{ rights: readonly string[] }} Surroundings
 * @typedef {object} Group
 * @property {string} name
 * @property {number} share of the places of its kind
 * @property {(path: string, text: string) => boolean} holds
 * @property {(path: string, text: string, about: Surroundings) => import('./break.mjs').Break[]} breaks
 */

const unsold =
  /(^|\/)(reference|sandbox|seed|examples|words|locales)\/|\/(sandbox|demonstration)-[^/]*$|(^|\/)(countries|dial-codes|pin-codes|titles|glossary|codes|easy-passwords|served-fonts|gst-states|samples|changelog|cities|city)\.ts$|\.(test|d)\.ts$/;
const code = /\.(ts|tsx)$/;

/** @param {...string} folders @returns {(path: string) => boolean} */
const within =
  (...folders) =>
  (path) =>
    code.test(path) && !unsold.test(path) && folders.some((folder) => path.startsWith(folder));

const isTable = (/** @type {string} */ path) =>
  /^application\/(desk\/desks\/doings|backoffice\/(while-[\w-]+|field-rights\/(?!products|fields)[\w-]+))\.ts$/.test(
    path,
  );
const isGuard = (/** @type {string} */ path) =>
  /^application\/backoffice\/(while-[\w-]+|permission|field-rights|caller|desk-for)\.ts$|^application\/desk\/desks\/doings\.ts$|^domain\/(corporate\/reach|session\/emulation-rules|agency\/staff)\.ts$/.test(
    path,
  );
const asksRight = /\bsignedIn\(\w+, '|\.rights\.has\(|\bpermission: '/;
const money =
  /posting|ledger|refund|charge|payment(?!-card)|pay-|balance|deposit|adjust|reward|commission|put-off|instalment|cancellation|credit|debit|statement|money|invoice|selling-price|afford/;

/** Numbers of the wire are the most that is taken, one more or less. @type {(path: string, text: string) => import('./break.mjs').Break[]} */
const withoutNumbers = (path, text) => codeBreaks(path, text).filter(({ operator }) => operator !== 'number');

/** @type {Group['breaks']} */
const ofPermissions = (path, text, { rights }) => permissionBreaks(path, text, { rights, isTable: isTable(path) });

/** @type {Readonly<Record<Kind, readonly Group[]>>} */
export const layers = {
  permission: [
    { name: 'tables', share: 4, holds: isTable, breaks: ofPermissions },
    { name: 'guards', share: 2, holds: isGuard, breaks: codeBreaks },
    {
      name: 'checks',
      share: 4,
      holds: (path, text) => within('application/backoffice/', 'application/desk/')(path) && asksRight.test(text),
      breaks: ofPermissions,
    },
  ],
  posting: [
    {
      name: 'ledger',
      share: 4,
      holds: within('domain/account/', 'domain/booking/cancel/', 'domain/billing/'),
      breaks: codeBreaks,
    },
    {
      name: 'money of products',
      share: 3,
      holds: (path) =>
        within('domain/')(path) &&
        (money.test(path) || path.includes('/cancel/') || path.startsWith('domain/booking/sale/')),
      breaks: codeBreaks,
    },
    {
      name: 'use cases with money',
      share: 3,
      holds: (path) =>
        within('application/backoffice/account/', 'application/backoffice/booking/')(path) ||
        (within('application/backoffice/')(path) && !path.includes('/ports/') && money.test(path)),
      breaks: codeBreaks,
    },
  ],
  sql: [
    {
      name: 'routines',
      share: 4,
      holds: (path) => /\/database\/routines\/.*\.sql$/.test(path) && !unsold.test(path),
      breaks: (_, text) => sqlBreaks(text),
    },
    {
      name: 'schema',
      share: 1,
      holds: (path) => /\/database\/(schema|migrations)\/.*\.sql$/.test(path) && !unsold.test(path),
      breaks: (_, text) => sqlBreaks(text),
    },
    {
      name: 'stores',
      share: 5,
      holds: within('infrastructure/backoffice/database/'),
      breaks: (path, text) => sqlBreaksIn(path, text),
    },
  ],
  codec: [
    {
      name: 'operations',
      share: 8,
      holds: (path) => within('infrastructure/wire/')(path) && !path.includes('/form/'),
      breaks: (path, text) => [...codecBreaks(path, text), ...withoutNumbers(path, text)],
    },
    { name: 'form of the wire', share: 2, holds: within('infrastructure/wire/form/'), breaks: withoutNumbers },
  ],
  screen: [
    { name: 'screens', share: 5, holds: within('ui/screens/'), breaks: codeBreaks },
    {
      name: 'parts of booking',
      share: 2,
      holds: within('ui/booking/', 'ui/cart/', 'ui/people/', 'ui/shell/'),
      breaks: codeBreaks,
    },
    { name: 'use cases of the portal', share: 3, holds: within('application/portal/'), breaks: codeBreaks },
  ],
  rule: [{ name: 'domain', share: 10, holds: within('domain/'), breaks: codeBreaks }],
};

/** A file belongs to the first kind that holds it. */
export const kinds = /** @type {readonly Kind[]} */ (['permission', 'posting', 'sql', 'codec', 'screen', 'rule']);
