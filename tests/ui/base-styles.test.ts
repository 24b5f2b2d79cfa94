/** What the page beneath the widgets says gives way to what a module says. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OpenGallery } from './gallery/open-gallery.ts';

let gallery: OpenGallery;

beforeAll(async () => {
  gallery = await OpenGallery.start();
});

afterAll(() => gallery.close());

test.each(['ul', 'ol'])('a class on %s keeps its indentation and margin', async (element) => {
  const page = await gallery.page({ parts: 'explain' });
  const styles = await page.evaluate((tag) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.indented { padding-inline-start: 7px; margin-block-start: 5px; }');
    document.adoptedStyleSheets = [sheet];
    const [indented, plain] = ['indented', 'plain'].map((name) => {
      const list = document.createElement(tag);
      list.className = name;
      document.body.append(list);
      const { paddingInlineStart, marginBlockStart, listStyleType } = getComputedStyle(list);
      return [paddingInlineStart, marginBlockStart, listStyleType];
    });
    return { indented, plain };
  }, element);
  expect(styles).toEqual({ indented: ['7px', '5px', 'none'], plain: ['0px', '0px', 'none'] });
  await gallery.leave(page);
});
