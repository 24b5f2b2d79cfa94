/** Applications whose journey has not begun, the earliest first: an agency's own, or all for those who move them. */
import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import Stamp from 'lucide-react/icons/stamp';
import { visaBoxes, visaHeads } from '#domain/visa/next.ts';
import type { ApplicationsPage, ApplicationsWanted } from '#application/desk/visa/visa.ts';
import { pageIn } from '#ui/booking/lists/page-in.ts';
import { Pages } from '#ui/booking/lists/pages.tsx';
import { useSold } from '#ui/composition/use-house.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { visaParts } from '#ui/composition/visa/parts.ts';
import { Tabs, TabPanel } from '#ui/design/choice/tabs.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { FindForm } from '#ui/design/field/find-field.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { ApplicationPanel } from './application-panel.tsx';
import { Rows } from './application-rows.tsx';
import { useApplicationsFile } from './applications-file.ts';
import { visa as product } from './product.ts';
import own from './applications.module.css';
import styles from './visa.module.css';

export function Screen() {
  const words = useWords();
  const tracking = usePart(visaParts.track);
  const { page, before, saving, failure } = useStateOf(tracking.list$);
  const [query, setQuery] = useSearchParams();
  const address = query.toString();
  const chosen = query.get('open');
  const listAddress = listIn(address);
  const text = textIn(useLocation().state);
  const wanted = useMemo(() => wantedIn(new URLSearchParams(listAddress), text), [listAddress, text]);
  const saveFile = useApplicationsFile();
  const [may, sold] = [useMay(), useSold()];
  const shown = page.kind === 'ready' ? page.value : before;
  const isSought = wanted.box !== undefined || wanted.text !== undefined;
  const isEmpty = page.kind === 'ready' && page.value.total === 0 && !isSought;
  const another =
    may('book') && !may('operate') && sold('visa') ? (
      <LinkButton variant="primary" icon={Plus} to={product.href}>
        {words('visa-new')}
      </LinkButton>
    ) : undefined;
  useEffect(() => void tracking.list(wanted), [tracking, wanted]);
  const change = ({ text: sought = text, ...changes }: Changes) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, value);
    }
    setQuery(next, { state: { text: sought } });
  };
  return (
    <>
      <PageHead
        title={words('title-visa-applications')}
        fact={words('visa-applications-lead')}
        // Where there is none yet the way on stands in the middle of the page.
        acts={
          isEmpty ? undefined : (
            <>
              <Button
                icon={Download}
                busy={saving}
                disabled={shown === undefined || shown.total === 0}
                onClick={() => void saveFile(tracking, wanted)}
              >
                {words('visa-export')}
              </Button>
              {another}
            </>
          )
        }
      />
      <div className={styles.page}>
        {failure === undefined ? null : <Alert kind="error">{failureText(words, failure)}</Alert>}
        {isEmpty ? (
          <EmptyState icon={Stamp} title={words('visa-applications-none')} actions={another}>
            {words('visa-applications-none-help')}
          </EmptyState>
        ) : (
          <>
            <Heads of={shown} />
            <div className={own.columns}>
              <div className={own.list}>
                <Boxes wanted={wanted} shown={shown} onChange={change} />
                <TabPanel id="applications" tab={wanted.box ?? 'all'}>
                  {page.kind === 'loading' ? <SkeletonRows rows={6} height="52px" /> : null}
                  {page.kind === 'failed' ? (
                    <ErrorPanel
                      message={failureText(words, page.failure)}
                      action={{ label: words('visa-try-again'), onPress: () => void tracking.list(wanted) }}
                    />
                  ) : null}
                  {page.kind === 'ready' && page.value.applications.length === 0 ? (
                    <EmptyState
                      title={words('visa-found-none')}
                      actions={
                        <Button onClick={() => change({ box: undefined, text: '', page: undefined })}>
                          {words('visa-show-all')}
                        </Button>
                      }
                    />
                  ) : null}
                  {page.kind === 'ready' && page.value.applications.length > 0 ? (
                    <>
                      <Card flush>
                        <Rows rows={page.value.applications} chosen={chosen} onChoose={(id) => change({ open: id })} />
                      </Card>
                      <Pages of={page.value} onPage={(to) => change({ page: String(to) })} />
                      <p className={own.under}>{words('visa-estimates')}</p>
                    </>
                  ) : null}
                </TabPanel>
              </div>
              {chosen === null ? null : (
                <ApplicationPanel transactionId={chosen} onClose={() => change({ open: undefined })} />
              )}
            </div>
          </>
        )}
      </div>
    </>
  );
}

/** Of the address, but for `text`, which is not in it. */
type Changes = Readonly<Record<string, string | undefined>>;

/** What is looked for, whatever is open beside it. */
function listIn(address: string): string {
  const query = new URLSearchParams(address);
  query.delete('open');
  return query.toString();
}

/** A passport may be looked for: its number goes with the step in the history of this tab, never into an address. */
function textIn(state: unknown): string {
  return typeof state === 'object' && state !== null && 'text' in state && typeof state.text === 'string'
    ? state.text
    : '';
}

function wantedIn(query: URLSearchParams, text: string): ApplicationsWanted {
  const box = visaBoxes.find((each) => each === query.get('box'));
  return { page: pageIn(query), ...(box !== undefined && { box }), ...(text !== '' && { text }) };
}

/** How many are under way, wait for the agency, or are decided. */
function Heads({ of }: { readonly of: ApplicationsPage | undefined }) {
  const words = useWords();
  if (of?.counts === undefined) return null;
  const { open, needs, granted, refused } = visaHeads(of.counts);
  const heads = [
    ['visa-head-open', open],
    ['visa-head-needs', needs],
    ['visa-box-granted', granted],
    ['visa-box-refused', refused],
  ] as const;
  return (
    <dl className={own.heads}>
      {heads.map(([name, count]) => (
        <div key={name}>
          <dt>{words(name)}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How many there are of each kind, and what is looked for among them. */
function Boxes({
  wanted,
  shown,
  onChange,
}: {
  readonly wanted: ApplicationsWanted;
  readonly shown: ApplicationsPage | undefined;
  readonly onChange: (changes: Changes) => void;
}) {
  const words = useWords();
  const counts = shown?.counts;
  const all = counts && visaBoxes.reduce((sum, box) => sum + counts[box], 0);
  return (
    <div className={own.boxes}>
      <Tabs
        id="applications"
        label={words('visa-boxes')}
        value={wanted.box ?? 'all'}
        tabs={[
          { key: 'all', label: words('visa-box-all'), count: all },
          ...visaBoxes.map((key) => ({ key, label: words(`visa-box-${key}`), count: counts?.[key] })),
        ]}
        onChange={(key) => onChange({ box: key === 'all' ? undefined : key, page: undefined })}
      />
      <FindForm
        className={own.find}
        label={words('visa-find')}
        inside
        size={36}
        text={wanted.text}
        onFind={(text) => onChange({ text, page: undefined })}
      />
    </div>
  );
}
