/** The trial gateway's page: what is to be paid, and to pay it, refuse it or leave. Without scripts. */
import { formatMoney } from '#domain/money/format.ts';
import type { Language } from '#domain/people/language.ts';
import { htmlPage } from '#infrastructure/backoffice/http/page/html-page.ts';
import { escape } from '#infrastructure/backoffice/http/reference/escape.ts';
import { words } from '#infrastructure/backoffice/words/words.ts';
import { type SandboxAct, sandboxActs, type SandboxPayment } from './sandbox-gateway.ts';
import { sandboxPath } from './sandbox-path.ts';

export const sandboxStylePath = `${sandboxPath}.css`;

export function sandboxPage(payment: SandboxPayment): string {
  const { language, paymentId, method, total, payer, returnUrl, state, description } = payment;
  const say = (id: string, given: Readonly<Record<string, string>> = {}) => escape(words(language, id, given));
  const amount = formatMoney(total, { locale: language });
  const button = (act: SandboxAct) =>
    `<button name="act" value="${act}" class="${act}">${say(`payment-page-${act}`, { amount })}</button>`;
  const row = (id: string, value: string) => sandboxFact(language, id, value);
  return sandboxFrame(
    language,
    'payment-page-title',
    `<p class="amount"><bdi dir="ltr">${escape(amount)}</bdi></p>
<dl>
${row('payment-page-payment', paymentId)}
${row('payment-page-method', words(language, `document-top-up-mode-${method}`))}
${row('payment-page-payer', payer)}
${description === undefined ? '' : row('payment-page-for', description)}
</dl>
${
  state === 'open'
    ? `<form method="post">${sandboxActs.map(button).join('\n')}</form>`
    : `<p>${say(`payment-page-${state}`)}</p><p><a href="${escape(returnUrl)}">${say('payment-page-back')}</a></p>`
}`,
  );
}

/** A page of the trial gateway, said to be one. */
export function sandboxFrame(language: Language, title: string, body: string): string {
  const say = (id: string) => escape(words(language, id, {}));
  return htmlPage({
    language,
    title: words(language, title, {}),
    style: sandboxStylePath,
    isPrivate: true,
    main: `<p class="trial">${say('payment-page-trial')}</p>
<h1>${say(title)}</h1>
${body}`,
  });
}

export function sandboxFact(language: Language, id: string, value: string): string {
  return `<div><dt>${escape(words(language, id, {}))}</dt><dd><bdi>${escape(value)}</bdi></dd></div>`;
}

export const sandboxStyle = `*{box-sizing:border-box}
body{margin:0;background:#f3f4f6;color:#141b41;font:16px/1.5 system-ui,sans-serif}
main{max-width:420px;margin:48px auto;padding:24px;border:1px solid #d9dce3;border-radius:12px;background:#fff}
h1{margin:0;font-size:20px;line-height:1.4}
.trial{margin:0 0 16px;padding:8px 12px;border-radius:8px;background:#fdf0d9;color:#6b4300;font-size:14px}
.amount{margin:8px 0 16px;font-size:32px;font-weight:700}
dl{margin:0 0 24px}
dl div{display:flex;justify-content:space-between;gap:16px;padding:8px 0;border-top:1px solid #e8eaef}
dt{color:#555d77}
dd{margin:0;font-weight:500;text-align:end;overflow-wrap:anywhere}
form{display:flex;flex-direction:column;gap:12px}
button{min-height:48px;border:1px solid #8b93a7;border-radius:8px;background:#fff;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button.pay{border-color:#141b41;background:#141b41;color:#fff}
button:focus-visible,a:focus-visible{outline:3px solid #1f7a6d;outline-offset:2px}
a{color:#1f6f63}
label{display:flex;flex-direction:column;gap:4px;color:#555d77}
input,select{min-height:44px;padding:0 12px;border:1px solid #8b93a7;border-radius:8px;background:#fff;color:#141b41;font:inherit}
input:focus-visible,select:focus-visible{outline:3px solid #1f7a6d;outline-offset:2px}
@media(max-width:599px){main{margin:16px}}
`;
