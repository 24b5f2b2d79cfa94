/**
 * What an agency's own people asked for and what came of it. Who works through the queue of all agencies is led to it, with whatever the
 * address names.
 */
import { Navigate, useLocation } from 'react-router-dom';
import { RequestQueue } from '#ui/booking/request/queue/request-queue.tsx';
import { useProducts } from '#ui/booking/use-product.ts';
import { operatorsQueue, paths } from '#ui/composition/paths.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import styles from '#ui/booking/request/requests.module.css';

export function Screen() {
  const may = useMay();
  const { search } = useLocation();
  return may('operate') ? <Navigate replace to={operatorsQueue(search)} /> : <OwnRequests />;
}

function OwnRequests() {
  const words = useWords();
  const may = useMay();
  const { all: products } = useProducts();
  return (
    <div className={styles.page}>
      <PageHead
        title={words('title-requests')}
        fact={words('requests-queue-own')}
        acts={
          may('book')
            ? products.flatMap(({ requests }) =>
                requests.asking.map(({ path, title }) => (
                  <LinkButton key={path} to={path}>
                    {words(title)}
                  </LinkButton>
                )),
              )
            : undefined
        }
      />
      <RequestQueue operates={false} path={paths.requests} />
    </div>
  );
}
