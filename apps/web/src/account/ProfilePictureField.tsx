import { type ProfilePictureKind, useProfilePicture } from '@vitrine/hooks';
import {
  AlertDialog,
  Avatar,
  Button,
  Callout,
  type Crop,
  croppedPicture,
  Dialog,
  Icon,
  IconButton,
  type MessagesOf,
  PictureCrop,
  ProgressBar,
  useMessages,
} from '@vitrine/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { uploadRefusalMessages } from '../shell/failures/upload-refusals.messages.ts';
import { useRefusalText } from '../shell/failures/useRefusalText.ts';
import { CAMERA } from '../shell/icons/camera.ts';
import { IMAGE } from '../shell/icons/image.ts';
import { X } from '../shell/icons/x.ts';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { useStillShown } from '../shell/layers/useStillShown.ts';
import { useObjectUrl } from '../shell/media/useObjectUrl.ts';
import { useToast } from '../shell/toasts/toasts.tsx';
import { editProfileMessages } from './account.messages.ts';
import { accountRefusalMessages } from './account-refusals.messages.ts';
import * as styles from './ProfileCard.css.ts';

/** Aspect ratio and maximum width, in pixels, of each cropped picture. */
const FORMS = {
  picture: { aspect: 1, maxWidth: 640 },
  cover: { aspect: 16 / 5, maxWidth: 1600 },
} as const;

