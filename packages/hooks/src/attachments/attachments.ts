import { type Client, uploadErrors } from '@vitrine/api';
import { type Drafts, defineDrafts } from '../drafts/drafts.ts';
import { createEmitter } from '../emitter/emitter.ts';
import { newClientId, type OutboxFailure } from '../outbox/outbox-entry.ts';
import { attached } from '../services/attached.ts';
import type { Services } from '../services/services.ts';
import { viewerOf } from '../session/session.ts';
import { type AskUpload, createUploads, type Upload, type UploadGrant } from '../uploads/uploads.ts';
import { type FilesOwner, keepFile, keptFiles, removeKeptFiles } from './kept-files.ts';
import { KEPT_FILES_KEY } from './kept-mark.ts';

/** An area's description of the files attached to its drafts. */
export interface AttachmentsPlan<About> {
  /** Unique; records are stored under it. */
  kind: string;
  /** Requests an upload address for a file. */
  ask(
    api: Client,
    wish: Parameters<AskUpload>[1],
    signal: AbortSignal,
    about: About | undefined,
  ): Promise<UploadGrant>;
  /** Validates the area's stored data about a file; undefined if invalid. */
  aboutFrom(kept: unknown): About | undefined;
}

/** Plain data about an attached file, without its content. */
export interface KeptAttachment<About> {
  id: string;
  about: About;
  /** The file's key on the server, once uploaded. */
  key?: string | undefined;
  /**
   * Id of the attachment that this one belongs to, and is removed with: for a poster, its video. If this one
   * fails, the draft is sent without it.
   */
  of?: string | undefined;
}

/** An attached file and its upload. */
export interface Attachment<About> extends KeptAttachment<About> {
  /** After a reload, undefined until the file is found, or for good if it is lost. */
  file: Blob | undefined;
  status: Upload['status'];
  /** Share uploaded, from 0 to 1. */
  progress: number;
  failure: OutboxFailure | undefined;
  /** Whether the file was refused or lost, so that another try would fail as well. */
  refused: boolean;
}

/**
 * Files attached to drafts, by the draft's client id. They are uploaded at once, survive a reload, and are
 * dropped when their owner signs out.
 */
export interface Attachments<About> {
  /**
   * The draft's attachments in order; those that belong to other attachments come last. The same array until
   * something changes.
   */
  list(draft: string): readonly Attachment<About>[];
  subscribe(listener: () => void): () => void;
  /**
   * Attaches a file and uploads it.
   *
   * @param of Id of the attachment that it belongs to.
   * @returns The attachment's id.
   */
  add(draft: string, file: Blob, about: About, of?: string): string;
  /** Replaces a file, and removes attachments that belong to the old one. */
  replace(draft: string, id: string, file: Blob, about: About): void;
  describe(draft: string, id: string, about: About): void;
  moveTo(draft: string, id: string, place: number): void;
  remove(draft: string, id: string): void;
  /** Removes all attachments of a draft. */
  forget(draft: string): void;
  /** Retries the failed uploads of a draft, or one of them. */
  retry(draft: string, id?: string): void;
  /**
   * Finds the draft's files after a reload, and uploads those that the server lacks. Lost files count as
   * refused. Resolves to the ids of lost files, except those that belong to other attachments.
   */
  recover(draft: string): Promise<readonly string[]>;
  /**
   * Retries failed uploads, and returns all attachments once each is uploaded or has failed. Returns a
   * promise only if an upload is unfinished.
   */
  uploaded(draft: string): readonly Attachment<About>[] | Promise<readonly Attachment<About>[]>;
  /**
   * Handles the server's refusal of a draft: marks the file that the failure names as refused. If the server
   * has lost the files, uploads them again.
   *
   * @returns True if the draft can be sent again at once, since the refused file belonged to another
   * attachment and is removed.
   */
  refuse(draft: string, failure: OutboxFailure): boolean;
  /** Adds files that are already on the server, unless the draft has attachments. */
  takeIn(draft: string, attachments: readonly KeptAttachment<About>[]): void;
}

/**
 * Defines attachments, once, at the top of a module. An outbox sends an entry after uploading its
 * attachments.
 */
export function defineAttachments<About>(
  plan: AttachmentsPlan<About>,
): (services: Services) => Attachments<About> {
  const records = defineDrafts({
    kind: `attachments-${plan.kind}`,
    draftFrom: (kept) => attachmentsFrom(kept, plan.aboutFrom),
  });
  return attached((services) => createAttachments(services, plan, records(services)));
}

