import { AlertDialog, Button, useMessages } from '@vitrine/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { APP_BUTTON_TIMEOUT_MS, companionApp, openInApp } from '../shell/companion-app/companion-app.ts';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import { placeInApp, postPathOf } from './post-address.ts';
import * as styles from './SharedPostPage.css.ts';
import { sharedPostMessages } from './shared-post.messages.ts';

type Alert = 'android' | 'noApp' | 'notOpened';

/** Ways from a shared post to the app. */
export function SharedPostActions({ postId }: { postId: string }) {
  const texts = useMessages(sharedPostMessages);
  const navigate = useNavigate();
  const [alert, setAlert] = useState<Alert>();
  const [isOpen, setOpen] = useState(false);
  const say = (about: Alert) => {
    setAlert(about);
    setOpen(true);
  };
  const endWait = useRef(() => {});
  useEffect(() => () => endWait.current(), []);
  const { storeUrl } = companionApp;

  function open() {
    const toStore = (otherwise: Alert) => (storeUrl ? window.location.assign(storeUrl) : say(otherwise));
    if (!companionApp.scheme) return toStore('noApp');
    endWait.current();
    endWait.current = openInApp(companionApp, placeInApp(postId), {
      timeoutMs: APP_BUTTON_TIMEOUT_MS,
      onClosed: () => toStore('notOpened'),
    });
  }

  return (
    <>
      <Button variant="primary" className={styles.main} onClick={open}>
        {texts.openInApp}
      </Button>
      <div className={styles.others}>
        <Button asChild>
          {storeUrl ? (
            <a href={storeUrl}>{texts.downloadOnIos}</a>
          ) : (
            <RouterLink href="/download">{texts.downloadOnIos}</RouterLink>
          )}
        </Button>
        <Button variant="quiet" className={styles.android} onClick={() => say('android')}>
          {texts.androidSoon}
        </Button>
      </div>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={alert === 'android' ? texts.androidAlert : alert === 'noApp' ? texts.noApp : texts.notOpened}
        description={
          alert === 'android' ? undefined : alert === 'noApp' ? texts.noAppHelp : texts.notOpenedHelp
        }
        cancelLabel={texts.close}
        confirmLabel={alert === 'android' ? undefined : texts.onTheSite}
        onConfirm={() => void navigate(postPathOf(postId))}
      />
    </>
  );
}
