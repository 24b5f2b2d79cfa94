/** The gallery, served once in a process, and a page of the browser opened on it as asked. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { closePages, openChromium, patience, slowDown } from '#tests/support/chromium.ts';
import { serveGallery } from './served-gallery.ts';

let served: Promise<string> | undefined;

export interface Asked {
  readonly width?: number;
  readonly height?: number;
  readonly lang?: 'en' | 'fr' | 'ar';
  readonly pseudo?: boolean;
  readonly primary?: string;
  readonly secondary?: string;
  readonly still?: boolean;
  /** Of the gallery's parts, by name and with spaces between; all of them where absent. */
  readonly parts?: string;
  /** A clock that the test moves on. */
  readonly ownClock?: boolean;
}

/** A screen in place of the gallery, over a desk. */
export interface AskedScreen extends Pick<Asked, 'width' | 'lang'> {
  readonly at: string;
  readonly desk: (
    method: string,
    request: unknown,
  ) => Promise<{ readonly answer: unknown } | { readonly failure: unknown }>;
}

export class OpenGallery {
  private readonly address: string;
  private readonly browser: Browser;
  private readonly contexts = new Map<string, Promise<BrowserContext>>();
  private readonly left: Page[] = [];
  /** What a page complained about: failed scripts, refused styles, missing words. */
  readonly complaints: string[] = [];

  constructor(address: string, browser: Browser) {
    this.address = address;
    this.browser = browser;
  }

  static async start(): Promise<OpenGallery> {
    served ??= serveGallery();
    const [address, browser] = await Promise.all([served, openChromium()]);
    return new OpenGallery(address, browser);
  }

  async page(asked: Asked = {}): Promise<Page> {
    const { width = 1440, height = 900, lang = 'en', pseudo = false, primary, secondary } = asked;
    const { still = true, ownClock = false, parts } = asked;
    const frame = { viewport: { width, height }, reducedMotion: still ? 'reduce' : 'no-preference' } as const;
    const context = await (ownClock ? this.browser.newContext(frame) : this.shared(frame));
    if (ownClock) await context.clock.install();
    const page = this.taken(context) ?? (await this.watched(context));
    const query = new URLSearchParams({ lang });
    if (parts !== undefined) query.set('parts', parts);
    if (pseudo) query.set('pseudo', '1');
    if (primary !== undefined) query.set('primary', primary);
    if (secondary !== undefined) query.set('secondary', secondary);
    await page.goto(`${this.address}?${query.toString()}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return page;
  }

  async screen({ at, desk, width = 1440, lang = 'en' }: AskedScreen): Promise<Page> {
    const context = await this.browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await this.watched(context);
    await page.exposeFunction('askDesk', desk);
    await page.goto(`${this.address}screens.html?${new URLSearchParams({ lang, at }).toString()}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  }

  /** A page on which every state of every screen can be shown, one after another. */
  async states(): Promise<Page> {
    const context = await this.browser.newContext({ reducedMotion: 'reduce' });
    const page = await this.watched(context);
    await page.goto(`${this.address}states.html`);
    await page.waitForFunction(() => 'showState' in window);
    return page;
  }

  /** Gives back a page that went through nothing but its own document: the next one in its frame needs no new process. */
  async leave(page: Page): Promise<void> {
    if (page.isClosed()) return;
    await page.mouse.move(0, 0);
    this.left.push(page);
  }

  private taken(context: BrowserContext): Page | undefined {
    const at = this.left.findIndex((page) => page.context() === context);
    return at < 0 ? undefined : this.left.splice(at, 1)[0];
  }

  private async watched(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    await slowDown(page);
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404')) this.complaints.push(message.text());
    });
    return page;
  }

  /** The gallery keeps nothing in a browser but its scripts, so pages of one frame share them. */
  private shared(frame: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify(frame);
    const open = this.contexts.get(key) ?? this.browser.newContext(frame);
    this.contexts.set(key, open);
    return open;
  }

  async close(): Promise<void> {
    await closePages(this.browser);
  }
}
