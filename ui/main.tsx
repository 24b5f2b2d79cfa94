/** The portal's first script: what the browser lacks is brought, then the portal starts. */
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const { startPortal } = await import('./start.tsx');
startPortal(document);
