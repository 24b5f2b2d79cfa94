/** The language of this device: kept, English until chosen, and followed when another tab changes it. */
import { BehaviorSubject } from 'rxjs';
import type { Language as Spoken } from '#domain/people/language.ts';
import type { DeviceMemory } from './auth.ts';

export class Language {
  readonly state$: BehaviorSubject<Spoken>;
  readonly #memory: DeviceMemory;

  constructor(memory: DeviceMemory) {
    this.#memory = memory;
    this.state$ = new BehaviorSubject(memory.language.read() ?? 'en');
    memory.language.watch((language) => this.state$.next(language ?? 'en'));
  }

  choose(language: Spoken): void {
    this.#memory.language.write(language);
    this.state$.next(language);
  }

  /** Speaks it where nobody has chosen one on this device; it is not kept. */
  suggest(language: Spoken): void {
    if (this.#memory.language.read() === undefined) this.state$.next(language);
  }
}
