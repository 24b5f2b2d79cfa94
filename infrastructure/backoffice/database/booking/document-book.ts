/** Documents in the database: issued by one function in one commit, and read back only where they are what was issued. */
import { createHash } from 'node:crypto';
import { Effect } from 'effect';
import type { AmendmentPlan } from '#application/backoffice/ports/booking/amendment-book.ts';
import type {
  DocumentBook,
  DocumentKey,
  IssuedDocument,
  IssuingTerms,
  NewDocument,
  PostedAbout,
} from '#application/backoffice/ports/booking/document-book.ts';
import { entryIdOf } from '#domain/account/chain.ts';
import type { AmendmentKind } from '#domain/booking/amendment.ts';
import type { Product } from '#domain/booking/booking.ts';
import { gstSchemes } from '#domain/booking/papers/agent-gst.ts';
import type { DocumentKind, PaperDocument } from '#domain/booking/papers/documents.ts';
import { serialOf } from '#domain/booking/papers/serials.ts';
import { money, negate } from '#domain/money/money.ts';
import { BatchWriter } from '../engine/batch-writer.ts';
import { currencyOf, statedOf } from './booking-rows.ts';
import { type KeptProduct, type KeptProducts, keptProduct, type PostedBooking } from './kept-product.ts';
import type { Database } from '../engine/database.ts';
import { instantFromRow, minorFromRow } from '../engine/rows.ts';

interface DocumentRow {
  readonly agency_id: string;
  readonly transaction_id: string;
  readonly kind: DocumentKind;
  readonly subject: string;
  readonly issuer_id: string;
  readonly series: string | null;
  readonly financial_year: string | null;
  readonly number: string | null;
  readonly issued_at: string;
  readonly ledger_sequence: string | null;
  /** As written. */
  readonly text: string;
  readonly digest: Uint8Array;
}

interface PostedRow {
  /** Of the booking among those asked for, from 1. */
  readonly place: string;
  readonly sequence: string;
  readonly at: string;
  readonly kind: 'booking' | 'refund' | 'reversal';
  readonly currency: string;
  readonly own: string;
  readonly airline: string;
  readonly commission: string;
  readonly tds: string;
  /** Of the amendment that posted it. */
  readonly doing: AmendmentKind | null;
  readonly plan: string | null;
  /** Null where the ledger alone knows the booking. */
  readonly product: Product | null;
  readonly was: PostedBooking['was'];
}

const columns = `d.agency_id, d.transaction_id, d.kind, d.subject, d.issuer_id, d.series, d.financial_year, d.number,
  d.issued_at, d.ledger_sequence, d.document::text as text, d.digest`;

/** An answer of `issue_documents`: without the text where it is what was given. */
type IssuedRow = Omit<DocumentRow, 'text'> & { readonly text: string | null };

interface BookingAsked {
  readonly agencyId: string;
  readonly transactionId: string;
}

/** Statements under way: one, so that documents are numbered in the order in which they were handed in. */
const oneByOne = { most: 256, lanes: 1 };

export class StoredDocumentBook implements DocumentBook {
  readonly #database: Database;
  readonly #products: KeptProducts;
  readonly #issuing: BatchWriter<NewDocument, IssuedDocument>;
  readonly #reading: BatchWriter<BookingAsked, PostedAbout>;
  readonly #asking: BatchWriter<string, IssuingTerms>;

  constructor(database: Database, products: KeptProducts) {
    this.#database = database;
    this.#products = products;
    this.#issuing = new BatchWriter((given) => this.#issue(given), oneByOne);
    this.#reading = new BatchWriter((asked) => this.#posted(asked), oneByOne);
    this.#asking = new BatchWriter((agencyIds) => this.#terms(agencyIds), oneByOne);
  }

