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
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Effect } from 'effect';
import { Container } from 'inversify';
import { AccountSummary } from '#application/portal/account/account-summary.ts';
import { Alerts } from '#application/portal/session/alerts.ts';
import { deviceMemory } from '#application/portal/session/auth.ts';
import { Configuration } from '#application/portal/session/configuration.ts';
import { Language } from '#application/portal/session/language.ts';
import { Session } from '#application/portal/session/session.ts';
import type { Desk } from '#application/desk/desk.ts';
import { instant } from '#domain/time/instant.ts';
import {
  browserClock,
  browserDownloads,
  browserRequestIds,
  browserVisibility,
} from '#infrastructure/portal/browser-machine.ts';
import { webShelf } from '#infrastructure/portal/web-shelf.ts';
import { museumWords } from '#tests/products/museum/museum-words.ts';
import { museum } from '#tests/products/museum/product.ts';
import { everyPage } from '#ui/composition/ahead.ts';
import { area as bookingArea } from '#ui/composition/areas/booking.ts';
import { parts } from '#ui/composition/parts.ts';
import { PortalProducts } from '#ui/composition/portal-products.ts';
import { type PartSource, PortalContext } from '#ui/composition/use-part.ts';
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

const told = (method: string, request: unknown) =>
  Effect.flatMap(
    Effect.promise(() => window.askDesk(method, request)),
    (outcome) => ('failure' in outcome ? Effect.fail(outcome.failure) : Effect.succeed(outcome.answer)),
  );
const booking = new Proxy({}, { get: (_, method) => (request: unknown) => told(String(method), request) });
const silent = new Proxy({}, { get: () => () => Effect.never });
const desk = { booking, account: silent, session: silent, flight: silent } as unknown as Desk;

function composed(): PartSource {
  const device = webShelf(window, 'localStorage');
  const memory = deviceMemory(device);
  const identity = {
    agentId: 'AGT1',
    profileId: 'P1',
    title: 'Ms',
    firstName: 'Anita',
    lastName: 'Menon',
    systemRoleId: '1',
    companyName: 'Sky Desk',
  };
  memory.auth.write({ token: 'token', identity, mustChangePassword: false });
  const place = { mobile: '1', address: 'Pune', city: 'Pune', country: 'IN' };
  memory.userProfile.write({
    ...identity,
    ...place,
    userId: 'anita',
    email: 'a@b.test',
    rights: ['book', 'bookings', 'see-net-fares'],
  });
  const container = new Container({ defaultScope: 'Singleton' });
  const session = new Session(() => Promise.resolve(desk.session), memory);
  const configuration = new Configuration({ read: () => Promise.resolve({ settings: [] }) }, memory);
  void configuration.load();
  container.bind(parts.desk).toConstantValue(desk);
  container.bind(parts.session).toConstantValue(session);
  container.bind(parts.configuration).toConstantValue(configuration);
  container.bind(parts.language).toConstantValue(new Language(memory));
  container.bind(parts.alerts).toConstantValue(new Alerts());
  container.bind(parts.clock).toConstantValue({ ...browserClock, now: () => now });
  container.bind(parts.requestIds).toConstantValue(browserRequestIds);
  container.bind(parts.downloads).toConstantValue(browserDownloads);
  container.bind(parts.visibility).toConstantValue(browserVisibility);
  container.bind(parts.deviceShelf).toConstantValue(device);
  container.bind(parts.tabShelf).toConstantValue(webShelf(window, 'sessionStorage'));
  container.bind(parts.accountSummary).toConstantValue(new AccountSummary(desk.account, session, browserVisibility));
  container.bind(parts.products).toConstantValue(new PortalProducts([flight, museum]));
  container.load(bookingArea);
  return { get: (part) => container.get(part), desk: () => Promise.resolve(desk), load: () => Promise.resolve() };
}

applyTheme(document, deriveTheme({}));

const router = createMemoryRouter(
  [
    { path: '/my-bookings', element: <MyBookings /> },
    { path: '/my-bookings/manage/:transactionId', element: <Manage /> },
    { path: '/my-bookings/manage/:transactionId/cancel', element: <Cancel /> },
    ...['/flight/ticket/:transactionId', '/museum/voucher/:transactionId'].map((path) => ({
      path,
      element: <Voucher />,
    })),
  ],
  { initialEntries: [asked.get('at') ?? '/my-bookings'] },
);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <WordsProvider
        language={isLanguage(askedLanguage) ? askedLanguage : 'en'}
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
        <PortalContext value={composed()}>
          <RouterProvider router={router} />
        </PortalContext>
      </WordsProvider>
    </StrictMode>,
  );
}
