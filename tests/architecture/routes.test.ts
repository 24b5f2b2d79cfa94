/** The portal has a screen for each address that the back office answers with it, and each stands in the table once. */
import { expect, it } from 'vitest';
import { addressAt, addresses } from '#application/desk/addresses.ts';
import { routeAt } from '#ui/composition/ahead.ts';
import { loginRoute, screenRoutes } from '#ui/route-table.ts';

const filled = (address: string): string => address.replaceAll(/:\w+/g, 'FL261123000001');

it('every address has its screen', () => {
  const paths = [loginRoute, ...screenRoutes].map(({ path }) => path);
  // The root leads on to another page.
  expect(paths.toSorted()).toEqual(['*', ...addresses.filter((address) => address !== '/')].toSorted());
});

it('a path finds its address, with a slash at its end or without, and nothing else does', () => {
  for (const address of addresses) {
    expect(addressAt(filled(address))).toBe(address);
    expect(addressAt(address === '/' ? address : `${filled(address)}/`)).toBe(address);
    expect(addressAt(`${filled(address)}/x/y/z`)).toBeUndefined();
  }
  expect(routeAt('/flight/hold-queues')?.title).toBe('title-hold-queues');
  expect(routeAt('/no-such-page')).toBeUndefined();
});