  find({ agencyId, transactionId, kind, subject }: DocumentKey): Effect.Effect<IssuedDocument | undefined> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<DocumentRow>(
        `select ${columns} from issued_document d
         where d.agency_id = $1 and d.transaction_id = $2 and d.kind = $3 and d.subject = $4`,
        [agencyId, transactionId, kind, subject],
      );
      return row === undefined ? undefined : issuedOf(row);
    });
  }

  issue(given: NewDocument): Effect.Effect<IssuedDocument> {
    return Effect.promise(() => this.#issuing.call(given));
  }

  termsOf(agencyId: string): Effect.Effect<IssuingTerms> {
    return Effect.promise(() => this.#asking.call(agencyId));
  }

  posted(agencyId: string, transactionId: string): Effect.Effect<PostedAbout> {
    return Effect.promise(() => this.#reading.call({ agencyId, transactionId }));
  }

  async #issue(given: readonly NewDocument[]): Promise<readonly IssuedDocument[]> {
    const texts = given.map(({ document }) => JSON.stringify(document));
    const rows = await this.#database.query<IssuedRow>('select * from issue_documents($1::jsonb, $2::json)', [
      JSON.stringify(given.map(itemOf)),
      `[${texts.join(',')}]`,
    ]);
    if (rows.length !== given.length) throw new Error(`${given.length} documents were answered with ${rows.length}`);
    return rows.map(({ text, ...row }, place) => {
      const document = given[place]?.document;
      return text === null && document !== undefined ? keptOf(row, document) : issuedOf({ ...row, text: text ?? '' });
    });
  }

  async #terms(agencyIds: readonly string[]): Promise<readonly IssuingTerms[]> {
    const rows = await this.#database.query<{ agency_id: string; gst_scheme: string }>(
      'select agency_id, gst_scheme from agency where agency_id = any ($1)',
      [[...new Set(agencyIds)]],
    );
    const byAgency = new Map(rows.map((row) => [row.agency_id, gstSchemes.find((each) => each === row.gst_scheme)]));
    return agencyIds.map((agencyId) => ({ gstScheme: byAgency.get(agencyId) ?? 'rule-32-3' }));
  }

  async #posted(asked: readonly BookingAsked[]): Promise<readonly PostedAbout[]> {
    const rows = await this.#database.query<PostedRow>(
      `select w.place, e.sequence, e.at, e.kind, p.*, a.doing, a.plan, o.product, s.was
       from unnest($1::text[], $2::text[]) with ordinality as w (agency_id, reference, place)
       join journal_entry e on e.agency_id = w.agency_id and e.reference = w.reference
       cross join lateral (
         select min(p.currency) as currency,
                sum(p.amount) filter (where p.line = 1 or p.ledger_account like 'elsewhere:paid-%') as own,
                coalesce(sum(p.amount) filter (where p.ledger_account like 'supplier:%' or p.ledger_account = 'elsewhere:supplier'), 0) as airline,
                coalesce(sum(p.amount) filter (where p.ledger_account in ('commission', 'elsewhere:commission')), 0) as commission,
                coalesce(sum(p.amount) filter (where p.ledger_account in ('tds', 'elsewhere:tds')), 0) as tds
         from posting p where p.agency_id = e.agency_id and p.sequence = e.sequence
       ) p
       cross join lateral (
         select min(a.kind) as doing, min(a.plan::text) as plan, coalesce(min(a.posted_version), 0) as version
         from amendment a
         where a.transaction_id = e.reference and a.agency_id = e.agency_id and a.ledger_sequence = e.sequence
       ) a
       left join booking o on o.agency_id = e.agency_id and o.transaction_id = e.reference
       left join lateral (
         select json_build_object('reference', s.reference, 'issued', s.issued, 'gone', s.gone, 'terms', s.document, 'quote', d.quote) as was
         from booking_was s join quote_document d on d.agency_id = o.agency_id and d.quote_id = o.quote_id
         where s.agency_id = e.agency_id and s.transaction_id = e.reference and s.version >= a.version
         order by s.version limit 1
       ) s on true
       where e.kind in ('booking', 'refund', 'reversal')
       order by w.place, e.sequence`,
      [asked.map(({ agencyId }) => agencyId), asked.map(({ transactionId }) => transactionId)],
    );
    const byPlace: PostedRow[][] = asked.map(() => []);
    for (const row of rows) byPlace[Number(row.place) - 1]?.push(row);
    return byPlace.map((each) => aboutOf(each, this.#products));
  }
}

function asPosted(
  { was, product }: PostedRow,
  plan: AmendmentPlan | undefined,
  products: KeptProducts,
): ReturnType<KeptProduct['posted']> {
  if (product === null || (was === null && plan === undefined)) return {};
  return keptProduct(products, product).posted({ was, ...(plan && { plan }) });
}

function aboutOf(rows: readonly PostedRow[], products: KeptProducts): PostedAbout {
  // A charge is what takes from the account, whatever it is for; a refund below nothing is still one.
  const isCharge = (row: PostedRow) => row.kind === 'booking' && Number(row.own) < 0;
  return {
    charges: rows.filter(isCharge).map((row) => chargeOf(row, products)),
    refunds: rows
      .filter((row) => !isCharge(row) && (row.kind !== 'booking' || Number(row.own) > 0))
      .map((row) => refundOf(row, products)),
  };
}

function itemOf({ agencyId, transactionId, kind, subject, issuerId, numbered, ledgerEntry, at, ...who }: NewDocument) {
  return {
    agency_id: agencyId,
    transaction_id: transactionId,
    kind,
    subject,
    issuer_id: issuerId,
    series: numbered?.series ?? null,
    financial_year: numbered?.financialYear ?? null,
    at,
    ledger_sequence: ledgerEntry === undefined ? null : sequenceOf(ledgerEntry),
    actor_user_id: who.actorUserId ?? null,
    on_behalf_of: who.onBehalfOf ?? null,
  };
}

