/**
 * A fresh PostgreSQL database for a test. `npm test` starts one server for the whole run and names it in
 * `TEST_DATABASE_URL`; a suite that runs alone starts its own for the life of its process.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startCluster } from '#tests/run/postgres.mjs';

let server: Promise<string> | undefined;

/** The address of the server that tests use, on its own database `postgres`: for pgbench, terminating connections, counting. */
export function postgresServerUrl(): Promise<string> {
  server ??= startOrUse();
  return server;
}

/** The address of a new, empty database with all rights. Every call makes another one. */
export async function postgresUrl(): Promise<string> {
  const url = new URL(await postgresServerUrl());
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  url.pathname = `/${name}`;
  return url.href;
}

async function startOrUse(): Promise<string> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') return given;
  const cluster = await startCluster();
  return cluster.url;
}
