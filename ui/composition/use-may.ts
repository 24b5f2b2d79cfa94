/** What the person at the desk may do: a screen shows no act that would be refused. */
import { useCallback } from 'react';
import { permits } from '#application/portal/session/session.ts';
import { parts } from './parts.ts';
import { usePart, useStateOf } from './use-part.ts';

/** Whether a right is there; an act that names none is for everybody. */
export type May = (right: string | undefined) => boolean;

export function useMay(): May {
  const session = useStateOf(usePart(parts.session).state$);
  return useCallback((right) => permits(session, right), [session]);
}
