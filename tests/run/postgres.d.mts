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
export function startCluster(): Promise<Cluster>;
