import { useSignOut } from '@vitrine/hooks';
import { AlertDialog, Button, Icon, useMessages } from '@vitrine/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { giveUpViewedPlace } from '../recommendations/viewed-place.ts';
import { LOG_OUT } from '../shell/icons/log-out.ts';
import { useLayerEntry } from '../shell/useLayerEntry.ts';
import { settingsMessages } from './settings.messages.ts';

/** Signs the person out once they have said so, and leads home. */
export function LogoutWithQuestion() {
  const texts = useMessages(settingsMessages);
  const [isAsked, setAsked] = useState(false);
  const leave = useLayerEntry(isAsked, () => setAsked(false));
  const signOut = useSignOut();
  const navigate = useNavigate();
  const goHome = async () => {
    setAsked(false);
    // First the page, whose guard would lead elsewhere.
    await navigate('/');
    signOut();
    giveUpViewedPlace();
  };
  return (
    <>
      <Button icon={<Icon path={LOG_OUT} size={18} />} onClick={() => setAsked(true)}>
        {texts.logout}
      </Button>
      <AlertDialog
        open={isAsked}
        onOpenChange={(next) => next || leave()}
        title={texts.logoutQuestion}
        confirmLabel={texts.logout}
        onConfirm={() => leave(() => void goHome())}
      />
    </>
  );
}
