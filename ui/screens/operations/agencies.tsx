/** Agencies: what each has and may owe, whether it is blocked, and its people. */
import { useSearchParams } from 'react-router-dom';
import Plus from 'lucide-react/icons/plus';
import { type AgencyStatus, agencyStatuses } from '#domain/operations/agencies.ts';
import { isNegative, negate } from '#domain/money/money.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { AgencyShown } from '#application/desk/operations/agencies.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { FactList } from '#ui/design/data/fact-list.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { CreditForm, StandingForm } from './agency-credit.tsx';
import { AgencyPeople } from './agency-people.tsx';
import { AgencyAdjustment } from './agency-adjustment.tsx';
import { Cases } from './cases.tsx';
import { NewAgencyDialog } from './new-agency.tsx';
import { AgencyMarkup } from './terms/agency-markup.tsx';
import { AgencyTerms } from './terms/agency-terms.tsx';
import styles from '#ui/booking/request/requests.module.css';

export function Agencies() {
  const words = useWords();
  const queue = usePart(operationsParts.agencies);
  const making = usePart(operationsParts.newAgency);
  const [, setQuery] = useSearchParams();
  const stateText = (state: AgencyStatus) => words(`operations-agency-${state}`);
  const badgeOf = ({ status }: { readonly status: AgencyStatus }) => (
    <Badge kind={status === 'active' ? 'success' : 'danger'}>{stateText(status)}</Badge>
  );
  return (
    <>
      <Cases
        queue={queue}
        section="agencies"
        states={agencyStatuses}
        waiting="active"
        stateText={stateText}
        badgeOf={badgeOf}
        codeOf={({ agentId }) => agentId}
        act={
          <Button icon={Plus} size={40} onClick={() => making.begin()}>
            {words('operations-new-agency')}
          </Button>
        }
        rowsOf={({ agencies }) =>
          agencies.map((row) => ({
            id: row.agencyId,
            code: row.agentId,
            name: row.companyName,
            badge: badgeOf(row),
            facts: row.city === '' ? [] : [row.city],
            figure: <Amount of={row.balance} strong />,
          }))
        }
      >
        {(open, found) => (
          <>
            {found.status === 'active' ? null : (
              <Alert kind="warning" title={words('operations-agency-suspended')}>
                {found.note}
              </Alert>
            )}
            <Facts found={found} />
            {found.isHouse ? null : <CreditForm open={open} found={found} />}
            {found.isHouse ? null : <AgencyAdjustment found={found} />}
            {found.isHouse ? null : <AgencyTerms agencyId={found.agencyId} />}
            {found.isHouse ? null : <AgencyMarkup agencyId={found.agencyId} />}
            <AgencyPeople open={open} found={found} />
            {found.isHouse ? null : <StandingForm open={open} found={found} />}
          </>
        )}
      </Cases>
      <NewAgencyDialog onMade={({ agencyId }) => setQuery({ section: 'agencies', case: agencyId })} />
    </>
  );
}

function Facts({ found }: { readonly found: AgencyShown }) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const { balance, creditNow, credit, reserved, isHouse } = found;
  const place = [found.address, found.city, found.pincode, found.state, found.country].filter((part) => part !== '');
  const amount = (key: string, of: typeof balance) => <Amount key={key} of={of} strong />;
  return (
    <section className={styles.part}>
      <h3>{found.companyName}</h3>
      <FactList
        facts={[
          [words('operations-agent-id'), <Code key="id">{found.agentId}</Code>],
          ...(isHouse
            ? []
            : ([
                [words('operations-balance'), amount('balance', balance)],
                [words('operations-owed'), isNegative(balance) ? amount('owed', negate(balance)) : undefined],
                [words('operations-due-on'), credit.dueOn && dates.long(credit.dueOn)],
                [words('operations-credit-now'), amount('credit', creditNow)],
                [words('operations-reserved'), amount('reserved', reserved)],
              ] as const)),
          [words('operations-address'), place.join(words('design-comma'))],
          [words('operations-phone'), found.phone && <bdi key="phone">{found.phone}</bdi>],
          [words('operations-mail'), found.email && <bdi key="mail">{found.email}</bdi>],
          [words('operations-pan'), found.panNumber && <Code key="pan">{found.panNumber}</Code>],
          [words('operations-gstin'), found.gstNumber && <Code key="gst">{found.gstNumber}</Code>],
          [words('operations-since'), dates.long(dateIn(found.since, zone))],
        ]}
      />
    </section>
  );
}
