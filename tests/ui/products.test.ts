/** The products of the portal on the screens that all share: found by a booking's id, drawn by their view, each in its words. */
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import fc from 'fast-check';
import Circle from 'lucide-react/icons/circle';
import { describe, expect, test } from 'vitest';
import { addresses } from '#application/desk/addresses.ts';
import { type Product, products as names, services } from '#domain/booking/booking.ts';
import type { PortalProduct, ProductView } from '#ui/booking/product-view.ts';
import { bookingPath, cancelPath, entryReceiptPath, isOfBooking, paths } from '#ui/composition/paths.ts';
import { PortalProducts } from '#ui/composition/portal-products.ts';
import { products as everyProduct } from '#ui/composition/products.ts';
import { flight } from '#ui/screens/flight/product.ts';
import { view as flightView } from '#ui/screens/flight/view.tsx';
import { screenRoutes } from '#ui/route-table.ts';
import { palettePlaces } from '#ui/shell/find/find-places.ts';
import {
  activeServiceOf,
  barPlacesFor,
  builtServices,
  headerTabs,
  menuGroupsFor,
  menuPlacesFor,
} from '#ui/shell/frame/places.ts';

const places = [
  'my-bookings balance-upload make-payment import-pnr payment-links manage-booking hold-queues passengers requests operations agent-support offline-ssr ledger sale-summary commissions rewards'.split(
    ' ',
  ),
  [
    'profile',
    'update-profile',
    'staff',
    'support',
    'online-cart',
    'cart-booking',
    'corporate',
    'approvals',
    'agent-markup',
  ],
];

const hotel: PortalProduct = {
  ...flight,
  product: 'hotel',
  prefix: 'HT',
  href: '/hotel',
  icon: Circle,
  paths: { paper: (page, id) => `/hotel/${page}/${id}` },
  menu: [],
};

describe('a booking’s product', () => {
  const both = new PortalProducts([flight, hotel]);

  test('is found by its id', () => {
    fc.assert(
      fc.property(fc.constantFrom(flight, hotel), fc.nat(), (product, serial) => {
        expect(both.of(`${product.prefix}26110${serial}`)).toBe(product);
      }),
    );
    expect(both.of('nonsense')).toBe(flight);
  });

  test('says where its papers are', () => {
    expect(both.paper('voucher', 'FL1')).toBe('/flight/ticket/FL1');
    expect(both.paper('refund-receipt', 'FL1')).toBe('/flight/refund-receipt/FL1');
    expect(both.paper('voucher', 'HT1')).toBe('/hotel/voucher/HT1');
  });
});

describe('the view of a product', () => {
  const asked = (answers: readonly (() => Promise<{ view: ProductView }>)[]) => {
    let calls = 0;
    const product = { ...flight, view: () => (answers[calls++] ?? Promise.reject)() };
    return { product, products: new PortalProducts([product]), calls: () => calls };
  };
  const there = () => Promise.resolve({ view: flightView });

  test('is fetched once, however many rows ask for it', async () => {
    const { product, products, calls } = asked([there, there]);
    await Promise.all([products.load(product), products.load(product)]);
    await products.load(product);
    expect(calls()).toBe(1);
    expect(products.views$.value.get('flight')).toBe(flightView);
  });

  test('is missing where it did not arrive, and asked for again', async () => {
    const { product, products } = asked([() => Promise.reject(new Error('gone')), there]);
    await products.load(product);
    expect(products.views$.value.get('flight')).toBe('missing');
    await products.load(product);
    expect(products.views$.value.get('flight')).toBe(flightView);
  });
});

const all = () => true;

describe('the menu', () => {
  const say = (id: string) => id;
  const only = (own: string) => (right: string | undefined) => right === undefined || right === own;

  test('has the places of products among the common ones', () => {
    const groups = menuGroupsFor([flight], services, all, say);
    expect(groups.map(({ items }) => items.map(({ key }) => key))).toEqual(places);
    expect(menuPlacesFor([flight], services, all).map(({ key }) => key)).toEqual(places.flat());
  });

  test('leaves out what a user may not see, a product’s places too', () => {
    expect(menuPlacesFor([flight], services, only('ledger')).map(({ key }) => key)).toEqual([
      'ledger',
      'profile',
      'update-profile',
      'support',
    ]);
    expect(menuPlacesFor([flight], services, only('import')).map(({ key }) => key)).toEqual([
      'import-pnr',
      'profile',
      'update-profile',
      'support',
    ]);
  });

  test('has the common places where no product adds any', () => {
    expect(menuPlacesFor([hotel], services, all).map(({ key }) => key)).toEqual(
      places.flat().filter((key) => !['passengers', 'import-pnr', 'agent-support'].includes(key)),
    );
  });

  test('has its groups in the order of the specification', () => {
    const groups = menuGroupsFor(everyProduct, services, all, say);
    expect(groups.map(({ key }) => key)).toEqual(['accounts', 'profile', 'offline-billing']);
  });

  test('bills each service that is sold, and no other', () => {
    const offline = (enabled: readonly Product[]) =>
      menuGroupsFor(everyProduct, enabled, all, say)
        .filter(({ key }) => key === 'offline-billing')
        .flatMap(({ items }) => items.map(({ href }) => href));
    expect(offline(services)).toEqual(services.map((service) => `/${service}-billing`));
    expect(offline(['cruise', 'flight'])).toEqual(['/flight-billing', '/cruise-billing']);
  });

  test('has bookings and holds in the header too, but for those who work on all agencies', () => {
    const bar = (may: (right: string | undefined) => boolean) =>
      barPlacesFor([flight], services, may).map(({ href }) => href);
    expect(bar((right) => right === undefined || right === 'bookings')).toEqual([paths.bookings, paths.holds]);
    expect(bar(only('ledger'))).toEqual([]);
    expect(bar(all)).toEqual([]);
  });

  test('highlights the service of a path, else the first', () => {
    expect(activeServiceOf([flight, hotel], '/hotel/results')).toBe('hotel');
    expect(activeServiceOf([flight, hotel], '/my-bookings')).toBe('flight');
    expect(builtServices([flight, hotel], ['hotel', 'bus']).map(({ product }) => product)).toEqual(['hotel']);
  });

  test('has flights, hotels, buses and insurance as tabs of the header, and the others behind More', () => {
    const { tabs, more } = headerTabs(builtServices(everyProduct, services));
    expect(tabs.map(({ product }) => product)).toEqual(['flight', 'hotel', 'bus', 'insurance']);
    expect(more.map(({ product }) => product).toSorted()).toEqual(['cab', 'cruise', 'holiday', 'train', 'visa']);
    expect(headerTabs(builtServices(everyProduct, ['train', 'hotel'])).tabs.map(({ product }) => product)).toEqual([
      'hotel',
    ]);
  });
});

