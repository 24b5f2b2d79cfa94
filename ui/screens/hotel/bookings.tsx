/** The address of bookings of hotels: it leads to the list that all products share. */
import { Navigate } from 'react-router-dom';
import { paths } from '#ui/composition/paths.ts';

export function Screen() {
  return <Navigate to={`${paths.bookings}?product=hotel`} replace />;
}
