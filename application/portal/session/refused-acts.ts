/** What the person at the desk cannot do there: acts of the desk that are another person's own, or where nothing may be changed. */
import { actRefused, type DeskAct, type EmulationRefusal } from '#application/desk/desks/doings.ts';
import type { SessionState } from './session.ts';

export function refusedNow(session: SessionState, act: DeskAct): EmulationRefusal | undefined {
  const emulation = session.kind === 'signed-in' ? session.user?.emulatedBy : undefined;
  return emulation && actRefused(act, emulation);
}
