/** The portal's first script: what the browser lacks is brought, what the page will need is sent for, then the portal starts. */
import './design/theme/fonts.css';
import './design/theme/tokens.css';
import './design/theme/base.css';
import { askedAhead, sendAhead } from './composition/ahead.ts';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const base = document.querySelector('meta[name="base-address"]')?.getAttribute('content') ?? '';
const configuration = askedAhead(base);
sendAhead(window);
const { startPortal } = await import(/* webpackChunkName: "start" */ './start.tsx');
startPortal(document, base, configuration);
