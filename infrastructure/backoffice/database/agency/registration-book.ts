/** Registrations in the database. */
import { Effect } from 'effect';
import type { Language } from '#domain/people/language.ts';
import {
  type Added,
  type KeptRegistration,
  type NewPaper,
  type NewRegistration,
  type RegistrationBook,
  registrationDecided,
  type RegistrationDecision,
  registrationReceived,
} from '#application/backoffice/ports/agency/registration-book.ts';
import type { PaperFile, PaperInShort, RegistrationRow } from '#application/desk/agency/registration.ts';
import {
  type Registration,
  type RegistrationPaper,
  registrationPapers,
  type RegistrationState,
} from '#domain/agency/registration.ts';
import type { Instant } from '#domain/time/instant.ts';
import { putOutbox, writeAudit } from '../booking/records.ts';
import type { Database, Sql } from '../engine/database.ts';
import { instantFromRow } from '../engine/rows.ts';
import { beginningWith } from '../engine/beginning-with.ts';

interface KeptRow {
  readonly registration_id: string;
  readonly state: RegistrationState;
  readonly fields: Registration;
  readonly language: Language;
  readonly submitted_at: string;
  readonly decided_at: string | null;
  readonly decided_by: string | null;
  readonly remarks: string;
}

const columns = 'registration_id, state, fields, language, submitted_at, decided_at, decided_by, remarks';

