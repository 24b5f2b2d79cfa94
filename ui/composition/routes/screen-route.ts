/** A row of the route table: an address with its screen, its use cases and its words. */
import type { ComponentType } from 'react';
import type { Product } from '#domain/booking/booking.ts';
import type { Address } from '#application/desk/addresses.ts';
import type { RouteShell } from '#ui/shell/frame/shell-parts.ts';
import type { Area } from '../area.ts';

interface ScreenModule {
  readonly Screen: ComponentType;
}

export interface ScreenRoute {
  /** An address that the back office knows too; `*` for what is not there. */
  readonly path: Address | '*';
  /** Fluent id of the page title. */
  readonly title: string;
  readonly load: () => Promise<ScreenModule>;
  readonly areas?: readonly Area[];
  readonly words: readonly string[];
  readonly public?: boolean;
  /** What it sells: a tenant without this service finds that said in its place. */
  readonly sells?: Product;
  /** What of the shell stands around it; all of it where absent. */
  readonly shell?: RouteShell;
}