describe('a page that sells', () => {
  /** Of a service, but of what was bought of it, or of nothing that is bought. */
  const serving = [
    '/flight/hold-queues',
    '/flight/passenger-calendar',
    '/flight/offline-ssr-booking',
    '/bus/bookings',
    '/hotel/bookings',
    '/hotel/booking-calendar',
    '/train/pnr-status',
    '/train/certificate',
    '/train/passenger-calendar',
    '/train/ticket',
    '/visa/applications',
  ];

  test('says what it sells, and no page of a booking does', () => {
    for (const { path, sells } of screenRoutes) {
      const [, first] = path.split('/');
      const service = services.find((each) => each === first);
      const isOfBought = path.includes('/:') || serving.includes(path);
      // A PNR from elsewhere is taken over as a sale.
      const sold = path === '/import-pnr' ? 'flight' : isOfBought ? undefined : service;
      expect(sells, path).toBe(sold);
    }
  });

  test('is in no tab, menu, bar or palette where its service is not sold', () => {
    for (const off of services) {
      const sold = services.filter((service) => service !== off);
      const { tabs, more } = headerTabs(builtServices(everyProduct, sold));
      const leading = [
        ...[...tabs, ...more].map(({ href }) => href),
        ...menuPlacesFor(everyProduct, sold, all).map(({ href }) => href),
        ...palettePlaces(everyProduct, sold, all, (id) => id).map(({ href }) => href),
      ];
      const closed = screenRoutes.filter(({ sells }) => sells === off).map(({ path }) => path as string);
      expect(closed).not.toEqual([]);
      expect(leading.filter((href) => closed.includes(href))).toEqual([]);
    }
  });
});

describe('paths', () => {
  test('of a booking are those that name one; the receipts of a deposit and of an entry of the ledger name none', () => {
    for (const address of addresses) {
      const path = address.replace(':transactionId', 'FL26110000012');
      expect(isOfBooking(path)).toBe(path !== address && !address.startsWith('/top-up-receipt'));
    }
    expect(isOfBooking('/nowhere')).toBe(false);
    expect(isOfBooking(entryReceiptPath('LG-92'))).toBe(false);
  });

  test('lead to the booking and to its cancellation', () => {
    expect(bookingPath('FL1')).toBe('/my-bookings/manage/FL1');
    expect(cancelPath('FL1')).toBe('/my-bookings/manage/FL1/cancel');
    expect(cancelPath('FL1', 'no-show')).toBe('/my-bookings/manage/FL1/cancel?reason=no-show');
  });
});

const confirmed = {
  en: ['Ticketed', 'Vouchered', 'Issued', 'Confirmed'],
  fr: ['Émise', 'Bon émis', 'Délivrée', 'Confirmée'],
  ar: ['صدرت التذكرة', 'صدرت القسيمة', 'صدرت الوثيقة', 'مؤكد'],
} as const;

test('a flight that was not booked is said as it always was, another product as a booking', () => {
  const bundle = new FluentBundle('en');
  const file = new URL('../../ui/locales/en/alerts.ftl', import.meta.url);
  bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
  const said = (product: string) =>
    bundle.formatPattern(bundle.getMessage('message-booking-failed')?.value ?? '', { product });
  expect([said('flight'), said('hotel')]).toEqual(['Flight Booking Failed.', 'Booking Failed.']);
});

describe.each(['en', 'fr', 'ar'] as const)('a confirmed booking in %s', (language) => {
  const bundle = new FluentBundle(language);
  const file = new URL(`../../ui/locales/${language}/session.ftl`, import.meta.url);
  bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
  const said = (product: string) =>
    bundle.formatPattern(bundle.getMessage('session-booking-confirmed')?.value ?? '', { product });

  test('is ticketed, vouchered or issued by its product', () => {
    const [ticketed, vouchered, issued, other] = confirmed[language];
    const own = {
      flight: ticketed,
      bus: ticketed,
      train: ticketed,
      hotel: vouchered,
      holiday: vouchered,
      cruise: vouchered,
      cab: vouchered,
      insurance: issued,
      visa: issued,
      billing: other,
    };
    expect(Object.fromEntries(names.map((name) => [name, said(name)]))).toEqual(own);
    expect(said('other')).toBe(other);
  });
});
