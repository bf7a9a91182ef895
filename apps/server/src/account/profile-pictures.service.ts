import type { PictureKept, UploadPlace } from '@vitrine/api';
import type { Db } from '../db/client.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { PictureForm } from '../media/picture-form.ts';
import { mayBePicture } from '../media/upload-limits.ts';
import { asDomainError } from '../media/upload-refused.ts';
import type { Uploads } from '../media/uploads.service.ts';
import { addressOf } from '../profile/people.service.ts';
import type { ProfileDetails } from '../profile/profile-details.service.ts';

export type ProfilePictures = ReturnType<typeof createProfilePictures>;

const FORMS = {
  pictureId: { widths: [48, 160, 320, 640], tallest: 1 },
  coverId: { widths: [800, 1600], tallest: 1 },
} satisfies Record<string, PictureForm>;

export interface ProfilePicturesOptions {
  details: ProfileDetails;
  uploads: Pick<Uploads, 'ask' | 'attach'>;
}

export const createProfilePictures = (db: Db, { details, uploads }: ProfilePicturesOptions) => ({
  /** Returns an address for an upload. Throws `upload_type`, `upload_size` and `too_many_uploads`. */
  async ask(
    personId: string,
    what: keyof typeof FORMS,
    { fileType, fileSize }: { fileType: string; fileSize?: number | undefined },
  ): Promise<UploadPlace> {
    if (!mayBePicture(fileType)) throw new DomainError('upload_type');
    const { key, url, headers } = await uploads
      .ask(personId, { contentType: fileType, fileSize, form: FORMS[what], picturesOnly: true })
      .catch((error) => {
        throw asDomainError(error);
      });
    return { key, uploadUrl: url, headers };
  },

  /** Shows an upload on the profile. Throws `upload_size`, `upload_unknown` and `upload_content`. */
  async keep(
    personId: string,
    what: keyof typeof FORMS,
    key: string,
    signal?: AbortSignal,
  ): Promise<PictureKept> {
    const made = await uploads.attach(personId, key, FORMS[what], signal).catch((error) => {
      throw asDomainError(error);
    });
    if (made.kind !== 'picture') throw new DomainError('upload_content');
    await details.keep(db, personId, { [what]: made.id });
    return { success: true, signedUrl: addressOf(made.sources, FORMS[what].widths.at(-1)) };
  },

  remove: (personId: string, what: keyof typeof FORMS): Promise<void> =>
    details.keep(db, personId, { [what]: null }),
});