/** Validates stored attachments and leaves out invalid ones; undefined unless the value is a list. */
export function attachmentsFrom<About>(
  kept: unknown,
  aboutFrom: (kept: unknown) => About | undefined,
): readonly KeptAttachment<About>[] | undefined {
  if (!Array.isArray(kept)) return undefined;
  const isText = (given: unknown) => given === undefined || typeof given === 'string';
  return kept.flatMap((one: unknown) => {
    const { id, key, of, about: given } = (one ?? {}) as Partial<KeptAttachment<unknown>>;
    const about = aboutFrom(given);
    return typeof id === 'string' && isText(key) && isText(of) && about !== undefined
      ? [{ id, about, key, of }]
      : [];
  });
}

/** The failure of a file that neither this browser nor the server has. */
const LOST: OutboxFailure = {
  kind: 'http',
  status: uploadErrors.upload_unknown.status,
  code: 'upload_unknown' satisfies keyof typeof uploadErrors,
};

function createAttachments<About>(
  services: Services,
  { ask }: AttachmentsPlan<About>,
  records: Drafts<readonly KeptAttachment<About>[]>,
): Attachments<About> {
  const { session, lifetimes, localStorage } = services;
  const changed = createEmitter();
  const uploads = createUploads(services, (api, wish, signal, id) => {
    const held = recordsOf(files.get(id)?.draft ?? '').find((one) => one.id === id);
    return ask(api, wish, signal, held?.about);
  });
  const files = new Map<string, { draft: string; file: Blob }>();
  const refusals = new Map<string, OutboxFailure>();
  const recovered = new Map<string, Promise<readonly string[]>>();
  const lists = new Map<string, readonly Attachment<About>[]>();

  const viewer = () => viewerOf(session.getState());
  const recordsOf = (draft: string) => records.get(draft) ?? [];
  const uploadOf = (id: string) => uploads.list().find((upload) => upload.id === id);
  const withThoseOf = (draft: string, id: string) =>
    recordsOf(draft).flatMap((one) => (one.id === id || one.of === id ? [one.id] : []));

  function tell(): void {
    lists.clear();
    changed.emit();
  }
  function become(draft: string, next: readonly KeptAttachment<About>[]): void {
    records.set(draft, next.length === 0 ? undefined : next);
  }
  const put = (draft: string, id: string, to: Partial<KeptAttachment<About>>) =>
    become(
      draft,
      recordsOf(draft).map((one) => (one.id === id ? { ...one, ...to } : one)),
    );

  function shown(record: KeptAttachment<About>): Attachment<About> {
    const { id } = record;
    const file = files.get(id)?.file;
    const refusal = refusals.get(id);
    if (refusal) return { ...record, file, status: 'failed', progress: 0, failure: refusal, refused: true };
    const upload = uploadOf(id);
    const key = record.key ?? upload?.key;
    const common = { ...record, key, file, refused: false, failure: undefined };
    if (key !== undefined) return { ...common, status: 'done', progress: 1 };
    const { status = 'waiting', progress = 0, failure } = upload ?? {};
    return { ...common, status, progress, failure };
  }
  function list(draft: string): readonly Attachment<About>[] {
    const shownNow = lists.get(draft) ?? recordsOf(draft).map(shown);
    lists.set(draft, shownNow);
    return shownNow;
  }

  const mark = () => localStorage.set(KEPT_FILES_KEY, String(Date.now()));
  function inDatabase(draft: string, act: (owner: FilesOwner) => unknown): void {
    const person = viewer();
    if (person !== undefined) act({ person, draft });
  }
  function hold(draft: string, id: string, file: Blob): void {
    files.set(id, { draft, file });
    inDatabase(draft, (owner) => {
      mark();
      void keepFile(owner, id, file);
    });
    void send(id);
  }
  async function send(id: string): Promise<void> {
    const held = files.get(id);
    if (!held) return;
    const key = await uploads.begin(id, held.file);
    if (key !== undefined) put(held.draft, id, { key });
  }
  function drop(draft: string, ids: readonly string[]): void {
    for (const id of ids) {
      uploads.remove(id);
      files.delete(id);
      refusals.delete(id);
    }
    inDatabase(draft, (owner) => removeKeptFiles(owner, ids));
  }
  function remove(draft: string, id: string): void {
    const ids = withThoseOf(draft, id);
    drop(draft, ids);
    become(
      draft,
      recordsOf(draft).filter((one) => !ids.includes(one.id)),
    );
  }

  function retry(draft: string, id?: string): void {
    for (const one of list(draft)) {
      if (one.status === 'failed' && !one.refused && (id === undefined || id === one.id)) void send(one.id);
    }
  }

  async function find(draft: string): Promise<readonly string[]> {
    const person = viewer();
    if (person === undefined || recordsOf(draft).every(({ id }) => files.has(id))) return [];
    const found = await keptFiles({ person, draft });
    if (viewer() !== person) return [];
    if (found.size > 0) mark();
    const missing = recordsOf(draft).filter(({ id }) => !files.has(id) && !refusals.has(id));
    for (const { id, key } of missing) {
      const file = found.get(id);
      if (file) files.set(id, { draft, file });
      else if (key === undefined) refusals.set(id, LOST);
      if (file && key === undefined) void send(id);
    }
    tell();
    return missing.flatMap(({ id, of }) => (of === undefined && refusals.has(id) ? [id] : []));
  }
  function recover(draft: string): Promise<readonly string[]> {
    const finding = recovered.get(draft) ?? find(draft);
    recovered.set(draft, finding);
    return finding;
  }

  lifetimes.ofPerson({
    drop() {
      for (const map of [files, refusals, recovered]) map.clear();
      tell();
    },
  });
  session.subscribe(() => {
    if (session.getState().status !== 'authenticated') return;
    // Resumes uploads that failed because the session had ended.
    for (const { id, failure } of uploads.list()) if (failure?.status === 401) void send(id);
  });
  records.subscribe(tell);
  uploads.subscribe(tell);

  return {
    list,
    subscribe: (listener) => changed.on(listener),
    add(draft, file, about, of) {
      const id = newClientId();
      const all = recordsOf(draft);
      const own = all.filter((one) => one.of === undefined);
      const others = all.filter((one) => one.of !== undefined);
      become(draft, of === undefined ? [...own, { id, about }, ...others] : [...all, { id, about, of }]);
      hold(draft, id, file);
      return id;
    },
    replace(draft, id, file, about) {
      const ids = withThoseOf(draft, id);
      drop(draft, ids);
      become(
        draft,
        recordsOf(draft).flatMap((one) =>
          one.id === id ? [{ id, about }] : ids.includes(one.id) ? [] : [one],
        ),
      );
      hold(draft, id, file);
    },
    describe: (draft, id, about) => put(draft, id, { about }),
    moveTo(draft, id, place) {
      const all = recordsOf(draft);
      const moved = all.find((one) => one.id === id);
      if (!moved) return;
      const others = all.filter((one) => one !== moved);
      const last = others.filter(({ of }) => of === undefined).length;
      become(draft, others.toSpliced(Math.min(Math.max(place, 0), last), 0, moved));
    },
    remove,
    forget(draft) {
      drop(
        draft,
        recordsOf(draft).map(({ id }) => id),
      );
      recovered.delete(draft);
      become(draft, []);
      // Another tab may have added files, so all stored files of the draft are removed.
      inDatabase(draft, removeKeptFiles);
    },
    retry,
    recover,
    uploaded(draft) {
      retry(draft);
      if (list(draft).every(isSettled)) return list(draft);
      void recover(draft);
      return new Promise((resolve) => {
        const stop = changed.on(() => {
          if (!list(draft).every(isSettled)) return;
          stop();
          resolve(list(draft));
        });
      });
    },
    refuse(draft, failure) {
      const isForgotten = failure.code === LOST.code;
      for (const { id } of isForgotten ? recordsOf(draft).filter(({ id }) => files.has(id)) : []) {
        put(draft, id, { key: undefined });
        void send(id);
      }
      const meant = list(draft).find(({ key }) => key !== undefined && key === failure.about);
      if (!meant) return false;
      if (meant.of !== undefined) {
        remove(draft, meant.id);
        return true;
      }
      uploads.remove(meant.id);
      refusals.set(meant.id, failure);
      put(draft, meant.id, { key: undefined });
      inDatabase(draft, (owner) => removeKeptFiles(owner, [meant.id]));
      return false;
    },
    takeIn(draft, attachments) {
      if (recordsOf(draft).length === 0) become(draft, attachments);
    },
  };
}

const isSettled = ({ status }: Attachment<unknown>) => status === 'done' || status === 'failed';
