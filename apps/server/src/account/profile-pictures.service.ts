import type { PictureKept, UploadPlace } from '@vitrine/api';
import type { Db } from '../db/client.ts';
import { DomainError } from '../domain-error.ts';
import type { PictureForm } from '../media/picture-form.ts';
import { told } from '../media/upload-refused.ts';
import { UPLOAD_TYPES, type Uploads } from '../media/uploads.service.ts';
import { addressOf } from '../profile/people.service.ts';
import type { ProfileDetails } from '../profile/profile-details.service.ts';

export type ProfilePictures = ReturnType<typeof createProfilePictures>;

/** What stands on a profile, and how it is kept. */
const FORMS = {
  pictureId: { widths: [160, 320, 640], tallest: 1 },
  coverId: { widths: [800, 1600], tallest: 1 },
} satisfies Record<string, PictureForm>;

export interface ProfilePicturesOptions {
  details: ProfileDetails;
  uploads: Pick<Uploads, 'ask' | 'attach'>;
}

/** The pictures of people, and those above their profiles. */
export const createProfilePictures = (db: Db, { details, uploads }: ProfilePicturesOptions) => ({
  /** Throws `upload_type`, `upload_size` and `too_many_uploads`. */
  async ask(
    personId: string,
    what: keyof typeof FORMS,
    { fileType, fileSize }: { fileType: string; fileSize?: number | undefined },
  ): Promise<UploadPlace> {
    const kind = (UPLOAD_TYPES as Partial<Record<string, string>>)[fileType];
    if (kind !== 'picture') throw new DomainError('upload_type');
    const { key, url, headers } = await uploads
      .ask(personId, { contentType: fileType, fileSize, form: FORMS[what] })
      .catch((error) => {
        throw told(error);
      });
    return { key, uploadUrl: url, headers };
  },

  /** Shows what was uploaded. Throws `upload_size`, `upload_unknown` and `upload_content`. */
  async keep(
    personId: string,
    what: keyof typeof FORMS,
    key: string,
    signal?: AbortSignal,
  ): Promise<PictureKept> {
    const made = await uploads.attach(personId, key, FORMS[what], signal).catch((error) => {
      throw told(error);
    });
    if (made.kind !== 'picture') throw new DomainError('upload_content');
    await details.keep(db, personId, { [what]: made.id });
    return { success: true, signedUrl: addressOf(made.sources, FORMS[what].widths.at(-1)) };
  },

  /** Shows none any more. */
  remove: (personId: string, what: keyof typeof FORMS): Promise<void> =>
    details.keep(db, personId, { [what]: null }),
});
