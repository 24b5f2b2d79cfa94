/**
 * Importing a PNR: what is pasted on one side, what was read of it on the other; below it what the supplier says, what is
 * still lacking as fields, and at the end the act, which names the amount.
 */
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import Eraser from 'lucide-react/icons/eraser';
import FileInput from 'lucide-react/icons/file-input';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { pnrDialects, pnrMostCharacters } from '#domain/flight/pnr/reading.ts';
import { OfProduct } from '#ui/booking/words/of-product.tsx';
import { importParts } from '#ui/composition/import-parts.ts';
import { paths, requestPath } from '#ui/composition/paths.ts';
import { importedProducts } from '#ui/composition/products.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import type { SummedError } from '#ui/design/notice/error-summary.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { Loader } from '#ui/design/notice/loader.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { SkeletonGroup, SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { TextArea } from '#ui/design/field/text-area.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import type { Words } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { FailureAlert } from '#ui/shell/words/failure-alert.tsx';
import { violationText } from '#ui/shell/words/violation-words.ts';
import { flight } from '../product.ts';
import { ImportContact, ImportGst, ImportMissing } from './import-missing.tsx';
import { ImportLines, ImportRead } from './import-preview.tsx';
import { ImportPrice } from './import-price.tsx';
import { ImportConfirmation, Taken } from './import-record.tsx';
import { hasField, type ImportView, placeNamed, problemsId, targetOf } from './import-view.ts';
import styles from './import.module.css';

export function Screen() {
  const page = usePart(importParts.page);
  const state = useStateOf(page.state$);
  const may = useMay();
  const navigate = useNavigate();
  useEffect(() => page.open(), [page]);
  const imported = state.kind === 'imported' ? state.transactionId : undefined;
  useEffect(() => {
    if (imported !== undefined) void navigate(flight.paths.paper('voucher', imported), { replace: true });
  }, [imported, navigate]);
  switch (state.kind) {
    case 'imported':
      return <Loader />;
    case 'asked':
      return <Asked number={state.number} onAgain={() => page.open()} />;
    case 'open':
      return may('import') ? (
        <OfProduct product={flight.product}>
          <OpenPage state={state} page={page} />
        </OfProduct>
      ) : (
        <NotYours />
      );
  }
}

function NotYours() {
  const words = useWords();
  return (
    <>
      <PageHead title={words('title-import-pnr')} />
      <Alert kind="info">{words('shell-not-yours-import')}</Alert>
    </>
  );
}

/** It waits for the operators. */
function Asked({ number, onAgain }: { readonly number: string; readonly onAgain: () => void }) {
  const words = useWords();
  return (
    <>
      <PageHead title={words('title-import-pnr')} />
      <Alert
        kind="info"
        title={words('imports-asked', { number })}
        action={
          <div className={styles.acts}>
            <LinkButton to={requestPath(number)}>{words('imports-open-request')}</LinkButton>
            <Button icon={FileInput} onClick={onAgain}>
              {words('imports-another')}
            </Button>
          </div>
        }
      >
        {words('imports-asked-help')}
      </Alert>
    </>
  );
}

function OpenPage({ state, page }: ImportView) {
  const words = useWords();
  const { preview, form } = state;
  return (
    <>
      <PageHead
        title={words('title-import-pnr')}
        acts={
          form.text === '' || state.sending || state.unanswered ? undefined : (
            <Button icon={Eraser} onClick={() => page.clear()}>
              {words('imports-clear')}
            </Button>
          )
        }
      />
      <form
        className={styles.page}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void page.send();
        }}
      >
        <Refused state={state} page={page} />
        <div className={styles.sides}>
          <Pasted state={state} page={page} />
          <Previewed state={state} page={page} />
        </div>
        {preview === undefined || preview.made.reading.dialect === undefined ? null : (
          <>
            <Problems state={state} page={page} />
            <ImportConfirmation state={state} page={page} />
            <ImportRead state={state} page={page} preview={preview} />
            <ImportMissing state={state} page={page} preview={preview} />
            {state.confirmation === undefined || state.confirmation.state === 'taken' ? null : (
              <>
                <ImportContact state={state} page={page} />
                <ImportGst state={state} page={page} />
                <ImportPrice state={state} page={page} />
              </>
            )}
            {state.confirmation?.state === 'taken' ? null : <Acts state={state} page={page} />}
          </>
        )}
      </form>
    </>
  );
}

