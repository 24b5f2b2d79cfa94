/**
 * Any product plugs in: what all bookings share knows none of them, no product knows another, and one file a layer lists them.
 */
import type { Breach, Rule } from '../rule.ts';
import { targetOf } from '../rooms.ts';
import type { SourceTree } from '../source-tree.ts';

const products = ['flight', 'hotel', 'bus', 'train', 'insurance', 'visa', 'holiday', 'cruise', 'cab', 'billing'];
const shared = ['booking', 'account'];

/** Says of what was sold elsewhere which kind of thing it is. */
const soldElsewhere = 'billing';

/** Where the law holds. Tests read what they like. */
const judged = [
  'domain/',
  'application/',
  'infrastructure/wire/',
  'infrastructure/backoffice/composition/',
  'infrastructure/backoffice/database/',
  'ui/',
];

/** Besides the `products.ts` of a layer. */
const namesOfProducts = 'domain/booking/booking.ts';

/** What only flights have; a product to come adds its own. */
const fields = [
  'aircraft',
  'airport',
  'airports',
  'cabin',
  'carrier',
  'carriers',
  'fareBasis',
  'flightNumber',
  'flown',
  'itineraries',
  'itinerary',
  'journeyType',
  'pnr',
  'tickets',
];

/** In SQL names are parted by underscores: no part of one. Comments may say it, and so may what a kind of document is called. */
const inSql = ['aircraft', 'airline', 'airport', 'cabin', 'carrier', 'fare', 'flight', 'flown', 'itinerary', 'pnr'];
const wordOfFlights = new RegExp(`(?<![a-z])(${inSql.join('|')})s?(?![a-z])`);

/** '/flight/…' at the beginning of a text or after something that is put in. */
const pathOfProduct = new RegExp(`(^|…)/(${products.join('|')})(/|…|$)`);

/**
 * Whose a file is: of the folders in its path that are named for a product or for what all share, the outermost says;
 * where there is none, a file's own name may be a product's. `domain/flight/booking/x.ts` and `desk/flight.ts` are flights',
 * `domain/booking/flight/x.ts` is everybody's.
 */
function ownerOf(path: string): string | undefined {
  const folders = path.split('/');
  const file = (folders.pop() ?? '').replace(/\.\w+$/, '');
  return (
    folders.find((name) => products.includes(name) || shared.includes(name)) ??
    products.find((product) => product === file)
  );
}
const productOf = (path: string): string | undefined => products.find((product) => product === ownerOf(path));
/** Travellers are filled in for whatever product has people. */
const ofPeople = 'ui/people/';
const isShared = (path: string): boolean => path.startsWith(ofPeople) || shared.some((name) => name === ownerOf(path));
const mayList = (path: string): boolean => path === namesOfProducts || path.endsWith('/products.ts');

export const productsRule: Rule = {
  name: 'no product is known but to itself',
  check: (tree) => [...breachesOf(tree), ...sqlBreachesOf(tree), ...tableBreachesOf(tree)],
  planted: [
    planted(
      'a column of flights',
      'infrastructure/backoffice/database/schema/booking/x.sql',
      '-- The fare.\ncreate table supplier_order (fare_key text);',
    ),
    planted(
      'a table of visas',
      'infrastructure/backoffice/database/booking/x.ts',
      'export const rows = (db) => db.query(`select b.* from booking b join visa_file f using (transaction_id)`);',
    ),
    planted('a booking that imports a rule of flights', 'domain/booking/x.ts', "import '../flight/offer/route.ts';"),
    planted('a type alone', 'application/backoffice/booking/x.ts', "import type { A } from '#domain/hotel/a.ts';"),
    planted('a port of all bookings', 'application/backoffice/ports/booking/x.ts', "import '../flight/a.ts';"),
    planted('a product that is one file', 'application/portal/booking/x.ts', "import '#application/desk/flight.ts';"),
    planted('an account', 'infrastructure/backoffice/database/account/x.ts', "import '../train/a.ts';"),
    planted('a screen of all bookings', 'ui/screens/booking/x.tsx', "const A = () => import('../visa/view.tsx');"),
    planted('what several booking screens draw', 'ui/booking/x.tsx', "import '#domain/cruise/a.ts';"),
    planted('fields of people', 'ui/people/x.tsx', "import { a } from '../screens/flight/checkout/book-view.ts';"),
    planted('fields of people that name a field of flights', 'ui/people/y.tsx', 'export const a = (b) => b.carrier;'),
    planted('a product that imports another', 'domain/hotel/x.ts', "import '../flight/offer/route.ts';"),
    planted('a list of products', 'application/portal/x.ts', "export const sold = ['flight', 'hotel'];"),
    planted('a table by product', 'ui/design/x.ts', "export const icons = { bus: 'bus', cab: 'cab' };"),
    planted(
      'a list by imports',
      'infrastructure/wire/x.ts',
      "import { f } from './flight.ts'; import { h } from './hotel.ts';",
    ),
    planted('a folder of flights among what all share', 'domain/booking/flight/x.ts', "import '../../flight/a.ts';"),
    planted('a field of flights', 'domain/booking/x.ts', 'export interface Row { readonly carrier: string }'),
    planted(
      'a field of flights that is read',
      'application/backoffice/booking/x.ts',
      'export const a = (b) => b.itineraries;',
    ),
    planted(
      'a field of flights that is taken out',
      'ui/booking/x.tsx',
      'export const a = ({ pnr: reference }) => reference;',
    ),
    planted(
      'a path of flights',
      'ui/screens/account/x.tsx',
      'export const to = (id: string) => `/flight/ticket/${id}`;',
    ),
    planted(
      'a path of hotels behind an address',
      'application/backoffice/booking/x.ts',
      'export const to = (a: string) => `${a}/hotel`;',
    ),
  ],
};

