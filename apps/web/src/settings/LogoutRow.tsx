import { useSignOut } from '@vitrine/hooks';
import { AlertDialog, useMessages } from '@vitrine/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { giveUpKeptPlace } from '../shell/document/kept-place.ts';
import { LOG_OUT } from '../shell/icons/log-out.ts';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { ButtonRow } from '../shell/page/Rows.tsx';
import { settingsMessages } from './settings.messages.ts';

export function LogoutRow() {
  const texts = useMessages(settingsMessages);
  const [isAsked, setAsked] = useState(false);
  const leave = useLayerEntry(isAsked, () => setAsked(false));
  const signOut = useSignOut();
  const navigate = useNavigate();
  const goHome = async () => {
    setAsked(false);
    // Navigates first, as the page's guard would redirect elsewhere.
    await navigate('/');
    signOut();
    giveUpKeptPlace();
  };
  return (
    <>
      <ButtonRow icon={LOG_OUT} text={texts.logout} tone="danger" onPress={() => setAsked(true)} />
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
