/** Who approves a company's trips: rules in order, of which the first that fits decides. */
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { services } from '#domain/booking/booking.ts';
import { approvalManners, approvalOccasions } from '#domain/corporate/approval-rules.ts';
import { policyKinds, policyPlaces } from '#domain/corporate/policy.ts';
import type { OpenCompany } from '#application/portal/corporate/companies.ts';
import type { ApprovalDraft } from '#application/portal/corporate/policy-draft.ts';
import { corporateParts } from '#ui/composition/corporate-parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Chips } from '#ui/design/choice/chips.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { FieldError } from '#ui/design/field/field.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { AmountField, HowMuch, NumberField } from './rule-fields.tsx';
import styles from './corporate.module.css';

export function CompanyApprovals({ open }: { readonly open: OpenCompany }) {
  const words = useWords();
  const companies = usePart(corporateParts.companies);
  const { approvals } = open.draft;
  const people = open.kept?.people ?? [];
  return (
    <Card
      flush
      title={words('corporate-approvals')}
      fact={words('corporate-approvals-first')}
      aside={
        <Button size={32} icon={Plus} disabled={people.length === 0} onClick={() => companies.addApproval()}>
          {words('corporate-approval-add')}
        </Button>
      }
    >
      {approvals.length === 0 ? (
        <EmptyState title={words('corporate-approvals-none')}>
          {words(people.length === 0 ? 'corporate-approvals-no-people' : 'corporate-approvals-none-help')}
        </EmptyState>
      ) : (
        <ol className={styles.rules}>
          {approvals.map((rule, at) => (
            <Rule key={rule.ruleId} rule={rule} at={at} open={open} />
          ))}
        </ol>
      )}
    </Card>
  );
}

interface RuleProps {
  readonly rule: ApprovalDraft;
  readonly at: number;
  readonly open: OpenCompany;
}

