import { ApiError, accountCalls, uploadErrors } from '@vitrine/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { attached } from '../services/attached.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Session } from '../session/session.ts';
import { useViewerId } from '../session/useViewerId.ts';
import type { AskUpload } from '../uploads/uploads.ts';
import { useUploads } from '../uploads/useUploads.ts';
import type { AccountFailure } from './account-failure.ts';

/** A picture of a profile: the avatar or the cover. */
export type ProfilePictureKind = 'picture' | 'cover';

/**
 * A failed change of a picture. The code is one of `uploadErrors`, with the server's text, or an
 * `AccountFailure`.
 */
export interface PictureProblem {
  code: string;
  text?: string | undefined;
}

/** A change of a picture of the viewer's own profile. */
export interface ProfilePictureChange {
  status: 'idle' | 'uploading' | 'removing' | 'done' | 'failed';
  /** Share uploaded, from 0 to 1. */
  progress: number;
  problem: PictureProblem | undefined;
  /** The last chosen picture; undefined once it is cancelled or removed. */
  picture: Blob | undefined;
  /** Resolves to whether the picture is uploaded and set. */
  change(picture: Blob): Promise<boolean>;
  /** Resolves to whether the picture is removed. */
  takeOff(): Promise<boolean>;
  /** Repeats the failed upload or removal. */
  retry(): Promise<boolean>;
  /** Cancels an upload, or dismisses a failure. */
  cancel(): void;
}

/** Requests an upload address for the person signed in at the time of the call. */
const askFor =
  (kind: ProfilePictureKind, session: Session): AskUpload =>
  (api, body, signal) => {
    const calls = api(accountCalls);
    const request = { query: { userId: session.getState().userId }, body };
    return kind === 'picture'
      ? calls.askPictureUpload(request, { signal })
      : calls.askCoverUpload(request, { signal });
  };

/**
 * Failure codes that are not about the file: of the upload (`upload`), and of setting or removing the picture
 * (`keep`).
 */
const FAILURES: Record<ProfilePictureKind, { upload: AccountFailure; keep: AccountFailure }> = {
  picture: { upload: 'picture_upload_failed', keep: 'picture_failed' },
  cover: { upload: 'cover_failed', keep: 'cover_failed' },
};

/** Pictures by kind, if their change was unfinished or had failed when the session ended. */
const leftPictures = attached(({ lifetimes }) => {
  const pictures = new Map<ProfilePictureKind, Blob>();
  lifetimes.ofPerson({ drop: () => pictures.clear() });
  return pictures;
});

/**
 * Uploads and sets a picture of the viewer's own profile, or removes it. If the session expires, the same
 * person can retry the upload after the sign-in, unless the document was reloaded.
 *
 * @param onChanged Called once the picture is set or removed.
 */
export function useProfilePicture(kind: ProfilePictureKind, onChanged: () => void): ProfilePictureChange {
  const services = useServices();
  const { api, session } = services;
  const viewer = useViewerId() ?? '';
  const { uploads, begin, remove } = useUploads(askFor(kind, session));
  const left = leftPictures(services);
  const [found, setFound] = useState(() => left.get(kind));
  const [state, setState] = useState<{ status: ProfilePictureChange['status']; problem?: PictureProblem }>(
    found ? { status: 'failed', problem: { code: FAILURES[kind].keep } } : { status: 'idle' },
  );
  const upload = uploads[0];
  const picture = upload?.file ?? found;

  const isUnsaved = state.status === 'uploading' || state.status === 'failed';
  const leave = useEffectEvent(() => {
    const state = session.getState();
    const hasEnded = state.status === 'guest' && state.expired?.userId === viewer;
    if (hasEnded && isUnsaved && picture) left.set(kind, picture);
    else left.delete(kind);
  });
  useEffect(() => () => leave(), []);

  async function send(picture: Blob): Promise<boolean> {
    setFound(undefined);
    setState({ status: 'uploading' });
    const key = await begin(kind, picture);
    // A failed upload reports its own failure.
    if (key === undefined) return false;
    try {
      const calls = api(accountCalls);
      await (kind === 'picture'
        ? calls.keepPicture({ body: { userId: viewer, key } })
        : calls.keepCover({ params: { id: viewer }, body: { key } }));
      setState({ status: 'done' });
      onChanged();
      return true;
    } catch (error) {
      const { code, message } = error instanceof ApiError ? error : {};
      setState({ status: 'failed', problem: problemOf(code, message, FAILURES[kind].keep) });
      return false;
    }
  }

  async function takeOff(): Promise<boolean> {
    remove(kind);
    setFound(undefined);
    setState({ status: 'removing' });
    try {
      const calls = api(accountCalls);
      const params = { id: viewer };
      await (kind === 'picture' ? calls.removePicture({ params }) : calls.removeCover({ params }));
      setState({ status: 'done' });
      onChanged();
      return true;
    } catch {
      setState({ status: 'failed', problem: { code: FAILURES[kind].keep } });
      return false;
    }
  }

  const failure = upload?.failure;
  const uploadProblem = failure && problemOf(failure.code, failure.text, FAILURES[kind].upload);
  return {
    status: upload?.status === 'failed' ? 'failed' : state.status,
    progress: upload?.progress ?? 0,
    problem: uploadProblem ?? state.problem,
    picture: state.status === 'idle' ? undefined : picture,
    change: send,
    takeOff,
    retry: () => (picture ? send(picture) : takeOff()),
    cancel() {
      remove(kind);
      setFound(undefined);
      setState({ status: 'idle' });
    },
  };
}

/** Keeps codes about the file itself, since another file may work. Others become the general code. */
const problemOf = (
  code: string | undefined,
  text: string | undefined,
  otherwise: AccountFailure,
): PictureProblem =>
  code !== undefined && Object.hasOwn(uploadErrors, code) ? { code, text } : { code: otherwise };
