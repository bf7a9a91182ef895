import { commonErrors, type Errors, PASSWORD_MIN, sessionErrors } from '@vitrine/api';
import { type FieldProblem, useAuthForm, useViewedHandover } from '@vitrine/hooks';
import { AuthForm, useMessages } from '@vitrine/ui';
import { useLocation } from 'react-router-dom';
import { signInStateOf } from '../session/return-path.ts';
import { signInMessages } from '../session/sign-in.messages.ts';
import { useLeaveSignIn } from '../session/useLeaveSignIn.ts';
import { usePageTitle } from '../shell/useDocumentTitle.ts';
import * as styles from './login.css.ts';

/** Login and registration; signed-in people are led back to where they came from. */
export function Component() {
  const location = useLocation();
  const { mode, setMode, values, setValues, problems, busy, submit } = useAuthForm(
    signInStateOf(location).mode,
  );
  const texts = useMessages(signInMessages);
  usePageTitle(texts[mode]);
  useLeaveSignIn();
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