/** Types that the server accepts. Phones convert their own formats to types that an input lists. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

export interface ProfilePictureFieldProps {
  kind: ProfilePictureKind;
  name: string;
  src: string | null | undefined;
  isAwaited: boolean;
  onChanged(): void;
  onBusyChange(busy: boolean): void;
}

export function ProfilePictureField({
  kind,
  name,
  src,
  isAwaited,
  onChanged,
  onBusyChange,
}: ProfilePictureFieldProps) {
  const texts = useMessages(editProfileMessages);
  const showToast = useToast();
  const refusalText = useRefusalText(accountRefusalMessages, uploadRefusalMessages);
  const { update_failed: failed } = useMessages(accountRefusalMessages);
  const input = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<File>();
  const { status, progress, problem, picture, ...upload } = useProfilePicture(kind, onChanged);
  const [isAsking, setAsking] = useState(false);
  const closeQuestion = () => setAsking(false);
  const leaveQuestion = useLayerEntry(isAsking, closeQuestion);
  const words = wordsOf(texts, kind);
  const preview = useObjectUrl(picture);
  const shown = preview ?? src;
  const isSending = status === 'uploading';
  const isBusy = isSending || status === 'removing';
  useEffect(() => {
    onBusyChange(isBusy);
    return () => onBusyChange(false);
  }, [isBusy, onBusyChange]);

  /** If the focused remove button disappears, the focus moves to the change button. */
  const passFocusOn = useCallback(
    (button: HTMLButtonElement | null) => () => {
      if (document.activeElement === button) change.current?.focus();
    },
    [],
  );
  async function send(task: Promise<boolean>, done = words.changed) {
    if (await task) showToast({ text: done });
  }
  function takeOff() {
    closeQuestion();
    void send(upload.takeOff(), words.removed);
  }
  /** The failure message's buttons disappear with it, so the focus moves to the change button. */
  function answer(act: () => void) {
    change.current?.focus();
    act();
  }

  const chooser = (
    <input
      ref={input}
      type="file"
      accept={ACCEPTED}
      hidden
      aria-label={words.change}
      data-kind={kind}
      onChange={(event) => {
        setChosen(event.currentTarget.files?.[0]);
        // Without this, choosing the same file again would fire no event.
        event.currentTarget.value = '';
      }}
    />
  );
  // One button changes and cancels, so that it keeps the focus.
  const press = () => (isSending ? upload.cancel() : input.current?.click());
  const remover = src && !isSending && (
    <Button
      ref={passFocusOn}
      variant={kind === 'cover' ? 'secondary' : 'quiet'}
      aria-label={words.remove}
      className={kind === 'cover' ? styles.coverTool : styles.faceTool}
      busy={status === 'removing'}
      onClick={() => setAsking(true)}
    >
      {texts.remove}
    </Button>
  );
  const progressBar = isSending && (
    <ProgressBar
      label={texts.uploading(words.name)}
      hideLabel
      value={progress * 100}
      className={kind === 'cover' ? styles.coverProgress : styles.faceProgress}
    />
  );

  return (
    <>
      {kind === 'cover' ? (
        <div className={styles.cover} data-awaited={isAwaited || undefined}>
          {shown && <img src={shown} alt="" className={styles.coverPicture} />}
          <div className={styles.coverTools}>
            {chooser}
            {remover}
            <Button
              ref={change}
              aria-label={isSending ? texts.cancel : words.change}
              icon={<Icon path={isSending ? X : IMAGE} size={18} strokeWidth={1.75} />}
              className={styles.coverTool}
              onClick={press}
            >
              {isSending ? texts.cancel : texts.changeCoverShort}
            </Button>
          </div>
          {progressBar}
        </div>
      ) : (
        <div className={styles.faceLine} data-awaited={isAwaited || undefined}>
          <Avatar size="large" className={styles.face} name={name} src={shown} priority />
          {chooser}
          <IconButton
            ref={change}
            label={isSending ? texts.cancel : words.change}
            icon={<Icon path={isSending ? X : CAMERA} size={18} strokeWidth={1.75} />}
            className={styles.camera}
            onClick={press}
          />
          {remover}
          {progressBar}
        </div>
      )}
      {status === 'failed' && (
        <Callout
          tone="danger"
          role="alert"
          className={styles.pictureProblem}
          action={
            <div className={styles.actions}>
              <Button
                onClick={() =>
                  answer(() => void send(upload.retry(), picture ? words.changed : words.removed))
                }
              >
                {texts.retry}
              </Button>
              <Button variant="quiet" onClick={() => answer(upload.cancel)}>
                {texts.cancel}
              </Button>
            </div>
          }
        >
          {problem && (refusalText({ status: 0, ...problem }) ?? failed)}
        </Callout>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={(next) => next || leaveQuestion()}
        title={words.removeTitle}
        description={texts.removeHelp}
        confirmLabel={texts.remove}
        destructive
        restoreFocusTo={() => change.current}
        onConfirm={() => leaveQuestion(takeOff)}
      />
      {chosen && (
        <CropDialog
          kind={kind}
          file={chosen}
          restoreFocusTo={() => change.current}
          onClose={() => setChosen(undefined)}
          onCrop={(part) => void send(upload.change(part))}
        />
      )}
    </>
  );
}

const wordsOf = (texts: MessagesOf<typeof editProfileMessages>, kind: ProfilePictureKind) =>
  kind === 'picture'
    ? {
        name: texts.picture,
        change: texts.changePicture,
        changed: texts.pictureChanged,
        remove: texts.removePicture,
        removeTitle: texts.removePictureTitle,
        removed: texts.pictureRemoved,
      }
    : {
        name: texts.cover,
        change: texts.changeCover,
        changed: texts.coverChanged,
        remove: texts.removeCover,
        removeTitle: texts.removeCoverTitle,
        removed: texts.coverRemoved,
      };

interface CropDialogProps {
  kind: ProfilePictureKind;
  file: File;
  restoreFocusTo(): HTMLElement | null;
  onClose(): void;
  onCrop(part: Blob): void;
}

function CropDialog({ kind, file, restoreFocusTo, onClose, onCrop }: CropDialogProps) {
  const texts = useMessages(editProfileMessages);
  const src = useObjectUrl(file);
  const [crop, setCrop] = useState<Crop | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const leave = useLayerEntry(true, onClose);
  const isHere = useStillShown();
  const { aspect, maxWidth } = FORMS[kind];

  async function use() {
    if (!crop || isBusy) return;
    setBusy(true);
    try {
      const part = await croppedPicture(file, crop, { maxWidth });
      if (!isHere.current) return;
      leave(() => {
        onClose();
        onCrop(part);
      });
    } catch {
      setBroken(true);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => next || leave()}
      title={texts.crop}
      restoreFocusTo={restoreFocusTo}
      actions={
        <>
          <Button onClick={() => leave()}>{texts.cancel}</Button>
          <Button variant="primary" busy={isBusy} disabled={!crop || isBroken} onClick={() => void use()}>
            {texts.use}
          </Button>
        </>
      }
    >
      {src && (
        <PictureCrop
          label={texts.cropped}
          src={src}
          aspect={aspect}
          round={kind === 'picture'}
          value={crop}
          onValueChange={setCrop}
          onPictureFail={() => setBroken(true)}
        />
      )}
    </Dialog>
  );
}
