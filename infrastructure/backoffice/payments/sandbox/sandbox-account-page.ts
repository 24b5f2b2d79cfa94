/** The trial gateway's page on which a transfer to an agency's own account number is made. Without scripts. */
import { transferModes } from '#domain/account/payment/virtual-account.ts';
import type { Language } from '#domain/people/language.ts';
import type { SandboxAccount } from '#infrastructure/backoffice/database/account/sandbox-transfers.ts';
import { escape } from '#infrastructure/backoffice/http/reference/escape.ts';
import { words } from '#infrastructure/backoffice/words/words.ts';
import { sandboxFact, sandboxFrame } from './sandbox-page.ts';

export function sandboxAccountPage(account: SandboxAccount, language: Language, isWrong: boolean): string {
  const say = (id: string) => escape(words(language, id, {}));
  const row = (id: string, value: string) => sandboxFact(language, id, value);
  const field = (name: string, input: string) => `<label>${say(`transfer-page-${name}`)}${input}</label>`;
  const text = (name: string, more = '') =>
    field(name, `<input name="${name}" dir="ltr" autocomplete="off" required ${more}>`);
  const modes = transferModes.map((mode) => `<option value="${mode}">${mode.toUpperCase()}</option>`).join('');
  return sandboxFrame(
    language,
    'transfer-page-title',
    `${isWrong ? `<p role="alert">${say('transfer-page-wrong')}</p>` : ''}
<dl>
${row('transfer-page-holder', account.holder)}
${row('transfer-page-number', account.accountNumber)}
${row('transfer-page-ifsc', account.ifsc)}
</dl>
<form method="post">
${field('mode', `<select name="mode">${modes}</select>`)}
${text('amount', 'inputmode="decimal"')}
${text('reference', 'maxlength="22"')}
${text('payer', 'maxlength="80"')}
<button class="pay">${say('transfer-page-send')}</button>
</form>`,
  );
}
