/**
 * The client configuration: asked for at start; where the back office cannot be reached, the copy of last time serves;
 * without one there is nothing to show but the failure.
 */
import { BehaviorSubject } from 'rxjs';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import type { ClientConfiguration } from '#domain/session/client-configuration.ts';
import type { ConfigSetting } from '#application/desk/session.ts';
import type { ConfigurationMissing, ConfigurationSource } from '../ports/configuration-source.ts';
import type { DeviceMemory } from './auth.ts';

export type ConfigurationState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly configuration: ClientConfiguration; readonly from: 'back-office' | 'device' }
  | { readonly kind: 'failed'; readonly missing: ConfigurationMissing };

export class Configuration {
  readonly state$ = new BehaviorSubject<ConfigurationState>({ kind: 'loading' });
  readonly #source: ConfigurationSource;
  readonly #memory: DeviceMemory;

  constructor(source: ConfigurationSource, memory: DeviceMemory) {
    this.#source = source;
    this.#memory = memory;
  }

  async load(): Promise<void> {
    this.state$.next({ kind: 'loading' });
    const answer = await this.#source.read();
    if ('settings' in answer) {
      this.#keep(answer.settings);
      return;
    }
    const copy = this.#memory.config.read();
    if (copy) this.#ready(copy, 'device');
    else this.state$.next({ kind: 'failed', missing: answer.missing });
  }

  /** Asks again behind what is shown; where that fails, what is shown stays. */
  async refresh(): Promise<void> {
    const answer = await this.#source.read();
    if ('settings' in answer) this.#keep(answer.settings);
  }

  #keep(settings: readonly ConfigSetting[]): void {
    this.#memory.config.write(settings);
    this.#ready(settings, 'back-office');
  }

  #ready(settings: readonly ConfigSetting[], from: 'back-office' | 'device'): void {
    const configuration = readClientConfiguration(settings);
    this.#memory.mainUrl.write(configuration.mainUrl);
    this.#memory.logoUrl.write(configuration.logoUrl);
    this.state$.next({ kind: 'ready', configuration, from });
  }
}
