/** Links by which somebody else pays into the account: one is made above, those made before are below. */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageIn } from '#ui/booking/lists/page-in.ts';
import { Pages } from '#ui/booking/lists/pages.tsx';
import { accountParts } from '#ui/composition/account-parts.ts';
import { paths } from '#ui/composition/paths.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { OwnAgency } from '../own-agency.tsx';
import { LinkFields } from './link-fields.tsx';
import { LinkTable } from './link-table.tsx';
import { SharedLinkDialog } from './shared-link.tsx';
import styles from '../deposits.module.css';

export function Screen() {
  const words = useWords();
  const form = usePart(accountParts.paymentLinkForm);
  const links = usePart(accountParts.paymentLinks);
  const { terms } = useStateOf(form.state$);
  const [query, setQuery] = useSearchParams();
  const transactionId = query.get('booking') ?? undefined;
  const page = pageIn(query);
  useEffect(() => void form.open(transactionId), [form, transactionId]);
  useEffect(() => void links.find(page), [links, page]);
  useEffect(() => () => links.close(), [links]);
  return (
    <div className={styles.page}>
      <PageHead
        title={words('title-payment-links')}
        fact={<OwnAgency />}
        acts={<LinkButton to={paths.balanceUpload}>{words('account-pay-online')}</LinkButton>}
      />
      {terms.kind === 'loading' ? (
        <SkeletonRows rows={4} height="64px" />
      ) : terms.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, terms.failure)}
          action={{ label: words('shell-try-again'), onPress: () => void form.open(transactionId) }}
        />
      ) : terms.value.methods.length === 0 ? (
        <EmptyState title={words('account-pay-nobody')}>{words('account-pay-nobody-help')}</EmptyState>
      ) : (
        <LinkFields form={form} terms={terms.value} />
      )}
      <List
        onPage={(next) => {
          const changed = new URLSearchParams(query);
          changed.set('page', String(next));
          setQuery(changed, { replace: true });
        }}
      />
      <SharedLinkDialog links={links} />
    </div>
  );
}

function List({ onPage }: { readonly onPage: (page: number) => void }) {
  const words = useWords();
  const links = usePart(accountParts.paymentLinks);
  const { list } = useStateOf(links.state$);
  return (
    <Card flush title={words('pay-links')}>
      {list.kind === 'loading' ? (
        <SkeletonRows rows={4} height="44px" />
      ) : list.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, list.failure)}
          action={{ label: words('shell-try-again'), onPress: () => links.again() }}
        />
      ) : list.value.links.length === 0 ? (
        <EmptyState title={words('pay-links-none')}>{words('pay-links-none-help')}</EmptyState>
      ) : (
        <>
          <LinkTable links={list.value.links} onShare={(link) => links.share(link)} />
          <Pages of={list.value} onPage={onPage} />
        </>
      )}
    </Card>
  );
}
