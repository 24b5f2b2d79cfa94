/** The address of a cancellation among the flight pages: it leads to the booking's own. */
import { Navigate, useParams } from 'react-router-dom';

export function Screen() {
  const { transactionId = '' } = useParams();
  return <Navigate to={`/my-bookings/manage/${transactionId}/cancel`} replace />;
}
