/** The people of an agency: suspended, taken back, mailed a temporary password, added. */
import { useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import type { AgencyPerson } from '#application/desk/operations/agencies.ts';
import type { PersonAct } from '#application/portal/operations/agencies.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Badge } from '#ui/design/data/badge.tsx';
import { type Column, DataTable } from '#ui/design/data/data-table.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import type { AgencyFormProps } from './agency-credit.tsx';
import { PersonFields } from './person-fields.tsx';
import styles from '#ui/booking/request/requests.module.css';

export function AgencyPeople(props: AgencyFormProps) {
  const { found, open } = props;
  const words = useWords();
  const queue = usePart(operationsParts.agencies);
  const busy = open.acting !== undefined;
  const act = (person: AgencyPerson, wanted: PersonAct) => {
    queue.type({ chosen: person.userId });
    void queue.decide(wanted);
  };
  const badge = ({ status, isInvited }: AgencyPerson) =>
    status === 'Active' && isInvited ? (
      <Badge kind="info">{words('operations-person-invited')}</Badge>
    ) : (
      <Badge kind={status === 'Active' ? 'success' : 'neutral'}>{words(`operations-person-${status}`)}</Badge>
    );
  const acts = (person: AgencyPerson) => (
    <span className={styles.acts}>
      {actsOn(person).map((each) => (
        <Button
          key={each}
          size={32}
          variant={each === 'suspend' ? 'danger-line' : 'secondary'}
          disabled={busy}
          aria-label={words(`operations-${each}-named`, { name: person.name })}
          onClick={() => act(person, each)}
        >
          {words(`operations-${each}`)}
        </Button>
      ))}
    </span>
  );
  const columns: readonly Column<AgencyPerson>[] = [
    {
      key: 'name',
      header: words('operations-person'),
      names: true,
      cell: ({ name, userId }) => (
        <>
          <bdi>{name}</bdi>
          <bdi className={styles.taxes}>{userId}</bdi>
        </>
      ),
    },
    { key: 'status', header: words('operations-state'), cell: badge },
    { key: 'acts', header: words('operations-acts'), headerHidden: true, cell: acts },
  ];
  return (
    <section className={styles.part}>
      <h3>{words('operations-people')}</h3>
      <DataTable
        label={words('operations-people')}
        columns={columns}
        rows={found.people}
        rowKey={({ userId }) => userId}
        narrow={(person) => ({
          first: <bdi>{person.name}</bdi>,
          firstEnd: badge(person),
          second: <bdi>{person.userId}</bdi>,
          acts: acts(person),
        })}
      />
      <Adding {...props} />
    </section>
  );
}

function actsOn({ status, hasSecondFactor }: AgencyPerson): readonly PersonAct[] {
  if (status !== 'Active') return ['activate'];
  return hasSecondFactor ? ['reset', 'reset-factor', 'suspend'] : ['reset', 'suspend'];
}

function Adding({ open: { draft, violations, acting }, found }: AgencyFormProps) {
  const words = useWords();
  const queue = usePart(operationsParts.agencies);
  const [shown, setShown] = useState(false);
  if (draft === undefined) return null;
  if (!shown) {
    return (
      <div className={styles.acts}>
        <Button icon={Plus} size={32} onClick={() => setShown(true)}>
          {words(found.isHouse ? 'operations-add-operator' : 'operations-add-person')}
        </Button>
      </div>
    );
  }
  return (
    <form
      className={styles.rows}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void queue.decide('add-person');
      }}
    >
      <PersonFields
        id="agency-person"
        person={draft}
        violations={violations.filter(({ code }) => !code.startsWith('staff-'))}
        onChange={(change) => queue.type(change)}
      />
      <div className={styles.acts}>
        <Button type="submit" variant="primary" size={40} busy={acting === 'add-person'}>
          {words('operations-invite')}
        </Button>
        <Button size={40} variant="quiet" onClick={() => setShown(false)}>
          {words('design-close')}
        </Button>
      </div>
    </form>
  );
}
