/** What the bench asks the PostgreSQL server beside the back office. */
import pg from 'pg';

/**
 * A rate counts for nothing if the books are wrong: every booking at its end, every one that was ticketed with its invoices.
 *
 * @param {string} url
 */
export async function mustAddUp(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      "select count(*)::int as open from booking where status not in ('confirmed', 'not-confirmed')",
    );
    if (rows[0].open > 0) throw new Error(`${rows[0].open} bookings were left unsettled`);
    const { rows: bare } = await client.query(
      `select count(*)::int as bookings from booking b where b.status = 'confirmed' and 2 <> (
         select count(*) from issued_document d where d.agency_id = b.agency_id and d.transaction_id = b.transaction_id)`,
    );
    if (bare[0].bookings > 0) throw new Error(`${bare[0].bookings} bookings are without their invoices`);
  } finally {
    await client.end();
  }
}

/**
 * @param {string} server
 * @param {string} name
 */
export async function newDatabase(server, name) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Bytes of write-ahead log so far.
 *
 * @param {string} url
 * @returns {Promise<number>}
 */
export async function logPosition(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes");
    return Number(rows[0].bytes);
  } finally {
    await client.end();
  }
}

/**
 * Mail and papers follow from the outbox: they are part of what a booking costs.
 *
 * @param {string} url
 */
export async function settled(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const until = performance.now() + 120_000;
    while (performance.now() < until) {
      const { rows } = await client.query('select count(*)::int as items from outbox where done_at is null');
      if (rows[0].items === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The outbox was not done within two minutes');
  } finally {
    await client.end();
  }
}
