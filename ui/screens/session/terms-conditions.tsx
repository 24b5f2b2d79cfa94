/** The terms of using the portal. */
import { StaticPage } from './static-page.tsx';

export function Screen() {
  return (
    <StaticPage
      page="terms-conditions"
      sections={[
        { paragraphs: ['pages-terms-who'] },
        {
          heading: 'pages-terms-bookings',
          paragraphs: ['pages-terms-bookings-contract', 'pages-terms-bookings-names'],
        },
        { heading: 'pages-terms-money', paragraphs: ['pages-terms-money-text', 'pages-terms-money-refunds'] },
        { heading: 'pages-terms-access', paragraphs: ['pages-terms-access-text'] },
      ]}
    />
  );
}
