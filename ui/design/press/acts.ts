/** Which acts cannot be done now, and why: a control that names its act asks here, and stays readable where it is refused. */
import { createContext, use } from 'react';
import type { DeskAct } from '#application/desk/desks/doings.ts';

/** Why not, in words; nothing where it may be done. */
export type ActRefusal = (act: DeskAct) => string | undefined;

export const ActRefusals = createContext<ActRefusal>(() => undefined);

export function useActRefusal(act: DeskAct | undefined): string | undefined {
  const refusal = use(ActRefusals);
  return act && refusal(act);
}
