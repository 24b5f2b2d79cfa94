/** The certificate by which the agency sells trains, to be displayed or printed: whose it is, until when, and a code to compare it. */
import { useEffect } from 'react';
import Printer from 'lucide-react/icons/printer';
import type { CertificateShown } from '#application/desk/train/train.ts';
import type { CertificateStanding } from '#domain/train/reference/certificate.ts';
import { trainParts } from '#ui/composition/train/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Badge, type BadgeKind } from '#ui/design/data/badge.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { FactList } from '#ui/design/data/fact-list.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import styles from './certificate.module.css';

export function Screen() {
  const words = useWords();
  const asking = usePart(trainParts.certificate);
  const found = useStateOf(asking.state$);
  useEffect(() => void asking.load(), [asking]);
  return (
    <>
      <PageHead
        title={words('title-train-certificate')}
        acts={
          found.kind === 'ready' ? (
            <Button icon={Printer} onClick={() => window.print()}>
              {words('train-certificate-print')}
            </Button>
          ) : null
        }
      />
      {found.kind === 'loading' ? (
        <SkeletonRows rows={5} height="52px" />
      ) : found.kind === 'ready' ? (
        <Certificate certificate={found.value} />
      ) : (
        <Card>
          {found.failure._tag === 'NotFound' ? (
            <EmptyState title={words('train-certificate-none')}>{words('train-certificate-none-help')}</EmptyState>
          ) : (
            <ErrorPanel
              message={failureText(words, found.failure)}
              action={{ label: words('train-certificate-again'), onPress: () => void asking.load() }}
            />
          )}
        </Card>
      )}
    </>
  );
}

const badges: Readonly<Record<CertificateStanding, BadgeKind>> = {
  valid: 'success',
  'ends-soon': 'warning',
  ended: 'danger',
};

function Certificate({ certificate }: { readonly certificate: CertificateShown }) {
  const words = useWords();
  const dates = useDates();
  const { rspId, principal, issuedOn, validUntil, agency, standing, daysLeft, outline } = certificate;
  const stands = words(`train-certificate-${standing}`, { days: daysLeft });
  return (
    <div className={styles.page}>
      {standing === 'valid' ? null : (
        <div className="screen-only">
          <Alert kind={standing === 'ended' ? 'error' : 'warning'} title={stands}>
            {words(standing === 'ended' ? 'train-certificate-renew-now' : 'train-certificate-renew')}
          </Alert>
        </div>
      )}
      <Card
        title={<bdi>{agency.companyName}</bdi>}
        fact={words('train-certificate-role')}
        aside={<Badge kind={badges[standing]}>{stands}</Badge>}
        footer={<p className={styles.note}>{words('train-certificate-display')}</p>}
      >
        <div className={styles.sheet}>
          <div className={styles.facts}>
            <p className={styles.number}>
              <span>{words('train-certificate-rsp')}</span>
              <Code strong>{rspId}</Code>
            </p>
            <FactList
              facts={[
                [words('train-certificate-agent'), <Code key="agent">{agency.agentId}</Code>],
                [words('train-certificate-address'), agency.address],
                [words('train-certificate-phone'), <Code key="phone">{agency.phone}</Code>],
                [words('train-certificate-psp'), `${principal.name}, ${principal.pspId}`],
                [
                  words('train-certificate-term'),
                  words('train-certificate-from-to', {
                    from: dates.long(issuedOn),
                    until: dates.long(validUntil),
                  }),
                ],
              ]}
            />
          </div>
          <figure className={styles.code}>
            <svg
              viewBox={`0 0 ${outline.size} ${outline.size}`}
              role="img"
              aria-label={words('train-certificate-code')}
            >
              <path d={outline.path} />
            </svg>
            <figcaption>{words('train-certificate-code-note')}</figcaption>
          </figure>
        </div>
      </Card>
    </div>
  );
}
