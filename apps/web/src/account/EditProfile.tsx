import { type EditProfile as Form, type ProfileSaved, useEditProfile, useSession } from '@vitrine/hooks';
import { AlertDialog, type MessagesOf, useMessages } from '@vitrine/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NotLoadedProfile } from '../profile/NotLoadedProfile.tsx';
import { layersOf } from '../shell/history/page-key.ts';
import { useUnsavedGuard } from '../shell/history/useUnsavedGuard.ts';
import { BackPage } from '../shell/page/BackPage.tsx';
import { useIsWide } from '../shell/page/useIsWide.ts';
import { useToast } from '../shell/toasts/toasts.tsx';
import { undoMessages } from '../shell/toasts/undo.messages.ts';
import { editProfileMessages } from './account.messages.ts';
import * as styles from './EditProfile.css.ts';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileFormSkeleton } from './ProfileFormSkeleton.tsx';
import { SaveBar } from './SaveBar.tsx';

/** Milliseconds between a save and the return to the previous page. */
export const BACK_AFTER_SAVE_MS = 2000;

export function EditProfile() {
  const texts = useMessages(editProfileMessages);
  const form = useEditProfile();
  const { profile, status, isDirty } = form;
  const formId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [sending, setSending] = useState({ picture: false, cover: false });
  const [setPictureBusy] = useState(
    () => (busy: boolean) => setSending((now) => ({ ...now, picture: busy })),
  );
  const [setCoverBusy] = useState(() => (busy: boolean) => setSending((now) => ({ ...now, cover: busy })));
  const isAwaited = profile === undefined;
  const isSending = sending.picture || sending.cover;
  // If the session has ended, the draft survives the sign-in, so leaving needs no confirmation.
  const isOnTheWay = useSession().status === 'guest';
  const guard = useUnsavedGuard((isDirty && !isOnTheWay) || isSending);
  const isCovered = layersOf(useLocation()).length > 0;
  useBackAfterSave(isDirty || isSending || isCovered ? undefined : form.saved, profile?.id);
  useSavedToast(form.saved);
  const cancel = useCancel(form);

  // On phones, the bar would cover the navigation, so it appears with the first change.
  const isWide = useIsWide(769);
  const isEdited = isDirty && !isAwaited;
  const wasEdited = useRef(false);
  useEffect(() => {
    // The pressed button has disappeared.
    if (wasEdited.current && !isEdited && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    wasEdited.current = isEdited;
  }, [isEdited]);

  if (status === 'error') return <NotLoadedProfile title={texts.loadFailed} onRetry={form.retry} />;
  return (
    <BackPage
      title={texts.title}
      width="wide"
      foot={
        (isEdited || (isWide && !isAwaited)) && (
          <SaveBar
            formId={formId}
            edited={isEdited}
            problem={form.problems.form}
            busy={form.busy}
            onCancel={cancel}
          />
        )
      }
    >
      <div className={styles.room}>
        <div className={styles.columns}>
          <ProfileCard form={form} onCoverBusyChange={setCoverBusy} onPictureBusyChange={setPictureBusy} />
          {isAwaited ? (
            <ProfileFormSkeleton />
          ) : (
            <ProfileForm id={formId} form={form} profile={profile} headingRef={heading} />
          )}
        </div>
      </div>
      <AlertDialog
        open={guard.isAsking}
        onOpenChange={(next) => next || guard.stay()}
        title={texts.leaveTitle}
        description={texts.leaveHelp}
        confirmLabel={texts.leave}
        cancelLabel={texts.stay}
        destructive
        onConfirm={() => {
          form.discard();
          guard.leave();
        }}
      />
    </BackPage>
  );
}

/** Returns a function that discards the edits and offers Undo. */
function useCancel({ discard }: Pick<Form, 'discard'>) {
  const { discarded } = useMessages(editProfileMessages);
  const { undo } = useMessages(undoMessages);
  const showToast = useToast();
  return () => {
    const restore = discard();
    showToast({ text: discarded, action: { label: undo, onAction: restore } });
  };
}

function useSavedToast(saved: ProfileSaved | undefined) {
  const texts = useMessages(editProfileMessages);
  const showToast = useToast();
  const tell = useEffectEvent((outcome: ProfileSaved) =>
    showToast({ text: savedText(outcome, texts), tone: 'positive' }),
  );
  useEffect(() => {
    if (saved) tell(saved);
  }, [saved]);
}

const savedText = ({ text, isEmailPending }: ProfileSaved, texts: MessagesOf<typeof editProfileMessages>) =>
  text ?? (isEmailPending ? `${texts.saved} ${texts.verifyNewEmail}` : texts.saved);

/**
 * Goes back `BACK_AFTER_SAVE_MS` after a save, or to the profile if there is no previous page. An undefined
 * `saved` cancels this.
 */
function useBackAfterSave(saved: ProfileSaved | undefined, personId: string | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    if (saved === undefined) return;
    const timer = setTimeout(() => {
      const isFirst = !((window.history.state as { idx?: number } | null)?.idx ?? 0);
      if (isFirst) void navigate(`/profile/${personId}`, { replace: true });
      else void navigate(-1);
    }, BACK_AFTER_SAVE_MS);
    return () => clearTimeout(timer);
  }, [saved, personId, navigate]);
}