function Rule({ rule, at, open }: RuleProps) {
  const words = useWords();
  const companies = usePart(corporateParts.companies);
  const place = at + 1;
  const change = (to: Partial<ApprovalDraft>) => companies.changeApproval(rule.ruleId, to);
  const error = (field: string) => violationAt(words, open.violations, `approvals[${at}].${field}`);
  const people = (open.kept?.people ?? []).map(({ userId, name }) => ({ key: userId, label: name }));
  const any = { key: 'any', label: words('corporate-approval-any') };
  const passive = rule.manner === 'passive';
  const approversError = error('approvers');
  return (
    <li className={styles.approval}>
      <div className={styles.conditions}>
        <Select
          label={words('corporate-approval-occasion', { place })}
          labelHidden
          size={36}
          value={rule.occasion}
          options={approvalOccasions.map((key) => ({ key, label: words(`corporate-approval-${key}`) }))}
          onChange={(key) => change({ occasion: approvalOccasions.find((each) => each === key) ?? 'broken' })}
        />
        <Select
          label={words('corporate-approval-product', { place })}
          labelHidden
          size={36}
          value={rule.product ?? 'any'}
          options={['any' as const, ...services].map((key) => ({ key, label: words(`corporate-product-${key}`) }))}
          onChange={(key) => companies.changeApproval(rule.ruleId, { product: services.find((each) => each === key) })}
        />
        <Select
          label={words('corporate-approval-place', { place })}
          labelHidden
          size={36}
          value={rule.place}
          options={policyPlaces.map((key) => ({ key, label: words(`corporate-place-${key}`) }))}
          onChange={(key) => change({ place: policyPlaces.find((each) => each === key) ?? 'anywhere' })}
        />
        <Select
          label={words('corporate-approval-kind', { place })}
          labelHidden
          size={36}
          value={rule.kind ?? 'any'}
          options={[any, ...policyKinds.map((key) => ({ key, label: words(`corporate-kind-${key}`) }))]}
          onChange={(key) => companies.changeApproval(rule.ruleId, { kind: policyKinds.find((each) => each === key) })}
        />
        <Select
          label={words('corporate-approval-centre', { place })}
          labelHidden
          size={36}
          value={rule.costCentre ?? ''}
          options={[
            { key: '', label: words('corporate-approval-all-centres') },
            ...open.draft.costCentres.map(({ code, name }) => ({ key: code, label: `${code} ${name}` })),
          ]}
          error={error('costCentre')}
          onChange={(key) => companies.changeApproval(rule.ruleId, { costCentre: key === '' ? undefined : key })}
        />
        <AmountField
          label={words('corporate-approval-over', { place })}
          placeholder={words('corporate-approval-over-any')}
          value={rule.over}
          error={error('over')}
          onChange={(over) => change({ over })}
        />
      </div>
      <div className={styles.approvers}>
        <Select
          label={words('corporate-approval-manner-of', { place })}
          labelHidden
          size={36}
          value={rule.manner}
          options={approvalManners.map((key) => ({ key, label: words(`corporate-approval-manner-${key}`) }))}
          onChange={(key) => change({ manner: approvalManners.find((each) => each === key) ?? 'hard' })}
        />
        <span className={styles.between}>{words(`corporate-approval-manner-${rule.manner}-help`)}</span>
      </div>
      {rule.manner === 'before' ? (
        <Before of={rule.before} error={(field) => error(`before.${field}`)} change={(before) => change({ before })} />
      ) : null}
      <div className={styles.approvers}>
        <span className={styles.between}>
          {words(passive ? 'corporate-approval-notified' : 'corporate-approval-who')}
        </span>
        <Chips
          label={words('corporate-approval-who-of', { place })}
          chips={people}
          chosen={rule.approvers}
          onChange={(approvers) =>
            change({ approvers, backups: rule.backups.filter((each) => !approvers.includes(each)) })
          }
        />
        {passive ? null : (
          <Select
            label={words('corporate-approval-quorum', { place })}
            labelHidden
            size={36}
            value={String(rule.quorum)}
            options={['1', '2', '3', '4', '5', '0'].map((key) => ({
              key,
              label:
                key === '0'
                  ? words('corporate-approval-all')
                  : words('corporate-approval-count', { count: Number(key) }),
            }))}
            error={error('quorum')}
            onChange={(key) => change({ quorum: Number(key) })}
          />
        )}
        {approversError === undefined ? null : (
          <FieldError id={`approvers-${rule.ruleId}`}>{approversError}</FieldError>
        )}
      </div>
      {passive ? null : (
        <div className={styles.approvers}>
          <span className={styles.between}>{words('corporate-approval-backups')}</span>
          <Chips
            label={words('corporate-approval-backups-of', { place })}
            chips={people.filter(({ key }) => !rule.approvers.includes(key))}
            chosen={rule.backups}
            onChange={(backups) => change({ backups })}
          />
        </div>
      )}
      <div className={styles.approvalActs}>
        <IconButton
          label={words('corporate-approval-up', { place })}
          icon={ArrowUp}
          size={32}
          disabled={at === 0}
          onClick={() => companies.raiseApproval(rule.ruleId)}
        />
        <IconButton
          label={words('corporate-approval-remove', { place })}
          icon={Trash2}
          size={32}
          onClick={() => companies.removeApproval(rule.ruleId)}
        />
      </div>
    </li>
  );
}

interface BeforeProps {
  readonly of: ApprovalDraft['before'];
  readonly error: (field: string) => string | undefined;
  readonly change: (to: ApprovalDraft['before']) => void;
}

/** How long it may take, and how much dearer it may have become. */
function Before({ of, error, change }: BeforeProps) {
  const words = useWords();
  const hours = words('corporate-hours-suffix');
  return (
    <div className={styles.sentence}>
      <span className={styles.between}>{words('corporate-before-decide')}</span>
      <div className={styles.hours}>
        <NumberField
          label={words('corporate-before-decide-hours')}
          suffix={hours}
          value={of.decideHours}
          error={error('decideHours')}
          onChange={(decideHours) => change({ ...of, decideHours })}
        />
      </div>
      <span className={styles.between}>{words('corporate-before-finish')}</span>
      <div className={styles.hours}>
        <NumberField
          label={words('corporate-before-finish-hours')}
          suffix={hours}
          value={of.finishHours}
          error={error('finishHours')}
          onChange={(finishHours) => change({ ...of, finishHours })}
        />
      </div>
      <span className={styles.between}>{words('corporate-before-most')}</span>
      <HowMuch of={of} error={error} change={(to) => change({ ...of, ...to })} />
      <span className={styles.between}>{words('corporate-before-above')}</span>
    </div>
  );
}
