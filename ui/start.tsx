/**
 * Starts the portal on a page: composes it, asks for the client configuration behind the blocking loader, and then draws
 * the routes. Without a configuration, asked for or kept, there is only the way to try again.
 */
import { StrictMode, useCallback, useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { businessZone } from './composition/house.ts';
import { fontNotice } from '#domain/session/served-fonts.ts';
import type { ConfigurationSource } from '#application/portal/ports/configuration-source.ts';
import { Portal } from './composition/portal.ts';
import { parts } from './composition/parts.ts';
import { PortalContext, useStateOf } from './composition/use-part.ts';
import { TodayContext } from './design/date/today.ts';
import { keepFocus } from './design/layer/kept-focus.ts';
import { ErrorPanel } from './design/notice/error-panel.tsx';
import { Loader, WordlessLoader } from './design/notice/loader.tsx';
import { BackOfficeAddress } from './design/theme/served-address.ts';
import { useFontFaces } from './design/theme/use-font-faces.ts';
import { applyTheme, deriveTheme } from './design/theme/theme.ts';
import { WordsProvider } from './design/words/words-provider.tsx';
import { portalRouter } from './routes.tsx';
import { useWords } from './design/words/words.ts';
import { everyPage } from './composition/ahead.ts';

/** `base` is the address of the back office, empty for the page's own. */
export function startPortal(page: Document, base: string, configuration: ConfigurationSource): void {
  const root = page.getElementById('root');
  if (root === null) throw new Error('The page has no element "root".');
  const portal = new Portal(base, configuration);
  const router = portalRouter(portal);
  keepFocus(page);
  void portal.get(parts.configuration).load();
  createRoot(root).render(
    <StrictMode>
      <PortalContext value={portal}>
        <Speaking portal={portal}>
          <BackOfficeAddress value={base}>
            <Configured portal={portal}>
              <RouterProvider router={router} />
            </Configured>
          </BackOfficeAddress>
        </Speaking>
      </PortalContext>
    </StrictMode>,
  );
}

function Speaking({ portal, children }: { readonly portal: Portal; readonly children: React.ReactNode }) {
  const language = portal.get(parts.language);
  return (
    <WordsProvider
      language={useStateOf(language.state$)}
      onLanguage={(chosen) => language.choose(chosen)}
      areas={everyPage}
      fallback={<WordlessLoader />}
    >
      {children}
    </WordsProvider>
  );
}

function Configured({ portal, children }: { readonly portal: Portal; readonly children: React.ReactNode }) {
  const configuration = portal.get(parts.configuration);
  const state = useStateOf(configuration.state$);
  const words = useWords();
  const brand = state.kind === 'ready' ? state.configuration : undefined;
  useFontFaces(brand?.fontFamily ?? '', brand?.fontFaces ?? []);
  useEffect(() => {
    if (brand === undefined) return;
    const notice = fontNotice(brand);
    if (notice !== undefined) void portal.load('desk').then(() => portal.get(parts.log).warn(notice));
    applyTheme(
      document,
      deriveTheme({ primary: brand.primaryColour, secondary: brand.secondaryColour, font: brand.fontFamily }),
    );
  }, [brand, portal]);
  // Before the effects of the screen, whose own title comes after it.
  useLayoutEffect(() => {
    if (brand !== undefined) document.title = brand.projectName;
  }, [brand]);
  const today = useCallback(
    () => portal.get(parts.clock).todayIn(businessZone(configuration)),
    [portal, configuration],
  );
  const ready = state.kind === 'ready';
  if (ready) return <TodayContext value={today}>{children}</TodayContext>;
  if (state.kind === 'loading') return <Loader />;
  const { status } = state.missing;
  return (
    <ErrorPanel
      page
      message={status === undefined ? words('failure-unreachable') : words('failure-http', { status })}
      action={{ label: words('shell-try-again'), onPress: () => void configuration.load() }}
    />
  );
}