/** Read back: only what was issued. */
function issuedOf(row: DocumentRow): IssuedDocument {
  if (digestOf(row) !== Buffer.from(row.digest).toString('hex')) {
    throw new Error(`${row.kind} ${row.subject} of ${row.transaction_id} is not what was issued`);
  }
  return keptOf(row, documentOf(row.text));
}

function keptOf(row: Omit<DocumentRow, 'text'>, document: PaperDocument): IssuedDocument {
  const { series, financial_year: financialYear, number } = row;
  return {
    agencyId: row.agency_id,
    transactionId: row.transaction_id,
    kind: row.kind,
    subject: row.subject,
    ...(series === null || financialYear === null || number === null
      ? {}
      : { serial: serialOf({ series, financialYear, number: Number(number) }) }),
    issuedAt: instantFromRow(row.issued_at),
    document,
    digest: Buffer.from(row.digest).toString('hex'),
  };
}

/** As `issue_documents` makes it. */
function digestOf(row: DocumentRow): string {
  const parts = [
    'farelane-document-1',
    row.agency_id,
    row.transaction_id,
    row.kind,
    row.subject,
    row.issuer_id,
    row.series ?? '-',
    row.financial_year ?? '-',
    row.number ?? '-',
    instantFromRow(row.issued_at),
    row.ledger_sequence ?? '-',
    row.text,
  ];
  return createHash('sha256').update(parts.join('\n'), 'utf8').digest('hex');
}

function documentOf(text: string): PaperDocument {
  const document: unknown = JSON.parse(text);
  if (typeof document !== 'object' || document === null || !('version' in document) || document.version !== 1) {
    throw new Error('A document of a version that is not known here');
  }
  // Its digest was checked: it is what `issue` was given.
  return document as PaperDocument;
}

function chargeOf(row: PostedRow, products: KeptProducts): PostedAbout['charges'][number] {
  const { amount, own, airline, commission, tds, plan } = amountsOf(row);
  const customer = statedOf(plan);
  const { was } = asPosted(row, plan, products);
  return {
    entryId: entryIdOf(Number(row.sequence)),
    at: instantFromRow(row.at),
    suppliers: amount(airline),
    commission: amount(commission),
    tds: amount(tds),
    fees: amount(-own - airline - commission - tds),
    ...(plan?.fees && { feesNamed: plan.fees }),
    ...(plan?.supplied && { supplied: plan.supplied }),
    charged: amount(-own),
    ...(row.doing && { doing: row.doing }),
    ...(customer && { customer }),
    ...(plan?.rounding && { rounding: plan.rounding }),
    ...(plan?.forfeited && { forfeited: plan.forfeited }),
    ...(was && { was }),
  };
}

function refundOf(row: PostedRow, products: KeptProducts): PostedAbout['refunds'][number] {
  const { amount, own, airline, commission, tds, plan } = amountsOf(row);
  const shown = statedOf(plan);
  // What a change is stated to cost is below nothing where it gives back.
  const customerRefund = shown !== undefined && row.kind === 'booking' ? negate(shown) : shown;
  return {
    entryId: entryIdOf(Number(row.sequence)),
    at: instantFromRow(row.at),
    returned: amount(-airline),
    commission: amount(-commission),
    tds: amount(-tds),
    fees: amount(own + airline + commission + tds),
    refund: amount(own),
    ...(customerRefund && { customerRefund }),
    ...(plan?.receipt && { receipt: plan.receipt }),
    ...(plan?.supplied && { supplied: plan.supplied }),
    ...asPosted(row, plan, products),
  };
}

/** What is neither the suppliers' nor commission nor tax withheld is fees, so that the lines add up whatever was posted. */
function amountsOf(row: PostedRow) {
  const currency = currencyOf(row.currency);
  return {
    amount: (minor: number) => money(minor === 0 ? 0 : minor, currency),
    own: minorFromRow(row.own),
    airline: minorFromRow(row.airline),
    commission: minorFromRow(row.commission),
    tds: minorFromRow(row.tds),
    plan: row.plan === null ? undefined : planOf(row.plan),
  };
}

/** As the amendment saga wrote it. */
function planOf(text: string): AmendmentPlan {
  return JSON.parse(text) as AmendmentPlan;
}

/** The inverse of `entryIdOf`. */
function sequenceOf(entryId: string): number {
  const sequence = Number(/^LG-(\d+)$/.exec(entryId)?.[1]);
  if (!Number.isSafeInteger(sequence) || entryIdOf(sequence) !== entryId) throw new Error(`"${entryId}" is no entry`);
  return sequence;
}
