/** Stands in for the polyfill in the portal's build: the browser's own `Temporal`, which `main.tsx` has seen to. */
import type { Temporal as Provided } from 'temporal-polyfill';

declare const globalThis: { readonly Temporal: typeof Provided };

export const Temporal = globalThis.Temporal;