/** What the screen is asked to import, and whose display it is. */
function Pasted({ state, page }: ImportView) {
  const words = useWords();
  const { form, preview } = state;
  const dialect = preview?.made.reading.dialect;
  const locked = state.sending || state.checking || state.unanswered;
  const unread = state.violations.find(({ path }) => path === 'gds' || (path === 'text' && form.text !== ''));
  const shown = unread !== undefined && !isWhole(unread);
  return (
    <Card title={words('imports-display')}>
      <div className={styles.pasted}>
        <div className={styles.pair}>
          <Select
            label={words('imports-type')}
            value="flight"
            disabled={locked}
            onChange={() => undefined}
            options={importedProducts.map((key) => ({
              key,
              label: words(`imports-type-${key}`),
              ...(key !== 'flight' && { reason: words('imports-type-not') }),
            }))}
          />
          <Select
            label={words('imports-gds')}
            value={form.gds ?? 'auto'}
            disabled={locked}
            help={
              form.gds === undefined && dialect !== undefined
                ? words('imports-gds-found', { gds: words(`imports-gds-${dialect}`) })
                : undefined
            }
            onChange={(key) => page.chooseGds(pnrDialects.find((each) => each === key))}
            options={[
              { key: 'auto', label: words('imports-gds-auto') },
              ...pnrDialects.map((key) => ({ key, label: words(`imports-gds-${key}`) })),
            ]}
          />
        </div>
        <TextArea
          id="import-text"
          label={words('imports-text')}
          value={form.text}
          rows={16}
          code
          disabled={locked}
          placeholder={words('imports-text-hint')}
          help={words('imports-text-help')}
          error={
            shown
              ? words(unread.path === 'gds' ? 'imports-gds-unknown' : `violation-${unread.code}`, {
                  most: pnrMostCharacters,
                })
              : undefined
          }
          onChange={(text) => page.paste(text)}
        />
      </div>
    </Card>
  );
}

function Previewed({ state, page }: ImportView) {
  const words = useWords();
  const { preview, reader, form } = state;
  if (preview !== undefined) return <ImportLines state={state} page={page} preview={preview} />;
  return (
    <Card title={words('imports-preview')}>
      {reader === 'failed' ? (
        <Alert
          kind="error"
          action={<Button onClick={() => page.paste(form.text)}>{words('imports-try-again')}</Button>}
        >
          {words('imports-reader-failed')}
        </Alert>
      ) : reader === 'loading' ? (
        <SkeletonGroup>
          <SkeletonRows rows={8} height="24px" />
        </SkeletonGroup>
      ) : (
        <EmptyState icon={FileInput} title={words('imports-nothing')}>
          {words('imports-nothing-help')}
        </EmptyState>
      )}
    </Card>
  );
}

/** What stands in the way and no field can mend: the text has to. */
function Problems({ state }: ImportView) {
  const words = useWords();
  const { preview, violations } = state;
  if (preview === undefined) return null;
  const { reading } = preview.made;
  const left = leftOf(state);
  const others = violations.filter((each) => !hasField(preview, each.path) && !isWhole(each));
  const fields = state.stopped === 0 ? [] : violations.filter(({ path }) => hasField(preview, path));
  const errors = new Map<string, SummedError>();
  for (const each of fields) {
    const id = targetOf(preview, each.path);
    if (!errors.has(id)) errors.set(id, { fieldId: id, text: placeNamed(words, reading, each) });
  }
  return (
    <>
      {others.length === 0 ? null : (
        <div id={problemsId} tabIndex={-1} className={styles.problems}>
          <Alert kind="error" title={words('imports-in-the-way')}>
            <Said violations={others} state={state} />
          </Alert>
        </div>
      )}
      {preview.made.notes.length === 0 ? null : (
        <Alert kind="warning" title={words('imports-look-at')} live={false}>
          <Said violations={preview.made.notes} state={state} />
        </Alert>
      )}
      <ErrorSummary
        errors={errors.size > 0 || state.stopped === 0 || others.length === 0 ? [...errors.values()] : []}
        attempt={errors.size > 0 ? state.stopped : 0}
        title={left > 0 ? words('imports-left', { count: left }) : undefined}
      />
    </>
  );
}

