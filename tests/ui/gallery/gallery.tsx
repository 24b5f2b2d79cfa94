/**
 * Every widget in its states on one page, for the tests of this folder to look at, operate and judge. Address
 * parameters: `lang`, `pseudo`, `primary`, `secondary`, and `parts`, the names of those that are wanted.
 */
import '#ui/design/theme/fonts.css';
import '#ui/design/theme/tokens.css';
import '#ui/design/theme/base.css';
import './gallery.css';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import type { Language } from '#domain/people/language.ts';
import { keepFocus } from '#ui/design/layer/kept-focus.ts';
import { applyTheme, deriveTheme } from '#ui/design/theme/theme.ts';
import { WordlessLoader } from '#ui/design/notice/loader.tsx';
import { WordsProvider } from '#ui/design/words/words-provider.tsx';
import { isLanguage } from '#ui/design/words/words.ts';
import { ButtonsPart, SelectionPart } from './choices-part.tsx';
import { DatesPart } from './dates-part.tsx';
import { FieldsPart } from './fields-part.tsx';
import { OverlaysPart } from './overlays-part.tsx';
import { FiguresPart } from './figures-part.tsx';
import { SeatsPart } from './seats-part.tsx';
import { WaitingPart } from './waiting-part.tsx';
import { ShellAround } from './shell-part.tsx';

const asked = new URLSearchParams(window.location.search);
const askedLanguage = asked.get('lang') ?? 'en';

applyTheme(
  document,
  deriveTheme({ primary: asked.get('primary') ?? undefined, secondary: asked.get('secondary') ?? undefined }),
);

const parts = [
  ['buttons', ButtonsPart],
  ['selection', SelectionPart],
  ['fields', FieldsPart],
  ['overlays', OverlaysPart],
  ['dates', DatesPart],
  ['figures', FiguresPart],
  ['seats', SeatsPart],
  ['waiting', WaitingPart],
] as const;

/** All of them where the address names none. */
const shown = (name: string): boolean => asked.get('parts')?.split(' ').includes(name) ?? true;

const Gallery = () => {
  const [language, setLanguage] = useState<Language>(isLanguage(askedLanguage) ? askedLanguage : 'en');
  return (
    <WordsProvider
      language={language}
      onLanguage={setLanguage}
      areas={['design', 'shell']}
      pseudo={asked.has('pseudo')}
      fallback={<WordlessLoader />}
      onProblem={(problem) => {
        queueMicrotask(() => {
          throw problem;
        });
      }}
    >
      <MemoryRouter>
        <ShellAround>
          <div className="gallery">{parts.map(([name, Part]) => (shown(name) ? <Part key={name} /> : null))}</div>
        </ShellAround>
      </MemoryRouter>
    </WordsProvider>
  );
};

keepFocus(document);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
