/** About the deployment. */
import { StaticPage } from './static-page.tsx';

export function Screen() {
  return (
    <StaticPage
      page="about-us"
      sections={[
        { paragraphs: ['pages-about-what', 'pages-about-how'] },
        { heading: 'pages-about-trust', paragraphs: ['pages-about-trust-text'] },
      ]}
    />
  );
}