function breachesOf(tree: SourceTree): readonly Breach[] {
  return tree.code
    .filter(({ path }) => judged.some((place) => path.startsWith(place)))
    .flatMap(({ path, facts }) => {
      const own = productOf(path);
      const imports = facts.imports.flatMap(({ specifier, line }) => {
        const target = targetOf(path, specifier);
        const product = 'ours' in target ? productOf(target.ours) : undefined;
        return product === undefined ? [] : [{ specifier, line, product }];
      });
      const known = imports.flatMap(({ specifier, line, product }): readonly Breach[] => {
        if (isShared(path)) {
          const says = `imports ${specifier}: what all bookings share knows no ${product}; a product says it through its plug`;
          return [{ path, line, says }];
        }
        return own === undefined || own === product
          ? []
          : [
              {
                path,
                line,
                says: `imports ${specifier}: no ${own} knows a ${product}; what both need belongs to neither`,
              },
            ];
      });
      const spoken = isShared(path)
        ? [
            ...facts.names
              .filter(({ text }) => fields.includes(text))
              .map(({ text, line }) => ({ line, what: `names ${text}` })),
            ...facts.strings
              .filter(({ text }) => pathOfProduct.test(text))
              .map(({ text, line }) => ({ line, what: `has the path ${text}` })),
          ]
        : [];
      const said = spoken.map(({ line, what }) => ({
        path,
        line,
        says: `${what}: what all bookings share has no product's fields and paths; a product says them through its plug`,
      }));
      const named = [
        ...facts.strings.filter(({ text }) => products.includes(text)),
        ...(own === undefined ? imports.map(({ product, line }) => ({ text: product, line })) : []),
      ];
      const first = named[0];
      const isList = first !== undefined && named.some(({ text }) => text !== first.text);
      return isList && !mayList(path) && own !== soldElsewhere
        ? [
            ...known,
            ...said,
            { path, line: first.line, says: "lists products; they are listed in a layer's products.ts alone" },
          ]
        : [...known, ...said];
    });
}

function sqlBreachesOf(tree: SourceTree): readonly Breach[] {
  return tree.files
    .filter(({ path }) => path.endsWith('.sql') && shared.some((name) => name === ownerOf(path)))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((content, at): readonly Breach[] => {
        const word = wordOfFlights.exec(content.replace(/--.*/, ''))?.[1];
        const says = `names ${word}: what all bookings share has no product's columns`;
        return word === undefined ? [] : [{ path, line: at + 1, says }];
      }),
    );
}

/** A table is whose schema it stands in. */
function tableBreachesOf(tree: SourceTree): readonly Breach[] {
  const tables = tree.files
    .filter(({ path }) => path.endsWith('.sql') && productOf(path) !== undefined)
    .flatMap(({ text }) => [...text.matchAll(/^create table (\w+)/gm)].map(([, name]) => name));
  const table = new RegExp(`\\b(?:from|join|into|update) (${tables.join('|')})\\b`);
  return tree.files
    .filter(
      ({ path }) =>
        path.startsWith('infrastructure/backoffice/database/') && shared.some((name) => name === ownerOf(path)),
    )
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((content, at): readonly Breach[] => {
        const name = tables.length === 0 ? undefined : table.exec(content)?.[1];
        const says = `reads ${name}: what all bookings share reads no product's tables`;
        return name === undefined ? [] : [{ path, line: at + 1, says }];
      }),
    );
}

function planted(what: string, at: string, text: string) {
  return {
    what,
    at,
    files: {
      [at]: text,
      [namesOfProducts]: "export const products = ['flight', 'hotel'];",
      'infrastructure/backoffice/composition/products.ts':
        "import { f } from '#application/backoffice/flight/a.ts'; import { h } from '#application/backoffice/hotel/a.ts';",
      'domain/flight/booking/right.ts':
        "import '../offer/route.ts'; import '../../booking/booking.ts'; export const to = '/flight/x'; export const pnr = 1;",
      'domain/booking/right.ts':
        "import './booking.ts'; export const own = 'flight'; /** Of a carrier. */ export const kind = 'carrier';",
      'infrastructure/backoffice/database/schema/visa/visa.sql': 'create table visa_file (transaction_id text);',
      'ui/composition/right.ts': "import '#application/portal/flight/a.ts';",
    },
  };
}
