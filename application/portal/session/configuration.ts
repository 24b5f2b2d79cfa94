/**
 * The client configuration: asked for at start; where the back office cannot be reached, the copy of last time serves;
 * without one there is nothing to show but the failure.
 */
import { Effect, Result } from 'effect';
import { BehaviorSubject } from 'rxjs';
import { readClientConfiguration } from '#domain/session/client-configuration.ts';
import type { ClientConfiguration } from '#domain/session/client-configuration.ts';
import { Fault } from '#application/desk/failures.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { ConfigSetting, ConfigurationDesk } from '#application/desk/session.ts';
import type { DeviceMemory } from './auth.ts';

export type ConfigurationState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly configuration: ClientConfiguration; readonly from: 'back-office' | 'device' }
  | { readonly kind: 'failed'; readonly failure: DeskFailure };

export class Configuration {
  readonly state$ = new BehaviorSubject<ConfigurationState>({ kind: 'loading' });
  readonly #desk: ConfigurationDesk;
  readonly #memory: DeviceMemory;

  constructor(desk: ConfigurationDesk, memory: DeviceMemory) {
    this.#desk = desk;
    this.#memory = memory;
  }

  async load(): Promise<void> {
    this.state$.next({ kind: 'loading' });
    const result = await Effect.runPromise(
      this.#desk.read().pipe(
        Effect.catchDefect((defect) => Effect.fail(new Fault({ reference: String(defect) }))),
        Effect.result,
      ),
    );
    if (Result.isSuccess(result)) {
      this.#memory.config.write(result.success);
      this.#ready(result.success, 'back-office');
      return;
    }
    const copy = this.#memory.config.read();
    if (copy) this.#ready(copy, 'device');
    else this.state$.next({ kind: 'failed', failure: result.failure });
  }

  #ready(settings: readonly ConfigSetting[], from: 'back-office' | 'device'): void {
    const configuration = readClientConfiguration(settings);
    this.#memory.mainUrl.write(configuration.mainUrl);
    this.#memory.logoUrl.write(configuration.logoUrl);
    this.state$.next({ kind: 'ready', configuration, from });
  }
}
