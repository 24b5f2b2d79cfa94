/** The train search form: from which station to which, on which day, from which quota. */
import { advancePath } from '#application/portal/train/search-link.ts';
import { quotas, trainClasses } from '#domain/train/berths/classes.ts';
import { RouteForm } from '#ui/booking/search/route-form.tsx';
import { trainParts } from '#ui/composition/train/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { useWords } from '#ui/design/words/words.ts';

export interface TrainSearchFormProps {
  readonly again?: boolean;
  /** Looks further, in one class. */
  readonly further?: boolean;
}

export function TrainSearchForm({ again = false, further = false }: TrainSearchFormProps) {
  const words = useWords();
  const search = usePart(trainParts.search);
  const { draft } = useStateOf(search.state$);
  return (
    <RouteForm
      id="train"
      search={search}
      label={words('train-search')}
      submit={words(further ? 'train-further' : again ? 'train-search-again' : 'train-search')}
      pathOf={further ? advancePath : undefined}
      ends={{ origin: words('train-from'), destination: words('train-to') }}
      swap={words('train-swap')}
      day={words('train-date')}
      noPlace={words('train-no-station')}
      optionOf={({ code, name, city }) => ({
        key: code,
        label: name,
        detail: name.startsWith(city) ? code : `${code}, ${city}`,
      })}
      keyOf={({ code, name }) => ({ key: code, label: name })}
      placeOf={({ key, label }) => ({ code: key, name: label })}
    >
      <Select
        id="train-quota"
        label={words('train-quota')}
        options={quotas.map((key) => ({ key, label: words(`bookings-train-quota-${key}`) }))}
        value={draft.quota}
        onChange={(key) => search.change({ quota: quotas.find((each) => each === key) ?? 'GN' })}
      />
      {further ? (
        <Select
          id="wanted-class"
          label={words('train-filter-classes')}
          options={trainClasses.map((key) => ({ key, label: words(`bookings-train-class-${key}`) }))}
          value={draft.travelClass ?? '3A'}
          onChange={(key) => search.change({ travelClass: trainClasses.find((each) => each === key) })}
        />
      ) : null}
    </RouteForm>
  );
}
