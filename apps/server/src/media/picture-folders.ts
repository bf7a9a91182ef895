import type { MadePictures } from './made-pictures.ts';

/** Folders of pictures shipped with the code, by served name. A folder may be missing. */
export type ShippedPictures = Record<string, string>;

/** Pictures made on request, by folder name. A folder is opened on first use. */
export type MadeFolders = Record<string, () => Promise<MadePictures>>;
