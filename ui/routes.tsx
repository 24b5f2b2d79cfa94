/** The route table as the router has it: each screen loaded with its area's use cases and words when it is first opened. */
import { createBrowserRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { Portal } from './composition/portal.ts';
import { NeededWords } from './design/words/words-provider.tsx';
import { loadFrame, loginRoute, type ScreenRoute, screenRoutes } from './route-table.ts';
import { AtRoot, RequireSession } from './shell/access/access.tsx';
import { WhereSold } from './shell/access/where-sold.tsx';
import { orNotLoaded, PageMissing } from './shell/frame/page-not-loaded.tsx';
import { RenderFailure } from './shell/frame/render-failure.tsx';
import { Titled } from './shell/frame/titled.tsx';
import styles from './shell/frame/shell.module.css';

function routeObject(portal: Portal, route: ScreenRoute): RouteObject {
  return {
    path: route.path,
    handle: route.shell,
    lazy: async () => {
      const areas = (route.areas ?? []).map((area) => portal.load(area));
      const [{ Screen }] = await orNotLoaded(Promise.all([route.load(), ...areas]));
      const drawn = (
        <NeededWords areas={route.words} fallback={<div className={styles.awaited} />} trouble={<PageMissing />}>
          <Titled title={route.title}>
            {route.sells === undefined ? (
              <Screen />
            ) : (
              <WhereSold product={route.sells}>
                <Screen />
              </WhereSold>
            )}
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
    // Outside the frame, which would be drawn for a moment before the page that this leads to.
    { path: '/', element: <AtRoot />, ...wait },
    {
      ...wait,
      lazy: async () => {
        const [{ Frame }] = await orNotLoaded(Promise.all([loadFrame(), portal.load('shell')]));
        return { element: <Frame /> };
      },
      children: screenRoutes.map((route) => routeObject(portal, route)),
    },
  ]);
}
