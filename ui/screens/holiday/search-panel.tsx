/** The search for packages as a page that is not of packages shows it. */
import { HolidaySearchForm } from './search-form.tsx';

export function SearchPanel() {
  return <HolidaySearchForm />;
}
