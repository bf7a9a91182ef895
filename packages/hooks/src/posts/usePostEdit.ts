import { ApiError, type Post, postErrors, postLinksCalls, postsCalls } from '@vitrine/api';
import { useState } from 'react';
import { defineDrafts } from '../drafts/drafts.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { newerOf } from '../optimistic/relation.ts';
import { useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { viewerOf } from '../session/session.ts';
import { useViewerId } from '../session/useViewerId.ts';
import { postChanges } from './post-changes.ts';
import { isAddressTyped, linksToSend, type PostText, postTextFrom } from './post-text.ts';
import { postThing } from './post-thing.ts';

/**
 * The outcome of saving an edit. `typedSince`: saved, without edits made meanwhile. `invalid`: a link is
 * invalid. `changed`: the post was edited elsewhere. `gone`: it was deleted.
 */
export type PostEditOutcome = 'saved' | 'typedSince' | 'invalid' | 'changed' | 'gone' | 'failed';

/** An edit of a post. */
export interface PostEdit {
  /** Survives closing and a reload; undefined until the post is loaded. */
  text: PostText | undefined;
  setText(text: PostText): void;
  /** The server's text; undefined until loaded. */
  held: PostText | undefined;
  status: 'loading' | 'error' | 'ready' | 'saving' | 'signedOut';
  outcome: PostEditOutcome | undefined;
  reload(): void;
  /**
   * Saves the edit, without links that lack a label or an address. If the post was changed elsewhere,
   * resolves to `changed`, and a second save overwrites that change.
   */
  save(): Promise<PostEditOutcome>;
  discard(): void;
}

/** `version`: of the post that the edit is based on; none after a conflict was reported. */
interface EditDraft extends PostText {
  version?: number | undefined;
}

const editDrafts = defineDrafts<EditDraft>({
  kind: 'postEdit',
  draftFrom(kept) {
    const text = postTextFrom(kept);
    const { version } = (kept ?? {}) as Partial<EditDraft>;
    return text && { ...text, version: typeof version === 'number' ? version : undefined };
  },
});

/** Edits the text and links of a post of the viewer. */
export function usePostEdit(postId: string): PostEdit {
  const services = useServices();
  const viewer = useViewerId();
  const drafts = editDrafts(services);
  const [draft, setDraft] = useDraft(drafts, postId);
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<PostEditOutcome>();
  const [saved, setSaved] = useState<PostText>();
  const { value, error, reload, refresh } = useResource(
    viewer === undefined ? undefined : ['postEdit', viewer, postId],
    async (api) => {
      const params = { postId };
      const [post, { links }] = await Promise.all([
        api(postsCalls).get({ params }),
        api(postLinksCalls).list({ params }),
      ]);
      return { post, links: links.map(({ url, label }) => ({ url, label })) };
    },
    { personal: true },
  );
  // A version fetched before an edit was saved is outdated; the saved text is shown instead.
  const edited = postChanges(services).getState().replaced.get(postId);
  const isPast = value?.post.version !== undefined && newerOf(postThing, value.post, edited) !== value.post;
  const held = isPast ? saved : value && { content: value.post.content, links: value.links };
  const text = draft ? { content: draft.content, links: draft.links } : held;

  /** If the viewer has changed, the new one must not get the result. */
  const hasLeft = () => viewerOf(services.session.getState()) !== viewer;

  async function send(version: number | undefined, { content, links }: PostText): Promise<PostEditOutcome> {
    const body = { userId: viewer, content: content.trim(), links: linksToSend(links), version };
    try {
      const { post } = await services.api(postsCalls).update({ params: { id: postId }, body });
      if (hasLeft()) return 'failed';
      const made = post ?? { ...(value?.post as Post), content: body.content };
      // Some servers do not number their versions.
      const version = post?.version ?? (value?.post.version ?? 0) + 1;
      postChanges(services).replace({ ...made, version });
      setSaved({ content, links });
      // An edit made during the save becomes a new edit of the saved version.
      const now = drafts.get(postId);
      const isTypedSince = now !== undefined && now !== draft;
      drafts.set(postId, isTypedSince ? { ...now, version: post?.version } : undefined);
      return isTypedSince ? 'typedSince' : 'saved';
    } catch (failure) {
      return outcomeOf(failure);
    }
  }

  return {
    text,
    setText: (next) => setDraft({ version: value?.post.version, ...draft, ...next }),
    held,
    status:
      viewer === undefined ? 'signedOut' : isSaving ? 'saving' : held ? 'ready' : error ? 'error' : 'loading',
    outcome,
    reload,
    async save() {
      if (!value || !text || isSaving) return 'failed';
      if (!text.links.every(({ url }) => isAddressTyped(url))) {
        setOutcome('invalid');
        return 'invalid';
      }
      setSaving(true);
      setOutcome(undefined);
      const became = await send(draft?.version ?? value.post.version, text);
      setSaving(false);
      setOutcome(became);
      if (became === 'changed' && !hasLeft()) {
        // Without a version, a second save overwrites the other change.
        drafts.set(postId, { ...text, ...drafts.get(postId), version: undefined });
        refresh();
      }
      if (became === 'typedSince') refresh();
      return became;
    },
    discard() {
      setDraft(undefined);
      setOutcome(undefined);
    },
  };
}

function outcomeOf(failure: unknown): PostEditOutcome {
  if (!(failure instanceof ApiError)) return 'failed';
  if (failure.code === 'post_changed' || failure.status === postErrors.post_changed.status) return 'changed';
  if (failure.code === 'post_link_invalid') return 'invalid';
  return failure.status === postErrors.post_not_found.status ? 'gone' : 'failed';
}
