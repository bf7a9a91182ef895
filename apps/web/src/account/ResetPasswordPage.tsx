import { PASSWORD_MIN } from '@vitrine/api';
import { type NewPasswordValues, usePasswordReset, useSession, useSignOut } from '@vitrine/hooks';
import { AlertDialog, Button, EmptyState, TextField, useMessages } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { FORGOT_PASSWORD_PATH } from '../session/forgotten-address.ts';
import { SIGN_IN_PATH } from '../session/return-path.ts';
import { sessionRefusalMessages } from '../session/session-refusals.messages.ts';
import { companionApp, openInApp } from '../shell/companion-app/companion-app.ts';
import { useRefusalText } from '../shell/failures/useRefusalText.ts';
import { CIRCLE_CHECK } from '../shell/icons/circle-check.ts';
import { LOCK } from '../shell/icons/lock.ts';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import * as noticeStyles from './AccountNotice.css.ts';
import { recoveryMessages } from './account.messages.ts';
import { accountRefusalMessages } from './account-refusals.messages.ts';
import { NoticeIcon } from './NoticeIcon.tsx';
import { RecoveryForm } from './RecoveryForm.tsx';

const TOKEN = 'token';

/** Target of the link in reset mails. Only its form sends the token. */
export function ResetPasswordPage() {
  const token = useTokenOutOfAddress();
  return <NewPassword key={token} token={token} />;
}

/** Moves the token from the address into the history entry, where a reload still finds it. */
function useTokenOutOfAddress(): string {
  const [parameters] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = parameters.get(TOKEN);
  useEffect(() => {
    if (inAddress !== null) void navigate(pathname, { replace: true, state: { [TOKEN]: inAddress } });
  }, [inAddress, pathname, navigate]);
  return inAddress ?? (state as { [TOKEN]?: string } | null)?.[TOKEN] ?? '';
}

function NewPassword({ token }: { token: string }) {
  const texts = useMessages(recoveryMessages);
  const { status, values, setValue, problems, busy, submit } = usePasswordReset(token);
  const refusalText = useRefusalText(accountRefusalMessages, sessionRefusalMessages);
  const problemText = (field: keyof typeof problems) => {
    const problem = problems[field];
    return (
      problem && (refusalText({ status: 0, code: problem.code, text: problem.message }) ?? problem.message)
    );
  };
  if (status === 'done') return <Done title={texts.doneTitle} help={texts.doneHelp} />;
  if (status === 'likelyDone') return <Done title={texts.likelyDoneTitle} help={texts.likelyDoneHelp} />;
  if (status === 'badLink') return <BadLink text={problemText('form') ?? ''} />;
  const of = (name: keyof NewPasswordValues) => ({
    name,
    large: true,
    label: texts[name],
    type: 'password',
    autoComplete: 'new-password',
    required: true,
    value: values[name],
    error: problemText(name),
    onValueChange: (value: string) => setValue(name, value),
  });
  return (
    <RecoveryForm
      title={texts.resetTitle}
      help={texts.resetHelp}
      action={texts.reset}
      error={problemText('form')}
      errorHelp={problems.form?.code === 'reset_failed' ? texts.notSentHelp : undefined}
      busy={busy}
      onSubmit={() => void submit()}
    >
      <TextField {...of('newPassword')} rule={texts.passwordLength(PASSWORD_MIN)} />
      <TextField {...of('confirmNewPassword')} />
    </RecoveryForm>
  );
}

function BadLink({ text }: { text: string }) {
  const texts = useMessages(recoveryMessages);
  usePageTitle(text);
  return (
    <div className={noticeStyles.page} role="status">
      <EmptyState
        headingLevel={1}
        icon={<NoticeIcon path={LOCK} />}
        title={text}
        help={texts.badLinkHelp}
        action={
          <div className={noticeStyles.actions}>
            <Button asChild variant="primary">
              <RouterLink href={FORGOT_PASSWORD_PATH}>{texts.askAgain}</RouterLink>
            </Button>
            <Button asChild>
              <RouterLink href={SIGN_IN_PATH}>{texts.toLogin}</RouterLink>
            </Button>
          </div>
        }
      />
    </div>
  );
}

function Done({ title, help }: { title: string; help: string }) {
  const texts = useMessages(recoveryMessages);
  const isSignedIn = useSession().status === 'authenticated';
  const navigate = useNavigate();
  const signOut = useSignOut();
  const [isAsked, setAsked] = useState(false);
  const leave = useLayerEntry(isAsked, () => setAsked(false));
  usePageTitle(title);
  const toLogin = () => void navigate(SIGN_IN_PATH, { replace: true });
  return (
    <div className={noticeStyles.page} role="status">
      <EmptyState
        headingLevel={1}
        icon={<NoticeIcon path={CIRCLE_CHECK} tone="positive" />}
        title={title}
        help={help}
        action={
          <div className={noticeStyles.actions}>
            {companionApp.scheme && (
              <Button variant="primary" onClick={() => openInApp(companionApp, 'login')}>
                {texts.openApp}
              </Button>
            )}
            <Button
              variant={companionApp.scheme ? 'secondary' : 'primary'}
              onClick={() => (isSignedIn ? setAsked(true) : toLogin())}
            >
              {texts.login}
            </Button>
          </div>
        }
      />
      <AlertDialog
        open={isAsked}
        onOpenChange={(next) => next || leave()}
        title={texts.leaveTitle}
        description={texts.leaveHelp}
        confirmLabel={texts.leave}
        onConfirm={() =>
          leave(() => {
            setAsked(false);
            signOut();
            toLogin();
          })
        }
      />
    </div>
  );
}
