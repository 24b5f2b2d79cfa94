/** The desk of somebody else, at which a person sits beside their own session. */
import { Effect } from 'effect';
import type { Desk } from '#application/desk/desk.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice } from './back-office.ts';

/** Whose desk it is: an identity of a login, or of those who may be emulated. */
interface Whose {
  readonly agentId: string;
  readonly profileId: string;
}

export async function emulatedDesk(
  office: Pick<RunningBackOffice, 'base'>,
  { agency }: Desk,
  whose: Whose | undefined,
  readOnly = false,
): Promise<PortalDesk> {
  if (whose === undefined) throw new Error('There is nobody to emulate');
  const { ticket } = await Effect.runPromise(
    agency.askEmulation({
      emulatedAgentId: whose.agentId,
      emulatedProfileId: whose.profileId,
      reason: 'Asked by telephone',
      readOnly,
    }),
  );
  const { token } = await Effect.runPromise(agency.emulate({ ticket }));
  const there = await portalDesk(office);
  there.use(token);
  return there;
}
