/** Documents on their way to the back office, with how much of them is there. */
import type { AgencyDesk } from '#application/desk/agency/agency.ts';

/** A desk that says the share that has been sent, from 0 to 1, and gives up when it is stopped. */
export type UploadDesk = (report: (share: number) => void, stop: AbortSignal) => Pick<AgencyDesk, 'addDocument'>;
