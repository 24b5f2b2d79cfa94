/**
 * Which room of the house a path stands in, and where an import leads.
 */
import { posix } from 'node:path';

export type Room =
  | 'domain'
  | 'application/desk'
  | 'application/portal'
  | 'application/backoffice'
  | 'infrastructure/wire'
  | 'infrastructure/portal'
  | 'infrastructure/backoffice'
  | 'infrastructure/launcher'
  | 'infrastructure/packaging'
  | 'ui/composition'
  | 'ui'
  | 'tests'
  | 'root';

const inside: readonly Room[] = [
  'domain',
  'application/desk',
  'application/portal',
  'application/backoffice',
  'infrastructure/wire',
  'infrastructure/portal',
  'infrastructure/backoffice',
  'infrastructure/launcher',
  'infrastructure/packaging',
  'ui/composition',
  'ui',
  'tests',
];

/** `ui/main.tsx` starts the portal and counts as composition; a file straight under application or infrastructure has no room. */
export function roomOf(path: string): Room | undefined {
  if (path === 'ui/main.tsx') return 'ui/composition';
  if (!path.includes('/')) return 'root';
  return inside.find((room) => path.startsWith(`${room}/`));
}

export const layerOf = (path: string): string => path.split('/')[0] ?? '';

const layers = ['domain', 'application', 'infrastructure', 'ui', 'tests'];

/** Where an import leads: a path of ours (from the root, without `?raw`), or a package. */
export type Target = { readonly ours: string } | { readonly library: string };

export function targetOf(from: string, specifier: string): Target {
  const plain = specifier.split('?')[0] ?? '';
  if (plain.startsWith('.')) return { ours: posix.normalize(posix.join(posix.dirname(from), plain)) };
  const layer = layers.find((name) => plain.startsWith(`#${name}/`));
  if (layer !== undefined) return { ours: posix.normalize(plain.slice(1)) };
  if (plain.startsWith('node:')) return { library: 'node' };
  const parts = plain.split('/');
  return { library: parts.slice(0, plain.startsWith('@') ? 2 : 1).join('/') };
}
