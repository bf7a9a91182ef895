import { commonErrors, type Errors, PASSWORD_MIN, sessionErrors } from '@vitrine/api';
import { type FieldProblem, useAuthForm, useViewedHandover } from '@vitrine/hooks';
import { AuthForm, useMessages } from '@vitrine/ui';
import { usePageTitle } from '../shell/useDocumentTitle.ts';
import type { SignInState } from './return-path.ts';
import * as styles from './SignInForm.css.ts';
import { signInMessages } from './sign-in.messages.ts';

export interface SignInFormProps {
  /** What the person came for; they can change to the other. */
  mode: SignInState['mode'];
}

/** Login and registration, as a page. */
export function SignInForm({ mode: initialMode }: SignInFormProps) {
  const { mode, setMode, values, setValues, problems, busy, submit } = useAuthForm(initialMode);
  const texts = useMessages(signInMessages);
  usePageTitle(texts[mode]);
  useViewedHandover();

  return (
    <div className={styles.page}>
      <AuthForm
        mode={mode}
        onModeChange={setMode}
        values={values}
        onValuesChange={setValues}
        errors={Object.fromEntries(
          Object.entries(problems).map(([field, found]) => [field, textOf(found) ?? texts.operationFailed]),
        )}
        onSubmit={() => void submit()}
        busy={busy}
        passwordHint={texts.passwordHint(PASSWORD_MIN)}
      />
    </div>
  );
}

const errors: Errors = { ...commonErrors, ...sessionErrors };

const textOf = ({ code = '', message }: FieldProblem): string | undefined => errors[code]?.text ?? message;
