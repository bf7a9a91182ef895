import { ApiError, accountCalls, accountFailures, uploadErrors } from '@vitrine/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { attached } from '../services/attached.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Session } from '../session/session.ts';
import { useViewerId } from '../session/useViewerId.ts';
import type { AskUpload } from '../uploads/uploads.ts';
import { useUploads } from '../uploads/useUploads.ts';

/** Which picture of a profile: the face, or what stands above. */
export type ProfilePictureKind = 'picture' | 'cover';

/** A picture of the own profile that is being changed. */
export interface ProfilePictureChange {
  status: 'idle' | 'uploading' | 'removing' | 'done' | 'failed';
  /** How much has left, from 0 to 1. */
  progress: number;
  /** What went wrong, in words. */
  problem: string | undefined;
  /** What is on its way, or was refused. */
  picture: Blob | undefined;
  /** Uploads a picture and shows it on the profile. Resolves to whether it is there. */
  change(picture: Blob): Promise<boolean>;
  /** Takes the picture off the profile. Resolves to whether it is gone. */
  takeOff(): Promise<boolean>;
  /** Tries once more what failed. */
  retry(): Promise<boolean>;
  /** Gives up what is under way, or what failed. */
  cancel(): void;
}

/** Asks for upload addresses on behalf of the person signed in at that time. */
const askFor =
  (kind: ProfilePictureKind, session: Session): AskUpload =>
  (api, body, signal) => {
    const calls = api(accountCalls);
    const request = { query: { userId: session.getState().userId }, body };
    return kind === 'picture'
      ? calls.askPictureUpload(request, { signal })
      : calls.askCoverUpload(request, { signal });
  };

/** What is said where nobody says more: of a picture that does not get there, and of one that is not shown. */
const FAILURES: Record<ProfilePictureKind, { upload: string; keep: string }> = {
  picture: { upload: accountFailures.picture_upload_failed, keep: accountFailures.picture_failed },
  cover: { upload: accountFailures.cover_failed, keep: accountFailures.cover_failed },
};

/** Pictures that were on their way, or refused, when the session of their person ended, by their kind. */
const leftPictures = attached(({ onPersonLeft }) => {
  const pictures = new Map<ProfilePictureKind, Blob>();
  onPersonLeft(() => pictures.clear());
  return pictures;
});

/**
 * Changes a picture of the own profile: uploads it with progress, and shows it; or takes it off. What a session ended under is there to be tried again
 * once its person has signed in, unless the document was loaded anew meanwhile.
 *
 * @param onChanged Called once it is there, or gone.
 */
export function useProfilePicture(kind: ProfilePictureKind, onChanged: () => void): ProfilePictureChange {
  const services = useServices();
  const { api, session } = services;
  const viewer = useViewerId() ?? '';
  const { uploads, begin, remove } = useUploads(askFor(kind, session));
  const left = leftPictures(services);
  const [found, setFound] = useState(() => left.get(kind));
  const [state, setState] = useState<{ status: ProfilePictureChange['status']; problem?: string }>(
    found ? { status: 'failed', problem: FAILURES[kind].keep } : { status: 'idle' },
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
    // What failed is told by the upload itself; what was given up, by nobody.
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
      setState({ status: 'failed', problem: isOfTheFile(code) ? message : FAILURES[kind].keep });
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
      setState({ status: 'failed', problem: FAILURES[kind].keep });
      return false;
    }
  }

  const failure = upload?.failure;
  const uploadProblem = failure && (isOfTheFile(failure.code) ? failure.text : FAILURES[kind].upload);
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

/** Whether a refusal is about the file itself, so that another one may do. */
const isOfTheFile = (code: string | undefined) => code !== undefined && Object.hasOwn(uploadErrors, code);
