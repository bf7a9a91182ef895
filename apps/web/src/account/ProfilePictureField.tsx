import { type ProfilePictureKind, useProfilePicture } from '@vitrine/hooks';
import {
  AlertDialog,
  Avatar,
  Button,
  Callout,
  type Crop,
  croppedPicture,
  Dialog,
  type MessagesOf,
  PictureCrop,
  ProgressBar,
  useMessages,
} from '@vitrine/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useToast } from '../shell/toasts.tsx';
import { useLayerEntry } from '../shell/useLayerEntry.ts';
import { useObjectUrl } from '../shell/useObjectUrl.ts';
import { useStillShown } from '../shell/useStillShown.ts';
import { editProfileMessages } from './account.messages.ts';
import * as styles from './EditProfile.css.ts';

/** How each picture is cut, and how many pixels it has across. */
const FORMS = {
  picture: { aspect: 1, maxWidth: 640 },
  cover: { aspect: 16 / 5, maxWidth: 1600 },
} as const;

/** Kinds that the server takes; phones make these of their own formats where they are asked to. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

export interface ProfilePictureFieldProps {
  kind: ProfilePictureKind;
  /** Whose it is. */
  name: string;
  /** The picture as the server has it. */
  src: string | null | undefined;
  /** Whether that is not known yet. */
  isAwaited: boolean;
  onChanged(): void;
  /** Told whether a picture is on its way. */
  onBusyChange(busy: boolean): void;
}

/** A picture of the profile, and the way to another one: it is chosen, cropped, and sent at once. */
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

  /** The button to remove goes with what it removes: the focus stays at the picture. */
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
  /** The answers go away with what they answer: the focus stays at the picture. */
  function answer(act: () => void) {
    change.current?.focus();
    act();
  }

  return (
    <div className={styles.pictureField[kind]} data-awaited={isAwaited || undefined}>
      {kind === 'cover' ? (
        <div className={styles.cover}>
          {shown && <img src={shown} alt="" className={styles.coverPicture} />}
        </div>
      ) : (
        <Avatar size="large" className={styles.face} name={name} src={shown} priority />
      )}
      <div className={styles.pictureActions}>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          hidden
          aria-label={words.change}
          data-kind={kind}
          onChange={(event) => {
            setChosen(event.currentTarget.files?.[0]);
            // The same file may be chosen again.
            event.currentTarget.value = '';
          }}
        />
        {isSending && (
          <ProgressBar
            label={texts.uploading(words.name)}
            value={progress * 100}
            className={styles.progress}
          />
        )}
        {/* One button all along, so that it keeps the focus. */}
        <Button
          ref={change}
          variant={isSending ? 'quiet' : 'secondary'}
          onClick={() => (isSending ? upload.cancel() : input.current?.click())}
        >
          {isSending ? texts.cancel : words.change}
        </Button>
        {src && !isSending && (
          <Button
            ref={passFocusOn}
            variant="quiet"
            aria-label={words.remove}
            busy={status === 'removing'}
            onClick={() => setAsking(true)}
          >
            {texts.remove}
          </Button>
        )}
      </div>
      {status === 'failed' && (
        <Callout
          tone="danger"
          role="alert"
          className={styles.pictureProblem}
          action={
            <div className={styles.pictureActions}>
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
          {problem}
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
    </div>
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
      // Who cancelled meanwhile keeps what they had.
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
