/** What was booked waits for approval: it is not a failure, and it is followed under Approvals. */
import { Alert } from '#ui/design/notice/alert.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';

export function AwaitingApprovalAlert({ approvalId }: { readonly approvalId: string }) {
  const words = useWords();
  return (
    <Alert
      kind="success"
      title={words('message-approval-asked')}
      action={
        <LinkButton to="/approvals" size={32}>
          {words('shell-menu-approvals')}
        </LinkButton>
      }
    >
      {words('failure-awaiting-approval', { approvalId })}
    </Alert>
  );
}
