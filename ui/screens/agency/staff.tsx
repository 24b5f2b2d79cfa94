/** The agency's people: who they are, what each may do and charge; added, changed, suspended and taken back. */
import { useEffect } from 'react';
import Ban from 'lucide-react/icons/ban';
import Mail from 'lucide-react/icons/mail';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import UserPlus from 'lucide-react/icons/user-plus';
import type { ShownStaff } from '#application/desk/agency/staff.ts';
import { formatMoney } from '#domain/money/format.ts';
import { agencyParts } from '#ui/composition/agency-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Badge } from '#ui/design/data/badge.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { type Column, DataTable, Second } from '#ui/design/data/data-table.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { StaffDialog } from './staff-dialog.tsx';
import styles from './staff.module.css';

export function Screen() {
  const words = useWords();
  const book = usePart(agencyParts.staff);
  const { list } = useStateOf(book.state$);
  useEffect(() => void book.load(), [book]);
  return (
    <div className={styles.page}>
      <PageHead
        title={words('title-staff')}
        acts={
          <Button
            act="agency.addStaff"
            variant="primary"
            icon={UserPlus}
            disabled={list.kind !== 'ready'}
            onClick={() => book.edit()}
          >
            {words('staff-add')}
          </Button>
        }
      />
      {list.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, list.failure)}
          action={{ label: words('shell-try-again'), onPress: () => void book.load() }}
        />
      ) : list.kind === 'loading' ? (
        <SkeletonRows rows={6} height="52px" />
      ) : (
        <Card flush title={words('title-staff')} fact={words('staff-count', { count: list.value.staff.length })}>
          <People staff={list.value.staff} />
        </Card>
      )}
      <StaffDialog />
      <Turn />
    </div>
  );
}

function nameOf({ firstName, lastName }: ShownStaff): string {
  return `${firstName} ${lastName}`;
}

const badges = { Active: 'success', Inactive: 'neutral', Suspended: 'danger' } as const;

function People({ staff }: { readonly staff: readonly ShownStaff[] }) {
  const words = useWords();
  const { language } = useLanguage();
  const book = usePart(agencyParts.staff);
  const status = ({ status: state, isInvited }: ShownStaff) =>
    state === 'Active' && isInvited ? (
      <Badge kind="info" icon={Mail}>
        {words('staff-status-invited')}
      </Badge>
    ) : (
      <Badge kind={badges[state]}>{words(`staff-status-${state}`)}</Badge>
    );
  const may = ({ isAgent, permissions }: ShownStaff) =>
    isAgent
      ? words('staff-agent')
      : permissions.map((each) => words(`staff-permission-${each}`)).join(words('design-comma')) ||
        words('staff-may-nothing');
  const limits = ({ limits: { perBooking, perDay } }: ShownStaff) => (
    <span className={styles.twoLines}>
      {perBooking === undefined ? null : (
        <span>{words('staff-booking-limit', { amount: formatMoney(perBooking, { locale: language }) })}</span>
      )}
      {perDay === undefined ? null : (
        <span>{words('staff-day-limit', { amount: formatMoney(perDay, { locale: language }) })}</span>
      )}
      {(perBooking ?? perDay) ? null : <span className={styles.quiet}>{words('staff-no-limit')}</span>}
    </span>
  );
  const acts = (person: ShownStaff) =>
    person.mayChange ? (
      <span className={styles.acts}>
        <IconButton
          label={words('staff-edit-named', { name: nameOf(person) })}
          icon={Pencil}
          size={32}
          onClick={() => book.edit(person)}
        />
        <IconButton
          act="agency.updateStaff"
          label={words(person.status === 'Active' ? 'staff-suspend-named' : 'staff-return-named', {
            name: nameOf(person),
          })}
          icon={person.status === 'Active' ? Ban : RotateCcw}
          size={32}
          onClick={() => book.askTurn(person)}
        />
      </span>
    ) : null;
  const columns: readonly Column<ShownStaff>[] = [
    {
      key: 'person',
      header: words('staff-person'),
      names: true,
      cell: (person) => (
        <>
          <strong>
            <bdi>{nameOf(person)}</bdi>
          </strong>
          <Second>
            <bdi>{person.userId}</bdi>
          </Second>
        </>
      ),
    },
    { key: 'status', header: words('staff-status'), cell: status },
    { key: 'may', header: words('staff-may'), cell: may },
    { key: 'limits', header: words('staff-limits'), cell: limits },
    { key: 'acts', header: words('staff-acts'), headerHidden: true, cell: acts, width: '88px' },
  ];
  return (
    <DataTable
      label={words('title-staff')}
      columns={columns}
      rows={staff}
      rowKey={({ userId }) => userId}
      density={52}
      narrow={(person) => ({
        first: <bdi>{nameOf(person)}</bdi>,
        firstEnd: status(person),
        second: (
          <span className={styles.twoLines}>
            <span>
              <bdi>{person.userId}</bdi>
            </span>
            <span>{may(person)}</span>
            {limits(person)}
          </span>
        ),
        secondEnd: acts(person),
      })}
      empty={<EmptyState title={words('staff-none')}>{words('staff-none-help')}</EmptyState>}
    />
  );
}

function Turn() {
  const words = useWords();
  const book = usePart(agencyParts.staff);
  const { turning, busy, failure } = useStateOf(book.state$);
  const act = turning?.to === 'Active' ? 'return' : 'suspend';
  return (
    <Modal
      applyAct="agency.updateStaff"
      open={turning !== undefined}
      title={words(`staff-${act}-title`, { name: turning === undefined ? '' : nameOf(turning.person) })}
      onClose={() => book.close()}
      onApply={() => void book.turn()}
      applyLabel={words(`staff-${act}`)}
      applyBusy={busy}
      applyBusyLabel={words(act === 'return' ? 'staff-returning' : 'staff-suspending')}
      danger={act === 'suspend'}
    >
      {failure === undefined ? null : <Alert kind="error">{failureText(words, failure)}</Alert>}
      <p>{words(`staff-${act}-help`)}</p>
    </Modal>
  );
}
