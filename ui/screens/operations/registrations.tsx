/** Registrations: who applies, their business and papers, and whether they become an agency. */
import { registrationStates, type RegistrationState } from '#domain/agency/registration.ts';
import type { RegistrationShown } from '#application/desk/agency/registration.ts';
import { momentText } from '#ui/booking/moment-text.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Badge, type BadgeKind } from '#ui/design/data/badge.tsx';
import { FactList } from '#ui/design/data/fact-list.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { useFileSize } from '#ui/design/words/file-size.ts';
import { useWords } from '#ui/design/words/words.ts';
import { CasePapers } from './case-papers.tsx';
import { Cases } from './cases.tsx';
import { Decision } from './decision.tsx';
import styles from '#ui/booking/request/requests.module.css';

const badges: Readonly<Record<RegistrationState, BadgeKind>> = {
  received: 'warning',
  approved: 'success',
  declined: 'danger',
};

export function Registrations() {
  const words = useWords();
  const queue = usePart(operationsParts.registrations);
  const sizeOf = useFileSize();
  const stateText = (state: RegistrationState) => words(`registration-state-${state}`);
  const badgeOf = ({ state }: { readonly state: RegistrationState }) => (
    <Badge kind={badges[state]}>{stateText(state)}</Badge>
  );
  return (
    <Cases
      queue={queue}
      section="registrations"
      states={registrationStates}
      waiting="received"
      stateText={stateText}
      badgeOf={badgeOf}
      rowsOf={({ registrations }) =>
        registrations.map((row) => ({
          id: row.registrationId,
          name: row.companyName,
          badge: badgeOf(row),
          facts: [row.applicant, row.city],
          waitsSince: row.state === 'received' ? row.submittedAt : undefined,
        }))
      }
    >
      {({ draft, violations, acting, paper: opening }, found) => (
        <>
          {found.alike.length === 0 ? null : (
            <Alert kind="warning">
              {words('operations-alike', { others: found.alike.join(words('design-comma')) })}
            </Alert>
          )}
          <Facts found={found} />
          <CasePapers
            papers={found.papers.map(({ paper, filename, bytes }) => ({
              key: paper,
              filename,
              size: sizeOf(bytes),
              name: words(
                paper === 'gst' && !found.fields.gstHolder
                  ? 'registration-paper-no-gst'
                  : `registration-paper-${paper}`,
              ),
            }))}
            opening={opening}
            onOpen={(paper) => void queue.paper(paper)}
          />
          {found.state !== 'received' || draft === undefined ? null : (
            <Decision
              remarks={draft.remarks}
              help={words('operations-remarks-registration')}
              violations={violations}
              onRemarks={(remarks) => queue.type({ remarks })}
              approve={words('operations-approve-registration')}
              onApprove={() => void queue.decide('approve')}
              approving={acting === 'approve'}
              refuse={words('operations-decline')}
              onRefuse={() => void queue.decide('decline')}
              refusing={acting === 'decline'}
            />
          )}
        </>
      )}
    </Cases>
  );
}

const own = ['email', 'mobile'] as const;
const business = ['panNumber', 'panName', 'contactNumber'] as const;
const tax = ['gstNumber', 'gstEmail', 'gstAddress', 'gstPhone'] as const;

function Facts({ found }: { readonly found: RegistrationShown }) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const { fields, submittedAt, decidedAt, decidedBy, remarks, agentId } = found;
  const moment = (at: typeof submittedAt) => momentText(words, dates, at, zone);
  const plain = (of: readonly (typeof own | typeof business | typeof tax)[number][]) =>
    of.map((field) => [words(`registration-field-${field}`), fields[field]] as const);
  return (
    <section className={styles.part}>
      <h3>{fields.companyName}</h3>
      <FactList
        facts={[
          [words('registration-submitted'), moment(submittedAt)],
          [words('registration-decided'), decidedAt && moment(decidedAt)],
          [words('operations-decided-by'), decidedBy],
          [words('registration-remarks'), remarks],
          [words('registration-agent-id'), agentId],
          [
            words('operations-applicant'),
            `${words(`registration-salutation-${fields.salutation}`)} ${fields.firstName} ${fields.lastName}`,
          ],
          ...plain(own),
          [words('registration-field-category'), words(`registration-category-${fields.category}`)],
          ...plain(business),
          [
            words('operations-address'),
            [fields.address1, fields.address2, fields.city, fields.pincode, fields.state, fields.country].join(
              words('design-comma'),
            ),
          ],
          [words('registration-field-transactionFee'), words(`registration-transactionFee-${fields.transactionFee}`)],
          ...plain(tax),
        ]}
      />
    </section>
  );
}
