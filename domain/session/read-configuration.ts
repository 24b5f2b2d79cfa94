/** A client configuration from the list that it is kept as, and back. */
import { type ClientConfiguration, type ClientSetting, defaultClientConfiguration } from './client-configuration.ts';
import { keptConfig, readInto, writtenBy } from './configuration-keys.ts';

/**
 * The configuration that a list of settings describes. Unknown keys are passed over; where a key comes twice the last
 * one counts; a missing or malformed value is the default's.
 *
 * @example readClientConfiguration([]).projectName // => 'B2B Site'
 * @example readClientConfiguration([{ key: 'PRIMARY_COLOR', value: 'navy' }]).primaryColour // => '#151E47'
 * @example readClientConfiguration([{ key: 'SERVICES_ENABLED', value: 'flight, bus' }]).enabledServices // => ['flight', 'bus']
 */
export function readClientConfiguration(settings: readonly ClientSetting[]): ClientConfiguration {
  const known = configurations.get(settings) ?? readInto(defaultClientConfiguration, keptConfig, settings);
  configurations.set(settings, known);
  return known;
}

/** The same list is read once: it is asked for with every mail and every document. */
const configurations = new WeakMap<readonly ClientSetting[], ClientConfiguration>();

/**
 * The list of settings that describes a configuration: {@link readClientConfiguration} undone.
 *
 * @example readClientConfiguration(writeClientConfiguration(defaultClientConfiguration)) // => defaultClientConfiguration
 */
export function writeClientConfiguration(configuration: ClientConfiguration): readonly ClientSetting[] {
  return writtenBy(keptConfig, configuration);
}
