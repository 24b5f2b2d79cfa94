/**
 * The screens that all products share, over a list of products with one that is for tests alone. What the desk is asked, the
 * test answers. Address parameters: `lang`, and `at`, the path that is opened.
 */
import 'reflect-metadata/lite';
import '#ui/design/theme/fonts.css';
import '#ui/design/theme/tokens.css';
import '#ui/design/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { Effect } from 'effect';
import type { Desk } from '#application/desk/desk.ts';
import { instant } from '#domain/time/instant.ts';
import { museumWords } from '#tests/products/museum/museum-words.ts';
import { museum } from '#tests/products/museum/product.ts';
import { cannedPortal } from './canned-portal.ts';
import { everyPage } from '#ui/composition/ahead.ts';
import { OfAddress } from '#ui/booking/words/of-product.tsx';
import { PortalContext } from '#ui/composition/use-part.ts';
import { loadArea } from '#ui/design/load-area.ts';
import { WordlessLoader } from '#ui/design/notice/loader.tsx';
import { applyTheme, deriveTheme } from '#ui/design/theme/theme.ts';
import { isLanguage } from '#ui/design/words/words.ts';
import { WordsProvider } from '#ui/design/words/words-provider.tsx';
import { Screen as Cancel } from '#ui/screens/booking/cancel/cancel.tsx';
import { Screen as MyBookings } from '#ui/screens/booking/lists/my-bookings.tsx';
import { Screen as Manage } from '#ui/screens/booking/manage/manage.tsx';
import { Screen as Voucher } from '#ui/screens/booking/papers/voucher.tsx';
import { flight } from '#ui/screens/flight/product.ts';

declare global {
  interface Window {
    readonly askDesk: (
      method: string,
      request: unknown,
    ) => Promise<{ readonly answer: unknown } | { readonly failure: unknown }>;
  }
}

const asked = new URLSearchParams(window.location.search);
const askedLanguage = asked.get('lang') ?? 'en';

/** As the business day of the sales is. */
const now = instant('2026-11-20T07:00:00Z');

const seen = (method: string, request: unknown) =>
  Effect.flatMap(
    Effect.promise(() => window.askDesk(method, request)),
    (outcome) => ('failure' in outcome ? Effect.fail(outcome.failure) : Effect.succeed(outcome.answer)),
  );
const booking = new Proxy({}, { get: (_, method) => (request: unknown) => seen(String(method), request) });
const silent = new Proxy({}, { get: () => () => Effect.never });
const desk = { booking, account: silent, session: silent, flight: silent } as unknown as Desk;

const user = {
  agentId: 'AGT1',
  profileId: 'P1',
  title: 'Ms',
  firstName: 'Anita',
  lastName: 'Menon',
  systemRoleId: '1',
  companyName: 'Sky Desk',
  mobile: '1',
  address: 'Pune',
  city: 'Pune',
  country: 'IN',
  userId: 'anita',
  email: 'a@b.test',
  rights: ['book', 'ticket', 'cancel', 'bookings', 'see-net-fares'],
};
const language = isLanguage(askedLanguage) ? askedLanguage : 'en';
const portal = await cannedPortal({ desk, now, language, user, products: [flight, museum] });
await Promise.all([portal.load('shell'), portal.load('booking')]);

applyTheme(document, deriveTheme({}));

const router = createMemoryRouter(
  [
    {
      element: (
        <OfAddress>
          <Outlet />
        </OfAddress>
      ),
      children: [
        { path: '/my-bookings', element: <MyBookings /> },
        { path: '/my-bookings/manage/:transactionId', element: <Manage /> },
        { path: '/my-bookings/manage/:transactionId/cancel', element: <Cancel /> },
        ...['/flight/ticket/:transactionId', '/museum/voucher/:transactionId'].map((path) => ({
          path,
          element: <Voucher />,
        })),
      ],
    },
  ],
  { initialEntries: [asked.get('at') ?? '/my-bookings'] },
);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <WordsProvider
        language={language}
        onLanguage={() => undefined}
        areas={[...everyPage, 'bookings', 'manage', 'fees', 'extras', 'schedule', 'checks', 'museum']}
        load={async (language, area) => (area === 'museum' ? museumWords[language] : loadArea(language, area))}
        fallback={<WordlessLoader />}
        onProblem={(problem) => {
          queueMicrotask(() => {
            throw problem;
          });
        }}
      >
        <PortalContext value={portal}>
          <RouterProvider router={router} />
        </PortalContext>
      </WordsProvider>
    </StrictMode>,
  );
}
