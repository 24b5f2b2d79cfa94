/** A PostgreSQL server that can be frozen, as a machine is that stands still: it takes connections and says nothing. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A server in between that passes everything on, until it is frozen. */
export async function frozenAfter(real: string) {
  const { hostname, port, pathname, username } = new URL(real);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const between = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
      one.pipe(other);
      if (isFrozen) one.pause();
    }
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  const address = between.address() as AddressInfo;
  return {
    url: `postgresql://${username}@127.0.0.1:${address.port}${pathname}`,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      between.close();
    },
  };
}
