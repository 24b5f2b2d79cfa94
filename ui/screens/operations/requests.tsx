/** The requests of all agencies that a person must answer; fetched when it is first looked at, because it is large. */
import { productWords } from '#ui/composition/routes/products.ts';
import { paths } from '#ui/composition/paths.ts';
import { Fetched } from '#ui/booking/fetched.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { PageMissing } from '#ui/shell/frame/page-not-loaded.tsx';

const load = () => import('#ui/booking/request/queue/request-queue.tsx');

export function Requests() {
  return (
    <Fetched
      areas={['booking', 'requests']}
      words={['flight', 'booking', 'bookings', 'manage', 'wishes', 'requests', 'fees', ...productWords]}
      load={load}
      waiting={<SkeletonRows rows={6} height="64px" />}
      trouble={<PageMissing />}
    >
      {({ RequestQueue }) => <RequestQueue operates path={paths.operations} />}
    </Fetched>
  );
}
