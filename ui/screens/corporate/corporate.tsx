/** The companies that the agency looks after: one chosen at the side, its policy, people and details beside it. */
import { useEffect } from 'react';
import Building2 from 'lucide-react/icons/building-2';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { changesIn, companyViews, type OpenCompany } from '#application/portal/corporate/companies.ts';
import { corporateParts } from '#ui/composition/corporate-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { DecisionBar, PageHead } from '#ui/shell/frame/page-frame.tsx';
import { FailureAlert } from '#ui/shell/words/failure-alert.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { CompanyApprovals } from './company-approvals.tsx';
import { CompanyDetails } from './company-details.tsx';
import { CompanyPeople } from './company-people.tsx';
import { CompanyPolicy } from './company-policy.tsx';
import styles from './corporate.module.css';
import { useUsualReasons } from './usual-reasons.ts';

export function Screen() {
  const words = useWords();
  const companies = usePart(corporateParts.companies);
  const { list, open } = useStateOf(companies.state$);
  const usual = useUsualReasons();
  useEffect(() => void companies.load(), [companies]);
  const rows = list.kind === 'ready' ? list.value.companies : [];
  return (
    <div className={styles.page}>
      <PageHead
        title={words('title-corporate')}
        fact={list.kind === 'ready' ? words('corporate-count', { count: list.value.total }) : undefined}
        acts={
          <Button
            act="corporate.saveCompany"
            variant={rows.length === 0 && open === undefined ? 'primary' : 'secondary'}
            icon={Plus}
            disabled={list.kind !== 'ready'}
            onClick={() => companies.begin(usual)}
          >
            {words('corporate-add')}
          </Button>
        }
      />
      {list.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, list.failure)}
          action={{ label: words('shell-try-again'), onPress: () => void companies.load() }}
        />
      ) : list.kind === 'loading' ? (
        <SkeletonRows rows={6} height="52px" />
      ) : open === undefined && rows.length === 0 ? (
        <EmptyState title={words('corporate-none')} icon={Building2}>
          {words('corporate-none-help')}
        </EmptyState>
      ) : (
        <Opened />
      )}
    </div>
  );
}

function Opened() {
  const words = useWords();
  const companies = usePart(corporateParts.companies);
  const { list, open } = useStateOf(companies.state$);
  const rows = list.kind === 'ready' ? list.value.companies : [];
  const chosen = open?.kind === 'ready' ? open.value.draft.companyId : null;
  const isNew = open?.kind === 'ready' && open.value.kept === undefined;
  return (
    <>
      {rows.length > 1 || (isNew && rows.length > 0) ? (
        <div className={styles.choice}>
          <Select
            label={words('corporate-company')}
            value={isNew ? null : chosen}
            placeholder={isNew ? words('corporate-new') : words('design-select')}
            options={rows.map(({ companyId, name, people }) => ({
              key: companyId,
              label: name,
              note: words('corporate-people-count', { count: people }),
            }))}
            onChange={(companyId) => void companies.choose(companyId)}
          />
        </div>
      ) : null}
      {open?.kind === 'failed' ? (
        <ErrorPanel message={failureText(words, open.failure)} />
      ) : open?.kind === 'ready' ? (
        <Company key={open.value.draft.companyId} open={open.value} />
      ) : (
        <SkeletonRows rows={6} height="52px" />
      )}
    </>
  );
}

function Company({ open }: { readonly open: OpenCompany }) {
  const words = useWords();
  const companies = usePart(corporateParts.companies);
  const { busy, saved, failure, adding } = useStateOf(companies.state$);
  const isNew = open.kept === undefined;
  const { view } = open;
  const changes = changesIn(open);
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <bdi>{open.kept?.company.name ?? words('corporate-new')}</bdi>
        </h2>
        <Segmented
          label={words('corporate-views')}
          size={40}
          value={view}
          segments={companyViews
            .filter((each) => each !== 'people' || !isNew)
            .map((key) => ({ key, label: words(`corporate-view-${key}`) }))}
          onChange={(key) => companies.show(companyViews.find((each) => each === key) ?? 'policy')}
        />
      </div>
      {failure === undefined || adding !== undefined ? null : <FailureAlert failure={failure} />}
      {saved && changes === 0 ? <Alert kind="success">{words('corporate-saved')}</Alert> : null}
      {view === 'policy' ? (
        <>
          <CompanyPolicy open={open} />
          <CompanyApprovals open={open} />
        </>
      ) : view === 'details' ? (
        <CompanyDetails open={open} />
      ) : open.kept === undefined ? null : (
        <CompanyPeople kept={open.kept} />
      )}
      {changes === 0 && !isNew ? null : (
        <DecisionBar
          reaching
          label={words('corporate-changes')}
          acts={
            <>
              <Button size={48} disabled={busy} onClick={() => void companies.discard()}>
                {words('corporate-discard')}
              </Button>
              <Button
                act="corporate.saveCompany"
                size={48}
                variant="primary"
                icon={Check}
                busy={busy && adding === undefined}
                busyLabel={words('corporate-saving')}
                onClick={() => void companies.save()}
              >
                {isNew ? words('corporate-add') : words('corporate-publish', { version: open.draft.version + 1 })}
              </Button>
            </>
          }
        >
          <span className={styles.version}>
            <strong>
              {isNew
                ? words('corporate-new')
                : words('corporate-version-changes', { version: open.draft.version + 1, count: changes })}
            </strong>
            <span>{words('corporate-holds-from-now')}</span>
          </span>
        </DecisionBar>
      )}
    </>
  );
}
