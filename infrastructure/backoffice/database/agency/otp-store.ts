/** One-time codes in the database. A try is counted by one statement, so that of many at once no more than allowed count. */
import { Effect } from 'effect';
import type { Language } from '#domain/people/language.ts';
import { otpAsked } from '#application/backoffice/agency/registration/send-otp.ts';
import type { KeptOtp, OtpStore, OtpTry } from '#application/backoffice/ports/agency/otp-store.ts';
import type { OtpChannel } from '#domain/agency/otp.ts';
import type { Instant } from '#domain/time/instant.ts';
import { putOutbox } from '../booking/records.ts';
import type { Database } from '../engine/database.ts';
import { instantFromRow } from '../engine/rows.ts';

interface OtpRow {
  readonly otp_id: string;
  readonly channel: OtpChannel;
  readonly address: string;
  readonly language: Language;
  readonly tries: number;
  readonly expires_at: string;
}

const columns = 'otp_id, channel, address, language, tries, expires_at';

export class DatabaseOtpStore implements OtpStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly begin = (
    { otpId, channel, address, language, expiresAt }: KeptOtp,
    overBefore: Instant,
  ): Effect.Effect<void> =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        await tx.query(
          'delete from otp where otp_id in (select otp_id from otp where expires_at < $1 order by expires_at limit 50 for update skip locked)',
          [overBefore],
        );
        await tx.query('insert into otp (otp_id, channel, address, language, expires_at) values ($1, $2, $3, $4, $5)', [
          otpId,
          channel,
          address,
          language,
          expiresAt,
        ]);
        await putOutbox(tx, otpAsked, { otpId });
      }),
    );

  readonly byId = (otpId: string): Effect.Effect<KeptOtp | undefined> =>
    Effect.promise(async () => {
      const [row] = await this.#database.query<OtpRow>(`select ${columns} from otp where otp_id = $1`, [otpId]);
      return row && otpOf(row);
    });

  readonly countTry = (otpId: string, mostTries: number, now: Instant): Effect.Effect<OtpTry | undefined> =>
    Effect.promise(async () => {
      const [row] = await this.#database.query<OtpRow>(
        `update otp set tries = tries + 1
         where otp_id = $1 and tries < $2 and used_at is null and expires_at > $3 returning ${columns}`,
        [otpId, mostTries, now],
      );
      return row && { otp: otpOf(row), left: mostTries - row.tries };
    });

  readonly spend = (otpId: string, now: Instant): Effect.Effect<boolean> =>
    Effect.promise(async () => {
      const spent = await this.#database.query(
        'update otp set used_at = $2 where otp_id = $1 and used_at is null returning 1',
        [otpId, now],
      );
      return spent.length > 0;
    });
}

function otpOf({ otp_id: otpId, channel, address, language, expires_at: expiresAt }: OtpRow): KeptOtp {
  return { otpId, channel, address, language, expiresAt: instantFromRow(expiresAt) };
}