export class DatabaseRegistrationBook implements RegistrationBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly putPaper = (paper: NewPaper, staleBefore: Instant): Effect.Effect<void> =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        await tx.query(
          `delete from registration_document where document_id in (
             select document_id from registration_document where registration_id is null and uploaded_at < $1
             order by uploaded_at limit 20 for update skip locked)`,
          [staleBefore],
        );
        await tx.query(
          `insert into registration_document (document_id, email, paper, filename, media_type, bytes, uploaded_at)
           values ($1, $2, $3, $4, $5, decode($6, 'base64'), $7)
           on conflict (email, paper) where registration_id is null do update set
             document_id = excluded.document_id, filename = excluded.filename, media_type = excluded.media_type,
             bytes = excluded.bytes, uploaded_at = excluded.uploaded_at`,
          [paper.documentId, paper.email, paper.paper, paper.filename, paper.mediaType, paper.base64, paper.at],
        );
      }),
    );

  readonly add = (registration: NewRegistration): Effect.Effect<Added> =>
    Effect.promise(async () => {
      try {
        return await this.#database.transaction((tx) => this.#add(tx, registration));
      } catch (cause) {
        // Rolled back: nothing of it is kept.
        if (cause instanceof PapersMissing) return { kind: 'papers-missing', papers: cause.papers };
        throw cause;
      }
    });

  async #add(tx: Sql, { requestId, digest, fields, taken, language, at }: NewRegistration): Promise<Added> {
    const { email } = fields;
    // Two at once of one address come one after the other.
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 61))', [email]);
    const [before] = await tx.query<{ registration_id: string; digest: string }>(
      'select registration_id, digest from agency_registration where email = $1 and request_id = $2',
      [email, requestId],
    );
    if (before !== undefined) {
      return before.digest === digest
        ? { kind: 'repeated', registrationId: before.registration_id }
        : { kind: 'reused' };
    }
    if (taken) return { kind: 'taken' };
    const open = await tx.query(`select 1 from agency_registration where email = $1 and state = 'received'`, [email]);
    if (open.length > 0) return { kind: 'open' };
    const [added] = await tx.query<{ registration_id: string }>(
      `insert into agency_registration (registration_id, request_id, digest, email, company_name, pan_number, gst_number,
         fields, language, submitted_at)
       values ('RG' || nextval('agency_registration_number'), $1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9)
       returning registration_id`,
      [
        requestId,
        digest,
        email,
        fields.companyName,
        fields.panNumber,
        fields.gstNumber,
        JSON.stringify(fields),
        language,
        at,
      ],
    );
    if (added === undefined) throw new Error('A registration was answered without its id');
    const { registration_id: registrationId } = added;
    const taking = await tx.query<{ paper: RegistrationPaper }>(
      `update registration_document set registration_id = $1
       where email = $2 and registration_id is null and (paper, document_id) in (('pan', $3), ('gst', $4)) returning paper`,
      [registrationId, email, fields.panDocument, fields.gstDocument],
    );
    const missing = registrationPapers.filter((paper) => !taking.some((each) => each.paper === paper));
    if (missing.length > 0) throw new PapersMissing(missing);
    await writeAudit(tx, { operation: 'agency.register', reference: registrationId });
    await putOutbox(tx, registrationReceived, { registrationId });
    return { kind: 'added', registrationId };
  }

  readonly find = (registrationId: string): Effect.Effect<KeptRegistration | undefined> =>
    Effect.promise(async () => {
      const [row] = await this.#database.query<KeptRow>(
        `select ${columns} from agency_registration where registration_id = $1`,
        [registrationId],
      );
      return row && keptOf(row);
    });

  readonly papers = (registrationId: string): Effect.Effect<readonly PaperInShort[]> =>
    Effect.promise(async () => {
      const rows = await this.#database.query<{
        paper: RegistrationPaper;
        filename: string;
        media_type: string;
        size: number;
        uploaded_at: string;
      }>(
        `select paper, filename, media_type, octet_length(bytes) as size, uploaded_at from registration_document
         where registration_id = $1 order by paper desc`,
        [registrationId],
      );
      return rows.map(({ paper, filename, media_type: mediaType, size, uploaded_at: uploadedAt }) => ({
        paper,
        filename,
        mediaType,
        bytes: size,
        uploadedAt: instantFromRow(uploadedAt),
      }));
    });

  readonly paper = (registrationId: string, paper: RegistrationPaper): Effect.Effect<PaperFile | undefined> =>
    Effect.promise(async () => {
      const [row] = await this.#database.query<{ filename: string; media_type: string; base64: string }>(
        `select filename, media_type, translate(encode(bytes, 'base64'), E'\\n', '') as base64 from registration_document
         where registration_id = $1 and paper = $2`,
        [registrationId, paper],
      );
      return row && { filename: row.filename, mediaType: row.media_type, base64: row.base64 };
    });

  readonly list: RegistrationBook['list'] = ({ state, text = '', page, pageSize }) =>
    Effect.promise(async () => {
      const where = `($1::text is null or state = $1) and ($2 = '' or registration_id like upper($2) or email like lower($2)
        or lower(company_name) like lower($2))`;
      const given = [state ?? null, text.trim() === '' ? '' : beginningWith(text.trim())];
      const [rows, [counted]] = await Promise.all([
        this.#database.query<Omit<KeptRow, 'language' | 'decided_by' | 'remarks'>>(
          `select registration_id, state, fields, submitted_at, decided_at from agency_registration where ${where}
           order by state <> 'received', case when state = 'received' then submitted_at end, submitted_at desc, registration_id
           limit $3 offset $4`,
          [...given, pageSize, (page - 1) * pageSize],
        ),
        this.#database.query<{ total: string }>(
          `select count(*) as total from agency_registration where ${where}`,
          given,
        ),
      ]);
      return { registrations: rows.map(rowOf), total: Number(counted?.total ?? 0) };
    });

  readonly alike: RegistrationBook['alike'] = (registrationId, { panNumber, gstNumber }) =>
    Effect.promise(async () => {
      const rows = await this.#database.query<{ id: string }>(
        `select agent_id as id from agency
         where (pan_number = $2 or ($3 <> '' and gst_number = $3)) and agency_id <> lower($1)
         union
         select registration_id from agency_registration
         where (pan_number = $2 or ($3 <> '' and gst_number = $3)) and registration_id <> $1
         order by id limit 20`,
        [registrationId, panNumber, gstNumber],
      );
      return rows.map(({ id }) => id);
    });

  readonly decide = ({
    registrationId,
    state,
    remarks,
    by,
    at,
    record,
  }: RegistrationDecision): Effect.Effect<boolean> =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        const decided = await tx.query(
          `update agency_registration set state = $2, remarks = $3, decided_by = $4, decided_at = $5
           where registration_id = $1 and state = 'received' returning 1`,
          [registrationId, state, remarks, by, at],
        );
        if (decided.length === 0) return false;
        await writeAudit(tx, record);
        await putOutbox(tx, registrationDecided, { registrationId });
        return true;
      }),
    );
}

/** Undoes a registration whose papers nobody uploaded. */
class PapersMissing extends Error {
  readonly papers: readonly RegistrationPaper[];

  constructor(papers: readonly RegistrationPaper[]) {
    super('papers are missing');
    this.papers = papers;
  }
}

function keptOf(row: KeptRow): KeptRegistration {
  return {
    registrationId: row.registration_id,
    state: row.state,
    fields: row.fields,
    language: row.language,
    submittedAt: instantFromRow(row.submitted_at),
    ...(row.decided_at !== null && { decidedAt: instantFromRow(row.decided_at) }),
    ...(row.decided_by !== null && { decidedBy: row.decided_by }),
    remarks: row.remarks,
  };
}

function rowOf(row: Omit<KeptRow, 'language' | 'decided_by' | 'remarks'>): RegistrationRow {
  const { companyName, firstName, lastName, city, email } = row.fields;
  return {
    registrationId: row.registration_id,
    state: row.state,
    companyName,
    applicant: `${firstName} ${lastName}`,
    city,
    email,
    submittedAt: instantFromRow(row.submitted_at),
    ...(row.decided_at !== null && { decidedAt: instantFromRow(row.decided_at) }),
  };
}
