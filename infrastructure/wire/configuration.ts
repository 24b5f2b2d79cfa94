/**
 * The configuration call: the client's settings, read before anyone is in and before any other code is loaded. So its
 * codec is written by hand, without a library.
 */
import type { ConfigSetting, ConfigurationDesk } from '#application/desk/session.ts';
import { bad, type Codec, good, nothing } from './form/codec.ts';
import { objectSchema, plainly } from './form/json-schema.ts';
import { type AreaOperations, inResult, operation } from './form/operation.ts';

const settings: Codec<readonly ConfigSetting[]> = {
  read: (value) => {
    const rows = inside(inside(value, 'ConfigSettings'), 'ConfigSetting');
    if (!Array.isArray(rows)) return bad('required', 'ConfigSettings[ConfigSetting]');
    const found: ConfigSetting[] = [];
    for (const row of rows) {
      const key = inside(row, 'ConfigKey');
      const content = inside(row, 'ConfigValue');
      // A setting that this version cannot read is as good as one that it does not know.
      if (typeof key === 'string' && typeof content === 'string') found.push({ key, value: content });
    }
    return good(found);
  },
  write: (rows) => ({
    ConfigSettings: { ConfigSetting: rows.map(({ key, value }) => ({ ConfigKey: key, ConfigValue: value })) },
  }),
  jsonSchema: plainly(
    objectSchema({
      ConfigSettings: objectSchema({
        ConfigSetting: {
          type: 'array',
          items: objectSchema({ ConfigKey: { type: 'string' }, ConfigValue: { type: 'string' } }),
        },
      }),
    }),
  ),
};

function inside(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

export const configurationOperations: AreaOperations<ConfigurationDesk> = {
  read: operation({ opid: '', request: nothing, answer: inResult(settings), envelope: 'Root', session: false }),
};
