/**
 * The route table: one row a route, each screen loaded with its area's use cases and words when it is first opened.
 * Every route wants a session but those marked public.
 */
import { createBrowserRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { ComponentType } from 'react';
import type { Area } from './composition/portal.ts';
import type { Portal } from './composition/portal.ts';
import { NeededWords } from './design/words-provider.tsx';
import { AtRoot, RequireSession } from './shell/access.tsx';
import { RenderFailure } from './shell/render-failure.tsx';
import type { ShellParts } from './shell/shell-parts.ts';
import { Titled } from './shell/titled.tsx';

interface ScreenModule {
  readonly Screen: ComponentType;
}

export interface ScreenRoute {
  readonly path: string;
  /** Fluent id of the page title. */
  readonly title: string;
  readonly load: () => Promise<ScreenModule>;
  readonly areas?: readonly Area[];
  readonly words: readonly string[];
  readonly public?: boolean;
  /** What of the shell stands around it; all of it where absent. */
  readonly shell?: ShellParts;
}

/** Stands alone, so that it needs nothing of the shell before it accepts input. */
export const loginRoute: ScreenRoute = {
  path: '/login',
  title: 'title-login',
  public: true,
  words: ['session'],
  load: () => import('./screens/session/login.tsx'),
};

export const screenRoutes: readonly ScreenRoute[] = [
  {
    path: '/search',
    title: 'title-landing',
    areas: ['flight', 'booking', 'account'],
    words: ['flight'],
    load: () => import('./screens/flight/landing.tsx'),
  },
  {
    path: '/flight',
    title: 'title-flight',
    areas: ['flight'],
    words: ['flight'],
    load: () => import('./screens/flight/home.tsx'),
  },
  {
    path: '/flight/owresults',
    title: 'title-flight-results',
    areas: ['flight'],
    words: ['flight'],
    load: () => import('./screens/flight/one-way-results.tsx'),
  },
  {
    path: '/flight/book',
    title: 'title-flight-book',
    areas: ['flight'],
    words: ['flight', 'booking'],
    load: () => import('./screens/flight/book.tsx'),
  },
  {
    path: '/flight/ticket/:transactionId',
    title: 'title-flight-ticket',
    areas: ['booking'],
    words: ['bookings'],
    load: () => import('./screens/booking/ticket.tsx'),
  },
  {
    path: '/my-bookings',
    title: 'title-my-bookings',
    areas: ['booking'],
    words: ['bookings'],
    load: () => import('./screens/booking/my-bookings.tsx'),
  },
  { path: '/profile', title: 'title-profile', words: ['agency'], load: () => import('./screens/agency/profile.tsx') },
  {
    path: '/profile/ledger',
    title: 'title-ledger',
    areas: ['account'],
    words: ['account'],
    load: () => import('./screens/account/ledger.tsx'),
  },
  {
    path: '/about-us',
    title: 'title-about-us',
    public: true,
    words: ['pages'],
    load: () => import('./screens/session/about-us.tsx'),
  },
  {
    path: '/contact-us',
    title: 'title-contact-us',
    public: true,
    words: ['pages'],
    load: () => import('./screens/session/contact-us.tsx'),
  },
  {
    path: '/privacy-policy',
    title: 'title-privacy-policy',
    public: true,
    words: ['pages'],
    load: () => import('./screens/session/privacy-policy.tsx'),
  },
  {
    path: '/terms-conditions',
    title: 'title-terms-conditions',
    public: true,
    words: ['pages'],
    load: () => import('./screens/session/terms-conditions.tsx'),
  },
  {
    path: '*',
    title: 'title-not-found',
    public: true,
    words: ['session'],
    load: () => import('./screens/session/not-found.tsx'),
  },
];

function routeObject(portal: Portal, route: ScreenRoute): RouteObject {
  return {
    path: route.path,
    handle: route.shell,
    lazy: async () => {
      const [{ Screen }] = await Promise.all([route.load(), ...(route.areas ?? []).map((area) => portal.load(area))]);
      const drawn = (
        <NeededWords areas={route.words}>
          <Titled title={route.title}>
            <Screen />
          </Titled>
        </NeededWords>
      );
      return { element: route.public ? drawn : <RequireSession>{drawn}</RequireSession> };
    },
  };
}

export function portalRouter(portal: Portal): ReturnType<typeof createBrowserRouter> {
  const wait = { errorElement: <RenderFailure />, hydrateFallbackElement: <></> };
  return createBrowserRouter([
    { ...routeObject(portal, loginRoute), ...wait },
    {
      ...wait,
      lazy: async () => {
        const [{ Frame }] = await Promise.all([import('./shell/frame.tsx'), portal.load('shell')]);
        return { element: <Frame /> };
      },
      children: [{ path: '/', element: <AtRoot /> }, ...screenRoutes.map((route) => routeObject(portal, route))],
    },
  ]);
}
