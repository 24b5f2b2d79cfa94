/**
 * Any product plugs in: what all bookings share knows none of them, no product knows another, and one file a layer lists them.
 */
import type { Breach, Rule } from '../rule.ts';
import { targetOf } from '../rooms.ts';
import type { SourceTree } from '../source-tree.ts';

const products = ['flight', 'hotel', 'bus', 'train', 'insurance', 'visa', 'holiday', 'cruise', 'cab'];
const shared = ['booking', 'account'];

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

const thisFile = 'tests/architecture/rules/products.ts';

/** Files that are not free yet. A line goes when its file is, and none is added. */
const debts: readonly string[] = [
  'infrastructure/backoffice/database/booking/amendment-book.ts',
  'infrastructure/backoffice/database/booking/amendment-commits.ts',
  'infrastructure/backoffice/database/booking/booking-book.ts',
  'infrastructure/backoffice/database/booking/booking-commits.ts',
  'infrastructure/backoffice/database/booking/booking-rows.ts',
  'infrastructure/backoffice/database/booking/document-book.ts',
  'infrastructure/backoffice/database/booking/import-book.ts',
  'infrastructure/backoffice/database/booking/quote-store.ts',
  'infrastructure/backoffice/database/booking/settle-commits.ts',
  'infrastructure/backoffice/database/booking/supplier-order-store.ts',
  'ui/screens/flight/pnr/import-pnr.tsx',
];

/** `domain/flight/…`, `desk/flight.ts`; the outermost counts, so flights' own `booking/` is flights'. */
const partsOf = (path: string): readonly string[] => path.split('/').map((part) => part.replace(/\.\w+$/, ''));
const productOf = (path: string): string | undefined => partsOf(path).find((part) => products.includes(part));
const isShared = (path: string): boolean =>
  productOf(path) === undefined &&
  path
    .split('/')
    .slice(0, -1)
    .some((part) => shared.includes(part));
const mayList = (path: string): boolean => path === namesOfProducts || path.endsWith('/products.ts');

export const productsRule: Rule = {
  name: 'no product is known but to itself',
  check: (tree) => {
    const excepted = tree.files.some(({ path }) => path === thisFile) ? debts : [];
    const breaches = breachesOf(tree);
    return [
      ...breaches.filter(({ path }) => !excepted.includes(path)),
      ...excepted
        .filter((debt) => !breaches.some(({ path }) => path === debt))
        .map(
          (debt): Breach => ({ path: thisFile, line: 1, says: `excepts ${debt}, which is free: take the line out` }),
        ),
    ];
  },
  planted: [
    planted('a booking that imports a rule of flights', 'domain/booking/x.ts', "import '../flight/offer/route.ts';"),
    planted('a type alone', 'application/backoffice/booking/x.ts', "import type { A } from '#domain/hotel/a.ts';"),
    planted('a port of all bookings', 'application/backoffice/ports/booking/x.ts', "import '../flight/a.ts';"),
    planted('a product that is one file', 'application/portal/booking/x.ts', "import '#application/desk/flight.ts';"),
    planted('an account', 'infrastructure/backoffice/database/account/x.ts', "import '../train/a.ts';"),
    planted('a screen of all bookings', 'ui/screens/booking/x.tsx', "const A = () => import('../visa/view.tsx');"),
    planted('what several booking screens draw', 'ui/booking/x.tsx', "import '#domain/cruise/a.ts';"),
    planted('a product that imports another', 'domain/hotel/x.ts', "import '../flight/offer/route.ts';"),
    planted('a list of products', 'application/portal/x.ts', "export const sold = ['flight', 'hotel'];"),
    planted('a table by product', 'ui/design/x.ts', "export const icons = { bus: 'bus', cab: 'cab' };"),
    planted(
      'a list by imports',
      'infrastructure/wire/x.ts',
      "import { f } from './flight.ts'; import { h } from './hotel.ts';",
    ),
    {
      what: 'an exception that is needed no longer',
      at: thisFile,
      files: { [thisFile]: '' },
    },
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
      const named = [
        ...facts.strings.filter(({ text }) => products.includes(text)),
        ...(own === undefined ? imports.map(({ product, line }) => ({ text: product, line })) : []),
      ];
      const first = named[0];
      const isList = first !== undefined && named.some(({ text }) => text !== first.text);
      return isList && !mayList(path)
        ? [...known, { path, line: first.line, says: "lists products; they are listed in a layer's products.ts alone" }]
        : known;
    });
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
      'domain/flight/booking/right.ts': "import '../offer/route.ts'; import '../../booking/booking.ts';",
      'domain/booking/right.ts': "import './booking.ts'; export const own = 'flight';",
      'ui/composition/right.ts': "import '#application/portal/flight/a.ts';",
    },
  };
}
