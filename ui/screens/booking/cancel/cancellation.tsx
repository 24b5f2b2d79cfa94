/** The address of a cancellation among a product's pages: it leads to the booking's own. */
import { Navigate, useParams } from 'react-router-dom';
import { cancelPath } from '#ui/composition/paths.ts';

export function Screen() {
  const { transactionId = '' } = useParams();
  return <Navigate to={cancelPath(transactionId)} replace />;
}
