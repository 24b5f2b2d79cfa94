export interface Cluster {
  /** The address of its database `postgres`, with all rights. */
  readonly url: string;
  readonly port: number;
  /** The folder of the server's programs: `initdb`, `psql`, `pgbench` … */
  readonly bin: string;
  readonly folder: string;
  readonly stop: () => Promise<void>;
}
export function findPostgres(): string | undefined;
export function ensurePostgres(): Promise<string>;
/** Without `synced` it does not wait for the disk; it does where nothing is said. */
export function startCluster(how?: { readonly synced?: boolean }): Promise<Cluster>;
