/** What is kept about whom, why, and for how long. */
import { StaticPage } from './static-page.tsx';

export function Screen() {
  return (
    <StaticPage
      page="privacy-policy"
      sections={[
        { paragraphs: ['pages-privacy-who'] },
        { heading: 'pages-privacy-kept', paragraphs: ['pages-privacy-kept-travellers', 'pages-privacy-kept-agents'] },
        { heading: 'pages-privacy-passed', paragraphs: ['pages-privacy-passed-text'] },
        { heading: 'pages-privacy-device', paragraphs: ['pages-privacy-device-text'] },
        { heading: 'pages-privacy-rights', paragraphs: ['pages-privacy-rights-text'] },
      ]}
    />
  );
}
