/**
 * Brings the words of the chosen language to the page, an area at a time: the areas named at the top with the page, a
 * screen's own area when the screen is first shown. When the language changes, the old words stay until every area in
 * use has arrived in the new one; then words, `lang` and `dir` change together.
 */
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { LocalizationProvider, ReactLocalization } from '@fluent/react';
import type { Language } from '#domain/people/language.ts';
import { loadArea } from '../load-area.ts';
import type { LoadArea } from '../load-area.ts';
import { LanguageContext, directionOf, languageTag } from './words.ts';

const flipped = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const small = 'ɐqɔpǝɟƃɥᴉɾʞʅɯuodbɹsʇnʌʍxʎz';
    const at = letter.toLowerCase().charCodeAt(0) - 97;
    return small[at] ?? letter;
  });

interface Spoken {
  readonly language: Language;
  readonly areas: ReadonlySet<string>;
  readonly localization: ReactLocalization;
}

interface AreaNeeds {
  readonly spoken: Spoken | null;
  /** Words could not be had; they are asked for again. */
  readonly troubled: boolean;
  readonly need: (areas: readonly string[]) => void;
}

const AreasContext = createContext<AreaNeeds>({ spoken: null, troubled: false, need: () => undefined });

/** What was loaded and read once, by language and area. */
type Library = Map<string, Promise<FluentResource>>;

const resourceOf = (library: Library, language: Language, area: string, load: LoadArea): Promise<FluentResource> => {
  const key = `${language} ${area}`;
  const known = library.get(key);
  if (known !== undefined) return known;
  const coming = load(language, area).then((text) => new FluentResource(text));
  library.set(key, coming);
  coming.catch(() => library.delete(key));
  return coming;
};

const RETRY_MS = 2000;

export interface WordsProviderProps {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  /** The areas every page needs. A screen asks for its own with `NeededWords`. */
  readonly areas: readonly string[];
  readonly children: ReactNode;
  /** Shown until the first words are there; it can hold no words itself. */
  readonly fallback?: ReactNode;
  /** Turns every sentence round and the page right to left, to find words outside Fluent and one-sided layout. */
  readonly pseudo?: boolean;
  readonly load?: LoadArea;
  /** Notified of a failed load and of an id that no area has. */
  readonly onProblem?: (problem: Error) => void;
}

export const WordsProvider = ({
  language,
  onLanguage,
  areas,
  children,
  fallback = null,
  pseudo = false,
  load = loadArea,
  onProblem,
}: WordsProviderProps) => {
  const [needed, setNeeded] = useState<ReadonlySet<string>>(() => new Set(areas));
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [troubled, setTroubled] = useState(false);
  const [library] = useState<Library>(() => new Map());
  const problem = useRef(onProblem);
  useEffect(() => {
    problem.current = onProblem;
  });

  const need = useCallback((more: readonly string[]) => {
    setNeeded((known) => (more.every((area) => known.has(area)) ? known : new Set([...known, ...more])));
  }, []);

  useEffect(() => {
    let current = true;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const speak = async () => {
      const resources = await Promise.all([...needed].map((area) => resourceOf(library, language, area, load)));
      const bundle = new FluentBundle([languageTag(language), language], pseudo ? { transform: flipped } : {});
      for (const resource of resources) bundle.addResource(resource);
      const localization = new ReactLocalization([bundle], null, (error) => problem.current?.(error));
      if (!current) return;
      setTroubled(false);
      setSpoken({ language, areas: needed, localization });
    };
    speak().catch((error: unknown) => {
      if (!current) return;
      problem.current?.(error instanceof Error ? error : new Error(String(error)));
      setTroubled(true);
      retry = setTimeout(() => setAttempt(attempt + 1), RETRY_MS);
    });
    return () => {
      current = false;
      clearTimeout(retry);
    };
  }, [language, needed, load, pseudo, library, attempt]);

  const shown = spoken?.language;
  const direction = pseudo ? 'rtl' : directionOf(shown ?? language);

  useEffect(() => {
    if (shown === undefined) return;
    document.documentElement.lang = shown;
    document.documentElement.dir = direction;
  }, [shown, direction]);

  const state = useMemo(
    () => ({
      language: shown ?? language,
      direction,
      tag: languageTag(shown ?? language),
      setLanguage: onLanguage,
    }),
    [shown, language, direction, onLanguage],
  );
  const areaNeeds = useMemo(() => ({ spoken, troubled, need }), [spoken, troubled, need]);

  if (spoken === null) return fallback;
  return (
    <AreasContext value={areaNeeds}>
      <LanguageContext value={state}>
        <LocalizationProvider l10n={spoken.localization}>{children}</LocalizationProvider>
      </LanguageContext>
    </AreasContext>
  );
};

export interface NeededWordsProps {
  readonly areas: readonly string[];
  readonly fallback?: ReactNode;
  /** In place of the fallback where the words could not be had so far; they are asked for again meanwhile. */
  readonly trouble?: ReactNode;
  readonly children: ReactNode;
}

/** Shows its children once the words of these areas are there. */
export const NeededWords = ({ areas, fallback = null, trouble = fallback, children }: NeededWordsProps) => {
  const { spoken, troubled, need } = use(AreasContext);
  const key = areas.join(' ');
  useEffect(() => {
    need(key === '' ? [] : key.split(' '));
  }, [need, key]);
  const ready = spoken !== null && areas.every((area) => spoken.areas.has(area));
  return ready ? children : troubled ? trouble : fallback;
};
