/**
 * What the first page will need, sent for at once: its screen, its use cases, its words and the configuration travel while
 * the libraries are still on their way; after them what its first calls need, which nothing on the page waits for. Nothing
 * here is waited for; anyone who needs a thing asks for it again and finds it there, and what failed to come is tried again then.
 */
import { addressAt } from '#application/desk/addresses.ts';
import { deviceMemory } from '#application/portal/session/auth.ts';
import type { ConfigurationSource } from '#application/portal/ports/configuration-source.ts';
import { configurationCall } from '#infrastructure/portal/configuration-call.ts';
import { wireAreas } from '#infrastructure/portal/wire-areas.ts';
import { webShelf } from '#infrastructure/portal/web-shelf.ts';
import { areaModules } from './area-modules.ts';
import { loadArea } from '../design/load-area.ts';
import { loadFrame, loginRoute, type ScreenRoute, screenRoutes } from '../route-table.ts';

/** The areas of words that every page has. */
export const everyPage = ['design', 'shell', 'alerts', 'failures', 'rules', 'session'] as const;

export function sendAhead(window: Window): void {
  const memory = deviceMemory(webShelf(window, 'localStorage'));
  const language = memory.language.read() ?? 'en';
  const route = routeAt(window.location.pathname);
  const shown = route?.public === true || memory.auth.read() !== undefined ? route : loginRoute;
  const areas = shown === loginRoute ? [] : (['desk', 'shell', ...(shown?.areas ?? [])] as const);
  const drawn: Promise<unknown>[] = [
    ...[...everyPage, ...(shown?.words ?? [])].map((area) => loadArea(language, area)),
    ...(shown === undefined || shown === loginRoute ? [] : [loadFrame()]),
    ...(shown === undefined ? [] : [shown.load()]),
    ...areas.map((area) => areaModules[area]()),
  ];
  void Promise.allSettled(drawn).then(() =>
    Promise.allSettled([
      ...(areas.length === 0 ? [] : [import('#application/portal/settle.ts')]),
      // Every page in the frame shows the balance.
      ...Object.entries(wireAreas).flatMap(([area, operations]) =>
        areas.some((each) => each === area || (each === 'shell' && area === 'account')) ? [operations()] : [],
      ),
    ]),
  );
}

/** The configuration, asked for already; asked for again whenever it is read again. */
export function askedAhead(base: string): ConfigurationSource {
  const call = configurationCall(base);
  let first: ReturnType<ConfigurationSource['read']> | undefined = call.read();
  return {
    read: () => {
      const answer = first ?? call.read();
      first = undefined;
      return answer;
    },
  };
}

/** The screen of a path; none where it has no address. */
export function routeAt(path: string): ScreenRoute | undefined {
  const address = addressAt(path);
  return [loginRoute, ...screenRoutes].find((route) => route.path === address);
}
