/**
 * The portal with its real routes over canned answers. One document shows every state: `showState` takes the portal of the
 * state before away and composes another.
 */
import 'reflect-metadata/lite';
import '#ui/design/theme/fonts.css';
import '#ui/design/theme/tokens.css';
import '#ui/design/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Effect } from 'effect';
import { rights as everyRight } from '#application/backoffice/caller.ts';
import type { ConfigSetting } from '#application/desk/session.ts';
import type { Language } from '#domain/people/language.ts';
import { instant } from '#domain/time/instant.ts';
import { catalogueReference } from '#infrastructure/wire/reference/catalogue-reference.ts';
import { exampleDesk } from '#tests/support/example-desk.ts';
import { cannedPortal } from '#tests/ui/gallery/canned-portal.ts';
import { everyPage } from '#ui/composition/ahead.ts';
import { parts } from '#ui/composition/parts.ts';
import type { Portal } from '#ui/composition/portal.ts';
import { PortalContext, useStateOf } from '#ui/composition/use-part.ts';
import { WordsProvider } from '#ui/design/words/words-provider.tsx';
import { applyTheme, deriveTheme } from '#ui/design/theme/theme.ts';
import { portalRouter } from '#ui/routes.tsx';
import { screenRoutes } from '#ui/route-table.ts';
import { allStates } from './all-states.ts';
import type { CannedState } from './screen-states.ts';
import { lengthened } from './lengthened.ts';
import { scripted } from './scripted.ts';

declare global {
  interface Window {
    /** `scripts`: whatever the desk answers in free words has one in it. `looking`: somebody else sits there, and may only look. */
    showState: (title: string, language: Language, how?: 'scripts' | 'looking') => Promise<void>;
    /** What the desk was asked since: 'booking.list'. */
    asked: string[];
  }
}

/** A minute after what the examples are about was booked. */
const now = instant('2026-11-20T09:31:00.000Z');

applyTheme(document, deriveTheme({}));

/** Every right but that of elevated users, where a state names none. */
const ofAnAgent = everyRight.filter((right) => right !== 'operate');

/** The tenant sells what the screen does, where the state does not say otherwise. */
function settingsOf({ path, settings = [] }: CannedState): readonly ConfigSetting[] {
  const key = 'SERVICES_ENABLED';
  const sells = screenRoutes.find((route) => route.path === path)?.sells;
  if (sells === undefined || settings.some((each) => each.key === key)) return settings;
  return [...settings, { key, value: [...new Set(['flight', sells])].join() }];
}

let away: () => void = () => undefined;

window.showState = async (title, language, how) => {
  away();
  window.asked = [];
  const state = allStates.find((each) => each.title === title);
  if (state === undefined) throw new Error(`No state ${title}`);
  const { at, answers = {}, before, long = false, rights, visitor = false } = state;
  const { onlyLooks = how === 'looking' } = state;
  const given = exampleDesk(answers);
  const rewritten = how === 'scripts' ? scripted : long ? lengthened : undefined;
  const { answer: details } = catalogueReference.session.userDetails;
  const emulatedBy = { agentId: 'AGT10001', name: 'Farida Khan', readOnly: true };
  const user = visitor ? undefined : { ...details, rights: rights ?? ofAnAgent, ...(onlyLooks && { emulatedBy }) };
  const desk = exampleDesk({
    ...answersOf(given, rewritten),
    // Asked again, who sits there is the same.
    ...(onlyLooks && { 'session.userDetails': () => Effect.succeed(user) }),
  });
  const portal = await cannedPortal({
    desk,
    now,
    language,
    settings: settingsOf(state),
    user: rewritten?.(user) ?? user,
  });
  await before?.(portal);
  history.replaceState(null, '', at);
  const router = portalRouter(portal);
  const place = document.createElement('div');
  place.id = 'root';
  document.body.replaceChildren(place);
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <PortalContext value={portal}>
        <Speaking portal={portal}>
          <RouterProvider router={router} />
        </Speaking>
      </PortalContext>
    </StrictMode>,
  );
  away = () => {
    root.unmount();
    router.dispose();
  };
};

type Rewrite = <Value>(value: Value) => Value;

/** Every method of a desk, noted when it is asked; with its answer written otherwise where that is wanted. */
function answersOf(desk: object, rewritten: Rewrite | undefined): Parameters<typeof exampleDesk>[0] {
  return Object.fromEntries(
    Object.entries(desk).flatMap(([area, methods]: [string, object]) =>
      Object.entries(methods).map(([method, asked]) => [
        `${area}.${method}`,
        (request: unknown) => {
          window.asked.push(`${area}.${method}`);
          return rewritten === undefined ? asked(request) : Effect.map(asked(request), rewritten);
        },
      ]),
    ),
  );
}

function Speaking({ portal, children }: { readonly portal: Portal; readonly children: React.ReactNode }) {
  const language = portal.get(parts.language);
  return (
    <WordsProvider
      language={useStateOf(language.state$)}
      onLanguage={(chosen) => language.choose(chosen)}
      areas={everyPage}
      onProblem={(problem) => {
        queueMicrotask(() => {
          throw problem;
        });
      }}
    >
      {children}
    </WordsProvider>
  );
}
