/** Who may see a route: screens want a session, the root leads on, and a replaced tab stops with a clear word. */
import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { ReactNode } from 'react';
import { parts } from '#ui/composition/parts.ts';
import { paths } from '#ui/composition/paths.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { useNewBooking } from '#ui/composition/use-house.ts';

const EnrolFirst = lazy(() => import('./enrol-first.tsx').then(({ EnrolFirst: Loaded }) => ({ default: Loaded })));

export interface CameFrom {
  readonly from: string;
}

export function cameFrom(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  return typeof state.from === 'string' && state.from.startsWith('/') && !state.from.startsWith('//')
    ? state.from
    : undefined;
}

export function RequireSession({ children }: { readonly children: ReactNode }) {
  const session = useStateOf(usePart(parts.session).state$);
  const { pathname, search, hash } = useLocation();
  if (session.kind === 'signed-in' && session.user?.mustEnrol === true)
    return (
      <Suspense fallback={null}>
        <EnrolFirst />
      </Suspense>
    );
  if (session.kind === 'signed-in' && !session.auth.mustChangePassword) return children;
  // What was there stays, under the shell's question.
  if (session.kind === 'replaced') return children;
  const state: CameFrom = { from: pathname + search + hash };
  return <Navigate to="/login" replace state={state} />;
}

/**
 * The flight landing page, or the landing page when the configuration sends people there after login or sells no flights. Without a session the
 * login, straight away; it leads back to where a session ended, else to the landing page as every login does.
 */
export function AtRoot() {
  const session = useStateOf(usePart(parts.session).state$);
  const ended = usePart(parts.endedSession).read();
  const configuration = useStateOf(usePart(parts.configuration).state$);
  const newBooking = useNewBooking();
  const landing = configuration.kind === 'ready' && configuration.configuration.postLoginPage === 'landing';
  if (session.kind !== 'signed-in' || session.auth.mustChangePassword) {
    const from = cameFrom(ended);
    return <Navigate to="/login" replace {...(from !== undefined && { state: { from } satisfies CameFrom })} />;
  }
  return <Navigate to={landing ? paths.landing : newBooking} replace />;
}
