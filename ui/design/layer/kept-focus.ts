/**
 * Focus of controls that are disabled for a while. A browser takes the focus from a control that work in progress
 * disables, and leaves the keyboard at the start of the page once the work is done.
 */

/** The control that gets the focus as soon as it is enabled; none once the focus has moved. */
let awaited: HTMLElement | undefined;

/** Focuses a control, once it is enabled where it is not. */
export function focusWhenEnabled(control: HTMLElement, options?: FocusOptions): void {
  control.focus(options);
  awaited = control.matches(':disabled') ? control : undefined;
}

/** Gives the focus back to each control of a page that loses it by being disabled. */
export function keepFocus(page: Document): void {
  page.addEventListener('focusin', () => {
    awaited = undefined;
  });
  page.addEventListener('focusout', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(':disabled')) awaited = target;
  });
  const watcher = new MutationObserver(() => {
    if (awaited?.matches(':disabled') === false) awaited.focus({ preventScroll: true });
  });
  watcher.observe(page, { subtree: true, attributeFilter: ['disabled'] });
}
