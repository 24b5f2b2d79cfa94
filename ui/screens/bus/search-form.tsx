/** The bus search form: from where, to where, on which day. */
import { RouteForm } from '#ui/booking/search/route-form.tsx';
import { busParts } from '#ui/composition/bus/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { useWords } from '#ui/design/words/words.ts';

export function BusSearchForm({ again = false }: { readonly again?: boolean }) {
  const words = useWords();
  return (
    <RouteForm
      id="bus"
      search={usePart(busParts.search)}
      label={words('bus-search')}
      submit={words(again ? 'bus-search-again' : 'bus-search')}
      ends={{ origin: words('bus-from'), destination: words('bus-to') }}
      swap={words('bus-swap')}
      day={words('bus-date')}
      noPlace={words('bus-no-city')}
      optionOf={({ cityId, name, state }) => ({ key: cityId, label: name, detail: state })}
      keyOf={({ cityId, name }) => ({ key: cityId, label: name })}
      placeOf={({ key, label }) => ({ cityId: key, name: label })}
    />
  );
}