function Said({
  violations,
  state,
}: Pick<ImportView, 'state'> & { readonly violations: ImportView['state']['violations'] }) {
  const words = useWords();
  return (
    <ul className={styles.said}>
      {violations.map((each) => {
        const place = placeNamed(words, state.preview?.made.reading, each);
        return (
          <li key={`${each.path} ${each.code}`}>
            {place === '' ? null : (
              <>
                <bdi className={styles.strong}>{place}</bdi>
                {' – '}
              </>
            )}
            {saidOf(words, each)}
          </li>
        );
      })}
    </ul>
  );
}

/** Said above everything: what the back office found of the whole. */
function isWhole({ code }: Violation): boolean {
  return code === 'pnr-imported' || code === 'pnr-taken' || code === 'pnr-not-confirmed';
}

/** Tickets that are missing have words of their own: no field can bring them. */
function saidOf(words: Words, each: Violation): string {
  if (each.code !== 'required') return violationText(words, each);
  if (each.path === 'tickets') return words('imports-no-tickets');
  return each.path.endsWith('.ticket') ? words('imports-no-ticket') : violationText(words, each);
}

/** What the back office said of the whole: refused, imported before, or no answer at all. */
function Refused({ state, page }: ImportView) {
  const words = useWords();
  const { failure, unanswered, violations } = state;
  const whole = violations.find(isWhole);
  if (unanswered) {
    return (
      <Alert
        kind="warning"
        title={words('imports-unanswered')}
        action={
          <div className={styles.acts}>
            <Button act="flight.importPnr" variant="primary" icon={RotateCw} onClick={() => void page.send()}>
              {words('imports-ask-again')}
            </Button>
            <LinkButton to={paths.bookings}>{words('imports-my-bookings')}</LinkButton>
            <Button variant="quiet" onClick={() => page.clear()}>
              {words('imports-leave-it')}
            </Button>
          </div>
        }
      >
        {words('imports-unanswered-help')}
      </Alert>
    );
  }
  if (whole?.code === 'pnr-not-confirmed') return <Alert kind="error">{violationText(words, whole)}</Alert>;
  if (whole !== undefined) {
    const before = whole.params?.['transactionId'];
    return <Taken transactionId={typeof before === 'string' ? before : undefined} />;
  }
  return failure === undefined ? null : <FailureAlert failure={failure} />;
}

/** The one count of the page: what is open, whichever part of the page can mend it. */
function leftOf({ stops }: ImportView['state']): number {
  return new Set(stops.map(({ path }) => path)).size;
}

/** The next step, and what it charges. */
function Acts({ state }: ImportView) {
  const words = useWords();
  const { language } = useLanguage();
  const { preview, checking, sending, unanswered, confirmation } = state;
  const dates = useDates();
  const charge = preview?.charge;
  const until = preview?.holdUntil;
  const left = leftOf(state);
  const act =
    confirmation === undefined
      ? words('imports-check')
      : confirmation.state !== 'confirmed'
        ? words('imports-send-desk')
        : charge === undefined
          ? words('imports-import-hold')
          : words('imports-import-charge', { amount: formatMoney(charge, { locale: language }) });
  const help =
    confirmation === undefined
      ? words('imports-check-help')
      : confirmation.state !== 'confirmed'
        ? words('imports-desk-help')
        : until === undefined
          ? words('imports-charge-help')
          : words('imports-hold-help', { date: dates.short(dateOfLocal(until)), time: clockOfLocal(until) });
  return (
    <div className={styles.end}>
      <p className={styles.quiet} role="status">
        {left > 0 ? words('imports-left', { count: left }) : help}
      </p>
      <Button
        act="flight.importPnr"
        type="submit"
        variant="primary"
        size={48}
        icon={FileInput}
        busy={sending || checking}
        busyLabel={words(checking ? 'imports-checking' : 'imports-importing')}
        disabled={unanswered}
      >
        {act}
      </Button>
    </div>
  );
}
