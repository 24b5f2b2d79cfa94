/** Saved travellers: found, changed, deleted; taken out into a file and brought in from one; those who may be one person. */
import { useEffect, useRef } from 'react';
import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';
import { duplicateTravellers } from '#domain/agency/duplicate-travellers.ts';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import { flyerNumbersOf } from '#domain/people/frequent-flyer.ts';
import { addMonths } from '#domain/time/calendar-date.ts';
import { agencyParts } from '#ui/composition/agency-parts.ts';
import { businessZone } from '#ui/composition/house.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Card } from '#ui/design/data/card.tsx';
import { type Column, DataTable, Second } from '#ui/design/data/data-table.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { FindField } from '#ui/design/field/find-field.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { ImportDialog } from './import-dialog.tsx';
import { TravellerDialog } from './traveller-dialog.tsx';
import styles from './profile.module.css';

export function Screen() {
  const words = useWords();
  const book = usePart(agencyParts.travellers);
  const state = useStateOf(book.state$);
  const list = useStateOf(book.list.state$);
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => {
    void book.load();
  }, [book]);
  const all = list.kind === 'ready' ? list.value : [];
  const duplicates = duplicateTravellers(all).length;
  const { deleting } = state;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{words('title-saved-travellers')}</h1>
        <div className={styles.links}>
          <Button act="agency.addTraveller" icon={Upload} onClick={() => file.current?.click()}>
            {words('travellers-import')}
          </Button>
          <Button icon={Download} disabled={all.length === 0} onClick={() => void book.export(all)}>
            {words('travellers-export')}
          </Button>
          <Button act="agency.addTraveller" variant="primary" icon={Plus} onClick={() => book.edit()}>
            {words('travellers-add')}
          </Button>
        </div>
      </div>
      <input
        ref={file}
        type="file"
        accept=".csv,text/csv"
        className={styles.file}
        tabIndex={-1}
        aria-label={words('travellers-import')}
        onChange={(event) => {
          const [given] = event.target.files ?? [];
          if (given !== undefined) void book.read(given);
          event.target.value = '';
        }}
      />
      {duplicates === 0 ? null : (
        <Alert
          kind="warning"
          live={false}
          title={words('travellers-duplicates', { count: duplicates })}
          action={
            <Button size={32} onClick={() => book.showDuplicates(!state.onlyDuplicates)}>
              {words(state.onlyDuplicates ? 'travellers-show-all' : 'travellers-show-duplicates')}
            </Button>
          }
        />
      )}
      {list.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, list.failure)}
          action={{ label: words('agency-try-again'), onPress: () => void book.load() }}
        />
      ) : (
        <Card
          flush
          title={words('travellers-list')}
          fact={list.kind === 'ready' ? words('travellers-count', { count: all.length }) : undefined}
          aside={
            <FindField
              label={words('travellers-find')}
              inside
              size={36}
              value={state.text}
              onChange={(text) => book.find(text)}
            />
          }
        >
          {list.kind === 'loading' ? <SkeletonRows rows={6} height="52px" /> : <Travellers list={book.shown(all)} />}
        </Card>
      )}
      <TravellerDialog />
      <ImportDialog />
      <Modal
        applyAct="agency.deleteTraveller"
        open={deleting !== undefined}
        title={words('travellers-delete-title', { name: deleting === undefined ? '' : nameOf(deleting) })}
        onClose={() => book.askDelete(undefined)}
        onApply={() => void book.delete()}
        applyLabel={words('travellers-delete')}
        applyBusy={state.busy}
        applyBusyLabel={words('travellers-deleting')}
        danger
      >
        {state.failure === undefined ? null : <Alert kind="error">{failureText(words, state.failure)}</Alert>}
        <p>{words('travellers-delete-help')}</p>
      </Modal>
    </div>
  );
}

function nameOf({ traveller: { firstName, lastName } }: SavedTraveller): string {
  return `${firstName} ${lastName}`;
}

function Travellers({ list }: { readonly list: readonly SavedTraveller[] }) {
  const words = useWords();
  const dates = useDates();
  const book = usePart(agencyParts.travellers);
  const clock = usePart(parts.clock);
  const today = clock.todayIn(businessZone(usePart(parts.configuration)));
  const passport = ({ traveller }: SavedTraveller) => {
    const { passport: found } = traveller;
    if (found === undefined) return '–';
    const ended = found.expiresOn < today;
    const tone = ended ? styles.ended : found.expiresOn < addMonths(today, 6) ? styles.ends : undefined;
    return (
      <>
        <bdi>{`${found.number}, ${found.country}`}</bdi>
        <Second>
          <span className={tone}>
            {words(ended ? 'travellers-ended' : 'agency-until', { date: dates.numeric(found.expiresOn) })}
          </span>
        </Second>
      </>
    );
  };
  const flyer = ({ traveller, frequentFlyerNumber = '' }: SavedTraveller) =>
    [...new Set([frequentFlyerNumber, ...flyerNumbersOf(traveller.frequentFlyer)])].filter(Boolean).join(', ') || '–';
  const acts = (saved: SavedTraveller) => (
    <span className={styles.rowActs}>
      <IconButton
        label={words('travellers-edit-named', { name: nameOf(saved) })}
        icon={Pencil}
        size={32}
        onClick={() => book.edit(saved)}
      />
      <IconButton
        act="agency.deleteTraveller"
        label={words('agency-delete-named', { name: nameOf(saved) })}
        icon={Trash2}
        size={32}
        onClick={() => book.askDelete(saved)}
      />
    </span>
  );
  const born = ({ traveller: { dateOfBirth } }: SavedTraveller) =>
    dateOfBirth === undefined ? '–' : <bdi>{dates.numeric(dateOfBirth)}</bdi>;
  const columns: readonly Column<SavedTraveller>[] = [
    {
      key: 'name',
      header: words('travellers-name'),
      names: true,
      cell: (saved) => (
        <>
          <strong>
            <bdi>{nameOf(saved)}</bdi>
          </strong>
          <Second>{words(`travellers-paxtype-${saved.traveller.type}`)}</Second>
        </>
      ),
    },
    { key: 'born', header: words('travellers-born'), cell: born },
    { key: 'passport', header: words('travellers-passport'), cell: passport },
    { key: 'flyer', header: words('travellers-flyer'), cell: (saved) => <bdi>{flyer(saved)}</bdi> },
    {
      key: 'contact',
      header: words('travellers-contact'),
      cell: ({ email, contactNumber }) => (
        <>
          <bdi>{email ?? '–'}</bdi>
          {contactNumber === undefined ? null : (
            <Second>
              <bdi>{contactNumber}</bdi>
            </Second>
          )}
        </>
      ),
    },
    { key: 'acts', header: words('travellers-acts'), headerHidden: true, cell: acts, width: '88px' },
  ];
  return (
    <DataTable
      label={words('title-saved-travellers')}
      columns={columns}
      rows={list}
      rowKey={({ savedId }) => savedId}
      density={52}
      narrow={(saved) => ({
        first: <bdi>{nameOf(saved)}</bdi>,
        firstEnd: born(saved),
        second: passport(saved),
        secondEnd: acts(saved),
      })}
      empty={<EmptyState title={words('travellers-none')}>{words('travellers-none-help')}</EmptyState>}
    />
  );
}
