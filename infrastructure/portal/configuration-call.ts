/** The configuration call as the start of the portal makes it: one request, read by hand, so that no codec is needed first. */
import type { ConfigSetting } from '#application/desk/session.ts';
import type { PortalLog } from '#application/portal/ports/machine.ts';
import { consoleLog } from './console-log.ts';
import type { ConfigurationSource } from '#application/portal/ports/configuration-source.ts';

const patienceMs = 20_000;

/** `base` is the address of the back office without a slash at its end; empty for the page's own. */
export function configurationCall(base: string, log: Pick<PortalLog, 'error'> = consoleLog): ConfigurationSource {
  return {
    read: async () => {
      try {
        const answer = await fetch(`${base}/appv2.jsp`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          signal: AbortSignal.timeout(patienceMs),
        });
        if (!answer.ok) {
          log.error(`HTTP error: ${answer.status}`);
          return { missing: { status: answer.status } };
        }
        const settings = settingsOf(await answer.json());
        return settings === undefined ? { missing: {} } : { settings };
      } catch {
        return { missing: {} };
      }
    },
  };
}

/** `{Root:{Status:'OK',Result:{ConfigSettings:{ConfigSetting:[{ConfigKey,ConfigValue}]}}}}`; undefined for anything else. */
function settingsOf(body: unknown): readonly ConfigSetting[] | undefined {
  const root = inside(body, 'Root');
  const list = inside(inside(inside(root, 'Result'), 'ConfigSettings'), 'ConfigSetting');
  if (inside(root, 'Status') !== 'OK' || !Array.isArray(list)) return undefined;
  return list.flatMap((entry: unknown) => {
    const key = inside(entry, 'ConfigKey');
    const value = inside(entry, 'ConfigValue');
    return typeof key === 'string' && typeof value === 'string' ? [{ key, value }] : [];
  });
}

function inside(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(name)
    : undefined;
}
