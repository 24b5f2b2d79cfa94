/** Whether the server will be able to listen, asked before anything else is done. */
import { createServer } from 'node:net';

/** Rejects with the system's error where nobody can listen there now. Any port is free where 0 is asked for. */
export async function requireFreePort({ host, port }: { readonly host: string; readonly port: number }): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => server.close(() => resolve()));
  });
}
