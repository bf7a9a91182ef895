import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';

/** Maximum total size of all kept files, in bytes. */
const KEPT_BYTES_MAX = 200_000_000;
/** Time for which a draft's files are kept after its last use. */
const KEPT_FOR_MS = 24 * 60 * 60 * 1000;

export interface FilesOwner {
  person: string;
  draft: string;
}

interface Folder extends FilesOwner {
  /** Last use of the draft, in milliseconds since 1970. */
  usedAt: number;
  /** Sizes in bytes by file id. */
  sizes: Record<string, number>;
}

const folderKey = ({ person, draft }: FilesOwner) => ['folder', person, draft];
const fileKey = ({ person, draft }: FilesOwner, id: string) => ['file', person, draft, id];
/** All keys with this prefix: IndexedDB sorts arrays after all strings. */
const beginningWith = (key: string[]) => IDBKeyRange.bound(key, [...key, []]);

let database: UseStore | undefined;

/** Resolves to undefined if the browser refuses, as in private windows or with a full disk. */
async function inDatabase<Result>(
  act: (files: IDBObjectStore) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    database ??= createStore('vitrine-attachments', 'files');
    // One transaction, so that other tabs change nothing between counting and writing.
    return await database('readwrite', async (files) => {
      const [result] = await Promise.all([act(files), promisifyRequest(files.transaction)]);
      return result;
    });
  } catch {
    return undefined;
  }
}

const foldersIn = (files: IDBObjectStore): Promise<Folder[]> =>
  promisifyRequest(files.getAll(beginningWith(['folder'])));
const folderIn = (files: IDBObjectStore, owner: FilesOwner): Promise<Folder | undefined> =>
  promisifyRequest(files.get(folderKey(owner)));

function removeFolder(files: IDBObjectStore, { person, draft }: FilesOwner): void {
  files.delete(folderKey({ person, draft }));
  files.delete(beginningWith(['file', person, draft]));
}

const bytesOf = ({ sizes }: Pick<Folder, 'sizes'>) =>
  Object.values(sizes).reduce((sum, size) => sum + size, 0);
const isOver = ({ usedAt }: Folder) => usedAt + KEPT_FOR_MS <= Date.now();

/**
 * Stores a file, so that it survives a reload. Over the limit, files of the drafts unused for longest are
 * evicted. If the draft alone exceeds it, the file is not stored.
 */
export const keepFile = (owner: FilesOwner, id: string, file: Blob) =>
  inDatabase(async (files) => {
    const own = (await folderIn(files, owner)) ?? { ...owner, sizes: {} };
    const folder: Folder = { ...own, usedAt: Date.now(), sizes: { ...own.sizes, [id]: file.size } };
    let bytes = bytesOf(folder);
    if (bytes > KEPT_BYTES_MAX) return;
    const others = (await foldersIn(files)).filter(
      ({ person, draft }) => person !== owner.person || draft !== owner.draft,
    );
    for (const other of others.sort((one, another) => another.usedAt - one.usedAt)) {
      bytes += bytesOf(other);
      if (bytes > KEPT_BYTES_MAX) removeFolder(files, other);
    }
    files.put(folder, folderKey(owner));
    files.put(file, fileKey(owner, id));
  });

/** Returns a draft's kept files by id, and marks the draft as used. */
export const keptFiles = async (owner: FilesOwner): Promise<ReadonlyMap<string, Blob>> => {
  const found = await inDatabase(async (files) => {
    const folder = await folderIn(files, owner);
    if (!folder || isOver(folder)) return [];
    files.put({ ...folder, usedAt: Date.now() }, folderKey(owner));
    return Promise.all(
      Object.keys(folder.sizes).map(
        async (id): Promise<[string, Blob]> => [id, await promisifyRequest(files.get(fileKey(owner, id)))],
      ),
    );
  });
  return new Map(found);
};

/** Without `ids`, removes all files of the draft. */
export const removeKeptFiles = (owner: FilesOwner, ids?: readonly string[]) =>
  inDatabase(async (files) => {
    const folder = await folderIn(files, owner);
    if (!folder) return;
    const left = Object.entries(folder.sizes).filter(([id]) => ids && !ids.includes(id));
    if (left.length === 0) return removeFolder(files, owner);
    files.put({ ...folder, sizes: Object.fromEntries(left) }, folderKey(owner));
    for (const id of ids ?? []) files.delete(fileKey(owner, id));
  });

/** Removes files of other people, and those unused for a day. Resolves to true if no file is left. */
export const sweepKeptFiles = (viewer: string | undefined) =>
  inDatabase(async (files) => {
    const folders = await foldersIn(files);
    const gone = folders.filter((folder) => folder.person !== viewer || isOver(folder));
    for (const folder of gone) removeFolder(files, folder);
    return gone.length === folders.length;
  });
