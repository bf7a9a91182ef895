import { PASSWORD_MIN, USERNAME_MAX, USERNAME_MIN } from '@vitrine/api';
import { useAuthForm, useViewedHandover } from '@vitrine/hooks';
import { AuthForm, SignInPage, useMessages, withParts } from '@vitrine/ui';
import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { BrandContext } from '../shell/brand/brand-of-visit.ts';
import { useRefusalText } from '../shell/failures/useRefusalText.ts';
import { useGoBack } from '../shell/history/useGoBack.ts';
import { isPlainClick } from '../shell/links/plain-click.ts';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import { Footer } from '../shell/page/Footer.tsx';
import { frameMessages } from '../shell/page/frame.messages.ts';
import { siteLinkMessages } from '../shell/page/site-links.messages.ts';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import { FORGOT_PASSWORD_PATH, typedEmail } from './forgotten-address.ts';
import type { SignInState } from './return-path.ts';
import * as styles from './SignInForm.css.ts';
import { sessionRefusalMessages } from './session-refusals.messages.ts';
import { signInMessages } from './sign-in.messages.ts';
import { usePopularFind } from './usePopularFind.ts';

export interface SignInFormProps {
  mode: SignInState['mode'];
}

export function SignInForm({ mode: initialMode }: SignInFormProps) {
  const { mode, setMode, values, setValues, problems, busy, submit } = useAuthForm(initialMode);
  const texts = useMessages(signInMessages);
  const { needsScripts } = useMessages(frameMessages);
  const refusalText = useRefusalText(sessionRefusalMessages);
  const brand = useContext(BrandContext);
  const goBack = useGoBack();
  const navigate = useNavigate();
  const find = usePopularFind();
  usePageTitle(texts[mode]);
  useViewedHandover();

  return (
    <SignInPage brandName={brand.name} wordMark={brand.wordMark} homeHref="/" onClose={goBack} find={find}>
      <noscript>
        <p>{needsScripts}</p>
      </noscript>
      <AuthForm
        mode={mode}
        onModeChange={setMode}
        values={values}
        onValuesChange={setValues}
        errors={Object.fromEntries(
          Object.entries(problems).map(([field, { code, message: text }]) => [
            field,
            refusalText({ status: 0, code, text }) ?? texts.operationFailed,
          ]),
        )}
        onSubmit={() => void submit()}
        busy={busy}
        usernameHint={texts.usernameHint(USERNAME_MIN, USERNAME_MAX)}
        passwordHint={texts.passwordHint(PASSWORD_MIN)}
        forgotPasswordHref={FORGOT_PASSWORD_PATH}
        onForgotPassword={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          void navigate(FORGOT_PASSWORD_PATH, { state: typedEmail(values.username) });
        }}
      />
      {mode === 'register' && <AcceptedTerms />}
      <Footer />
    </SignInPage>
  );
}

function AcceptedTerms() {
  const { accepted } = useMessages(signInMessages);
  const { terms, privacy } = useMessages(siteLinkMessages);
  return (
    <p className={styles.accepted}>
      {withParts(accepted, {
        terms: <RouterLink href="/terms-of-service">{terms}</RouterLink>,
        privacy: <RouterLink href="/privacy-policy">{privacy}</RouterLink>,
      })}
    </p>
  );
}
