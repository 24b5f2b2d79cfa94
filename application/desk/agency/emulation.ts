/** Sitting at the desk of somebody else, and who sat at one's own. Part of the agency's desk. */
import type { Instant } from '#domain/time/instant.ts';
import type { Answer } from '../answer.ts';
import type { SignedIn } from '../session.ts';

/** Somebody whom the caller may emulate. */
export interface EmulatedIdentity {
  readonly agentId: string;
  readonly profileId: string;
  readonly companyName: string;
  readonly city: string;
  /** First and last name. */
  readonly person: string;
}

export interface AskEmulation {
  readonly emulatedAgentId: string;
  readonly emulatedProfileId: string;
  /** The emulated person reads it. */
  readonly reason: string;
  /** Nothing may be changed. */
  readonly readOnly: boolean;
}

/** Somebody sat at the caller's desk. */
export interface Emulation {
  readonly emulationId: string;
  readonly actor: string;
  readonly company: string;
  readonly reason: string;
  readonly readOnly: boolean;
  readonly beganAt: Instant;
  /** Absent while it goes on. */
  readonly endedAt?: Instant;
  /** How often something was changed. */
  readonly changes: number;
}

/** NotPermitted `emulating` for the first three while somebody is emulated, without the right 'emulate' `right-missing`. */
export interface EmulationDesk {
  /** By company and person, the first 2,000. */
  readonly identities: () => Answer<readonly EmulatedIdentity[]>;
  /**
   * Answers a ticket for {@link emulate}, good for two minutes. Invalid as `checkEmulation`; NotPermitted `emulate-refused`
   * for anyone who may not be emulated, or does not exist.
   */
  readonly askEmulation: (asked: AskEmulation) => Answer<{ readonly ticket: string }>;
  /**
   * Begins a session at the other's desk; it ends with the caller's. NotPermitted `emulate-over` for a ticket that is old, was
   * used or is another session's; `emulate-refused` as above.
   */
  readonly emulate: (asked: { readonly ticket: string }) => Answer<SignedIn>;
  /** Ends the emulation; the session that it was begun from goes on. Where nobody is emulated nothing happens. */
  readonly endEmulation: () => Answer<void>;
  /** Of the person at the desk, newest first, the last 100. */
  readonly emulations: () => Answer<readonly Emulation[]>;
}
