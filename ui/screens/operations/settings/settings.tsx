/** What an operator sets: the portal's name and look, what it sells and asks, with a preview beside it; and the pages that anybody may read. */
import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changesIn, type SettingUp } from '#application/portal/operations/configuration.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { namedViolation } from '#ui/shell/words/violation-words.ts';
import { Loaded } from '#ui/booking/request/loaded.tsx';
import { LookFields } from './look-fields.tsx';
import { Pages } from './pages.tsx';
import { Preview } from './preview.tsx';
import { PublishBar, Published } from './publishing.tsx';
import { fieldName, settingId } from './setting-fields.ts';
import { Tariff } from './tariff.tsx';
import { TradeFields } from './trade-fields.tsx';
import styles from './settings.module.css';

/** The tables of every product, which nobody else reads here. */
const Law = lazy(async () => ({ default: (await import('./law.tsx')).Law }));

const parts = { portal: Portal, pages: Pages, tariff: Tariff, law: Law } as const;

export function Settings() {
  const words = useWords();
  const [query, setQuery] = useSearchParams();
  const names = Object.keys(parts) as (keyof typeof parts)[];
  const shown = names.find((name) => name === query.get('part')) ?? 'portal';
  const Part = parts[shown];
  return (
    <div className={styles.parts}>
      <Segmented
        label={words('settings-parts')}
        segments={names.map((key) => ({ key, label: words(`settings-part-${key}`) }))}
        value={shown}
        onChange={(part) => setQuery({ section: 'settings', part })}
      />
      <Suspense fallback={<SkeletonRows rows={8} height="52px" />}>
        <Part />
      </Suspense>
    </div>
  );
}

function Portal() {
  const settings = usePart(operationsParts.settings);
  const { open } = useStateOf(settings.state$);
  useEffect(() => void settings.load(), [settings]);
  return (
    <Loaded of={open} onAgain={() => void settings.load()}>
      {(shown) => <Opened shown={shown} />}
    </Loaded>
  );
}

function Opened({ shown }: { readonly shown: SettingUp }) {
  const words = useWords();
  const settings = usePart(operationsParts.settings);
  const { busy, saved, failure } = useStateOf(settings.state$);
  const { violations, attempt } = shown;
  const changes = changesIn(shown);
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.form}>
          <Published failure={failure} saved={saved && changes === 0} />
          <ErrorSummary
            attempt={attempt}
            errors={violations.map((each) => ({
              fieldId: settingId(each.path),
              text: namedViolation(words, words(fieldName(each.path)), each),
            }))}
          />
          <LookFields shown={shown} />
          <TradeFields shown={shown} />
        </div>
        <Preview shown={shown} />
      </div>
      {changes === 0 ? null : (
        <PublishBar
          changed={words('settings-changed', { count: changes })}
          help={words('settings-publish-help')}
          busy={busy}
          onDiscard={() => settings.discard()}
          onPublish={() => void settings.save()}
        />
      )}
    </>
  );
}
