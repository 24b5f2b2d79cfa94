/** How long something quoted stands, by the device's steady clock. */
import type { PortalClock } from './ports/machine.ts';

export class TimeLeft {
  readonly #clock: Pick<PortalClock, 'ticks'>;
  #since = 0;

  constructor(clock: Pick<PortalClock, 'ticks'>) {
    this.#clock = clock;
  }

  /** It has come: its time runs. */
  begin(): void {
    this.#since = this.#clock.ticks();
  }

  /** Whole seconds, 0 once it is over. */
  of({ expiresInSeconds }: { readonly expiresInSeconds: number }): number {
    const passed = Math.max(0, this.#clock.ticks() - this.#since) / 1000;
    return Math.max(0, Math.ceil(expiresInSeconds - passed));
  }
}
