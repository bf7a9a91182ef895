import type { SettingsForm } from '@vitrine/hooks';
import { AlertDialog, Button, Switch, useMessages } from '@vitrine/ui';
import { type SubmitEvent, useState } from 'react';
import { useGoBack } from '../shell/history/useGoBack.ts';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { BackPage } from '../shell/page/BackPage.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import * as styles from './SettingsPage.css.ts';
import { switchesMessages } from './settings.messages.ts';

/** A switch of a settings page. */
export interface Setting<Name> {
  name: Name;
  label: string;
  hint: string;
}

export interface SettingsPageProps<Switches> {
  title: string;
  help?: string | undefined;
  form: SettingsForm<Switches>;
  groups: readonly { heading: string; settings: readonly Setting<keyof Switches>[] }[];
}

/** Switches that are saved together. The alert of a save leads back when it is closed. */
export function SettingsPage<Switches extends Record<string, boolean>>({
  title,
  help,
  form,
  groups,
}: SettingsPageProps<Switches>) {
  const texts = useMessages(switchesMessages);
  const { values, isLoading, busy, problem } = form;
  const goBack = useGoBack();
  const [isSaved, setSaved] = useState(false);
  const leave = useLayerEntry(isSaved, () => setSaved(false));
  usePageTitle(title);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await form.save()) setSaved(true);
  };
  return (
    <BackPage title={title} width="narrow">
      <form
        noValidate
        aria-label={title}
        aria-busy={isLoading}
        className={styles.form}
        onSubmit={(event) => void submit(event)}
      >
        {help && <p className={styles.help}>{help}</p>}
        {groups.map(({ heading, settings }) => (
          <fieldset key={heading} className={styles.group}>
            <legend className={styles.heading}>{heading}</legend>
            <div className={styles.rows}>
              {settings.map(({ name, label, hint }) => (
                <Switch
                  key={String(name)}
                  className={styles.row}
                  label={label}
                  hint={hint}
                  checked={values[name] === true}
                  disabled={isLoading}
                  onCheckedChange={(on) => form.set(name, on)}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <p role="alert" className={styles.problem}>
          {problem === 'signedOut' && texts.signedOut}
          {problem === 'failed' && texts.failed}
        </p>
        <Button type="submit" variant="primary" busy={busy} className={styles.save}>
          {texts.save}
        </Button>
      </form>
      <AlertDialog
        open={isSaved}
        onOpenChange={(next) => {
          if (next) return;
          leave(() => {
            setSaved(false);
            goBack();
          });
        }}
        title={texts.saved}
        cancelLabel={texts.ok}
      />
    </BackPage>
  );
}
