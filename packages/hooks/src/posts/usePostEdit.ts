import { ApiError, type Post, postErrors, postLinksCalls, postsCalls } from '@vitrine/api';
import { useState } from 'react';
import { defineDrafts } from '../drafts/drafts.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { viewerOf } from '../session/session.ts';
import { useViewerId } from '../session/useViewerId.ts';
import { newerPost, postChanges } from './post-changes.ts';
import { isAddressTyped, linksToSend, type PostText, postTextFrom } from './post-text.ts';

/**
 * What became of saving an edit. `typedSince`: it was saved, and what was typed meanwhile is not. `invalid`: a link leads nowhere. `changed`: the
 * post was edited elsewhere meanwhile. `gone`: it was deleted.
 */
export type PostEditOutcome = 'saved' | 'typedSince' | 'invalid' | 'changed' | 'gone' | 'failed';

/** An edit of a post. */
export interface PostEdit {
  /** What is in the fields; undefined until the post has come as it is. Kept over closing and a reload. */
  text: PostText | undefined;
  setText(text: PostText): void;
  /** What the server holds; undefined until it has come. */
  held: PostText | undefined;
  /** `signedOut`: a guest has no post to edit. */
  status: 'loading' | 'error' | 'ready' | 'saving' | 'signedOut';
  /** What became of the last save. */
  outcome: PostEditOutcome | undefined;
  /** Asks for the post once more. */
  reload(): void;
  /** Saves it; links that lack a label or an address are dropped. Where the post was changed meanwhile, a second save writes over that. */
  save(): Promise<PostEditOutcome>;
  /** Goes back to what the server holds. */
  discard(): void;
}

/** What was typed, and the version of the post that it was typed upon; none once somebody was told that there is another. */
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

/** Edits what a post of the viewer says and links to. */
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
  // What was asked for before an edit of it was saved is nothing to begin upon.
  const edited = postChanges(services).getState().replaced.get(postId);
  const isPast = value?.post.version !== undefined && newerPost(value.post, edited) !== value.post;
  const held = isPast ? saved : value && { content: value.post.content, links: value.links };
  const text = draft ? { content: draft.content, links: draft.links } : held;

  /** Whether who began has left: what they typed is not for the next one. */
  const hasLeft = () => viewerOf(services.session.getState()) !== viewer;

  async function send(version: number | undefined, { content, links }: PostText): Promise<PostEditOutcome> {
    const body = { userId: viewer, content: content.trim(), links: linksToSend(links), version };
    try {
      const { post } = await services.api(postsCalls).update({ params: { id: postId }, body });
      if (hasLeft()) return 'failed';
      const made = post ?? { ...(value?.post as Post), content: body.content };
      // Servers that do not number their versions.
      const version = post?.version ?? (value?.post.version ?? 0) + 1;
      postChanges(services).replace({ ...made, version });
      setSaved({ content, links });
      // What was typed meanwhile is another edit, upon this one.
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
        // What was typed stays, beside what it would write over.
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
